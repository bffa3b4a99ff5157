"""A practice round without a window, a disk or a clock: fakes that record what they are told."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random

from app.presenters.practice import READING_MS, PracticePresenter
from app.presenters.state import PracticeState
from app.settings import Settings
from app.settings_file import LiveSettings
from puzzles.drills.attempt import Attempt, Figures, Moment
from puzzles.drills.base import (
    Answer,
    AnswerForm,
    Explanation,
    Grade,
    Level,
    Mistake,
    MistakeKind,
    Outcome,
    Question,
    TileFinding,
    TileSetAnswer,
    Verdict,
    VerdictAnswer,
)
from puzzles.drills.records import NO_EFFECTS, Effects
from puzzles.errors import QuestionError
from puzzles.rules.legality import Fault
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile

HAND = read_tiles("123m456p789s1122z")
WINS = frozenset({Tile.EAST, Tile.SOUTH})


class TilesDrill:
    """Asks for East and South; what is missing or too much is a mistake. Each question has another rating."""

    form = AnswerForm.TILE_SET

    def __init__(self, kind: str = "waits") -> None:
        self.kind = kind
        self.asked = 0
        self.breaks = ""
        self.breaks_left = 0

    def _work(self, name: str) -> None:
        if self.breaks == name and self.breaks_left:
            self.breaks_left -= 1
            raise QuestionError(f"{name} breaks")

    def ask(self, rules: Ruleset, level: Level, rng: Random) -> Question:
        self._work("ask")
        self.asked += 1
        position = Position(rules=rules, concealed=HAND)
        return Question(kind=self.kind, position=position, level=level, rating=600 + self.asked)

    def key(self, question: Question) -> Answer:
        return TileSetAnswer(WINS)

    def judge(self, question: Question, answer: Answer) -> Verdict:
        self._work("judge")
        assert isinstance(answer, TileSetAnswer)
        missed = [Mistake(MistakeKind.MISSED_WAIT, tile=tile) for tile in sorted(WINS - answer.tiles)]
        extra = [
            Mistake(MistakeKind.PHANTOM_SHAPE if tile is Tile.P5 else MistakeKind.PHANTOM_NOTHING, tile=tile)
            for tile in sorted(answer.tiles - WINS)
        ]
        grade = Grade.RIGHT if not missed and not extra else Grade.PARTLY if answer.tiles & WINS else Grade.WRONG
        return Verdict(grade, (*missed, *extra), len(answer.tiles & WINS), len(WINS), len(extra))

    def findings(self, question: Question) -> tuple[TileFinding, ...]:
        return tuple(
            TileFinding(tile, Outcome.WINS if tile in WINS else Outcome.NOTHING, unseen=2) for tile in sorted(Tile)
        )

    def explain(self, question: Question, subject: Tile | None = None) -> Explanation:
        self._work("explain")
        return Explanation(subject, Outcome.NOTHING, question.position, None, ())

    def answer_to_json(self, answer: Answer) -> dict[str, object]:
        raise NotImplementedError

    def answer_from_json(self, data: dict[str, object]) -> Answer:
        raise NotImplementedError


class PlainSession:
    """A session that asks the chosen drill, and counts."""

    def __init__(self, drills: dict[str, TilesDrill]) -> None:
        self._drills = drills
        self._rng = Random(1)
        self.rules = Ruleset.of("daozi")
        self.kind = next(iter(drills))
        self.level = Level.EASY
        self.trail: tuple[Grade, ...] = ()
        self.streak = 0
        self.answered_count = 0
        self.right_count = 0

    def choose(self, *, rules: Ruleset | None = None, kind: str | None = None) -> None:
        self.rules, self.kind = rules or self.rules, kind or self.kind

    def choose_level(self, level: Level | None) -> None:
        self.level = level or Level.EASY

    def next_question(self) -> Question:
        return self._drills[self.kind].ask(self.rules, self.level, self._rng)

    def answered(self, question: Question, verdict: Verdict) -> None:
        right = verdict.grade is Grade.RIGHT
        self.trail = (*self.trail, verdict.grade)[-10:]
        self.streak = self.streak + 1 if right else 0
        self.answered_count += 1
        self.right_count += right


class VerdictDrill(TilesDrill):
    """Asks whether the hand may win; it lacks a sequence."""

    form = AnswerForm.VERDICT

    def key(self, question: Question) -> Answer:
        return VerdictAnswer(False, frozenset({Fault.NO_SEQUENCE}))

    def judge(self, question: Question, answer: Answer) -> Verdict:
        right = answer == self.key(question)
        return Verdict(Grade.RIGHT if right else Grade.WRONG, (), int(right), 1, 0)


@dataclass(frozen=True)
class Report:
    """What a store says of an answer."""

    saved: bool
    unsaved: int


@dataclass
class Recorded:
    """An answer that a store was given, and whom to tell."""

    attempt: Attempt
    done: Callable[[object], None]
    effects: Effects = NO_EFFECTS


class ManualStore:
    """A store that answers when the test says so."""

    def __init__(self) -> None:
        self.records: list[Recorded] = []
        self.figures_wanted: list[tuple[int, Callable[[object], None]]] = []

    def record(self, attempt: Attempt, done: Callable[[object], None], effects: Effects = NO_EFFECTS) -> None:
        self.records.append(Recorded(attempt, done, effects))

    def figures(self, now_day: int, done: Callable[[object], None]) -> None:
        self.figures_wanted.append((now_day, done))

    def answer(self, result: object, index: int = -1) -> None:
        self.records[index].done(result)

    def commit(self, index: int = -1) -> None:
        self.answer(Report(saved=True, unsaved=0), index)

    def fail(self, unsaved: int = 1, index: int = -1) -> None:
        self.answer(Report(saved=False, unsaved=unsaved), index)

    def give_figures(self, answered: int, right: int, median_ms: int | None, index: int = -1) -> None:
        figures = Figures(
            answered=answered,
            right=right,
            median_ms=median_ms,
            days=1,
            streak_days=1,
            today_answered=answered,
            today_right=right,
            today_median_ms=median_ms,
            by_kind=(),
            by_profile=(),
            recent=(),
        )
        self.figures_wanted[index][1](figures)


class QuickStore(ManualStore):
    """A store that commits at once."""

    def record(self, attempt: Attempt, done: Callable[[object], None], effects: Effects = NO_EFFECTS) -> None:
        super().record(attempt, done, effects)
        self.commit()


class RecordingView:
    """A screen that remembers every state it was shown."""

    def __init__(self) -> None:
        self.states: list[PracticeState] = []

    @property
    def state(self) -> PracticeState:
        return self.states[-1]

    def show_state(self, state: PracticeState) -> None:
        self.states.append(state)


@dataclass
class Time:
    """Time that passes when the test says so, and the calls that wait for it."""

    seconds: float = 0.0
    day: int = 20_000
    calls: list[tuple[float, Callable[[], None]]] = field(default_factory=list)

    def later(self, milliseconds: int, call: Callable[[], None]) -> None:
        self.calls.append((self.seconds + milliseconds / 1000, call))

    def make_due_calls(self) -> None:
        while due := [entry for entry in self.calls if entry[0] <= self.seconds]:
            first = min(due, key=lambda entry: entry[0])
            self.calls.remove(first)
            first[1]()

    def moment(self, rollover_hour: int) -> Moment:
        return Moment(datetime(2026, 11, 30, 8, tzinfo=UTC), 480, self.day)


class Worker:
    """Work in the background, which is done when the test says so."""

    def __init__(self) -> None:
        self.pieces: list[tuple[Callable[[], object], Callable[..., None], Callable[[Exception], None] | None]] = []

    def start(
        self,
        function: Callable[[], object],
        done: Callable[..., None],
        failed: Callable[[Exception], None] | None = None,
    ) -> object:
        self.pieces.append((function, done, failed))
        return None

    def work(self) -> None:
        while self.pieces:
            function, done, failed = self.pieces.pop(0)
            try:
                result = function()
            except Exception as error:
                if failed is None:
                    raise
                failed(error)
            else:
                done(result)


@dataclass
class Practice:
    """A round of practice and all that lies around it."""

    presenter: PracticePresenter
    view: RecordingView
    settings: LiveSettings
    drills: dict[str, TilesDrill]
    session: PlainSession
    store: ManualStore
    time: Time
    worker: Worker

    @property
    def state(self) -> PracticeState:
        return self.view.state

    def wait(self, seconds: float) -> None:
        """Let time pass, and make the calls that fall due."""
        self.time.seconds += seconds
        self.time.make_due_calls()

    def read(self) -> None:
        """Read the feedback for a while: the next question is made."""
        self.wait(READING_MS / 1000)
        self.worker.work()

    def idle(self) -> None:
        """Make the calls that were put off only until what happened was shown."""
        self.time.make_due_calls()

    def pick(self, *tiles: Tile) -> None:
        for tile in tiles:
            self.presenter.toggle_tile(tile)

    def answer_right(self) -> None:
        self.pick(*sorted(WINS))
        self.presenter.check_or_next()


def practice(
    settings: Settings | None = None,
    drills: dict[str, TilesDrill] | None = None,
    store: ManualStore | None = None,
    *,
    start: bool = True,
) -> Practice:
    """Make a round of practice over fakes, its first question on the screen."""
    settings = settings or Settings(first_run_seen=True)
    drills = drills or {"waits": TilesDrill("waits"), "legal": VerdictDrill("legal")}
    live = LiveSettings(settings, lambda new: None, lambda problem: None)
    session = PlainSession(drills)
    view = RecordingView()
    time, worker = Time(), Worker()
    presenter = PracticePresenter(session, drills, live, time.moment, lambda: time.seconds, time.later, worker)
    made = Practice(presenter, view, live, drills, session, store or ManualStore(), time, worker)
    if start:
        presenter.start(view)
        presenter.use_store(made.store)
    return made
