"""Cards of the review: what falls due in the next days, and what is set apart."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.numbers import date_words, day_of_month
from app.ui.widgets.cards import Card, title_row
from app.ui.widgets.controls import Button
from app.ui.widgets.forecast import DayLoad, ForecastChart
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import Shown, TileStrip
from puzzles.drills.records import ReviewOutlook


class ForecastCard(Card):
    """How many puzzles come back on each of the next days."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 14, 16, 14), spacing=8, parent=parent)
        self.title = Label(size=theme.TITLE, bold=True)
        self.total = Label(size=theme.SUPPORT, tone="text2")
        self.chart = ForecastChart()
        self.sentence = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.column.addLayout(title_row(self.title, self.total))
        self.column.addWidget(self.chart)
        self.column.addWidget(self.sentence)

    def show_outlook(self, outlook: ReviewOutlook, today: int) -> None:
        """Show the days from today on."""
        forecast = outlook.forecast
        self.title.setText(self.tr("The next %n day(s)", "", len(forecast)))
        self.total.setText(self.tr("%n puzzle(s)", "", sum(forecast)))
        days = [
            DayLoad(
                day_of_month(today + place),
                count,
                self.tr("{date}, {count}").format(
                    date=date_words(today + place), count=self.tr("%n puzzle(s)", "", count)
                ),
            )
            for place, count in enumerate(forecast)
        ]
        self.chart.show_days(days, f"{self.title.text()}: {self.total.text()}")
        tomorrow = forecast[1] if len(forecast) > 1 else 0
        self.sentence.setText(
            self.tr("Today {today}, tomorrow {tomorrow}.").format(
                today=forecast[0] if forecast else 0, tomorrow=tomorrow
            )
        )


@dataclass(frozen=True, slots=True)
class ApartLine:
    """A puzzle that is set apart: its hand, how often it was missed, and what the answer is."""

    uid: bytes
    tiles: tuple[Shown, ...]
    hand: str
    lapses: str
    answer: str


class ApartRow(QWidget):
    """One puzzle that is set apart, with the button that lets it come back."""

    returned = Signal(bytes)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line: ApartLine | None = None
        self.tiles = TileStrip(22)
        self.lapses = Label(size=theme.BODY, bold=True)
        self.answer = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.button = Button(height=36)
        self.button.clicked.connect(self._return)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.lapses, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addWidget(self.tiles)
        column.addWidget(self.answer)

    def show_line(self, line: ApartLine, action: str) -> None:
        """Show this puzzle."""
        self._line = line
        self.tiles.show_tiles(line.tiles, line.hand)
        self.lapses.setText(line.lapses)
        self.answer.setText(line.answer)
        self.button.setText(action)
        self.button.setAccessibleName(f"{action}: {line.hand}")

    def _return(self) -> None:
        if self._line is not None:
            self.returned.emit(self._line.uid)


class ApartCard(Card):
    """What was missed so often that it doesn't come back by itself."""

    returned = Signal(bytes)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 14, 16, 14), spacing=8, parent=parent)
        self.title = Label(size=theme.TITLE, bold=True)
        self.count = Label(size=theme.SUPPORT, tone="text2")
        self.sentence = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.rows: list[ApartRow] = []
        self.column.addLayout(title_row(self.title, self.count))
        self.column.addWidget(self.sentence)

    def show_lines(self, lines: Sequence[ApartLine]) -> None:
        """Show these puzzles."""
        self.title.setText(self.tr("Set apart"))
        self.count.setText(self.tr("%n puzzle(s)", "", len(lines)))
        self.sentence.setText(
            self.tr("Missed so often that they take the place of others. Look at the answer, then bring them back.")
        )
        while len(self.rows) < len(lines):
            row = ApartRow()
            row.returned.connect(self.returned)
            self.rows.append(row)
            self.column.addWidget(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(lines))
        for row, line in zip(self.rows, lines, strict=False):
            row.show_line(line, self.tr("Bring back"))
