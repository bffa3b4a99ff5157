"""Words in the window: a label by size and tone, the picture of a key, and a small tag."""

import re
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.ui import theme
from app.ui.widgets.painting import box
from puzzles.words import Language, term_list

_TAG_TONES: Final = {
    "neutral": ("sunken", "text2"),
    "weak": ("warn_soft", "warn"),
    "strong": ("right_soft", "right"),
    "gold": ("sunken", "gold"),
}

_JOINER: Final = "\u2060"
_TERMS: Final = re.compile(
    "|".join(sorted((term for term in term_list(Language.ZH) if 2 <= len(term) <= 4), key=len, reverse=True))
    + "|[0-9]+[万饼条]"
)


def unbroken(text: str) -> str:
    """Join the characters of each Chinese term and tile name so that no line breaks inside it."""
    return _TERMS.sub(lambda found: _JOINER.join(found[0]), text)


class Label(QLabel):
    """Plain words in one of the theme's tones, such as ``text2``; ``wrap`` lets them take several lines."""

    def __init__(
        self,
        text: str = "",
        *,
        size: int = theme.BODY,
        bold: bool = False,
        tone: str = "text",
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._plain = ""
        self._tone = tone
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(theme.font(size, bold))
        self.setWordWrap(wrap)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Write the words; in lines that may break, a term of the game stays in one piece."""
        self._plain = text
        shown = unbroken(text) if self.wordWrap() else text
        if shown != text:
            self.setAccessibleName(text)
        super().setText(shown)

    def text(self) -> str:
        """Give the words as they were written."""
        return self._plain

    def set_tone(self, tone: str) -> None:
        """Change the tone."""
        if tone != self._tone:
            self._tone = tone
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words in the tone of the theme that is worn now."""
        painter = QPainter(self)
        colour: QColor = getattr(theme.colours(), self._tone)
        painter.setPen(colour)
        flags = int(self.alignment())
        if self.wordWrap():
            flags |= int(Qt.TextFlag.TextWordWrap)
        painter.drawText(self.contentsRect(), flags, super().text())


class KeyCap(QWidget):
    """The picture of a key; ``tone`` is the colour of its edge and letter."""

    HEIGHT = 20

    def __init__(self, key: str, *, tone: str = "text2", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @staticmethod
    def width_of(key: str) -> int:
        """Give how wide the cap of this key is."""
        advance = QFontMetrics(theme.font(theme.KEY, bold=True)).horizontalAdvance(key)
        return max(KeyCap.HEIGHT, advance + 13)

    @staticmethod
    def paint_cap(painter: QPainter, rect: QRectF, key: str, ink: QColor, edge: QColor, fill: QColor | None) -> None:
        """Paint the cap of a key."""
        box(painter, rect, theme.RADIUS_KEY, fill, edge, 1.0)
        painter.setFont(theme.font(theme.KEY, bold=True))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)

    def sizeHint(self) -> QSize:
        """Fit the key's name."""
        return QSize(self.width_of(self._key), self.HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Never cut the key's name."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cap."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        ink: QColor = getattr(tokens, self._tone)
        self.paint_cap(painter, QRectF(self.rect()), self._key, ink, tokens.strong, tokens.surface)


class Tag(QLabel):
    """A small word on a soft ground: ``neutral``, ``weak``, ``strong`` or ``gold``."""

    def __init__(self, text: str = "", tone: str = "neutral", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground, self._ink = _TAG_TONES[tone]
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(theme.font(theme.CAPTION, bold=tone in ("weak", "strong")))
        self.setContentsMargins(8, 2, 8, 2)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word on its ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        box(painter, QRectF(self.rect()), theme.RADIUS_TAG, getattr(tokens, self._ground))
        painter.setPen(getattr(tokens, self._ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
