"""The first page of the puzzles: the sorts of play in a row, the themes below, and at the foot what was done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.presenters.progress import ENOUGH_ANSWERS
from app.presenters.puzzle_states import Exported, PuzzlesActions, PuzzlesHome
from app.texts import Texts
from app.ui import theme
from app.ui.dialogs.new_file import ChooseFile, choose_new_file
from app.ui.numbers import date_words, minutes
from app.ui.screens.puzzle_words import mode_name, signed
from app.ui.screens.table_content import table_content
from app.ui.screens.theme_signs import SIGNS, sign_of
from app.ui.widgets.controls import Chip, MenuChip
from app.ui.widgets.felt_card import FeltCard
from app.ui.widgets.mode_card import FootLink, ModeCard
from app.ui.widgets.scrolling import ScrollColumn, ThinScrollBar
from app.ui.widgets.text import Label
from app.ui.widgets.theme_card import ThemeGrid, ThemeLine
from puzzles.drills.attempt import Mode
from puzzles.drills.records import HistoryFilter, ThemeCount
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile

ROW: Final = 214
WEAK_BELOW: Final = 0.6
STRONG_FROM: Final = 0.8
_FELT_WIDE, _FELT_COMPACT = 392, 330
_WEAKEST, _DONE, _NAME = "weakest", "done", "name"
_PLACES: Final = {name: place for place, name in enumerate(SIGNS)}


@dataclass(frozen=True, slots=True)
class Progressed:
    """A theme with the learner's rate in it, None where there are too few answers."""

    count: ThemeCount
    rate: float | None


def progressed(counts: Sequence[ThemeCount]) -> list[Progressed]:
    """Work out the rates of the themes that have puzzles."""
    return [
        Progressed(count, count.right / count.answered if count.answered >= ENOUGH_ANSWERS else None)
        for count in counts
        if count.puzzles
    ]


def weakest_first(theme: Progressed) -> tuple[float, int, int]:
    """Sort by the rate; what has none yet comes last, what was tried most first, else in the order of the signs."""
    return (
        2.0 if theme.rate is None else theme.rate,
        -theme.count.answered,
        _PLACES.get(theme.count.theme, len(SIGNS)),
    )


class HomePage(QWidget):
    """Shows a PuzzlesHome; decides nothing. ``choose_file`` asks the learner where to write to."""

    def __init__(
        self,
        actions: PuzzlesActions,
        texts: Texts,
        choose_file: ChooseFile = choose_new_file,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._choose_file = choose_file
        self._actions = actions
        self._texts = texts
        self._home: PuzzlesHome | None = None
        self._kind = ""
        self._order = _WEAKEST

        self.rated = FeltCard()
        self.streak = ModeCard("flame")
        self.storm = ModeCard("bolt")
        self.day = ModeCard("calendar")
        self.heading = Label(size=theme.HEADING, bold=True)
        self.filters: dict[str, Chip] = {}
        self.sort_word = Label(size=theme.SUPPORT, tone="text2")
        self.sort = MenuChip()
        self.grid = ThemeGrid()
        self.area = ScrollColumn(spacing=0)
        self.history = FootLink("clock")
        self.favourites = FootLink("star")
        self.reported = FootLink("flag")
        self.proved = Label(size=theme.SUPPORT, tone="text2")

        self._lay_out()
        self.rated.button.clicked.connect(lambda: actions.start_course(Mode.RATED))
        self.streak.started.connect(lambda: actions.start_course(Mode.STREAK))
        self.storm.started.connect(lambda: actions.start_course(Mode.STORM))
        self.day.started.connect(lambda: actions.start_course(Mode.DAILY))
        self.grid.chosen.connect(lambda key: actions.start_course(Mode.THEME, key))
        self.grid.walked_to.connect(lambda card: self.area.ensureWidgetVisible(card, 0, 12))
        self.sort.chosen.connect(self._sort_by)
        self.history.clicked.connect(lambda: actions.open_history(HistoryFilter()))
        self.favourites.clicked.connect(actions.play_favourites)
        self.reported.clicked.connect(self._export_reported)
        self.area.verticalScrollBar().rangeChanged.connect(self._space)
        self._space()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(16)
        for card in (self.rated, self.streak, self.storm, self.day):
            card.setFixedHeight(ROW)
            row.addWidget(card, 0 if card is self.rated else 10)
        row.setStretch(3, 11)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.heading)
        head.addSpacing(12)
        self._chips = QHBoxLayout()
        self._chips.setSpacing(8)
        head.addLayout(self._chips)
        head.addStretch(1)
        head.addWidget(self.sort_word)
        head.addWidget(self.sort)
        self.area.column.addWidget(self.grid)
        self.area.column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        for left in (self.history, self.favourites, self.reported):
            foot.addWidget(left)
        foot.addStretch(1)
        foot.addWidget(self.proved)
        self._upper, self._lower = QVBoxLayout(), QVBoxLayout()
        self._upper.addLayout(row)
        self._upper.addLayout(head)
        self._lower.addWidget(self.area, 1)
        self._lower.addLayout(foot)
        self._foot = foot
        self._frame = QVBoxLayout(self)
        self._frame.addLayout(self._upper)
        self._frame.addLayout(self._lower, 1)

    def show_home(self, home: PuzzlesHome) -> None:
        """Show this."""
        self._home = home
        self._write(home)

    def take_focus(self) -> None:
        """Take the focus when the page comes up: Enter begins rated play."""
        self.rated.button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Words

    def _write(self, home: PuzzlesHome) -> None:
        self._write_rated(home)
        self._write_streak(home)
        self._write_storm(home)
        self._write_day(home)
        self._write_head(home)
        self._write_themes(home)
        self.history.setText(self.tr("History"))
        self.favourites.setText(self.tr("Favourites {count}").format(count=home.favourites))
        self.favourites.setToolTip(self.tr("Play them once more, unrated"))
        self.favourites.setEnabled(home.favourites > 0)
        self.reported.setText(self.tr("Reported {count}").format(count=home.reported))
        self.reported.setToolTip(self.tr("Write them to a file, with your notes"))
        self.reported.setVisible(home.reported > 0)
        self.proved.setText(self._foot_words(home.exported))
        self._order_stops()

    def _foot_words(self, exported: Exported | None) -> str:
        if exported is None:
            return self.tr("offline, each proved by the engine")
        if exported.count is None:
            return self.tr("{name} could not be written").format(name=exported.name)
        return self.tr("%n puzzle(s) written to {name}", "", exported.count).format(name=exported.name)

    def _write_rated(self, home: PuzzlesHome) -> None:
        card = self.rated
        shows = home.show_ratings
        card.title.setText(self.tr("Rated puzzles") if shows else self.tr("Puzzles in your measure"))
        card.button.setText(self.tr("Start"))
        card.button.setAccessibleName(f"{card.title.text()}: {card.button.text()}")
        card.plates[0].set_text(self._texts.profile(Profile(home.profile)))
        card.plates[1].set_text(self.tr("All kinds"))
        has_curve = shows and len(home.history) > 1
        card.period.setText(self.tr("last 30 days") if has_curve else "")
        card.curve.setVisible(has_curve)
        if not shows:
            card.number.setText(str(home.today_answered))
            card.caption.setText(self.tr("answered today", "", home.today_answered))
        elif home.rating is None:
            card.number.setText("–")
            card.caption.setText(self.tr("The first puzzle gives you a rating."))
        else:
            card.number.setText(str(home.rating))
            done = self.tr("%n puzzle(s)", "", home.rated_answers)
            change = "" if home.rating_change is None else f"{signed(home.rating_change)} · "
            card.caption.setText(change + done)
        card.setAccessibleName(f"{card.title.text()}: {card.number.text()} {card.caption.text()}")
        card.curve.show_points(home.history if has_curve else (), card.period.text())

    def _write_streak(self, home: PuzzlesHome) -> None:
        rule = self.tr("Ends at the first error.")
        best = self.tr("best {count}").format(count=home.best_streak)
        if home.streak:
            unit = self.tr("so far", "", home.streak)
            if home.best_streak:
                unit += self.tr(", ") + best
            place = self.tr("You stopped at no. {place}.").format(place=home.streak + 1)
            sentence = self.tr("{first} {second}").format(first=rule, second=place)
            self.streak.show_mode(mode_name(Mode.STREAK), str(home.streak), unit, sentence, self.tr("Continue"))
            return
        number = str(home.best_streak) if home.best_streak else ""
        self.streak.show_mode(mode_name(Mode.STREAK), number, self.tr("best"), rule, self.tr("Start"))

    def _write_storm(self, home: PuzzlesHome) -> None:
        number = str(home.best_storm) if home.best_storm else ""
        self.storm.show_mode(
            mode_name(Mode.STORM),
            number,
            self.tr("best"),
            self.tr("As many as you can in three minutes."),
            self.tr("Start"),
        )

    def _write_day(self, home: PuzzlesHome) -> None:
        date, question, done = date_words(home.day), home.day_question, home.day_done
        about = [date]
        if question is not None:
            about += [self._texts.kind(question.kind), self._texts.level(question.level)]
        if done is not None:
            about = [self._texts.grade(done.grade), minutes(done.took_ms)]
            sentence = " · ".join(about) + "\n" + self.tr("Tomorrow there is a new one.")
        else:
            sentence = " · ".join(about)
            if question is None:
                sentence += "\n" + self.tr("The same one for everybody.")
        action = "" if done is not None else self.tr("Solve it")
        self.day.show_mode(mode_name(Mode.DAILY), "", "", sentence, action)
        asked = done.question if done is not None else question
        tiles = table_content(asked, None, self._texts).hand if asked is not None else None
        self.day.show_tiles(tiles.tiles if tiles else (), " ".join(tiles.words) if tiles else "")

    def _write_head(self, home: PuzzlesHome) -> None:
        self.heading.setText(self.tr("Themes"))
        kinds = [
            kind for kind in DRILLS if any(kind in sign_of(count.theme).kinds for count in home.themes if count.puzzles)
        ]
        if self._kind not in kinds:
            self._kind = ""
        for kind in ("", *kinds):
            chip = self.filters.get(kind)
            if chip is None:
                chip = self.filters[kind] = Chip()
                chip.setCheckable(True)
                chip.setAutoExclusive(False)
                chip.clicked.connect(lambda _checked=False, kind=kind: self._filter_by(kind))
                self._chips.addWidget(chip)
            chip.setText(self._texts.kind(kind) if kind else self.tr("All"))
            chip.setChecked(kind == self._kind)
            chip.updateGeometry()
        for kind, chip in self.filters.items():
            chip.setVisible(not kind or kind in kinds)
        orders: dict[str, str] = {
            _WEAKEST: self.tr("Weakest first"),
            _DONE: self.tr("Most played first"),
            _NAME: self.tr("By name"),
        }
        self.sort_word.setText(self.tr("Sort"))
        self.sort.set_words("", orders[self._order])
        self.sort.setAccessibleName(f"{self.sort_word.text()}: {orders[self._order]}")
        self.sort.set_choices(list(orders.items()), self._order)

    def _write_themes(self, home: PuzzlesHome) -> None:
        shown = [
            theme
            for theme in progressed(home.themes)
            if not self._kind or not sign_of(theme.count.theme).kinds or self._kind in sign_of(theme.count.theme).kinds
        ]
        orders: dict[str, Callable[[Progressed], object]] = {
            _WEAKEST: weakest_first,
            _DONE: lambda theme: -theme.count.answered,
            _NAME: lambda theme: self._texts.theme(theme.count.theme)[0],
        }
        shown.sort(key=orders[self._order])  # type: ignore[arg-type]
        self.grid.show_lines([self._line(theme) for theme in shown])
        self.grid.setAccessibleName(self.heading.text())

    def _line(self, theme: Progressed) -> ThemeLine:
        count, rate = theme.count, theme.rate
        name, sentence = self._texts.theme(count.theme)
        tag, tone = "", "accent"
        if rate is not None and rate < WEAK_BELOW:
            tag, tone = self.tr("weak"), "warn"
        elif rate is not None and rate >= STRONG_FROM:
            tag, tone = self.tr("strong"), "right"
        shown = "" if rate is None else f"{round(100 * rate)}%"
        if rate is not None:
            words = self.tr("· %n done", "", count.answered)
        elif count.answered:
            words = self.tr("%n done, a rate from {enough} on", "", count.answered).format(enough=ENOUGH_ANSWERS)
        else:
            words = self.tr("none done yet")
        said = self.tr(", ").join(part for part in (name, sentence, shown, words.lstrip("· "), tag) if part)
        return ThemeLine(
            count.theme, name, sentence, sign_of(count.theme).tiles, shown, words, rate or 0.0, tag, tone, said
        )

    def _order_stops(self) -> None:
        """Let Tab go by the eye: chips and cards are made later than what stands after them."""
        stops = [
            *(self.rated.button, self.streak.button, self.storm.button, self.day.button),
            *self.filters.values(),
            self.sort,
            *self.grid.cards,
            *(self.history, self.favourites, self.reported),
        ]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    # What is done here

    def _export_reported(self) -> None:
        """Ask for a file and write what was reported to it."""
        path = self._choose_file(self, self.reported.toolTip(), "reported-puzzles.jsonl")
        if path is not None:
            self._actions.export_reported(path)

    def _filter_by(self, kind: str) -> None:
        self._kind = kind
        if self._home is not None:
            self._write_head(self._home)
            self._write_themes(self._home)
            self.area.verticalScrollBar().setValue(0)

    def _sort_by(self, order: object) -> None:
        self._order = str(order)
        if self._home is not None:
            self._write_head(self._home)
            self._write_themes(self._home)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin on Enter; scroll the themes."""
        bar = self.area.verticalScrollBar()
        steps = {Qt.Key.Key_PageUp: -bar.pageStep(), Qt.Key.Key_PageDown: bar.pageStep()}
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.rated.button.click()
        elif Qt.Key(event.key()) in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    # Layout

    def _space(self) -> None:
        compact = self.window().width() < theme.COMPACT_BELOW
        margin = 16 if compact else 24
        bar = ThinScrollBar.ROOM if self.area.verticalScrollBar().maximum() else 0
        # The scroll bar lies in the margin: the cards keep to the columns of the row above.
        self._frame.setContentsMargins(margin, 12 if compact else 16, margin - bar, 10 if compact else 14)
        self._frame.setSpacing(12 if compact else 16)
        self._upper.setSpacing(12 if compact else 16)
        self._lower.setSpacing(8)
        self._upper.setContentsMargins(0, 0, bar, 0)
        self._foot.setContentsMargins(0, 0, bar, 0)
        self.rated.setFixedWidth(_FELT_COMPACT if compact else _FELT_WIDE)
        self.rated.set_compact(compact)
        self.grid.set_columns(3 if compact else 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the layout that fits the window."""
        self._space()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        if event.type() == QEvent.Type.LanguageChange and self._home is not None:
            self._write(self._home)
        super().changeEvent(event)
