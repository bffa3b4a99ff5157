"""能不能胡: whether a hand is legal, and if not, what is wrong with it."""

from random import Random
from typing import Final

from puzzles.drills.answers import verdict_from_json, verdict_to_json
from puzzles.drills.base import (
    Answer,
    AnswerForm,
    Explanation,
    Grade,
    Level,
    Mistake,
    MistakeKind,
    Question,
    TileFinding,
    Verdict,
    VerdictAnswer,
)
from puzzles.drills.choosing import choose_question
from puzzles.drills.difficulty import suit_features
from puzzles.drills.legal_hands import plan_hand
from puzzles.drills.solving import explain_hand, legality_at, natural_counts, natural_whole, table_themes
from puzzles.errors import QuestionError
from puzzles.rules.legality import Fault, conditions
from puzzles.rules.position import Position
from puzzles.rules.readings import Form, Reading, all_readings
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import NUMBER_SUITS, Tile

KIND: Final = "legal"
_LEGAL_SHARE: Final = 0.5
# How hard a fault is to see, in tens of rating points.
_SEEN_LATE: Final = {
    Fault.INCOMPLETE: 9,
    Fault.NO_TRIPLET: 14,
    Fault.NO_SEQUENCE: 8,
    Fault.MISSING_SUIT: 8,
    Fault.NO_YAOJIU: 12,
    Fault.WILD_PAIR: 22,
    Fault.ONE_TILE_LEFT: 8,
    Fault.NOT_OPENED: 8,
}


class LegalDrill:
    """Asks whether a complete hand may win."""

    kind = KIND
    form = AnswerForm.VERDICT
    luck = 0.3
    par_ms = 15_000

    def ask(self, rules: Ruleset, level: Level, rng: Random) -> Question:
        """Make a question of this level; a faulty hand has no reading that is wrong in another way."""
        is_legal = rng.random() < _LEGAL_SHARE
        return choose_question(
            KIND,
            level,
            lambda: plan_hand(rules, level, rng, is_legal=is_legal),
            features_of,
            themes_of,
            lambda position: legality_at(position).legal is is_legal,
        )

    def key(self, question: Question) -> VerdictAnswer:
        """Give whether the hand is legal, and its faults."""
        legality = legality_at(question.position)
        return VerdictAnswer(legality.legal, frozenset(legality.faults))

    def judge(self, question: Question, answer: Answer) -> Verdict:
        """Judge yes or no first, then the faults: "no" with other faults is partly right."""
        if not isinstance(answer, VerdictAnswer):
            raise QuestionError(f"an answer to {KIND!r} is legal or not, not {answer!r}", code="answer_form")
        legality = legality_at(question.position)
        key = self.key(question)
        given = frozenset() if answer.legal else answer.faults
        invented = [Mistake(MistakeKind.FAULT_INVENTED, fault=fault) for fault in Fault if fault in given - key.faults]
        if key.legal:
            wrong = [] if answer.legal else [Mistake(MistakeKind.CALLED_ILLEGAL), *invented]
            return Verdict(_grade(right=answer.legal), tuple(wrong), int(answer.legal), 1, len(given))
        if answer.legal:
            called = Mistake(MistakeKind.CALLED_LEGAL, faults=legality.faults, missing_suits=legality.missing_suits)
            return Verdict(Grade.WRONG, (called,), 0, len(key.faults), 0)
        missed = [
            Mistake(MistakeKind.FAULT_MISSED, fault=fault, missing_suits=legality.missing_suits)
            for fault in legality.faults
            if fault not in given
        ]
        mistakes = (*missed, *invented)
        grade = Grade.PARTLY if mistakes else Grade.RIGHT
        return Verdict(grade, mistakes, len(key.faults) - len(missed), len(key.faults), len(invented))

    def findings(self, question: Question) -> tuple[TileFinding, ...]:
        """Give none: the question isn't about added tiles."""
        return ()

    def explain(self, question: Question, subject: Tile | None = None) -> Explanation:
        """Explain the hand as it stands, whatever tile is asked about."""
        return explain_hand(question.position)

    def answer_to_json(self, answer: Answer) -> dict[str, object]:
        """Write an answer for storage."""
        return verdict_to_json(answer)

    def answer_from_json(self, data: dict[str, object]) -> VerdictAnswer:
        """Read a stored answer."""
        return verdict_from_json(data)


def _grade(*, right: bool) -> Grade:
    return Grade.RIGHT if right else Grade.WRONG


def features_of(position: Position) -> dict[str, int]:
    """Count what makes a question of legality hard."""
    legality = legality_at(position)
    reading = legality.reading
    weight = sum(_SEEN_LATE[fault] for fault in legality.faults)
    wild = 0 if position.hun is None else position.counts[position.hun]
    return {
        "concealed_sets": len(position.concealed) // 3,
        "wild_in_shape": wild,
        **suit_features(natural_counts(position), natural_whole(position)),
        "special_form": int(reading is not None and reading.form is not Form.STANDARD),
        "fault_weight": weight,
        "excused": int(reading is not None and any(held.excused for held in conditions(position, reading))),
        "narrow": _narrow(position) if legality.legal else 0,
        "more_readings": 0 if wild or reading is None else len(all_readings(position)) - 1,
        "borrowed": 0 if reading is None else _borrowed(position, reading, legality.faults),
    }


def themes_of(position: Position) -> tuple[str, ...]:
    """Name what a question of legality teaches."""
    legality = legality_at(position)
    reading = legality.reading
    held = () if reading is None else conditions(position, reading)
    excused = {condition.fault for condition in held if condition.excused}
    form = None if reading is None else reading.form
    themes = {
        "legal": legality.legal,
        "illegal": not legality.legal,
        **{f"trap_{fault.id}": fault in legality.faults for fault in Fault},
        "dragon_pair": Fault.NO_TRIPLET in excused and form is Form.STANDARD,
        "excused": bool(excused & {Fault.MISSING_SUIT, Fault.NO_YAOJIU}),
        "seven_pairs": form is Form.SEVEN_PAIRS,
        "thirteen_yao": form is Form.THIRTEEN_YAO,
        **table_themes(position),
    }
    return tuple(theme for theme, is_so in themes.items() if is_so)


def _narrow(position: Position) -> int:
    """Count the conditions that a single natural tile meets."""
    natural = natural_whole(position)
    rules = position.rules
    narrow = 0
    if rules.yaojiu == "one":
        narrow += sum(tile.is_yaojiu for tile in natural) == 1
    if rules.suits:
        narrow += any(sum(tile.suit is suit for tile in natural) == 1 for suit in NUMBER_SUITS)
    return narrow


def _borrowed(position: Position, reading: Reading, faults: tuple[Fault, ...]) -> int:
    """Count the faults that a wild tile seems to mend by what it stands for."""
    groups = reading.sets if reading.pair is None else (*reading.sets, reading.pair)
    faces = [face for group in groups for face, wild in zip(group.faces, group.wild, strict=True) if wild]
    natural = {tile.suit for tile in natural_whole(position)}
    seems = {
        Fault.NO_YAOJIU: any(face.is_yaojiu for face in faces),
        Fault.MISSING_SUIT: any(face.suit not in natural for face in faces if not face.is_honour),
    }
    return sum(seems.get(fault, False) for fault in faults)
