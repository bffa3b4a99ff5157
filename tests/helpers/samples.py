"""Practice states by hand: the positions of the design, answered as a learner might."""

from dataclasses import replace

from app.presenters.feedback import work_out
from app.presenters.sheet import AnswerSheet
from app.presenters.state import Draft, LastQuestion, Phase, PracticeState, SaveState, Today
from puzzles.drills.base import Answer, Grade, LedgerAnswer, Level, Question, TileSetAnswer, VerdictAnswer
from puzzles.drills.registry import DRILLS
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import position_from_json
from puzzles.rules.tiles import Tile

R, P, W = Grade.RIGHT, Grade.PARTLY, Grade.WRONG


def question(kind: str, level: Level = Level.MEDIUM, **position: object) -> Question:
    """Give a question about a position written as section 14 of the rules has it."""
    return Question(kind, position_from_json({"rules": "daozi", **position}), level, 1350)


WAITS = question(
    "waits",
    concealed="2377m5p78s",
    melds=[{"kind": "pung", "tiles": "444s"}, {"kind": "chow", "tiles": "456m"}],
    indicator="6m",
)
FIRST = question("waits", Level.EASY, concealed="111m234567p6799s")
LAST = question("waits", concealed="123456m45p99s111z", indicator="3z")
LEGAL = question(
    "legal",
    concealed="23477m555p",
    melds=[{"kind": "pung", "tiles": "444p"}, {"kind": "concealed_kong", "tiles": "8888p"}],
    indicator="6m",
    dealer="self",
    win={"tile": "5p", "by": "self_draw"},
)
FAN = question(
    "fan",
    concealed="239m88p345555s",
    melds=[{"kind": "pung", "tiles": "666z"}],
    indicator="8m",
    qiang="7p",
    dealer="across",
    win={"tile": "3s", "by": "discard", "from": "across"},
)


def state(asked: Question = WAITS, **changes: object) -> PracticeState:
    """Give the state in which a question waits for its answer."""
    form = DRILLS[asked.kind].form
    sheet = AnswerSheet(form, asked.position.rules)
    plain = PracticeState(
        profile=asked.position.rules.profile.value,
        kind=asked.kind,
        adaptive=True,
        level=asked.level,
        phase=Phase.ASKING,
        form=form,
        question=asked,
        draft=Draft(),
        feedback=None,
        hint=None,
        hint_facts="",
        trail=(R, R, W, R, R, W, R, R, R, R),
        streak=4,
        today=Today(12, 10, 19_000, 20),
        last=None,
        save=SaveState.SAVED,
        unsaved=0,
        show_needs=True,
        first_run=False,
        show_timer=True,
        round_answered=12,
        round_right=10,
        kinds=tuple(DRILLS),
        offered_faults=sheet.faults,
        offered_items=sheet.items,
    )
    return replace(plain, **changes)


def with_last(plain: PracticeState, asked: Question, took_ms: int = 14_000) -> PracticeState:
    """Put a question that was answered right before this one."""
    drill = DRILLS[asked.kind]
    return replace(plain, last=LastQuestion(asked, drill.judge(asked, drill.key(asked)), took_ms))


def answered(asked: Question, answer: Answer, took_ms: int = 23_000, **changes: object) -> PracticeState:
    """Give the state in which this answer was given and its feedback is shown."""
    feedback = work_out(DRILLS[asked.kind], asked, answer, took_ms)
    plain = state(asked, **{"streak": 0, "round_answered": 13, **changes})
    return replace(
        plain,
        phase=Phase.ANSWERED,
        feedback=feedback,
        draft=draft_of(answer),
        trail=(*plain.trail[1:], feedback.verdict.grade),
    )


def draft_of(answer: Answer) -> Draft:
    """Give the draft that was checked as this answer."""
    match answer:
        case TileSetAnswer(tiles=tiles):
            return Draft(tiles=tiles, nothing=not tiles)
        case VerdictAnswer(legal=legal, faults=faults):
            return Draft(legal=legal, faults=faults)
        case LedgerAnswer(counts=counts, total=total):
            return Draft(counts=counts, total=str(total))


def tiles(text: str) -> frozenset[Tile]:
    """Give a set of kinds from text."""
    return frozenset(read_tiles(text))


def waits_asked() -> PracticeState:
    """Give the design's question with three tiles chosen."""
    return state(WAITS, draft=Draft(tiles=tiles("1m5p8s")))


def waits_answered() -> PracticeState:
    """Give the design's partly right answer."""
    return answered(WAITS, TileSetAnswer(tiles("1m5p8s")))


def with_a_dead_tile() -> PracticeState:
    """Give an answer to a hand of which one wait is dead, one makes only a shape, and others win."""
    asked = question(
        "waits",
        concealed="3m7799p555s11z",
        melds=[{"kind": "concealed_kong", "tiles": "5555m"}],
        indicator="8p",
    )
    return answered(asked, TileSetAnswer(tiles("45m")))


def first_run() -> PracticeState:
    """Give the very first question of a newcomer."""
    return state(
        FIRST,
        adaptive=False,
        level=Level.EASY,
        draft=Draft(tiles=tiles("5s")),
        trail=(),
        streak=0,
        today=Today(),
        first_run=True,
        first_session=True,
        round_answered=0,
        round_right=0,
    )


def legal_asked() -> PracticeState:
    """Give a hand that may not win, with one fault ticked."""
    return state(LEGAL, draft=Draft(legal=False, faults=frozenset({Fault.MISSING_SUIT})))


def legal_answered() -> PracticeState:
    """Give a half wrong answer to it."""
    return answered(LEGAL, VerdictAnswer(legal=False, faults=frozenset({Fault.MISSING_SUIT})))


def fan_asked() -> PracticeState:
    """Give the design's winning hand, with two items ticked."""
    counts = ((Item.DRAGON_TRIPLET, 1), (Item.QIANG, 1))
    return state(FAN, draft=Draft(counts=counts, total="3"))


def fan_answered() -> PracticeState:
    """Give the design's answer that is two fan short."""
    counts = ((Item.DRAGON_TRIPLET, 1), (Item.QIANG, 1), (Item.TWO_EIGHT_PAIR, 1))
    return answered(FAN, LedgerAnswer(counts, 3), took_ms=41_000, round_answered=8, round_right=6)
