"""The bar above the felt: rules, kind and difficulty as chips; the marks of the round at the right."""

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.presenters.state import PracticeState, SaveState
from app.texts import Texts
from app.ui import theme
from app.ui.answers.grading import GRADE_MARKS
from app.ui.icons import icons
from app.ui.widgets.cards import Trail
from app.ui.widgets.controls import MenuChip
from app.ui.widgets.scrolling import ThinScrollBar
from app.ui.widgets.text import Label
from puzzles.drills.base import Level
from puzzles.rules.ruleset import Profile

LANGUAGES = (("zh", "中文"), ("en", "English"))
"""Each language in its own words, so that it is found by those who read no other."""


class StreakMark(QWidget):
    """A flame and the number of right answers in a row, from two on; its place stays reserved."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._widest = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_streak(self, words: str, widest: str) -> None:
        """Show the words, or nothing for ""; ``widest`` is what the place has to hold."""
        self._words, self._widest = words, widest
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Reserve the place."""
        metrics = QFontMetrics(theme.font(theme.SUPPORT, bold=True))
        return QSize(22 + max(metrics.horizontalAdvance(self._words), metrics.horizontalAdvance(self._widest)), 24)

    def minimumSizeHint(self) -> QSize:
        """Never cut the number."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint flame and words."""
        if not self._words:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        icons().paint(painter, QRectF(0, 4, 16, 16), "flame", tokens.gold)
        painter.setFont(theme.font(theme.SUPPORT, bold=True))
        painter.setPen(tokens.text)
        painter.drawText(QRectF(21, 0, self.width(), 24), Qt.AlignmentFlag.AlignVCenter, self._words)


class PracticeBar(QWidget):
    """Chips at the left that change what is asked next; the round at the right."""

    profile_chosen = Signal(str)
    kind_chosen = Signal(str)
    level_chosen = Signal(object)
    language_chosen = Signal(str)

    HEIGHT = 32

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.rules = MenuChip()
        self.kind = MenuChip()
        self.level = MenuChip()
        self.language = MenuChip(icon="globe")
        self.unsaved = Label(size=theme.SUPPORT, bold=True, tone="warn")
        self.counts = Label(size=theme.SUPPORT, tone="text2")
        self.trail = Trail()
        self.streak = StreakMark()
        self.rules.chosen.connect(self.profile_chosen.emit)
        self.kind.chosen.connect(self.kind_chosen.emit)
        self.level.chosen.connect(lambda level: self.level_chosen.emit(level or None))
        self.language.chosen.connect(self.language_chosen.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, ThinScrollBar.ROOM, 0)
        row.setSpacing(8)
        for chip in (self.rules, self.kind, self.level):
            row.addWidget(chip)
        row.addStretch(1)
        row.addWidget(self.unsaved)
        row.addSpacing(8)
        row.addWidget(self.counts)
        row.addSpacing(4)
        row.addWidget(self.trail)
        row.addSpacing(4)
        row.addWidget(self.streak)
        row.addWidget(self.language)
        self.setFixedHeight(self.HEIGHT)

    def show_state(self, state: PracticeState, *, compact: bool) -> None:
        """Show what is chosen and how the round goes."""
        self._show_chips(state, compact=compact)
        has_round = bool(state.round_answered)
        self.counts.setText(
            self.tr("{0} done · {1} right")
            .replace("{0}", str(state.round_answered))
            .replace("{1}", str(state.round_right))
        )
        self.counts.setVisible(has_round)
        marks = [GRADE_MARKS[grade] for grade in state.trail]
        room = 6 if compact else 10
        self.trail.set_marks(marks, room, ", ".join(self._texts.grade(grade) for grade in state.trail[-room:]))
        self.trail.setVisible(bool(marks))
        words = self.tr("{0} in a row").replace("{0}", str(state.streak)) if state.streak > 1 else ""
        self.streak.show_streak(words, self.tr("{0} in a row").replace("{0}", "00"))
        self.streak.setVisible(has_round and (not compact or state.streak > 1))
        self.unsaved.setVisible(state.save is SaveState.UNSAVED and state.unsaved > 0)
        self.unsaved.setText(self.tr("%n answer(s) not saved yet", "", state.unsaved))
        self.language.setVisible(state.first_session and not has_round)

    def _show_chips(self, state: PracticeState, *, compact: bool) -> None:
        current = Profile(state.profile)
        level: Level | int = 0 if state.adaptive else state.level
        adaptive = self.tr("Auto")
        shown_level = self._texts.level(state.level)
        if state.adaptive:
            shown_level = f"{adaptive} · {shown_level}"
        for chip, label, words in (
            (self.rules, self.tr("Rules"), self._texts.profile(current)),
            (self.kind, self.tr("Kind"), self._texts.kind(state.kind)),
            (self.level, self.tr("Level"), shown_level[:1].upper() + shown_level[1:]),
        ):
            chip.set_words("" if compact else label, words)
            chip.setAccessibleName(f"{label}: {words}")
            chip.setToolTip(label)
        self.rules.set_choices(
            [(profile.value, self._texts.profile(profile, short=False)) for profile in Profile], current.value
        )
        self.kind.set_choices([(kind, self._texts.kind(kind)) for kind in state.kinds or (state.kind,)], state.kind)
        self.level.set_choices([(0, adaptive), *((one, self._texts.level(one)) for one in Level)], level)
        spoken = "zh" if QLocale().language() == QLocale.Language.Chinese else "en"
        self.language.set_words("", dict(LANGUAGES)[spoken])
        self.language.setAccessibleName(self.tr("Language"))
        self.language.set_choices(LANGUAGES, spoken)
