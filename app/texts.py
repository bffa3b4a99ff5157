"""The game's words in the language that the window speaks now."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from puzzles import words
from puzzles.drills.base import (
    Answer,
    Explanation,
    Grade,
    Level,
    Mistake,
    Outcome,
    Question,
    TileFinding,
    Uncounted,
    Verdict,
)
from puzzles.rules.fan import Item, LedgerLine
from puzzles.rules.legality import Condition, Fault
from puzzles.rules.payment import Extra, Payment
from puzzles.rules.position import MeldKind, Position, Seat
from puzzles.rules.readings import Group, Reading
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tiles import Suit, Tile
from puzzles.words import Language


class Texts:
    """Says what the engine found; after a change of language the same calls give the other words."""

    @property
    def language(self) -> Language:
        """Give the language of the window: that of the default locale, which the translation sets."""
        return Language.ZH if QLocale().language() == QLocale.Language.Chinese else Language.EN

    # Names

    def tile(self, tile: Tile) -> str:
        """Name a tile."""
        return words.tile_name(tile, self.language)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """List tiles."""
        return words.tile_list(tiles, self.language)

    def set_of(self, tiles: Sequence[Tile]) -> str:
        """Name the tiles of a set in one word."""
        return words.set_name(tiles, self.language)

    def suit(self, suit: Suit) -> str:
        """Name a suit as a whole."""
        return words.long_suit_name(suit, self.language)

    def kind(self, kind: str) -> str:
        """Name a kind of question."""
        return words.kind_name(kind, self.language)

    def profile(self, profile: Profile, *, short: bool = True) -> str:
        """Name a rule profile."""
        return (words.short_profile_name if short else words.profile_name)(profile, self.language)

    def level(self, level: Level) -> str:
        """Name a level of difficulty."""
        return words.level_name(level, self.language)

    def seat(self, seat: Seat) -> str:
        """Name a player."""
        return words.seat_name(seat, self.language)

    def meld(self, kind: MeldKind) -> str:
        """Name a sort of declared set."""
        return words.meld_name(kind, self.language)

    def fault(self, fault: Fault, rules: Ruleset) -> str:
        """Name what is wrong with a hand."""
        return words.fault_name(fault, self.language, rules)

    def condition(self, fault: Fault) -> str:
        """Name the condition whose lack is this fault."""
        return words.condition_name(fault, self.language)

    def item(self, item: Item, rules: Ruleset) -> str:
        """Name a line of the ledger."""
        return words.item_name(item, self.language, rules)

    def extra_name(self, extra: Extra) -> str:
        """Name what raises a payer's exponent."""
        return words.extra_name(extra, self.language)

    def outcome(self, outcome: Outcome) -> str:
        """Name what a tile comes to."""
        return words.outcome_name(outcome, self.language)

    def grade(self, grade: Grade) -> str:
        """Name a grade."""
        return words.grade_name(grade, self.language)

    def rule(self, rule: str) -> str:
        """Say a rule in one sentence."""
        return words.rule_sentence(rule, self.language)

    def theme(self, theme: str) -> tuple[str, str]:
        """Name a theme of puzzles, and say in one sentence what it is."""
        return words.theme_name(theme, self.language), words.theme_sentence(theme, self.language)

    # The question

    def title(self, question: Question) -> str:
        """Give the question as one sentence."""
        return words.question_title(question, self.language)

    def help(self, question: Question) -> str:
        """Give the line under the question."""
        return words.question_help(question, self.language)

    def facts(self, position: Position) -> tuple[str, ...]:
        """Give what the plates on the table say."""
        return words.win_facts(position, self.language)

    def need(self, fault: Fault, rules: Ruleset) -> str:
        """Say what a win needs."""
        return words.need_sentence(fault, rules, self.language)

    # The answer

    def answer(self, question: Question, answer: Answer, dead: tuple[Tile, ...] = ()) -> str:
        """Say an answer in short."""
        return words.answer_summary(question, answer, self.language, dead)

    def verdict(self, question: Question, verdict: Verdict, given: Answer, key: Answer) -> tuple[str, str]:
        """Give the word of the banner and the line under it."""
        return (
            words.verdict_title(question, verdict, given, key, self.language),
            words.verdict_counts(question, verdict, given, key, self.language),
        )

    def follow_through(self, question: Question, verdict: Verdict, given: Answer, key: Answer) -> str:
        """Say that the sum was right where only the items were wrong; nothing elsewhere."""
        return words.follow_through(question, verdict, given, key, self.language)

    def mistake(self, mistake: Mistake, question: Question, explanation: Explanation) -> tuple[str, str]:
        """Say what went wrong, and why in one sentence."""
        return (
            words.mistake_title(mistake, question, self.language),
            words.mistake_sentence(mistake, question, explanation, self.language),
        )

    def shape_only(self, findings: tuple[TileFinding, ...]) -> tuple[str, ...]:
        """Say what the tiles that only complete a shape lack."""
        return words.shape_only_notes(findings, self.language)

    # The explanation

    def explanation(self, explanation: Explanation) -> tuple[str, str]:
        """Give the title of the worked solution and the note beside it."""
        return (
            words.explanation_title(explanation, self.language),
            words.explanation_note(explanation, self.language),
        )

    def group(self, group: Group) -> str:
        """Caption a group of a reading."""
        return words.group_caption(group, self.language)

    def evidence(self, condition: Condition, position: Position, reading: Reading | None) -> str:
        """Say what meets or fails a condition."""
        return words.condition_evidence(condition, position, reading, self.language)

    def reason(self, line: LedgerLine, position: Position, reading: Reading) -> str:
        """Say why an item counts."""
        return words.item_reason(line, position, reading, self.language)

    def uncounted(self, uncounted: Uncounted, position: Position, reading: Reading | None) -> str:
        """Say why an item earns nothing."""
        return words.uncounted_sentence(uncounted, position, reading, self.language)

    def payment(self, payment: Payment, explanation: Explanation) -> str:
        """Say how a payment comes about."""
        return words.payment_formula(payment, explanation, self.language)

    def total(self, total: int, rules: Ruleset) -> str:
        """Write a total with its unit."""
        return words.total_text(total, self.language, in_points=not rules.has_hun)
