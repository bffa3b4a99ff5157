"""算番: what a hand that won earns, in fan or in points: the items with their counts, and the total."""

from collections.abc import Mapping
from dataclasses import replace
from math import prod
from random import Random
from typing import Final

from puzzles.drills.answers import ledger_from_json, ledger_to_json
from puzzles.drills.base import (
    Answer,
    AnswerForm,
    Explanation,
    Grade,
    LedgerAnswer,
    Level,
    Mistake,
    MistakeKind,
    Question,
    TileFinding,
    Verdict,
)
from puzzles.drills.choosing import choose_question
from puzzles.drills.difficulty import suit_features
from puzzles.drills.fan_hands import plan_hand
from puzzles.drills.solving import explain_hand, natural_counts, natural_whole, score_at, table_themes
from puzzles.drills.uncounted import tempting, why_not
from puzzles.errors import QuestionError
from puzzles.rules.fan import Item, LedgerLine, Score
from puzzles.rules.payment import points_payments
from puzzles.rules.position import Position, Seat, WinBy
from puzzles.rules.readings import Form
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile

KIND: Final = "fan"
_MANY_FAN: Final = 6
# Items that are easy to overlook.
_HIDDEN: Final = (Item.FOUR_OF_A_KIND, Item.WALL_TOP, Item.THREE_TRIPLETS, Item.ALL_TRIPLETS, Item.ROBBED_KONG)


class FanDrill:
    """Asks for the fan of a hand that won, or for its points."""

    kind = KIND
    form = AnswerForm.LEDGER
    luck = 0.1
    par_ms = 45_000

    def ask(self, rules: Ruleset, level: Level, rng: Random) -> Question:
        """Make a question of this level."""
        return choose_question(KIND, level, lambda: plan_hand(rules, level, rng), features_of, themes_of)

    def key(self, question: Question) -> LedgerAnswer:
        """Give the items that count, factors ticked once, and the total fan or points."""
        score = _score(question.position)
        counts = tuple((line.item, _count_of(line, question.position)) for line in score.ledger)
        return LedgerAnswer(counts, _total_of(score))

    def judge(self, question: Question, answer: Answer) -> Verdict:
        """Judge the items and the total; the total alone, if right, is right."""
        if not isinstance(answer, LedgerAnswer):
            raise QuestionError(f"an answer to {KIND!r} is items and a total, not {answer!r}", code="answer_form")
        position, key = question.position, self.key(question)
        given, due = dict(answer.counts), dict(key.counts)
        is_right = answer.total == key.total
        if not given:
            return _judge_total(answer.total, key)
        wrong = _item_mistakes(position, given, due)
        sum_of_ticks = total_of(position, given)
        if answer.total != sum_of_ticks:
            wrong.append(
                Mistake(MistakeKind.TOTAL_WRONG, given=answer.total, due=sum_of_ticks, reasons=("total_items",))
            )
        grade = Grade.RIGHT if is_right and given == due else Grade.PARTLY if is_right or given == due else Grade.WRONG
        return Verdict(
            grade,
            tuple(wrong),
            found=sum(given.get(item) == count for item, count in due.items()),
            wanted=len(due),
            extra=len(given.keys() - due.keys()),
            follows=not is_right and answer.total == sum_of_ticks,
        )

    def findings(self, question: Question) -> tuple[TileFinding, ...]:
        """Give none: the question isn't about added tiles."""
        return ()

    def explain(self, question: Question, subject: Tile | None = None) -> Explanation:
        """Explain the hand: its reading, the ledger, what doesn't count, and the payments."""
        position = question.position
        score = _score(position)
        return replace(
            explain_hand(position),
            reading=score.reading,
            ledger=score.ledger,
            uncounted=tempting(position, score.reading, tuple(line.item for line in score.ledger)),
            fan=score.fan,
            points=score.points,
            payments=score.payments,
        )

    def answer_to_json(self, answer: Answer) -> dict[str, object]:
        """Write an answer for storage."""
        return ledger_to_json(answer)

    def answer_from_json(self, data: dict[str, object]) -> LedgerAnswer:
        """Read a stored answer."""
        return ledger_from_json(data)


def _score(position: Position) -> Score:
    score = score_at(position)
    if score is None:
        raise QuestionError(f"a question of {KIND!r} needs a legal hand that won, not {position!r}", code="not_won")
    return score


def _total_of(score: Score) -> int:
    total = score.fan if score.fan is not None else score.points
    assert total is not None
    return total


def _count_of(line: LedgerLine, position: Position) -> int:
    """Give the count as an answer has it: in points a factor is ticked once."""
    return line.count if position.rules.has_hun or line.item.factor is None else 1


def total_of(position: Position, counts: Mapping[Item, int]) -> int:
    """Give the total that these items come to, right or not: the sum of fan, or the points that would be paid."""
    if position.rules.has_hun:
        return sum(counts.values())
    if position.win is None:
        return 0
    multiplier = prod(item.factor for item in counts if item.factor is not None)
    payments = points_payments(position.rules, position.win, multiplier, counts.get(Item.SET_POINTS, 0))
    return sum(payment.amount for payment in payments)


def _judge_total(total: int, key: LedgerAnswer) -> Verdict:
    if total == key.total:
        return Verdict(Grade.RIGHT, (), found=len(key.counts), wanted=len(key.counts), extra=0)
    wrong = Mistake(MistakeKind.TOTAL_WRONG, given=total, due=key.total, reasons=("total",))
    return Verdict(Grade.WRONG, (wrong,), found=0, wanted=len(key.counts), extra=0)


def _item_mistakes(position: Position, given: Mapping[Item, int], due: Mapping[Item, int]) -> list[Mistake]:
    """Compare the items: missed ones first, then those that don't count, then wrong counts; each in the fixed order."""
    score = _score(position)
    lines = {line.item: line for line in score.ledger}
    missed, invented, miscounted = [], [], []
    for item in Item:
        said, is_due = given.get(item, 0), due.get(item, 0)
        if said == is_due:
            continue
        if not said:
            missed.append(
                Mistake(MistakeKind.ITEM_MISSED, item=item, given=0, due=lines[item].count, tiles=lines[item].tiles)
            )
        elif not is_due:
            why = why_not(item, position, score.reading)
            invented.append(
                Mistake(MistakeKind.ITEM_INVENTED, item=item, given=said, due=0, tiles=why.tiles, reasons=(why.reason,))
            )
        else:
            kind = MistakeKind.ITEM_SHORT if said < is_due else MistakeKind.ITEM_OVER
            miscounted.append(Mistake(kind, item=item, given=said, due=is_due, tiles=lines[item].tiles))
    return [*missed, *invented, *miscounted]


def features_of(position: Position) -> dict[str, int]:
    """Count what makes a question of fan hard."""
    score = _score(position)
    counted = tuple(line.item for line in score.ledger)
    uncounted = tempting(position, score.reading, counted)
    hidden = sum(item in _HIDDEN for item in counted)
    hidden += sum(line.count > 1 for line in score.ledger if line.item is Item.QIANG)
    factors = [line.item for line in score.ledger if not position.rules.has_hun and line.item is not Item.SET_POINTS]
    return {
        "wild": 0 if position.hun is None else position.counts[position.hun],
        "special_form": int(score.reading.form is not Form.STANDARD),
        "items": len(counted),
        "hidden_items": hidden,
        "near_misses": len(uncounted),
        "kongs": sum(meld.kind.is_kong for meld in position.melds),
        "factors": len(factors),
        "set_points": sum(line.count for line in score.ledger if line.item is Item.SET_POINTS),
        "three_payers": int(not position.rules.has_hun and position.win is not None and position.win.by.is_drawn),
        **(suit_features(natural_counts(position), natural_whole(position)) if not position.rules.has_hun else {}),
    }


def themes_of(position: Position) -> tuple[str, ...]:
    """Name what a question of fan teaches."""
    score = _score(position)
    win = position.win
    assert win is not None
    items = {line.item for line in score.ledger}
    themes = {
        "self_draw": win.by is WinBy.SELF_DRAW,
        "kong_draw": win.by is WinBy.KONG_DRAW,
        "robbed_kong": win.by is WinBy.ROBBED_KONG,
        "dealer": position.dealer is Seat.SELF,
        "qiang": Item.QIANG in items,
        "four_of_a_kind": Item.FOUR_OF_A_KIND in items,
        "wall_top": Item.WALL_TOP in items,
        "three_triplets": Item.THREE_TRIPLETS in items,
        "dragon_triplet": Item.DRAGON_TRIPLET in items,
        "two_eight_pair": Item.TWO_EIGHT_PAIR in items,
        "big_hand": score.fan is not None and score.fan >= _MANY_FAN,
        "multipliers": bool(items & {Item.PURE_SUIT, Item.MIXED_SUIT}),
        "seven_pairs": score.reading.is_made_of_pairs,
        "thirteen_yao": score.reading.form is Form.THIRTEEN_YAO,
        **table_themes(position),
    }
    return tuple(theme for theme, is_so in themes.items() if is_so) or ("plain",)
