"""听牌: which tiles complete this hand? The answer is a set of kinds, or none."""

from random import Random
from typing import Final

from puzzles.drills.answers import tile_set_from_json, tile_set_to_json
from puzzles.drills.base import (
    Answer,
    AnswerForm,
    Explanation,
    Grade,
    Level,
    Outcome,
    Question,
    TileFinding,
    TileSetAnswer,
    Verdict,
)
from puzzles.drills.choosing import choose_question
from puzzles.drills.difficulty import suit_features
from puzzles.drills.solving import (
    completed,
    explain_hand,
    legality_at,
    natural_counts,
    natural_whole,
    shapes_at,
    table_themes,
    tiles_missing,
    waits_at,
)
from puzzles.drills.waits_hands import plan_hand
from puzzles.drills.waits_mistakes import missed_waits, phantom_waits
from puzzles.errors import QuestionError
from puzzles.rules.legality import Condition, Fault
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import COPIES, TILES, Tile

KIND: Final = "waits"
_MANY: Final = 6
_SPOILT: Final = 2
_MOST_PAIRS: Final = 4
# How often no tile wins.
_NOTHING_SHARE: Final = {
    Level.FIRST: 0.0,
    Level.EASY: 0.08,
    Level.MEDIUM: 0.12,
    Level.HARD: 0.14,
    Level.EXPERT: 0.16,
}
# A hand that nearly any tile completes teaches little and is long to answer: one question in so many may be one.
_FEW: Final = 14
_ANY_NUMBER: Final = 0.03


class WaitsDrill:
    """Asks for the waits of a hand."""

    kind = KIND
    form = AnswerForm.TILE_SET
    luck = 0.0
    par_ms = 25_000

    def ask(self, rules: Ruleset, level: Level, rng: Random) -> Question:
        """Make a question of this level."""
        nothing = rng.random() < _NOTHING_SHARE[level]
        most = len(TILES) if rng.random() < _ANY_NUMBER else _FEW

        def is_wanted(position: Position) -> bool:
            number = len(waits_at(position).waits)
            return number == 0 if nothing else 0 < number <= most

        return choose_question(
            KIND, level, lambda: plan_hand(rules, level, rng, wins=not nothing), features_of, themes_of, is_wanted
        )

    def key(self, question: Question) -> TileSetAnswer:
        """Give the kinds that win."""
        return TileSetAnswer(frozenset(waits_at(question.position).tiles))

    def judge(self, question: Question, answer: Answer) -> Verdict:
        """Judge the chosen kinds: missed waits first, then shapes, tiles that do nothing, and dead ones."""
        if not isinstance(answer, TileSetAnswer):
            raise QuestionError(f"an answer to {KIND!r} is a set of kinds, not {answer!r}", code="answer_form")
        due = self.key(question).tiles
        found, missed, extra = answer.tiles & due, due - answer.tiles, answer.tiles - due
        return Verdict(
            _grade(len(found), len(missed), len(extra)),
            (*missed_waits(question.position, missed), *phantom_waits(question.position, extra)),
            found=len(found),
            wanted=len(due),
            extra=len(extra),
        )

    def findings(self, question: Question) -> tuple[TileFinding, ...]:
        """Say of each of the 34 kinds whether it wins, completes a shape only, does nothing, or is dead."""
        return tuple(_finding(question.position, tile) for tile in TILES)

    def explain(self, question: Question, subject: Tile | None = None) -> Explanation:
        """Explain what a kind would do; without one, the likeliest winning tile, or why there is none."""
        position = question.position
        tile = _telling_tile(position) if subject is None else subject
        if tile is None:
            return _nothing(position, None)
        whole = completed(position, tile)
        if whole is None:
            return _nothing(position, tile)
        return explain_hand(whole, tile, COPIES - position.in_sight[tile])

    def answer_to_json(self, answer: Answer) -> dict[str, object]:
        """Write an answer for storage."""
        return tile_set_to_json(answer)

    def answer_from_json(self, data: dict[str, object]) -> TileSetAnswer:
        """Read a stored answer."""
        return tile_set_from_json(data)


def features_of(position: Position) -> dict[str, int]:
    """Count what makes a question of waits hard."""
    found = waits_at(position)
    shapes = shapes_at(position)
    wild = position.counts[position.hun] if position.hun is not None else 0
    beyond_two = max(0, len(found.waits) - 2)
    shape_only = len(shapes) - len(found.waits) - len(found.dead)
    return {
        "concealed_sets": len(position.concealed) // 3,
        "wild": wild,
        **suit_features(natural_counts(position), natural_whole(position)),
        "waits_beyond_two": 0 if wild else beyond_two,
        "wild_waits": beyond_two if wild else 0,
        "shape_only": shape_only,
        "trap": int(shape_only > 0 and bool(found.waits)),
        "dead": len(found.dead),
        "nothing_wins": int(not found.waits),
        "special_form": int(_is_special(position)),
    }


def themes_of(position: Position) -> tuple[str, ...]:
    """Name what a question of waits teaches."""
    found = waits_at(position)
    refused = _faults_of_shapes(position)
    themes = {
        "nothing_wins": not found.waits,
        "any_tile": len(found.waits) + len(found.dead) >= len(TILES) - 1,
        "many_waits": _MANY <= len(found.waits) < len(TILES) - 1,
        "dead_wait": bool(found.dead),
        "seven_pairs": _goes_for_pairs(position),
        "thirteen_yao": _is_all_yaojiu(position),
        **table_themes(position),
        **{f"trap_{fault.id}": fault in refused for fault in Fault},
        "trap_incomplete": not found.waits and not shapes_at(position),
    }
    return tuple(theme for theme, is_so in themes.items() if is_so) or ("plain",)


def _is_special(position: Position) -> bool:
    """Tell whether the hand goes for seven pairs or thirteen yao."""
    return _goes_for_pairs(position) or _is_all_yaojiu(position)


def _is_all_yaojiu(position: Position) -> bool:
    return all(tile.is_yaojiu for tile in natural_whole(position))


def _goes_for_pairs(position: Position) -> bool:
    """Tell whether the hand holds most of seven pairs, and wild tiles for all but one of the rest."""
    if position.melds:
        return False
    natural = natural_counts(position)
    singles = sum(number % 2 for number in natural)
    wild = len(position.concealed) - sum(natural)
    return singles <= wild + 1 and sum(number // 2 for number in natural) >= _MOST_PAIRS


def _faults_of_shapes(position: Position) -> set[Fault]:
    """Give the faults that refuse some shape of this hand, by a few of its tiles."""
    found = waits_at(position)
    refused = sorted(shapes_at(position) - set(found.tiles) - set(found.dead))
    faults: set[Fault] = set()
    for tile in {*refused[:1], *refused[-1:]}:
        whole = completed(position, tile)
        if whole is not None:
            faults.update(legality_at(whole).faults)
    return faults


def _grade(found: int, missed: int, extra: int) -> Grade:
    if not missed and not extra:
        return Grade.RIGHT
    return Grade.PARTLY if found and extra <= _SPOILT * found else Grade.WRONG


def _finding(position: Position, tile: Tile) -> TileFinding:
    found = waits_at(position)
    unseen = COPIES - position.in_sight[tile]
    if tile in found.dead:
        return TileFinding(tile, Outcome.DEAD, unseen)
    if tile in found.tiles:
        return TileFinding(tile, Outcome.WINS, unseen)
    if tile not in shapes_at(position):
        return TileFinding(tile, Outcome.NOTHING, unseen)
    whole = completed(position, tile)
    if whole is None:
        return TileFinding(tile, Outcome.SHAPE_ONLY, unseen)
    legality = legality_at(whole)
    return TileFinding(tile, Outcome.SHAPE_ONLY, unseen, legality.faults, legality.missing_suits)


def _telling_tile(position: Position) -> Tile | None:
    """Give the tile that explains the answer best: the wait with most copies left, else a shape that isn't allowed."""
    found = waits_at(position).waits
    if found:
        return max(found, key=lambda wait: (wait.unseen, -wait.tile)).tile
    return min((tile for tile in shapes_at(position) if position.in_sight[tile] < COPIES), default=None)


def _nothing(position: Position, subject: Tile | None) -> Explanation:
    """Explain a kind with no copy left, or a hand that no tile completes."""
    unseen = None if subject is None else COPIES - position.in_sight[subject]
    if subject is not None and subject in waits_at(position).dead:
        return Explanation(subject, Outcome.DEAD, position, None, (), unseen=unseen)
    outcome = Outcome.SHAPE_ONLY if subject in shapes_at(position) else Outcome.NOTHING
    failed = Condition(Fault.INCOMPLETE, met=False, excused=False, evidence=())
    return Explanation(
        subject,
        outcome,
        position,
        None,
        (failed,) if outcome is Outcome.NOTHING else (),
        unseen=unseen,
        distance=tiles_missing(position) if outcome is Outcome.NOTHING else None,
    )
