"""Rows of the table: what is measured, against what, the goal, and the figure of this run."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One goal: ``most`` says whether the figure must stay below it rather than above."""

    row: int
    what: str
    against: str
    goal: float
    figure: float
    unit: str = "×"
    most: bool = False

    @property
    def is_reached(self) -> bool:
        """Tell whether the figure is on the right side of the goal."""
        return self.figure <= self.goal if self.most else self.figure >= self.goal

    def as_text(self) -> str:
        """Write the line for the table on the screen."""
        sign = "≤" if self.most else "≥"
        goal = f"{sign} {self.goal:,.4g} {self.unit}"
        figure = f"{self.figure:,.1f} {self.unit}" if self.figure >= 10 else f"{self.figure:.2f} {self.unit}"
        verdict = "reached" if self.is_reached else "NOT REACHED"
        return f"{self.row:>3}  {self.what:<52} {self.against:<36} {goal:>13} {figure:>13}  {verdict}"

    def as_json(self) -> dict[str, object]:
        """Write the line for a file."""
        return {**self.__dict__, "reached": self.is_reached}
