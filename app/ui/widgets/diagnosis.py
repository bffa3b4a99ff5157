"""What became of an answer in words: the banner with the verdict, and a row for each error."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.icons import icons
from app.ui.tile_art import height_for, tile_art
from app.ui.widgets.cards import Card
from app.ui.widgets.controls import Pressable
from app.ui.widgets.painting import Mark, box, focus_ring
from app.ui.widgets.tables import MarkBox
from app.ui.widgets.text import Label
from puzzles.rules.tiles import Tile

_TONES: Final = {
    Mark.RIGHT: ("right_soft", "right"),
    Mark.SHAPE_CHOSEN: ("warn_soft", "warn"),
    Mark.WRONG: ("wrong_soft", "wrong"),
}
_TILE: Final = 30


class VerdictBanner(Card):
    """The verdict: mark, word, counts, and the time taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 10, 16, 10), spacing=2, parent=parent)
        self.mark = MarkBox(Mark.RIGHT, 30)
        self.word = Label(size=theme.HEADING, bold=True, wrap=True)
        self.counts = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.time = Label(size=theme.SUPPORT, tone="text2")
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.word)
        words.addWidget(self.counts)
        row.addLayout(words, 1)
        row.addWidget(self.time, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self.setMinimumHeight(72)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_verdict(self, mark: Mark, word: str, counts: str, time: str) -> None:
        """Show a verdict; ``time`` is "" where no time is shown."""
        ground, edge = _TONES[mark]
        self.set_tones(ground, edge)
        self.mark.set_mark(mark, ground)
        self.word.setText(word)
        self.counts.setText(counts)
        self.counts.setVisible(bool(counts))
        self.time.setText(time)
        self.setAccessibleName(f"{word} {counts}".strip())


class DiagnosisRow(Pressable):
    """One error: its mark, its tile, what went wrong in bold, and why; pressing it opens its explanation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._tile: Tile | None = None
        self._open = False
        self.mark = MarkBox(Mark.WRONG, 20)
        self.title = Label(size=theme.BODY, bold=True, wrap=True)
        self.sentence = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 30, 6)
        row.setSpacing(9)
        row.addWidget(self.mark)
        self._gap = QWidget()
        row.addWidget(self._gap)
        self._words = words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addSpacing(3)
        words.addWidget(self.sentence)
        words.addStretch(1)
        row.addLayout(words, 1)
        for label in (self.mark, self.title, self.sentence, self._gap):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def is_open(self) -> bool:
        """Tell whether the explanation of this row is shown."""
        return self._open

    def show_error(self, mark: Mark, tile: Tile | None, title: str, sentence: str, *, is_open: bool) -> None:
        """Show an error."""
        self._tile, self._open = tile, is_open
        self.mark.set_mark(mark, "accent_soft" if is_open else "surface")
        self._gap.setFixedSize(QSize(_TILE, height_for(_TILE)) if tile is not None else QSize(0, 30))
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self._words.invalidate()
        self._row.invalidate()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Fit what is in the row."""
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Fit what is in the row, wrapped."""
        return self._row.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """Tell that sentences wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of the wrapped sentences."""
        return max(53, self._row.totalHeightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of an open row, the tile and the chevron."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        if self._open:
            box(painter, rect, theme.RADIUS_BUTTON, tokens.accent_soft, tokens.accent)
        elif self.hovered:
            box(painter, rect, theme.RADIUS_BUTTON, tokens.sunken)
        if self._tile is not None:
            place = self._gap.geometry()
            tile_art().paint(painter, place.x(), place.y(), self._tile, _TILE)
        chevron = QRectF(rect.width() - 24, rect.center().y() - 8, 16, 16)
        icons().paint(painter, chevron, "chevron-right", tokens.accent if self._open else tokens.text2)
        if self.shows_ring:
            focus_ring(painter, rect, theme.RADIUS_BUTTON)
