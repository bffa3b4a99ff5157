"""Rows of the table: what is measured, against what, the goal, and the figure of this run."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One figure and its goal, if it has one: ``most`` says whether it must stay below rather than above."""

    row: int
    what: str
    against: str
    goal: float | None
    figure: float
    unit: str = "×"
    most: bool = False

    @property
    def is_reached(self) -> bool | None:
        """Tell whether the figure is on the right side of the goal; None where there is none."""
        if self.goal is None:
            return None
        return self.figure <= self.goal if self.most else self.figure >= self.goal

    def as_text(self) -> str:
        """Write the line for the table on the screen."""
        goal = "" if self.goal is None else f"{'≤' if self.most else '≥'} {self.goal:,g} {self.unit}"
        figure = f"{self.figure:,.1f} {self.unit}" if self.figure >= 10 else f"{self.figure:.2f} {self.unit}"
        verdict = {True: "reached", False: "NOT REACHED", None: "no goal"}[self.is_reached]
        return f"{self.row:>3}  {self.what:<52} {self.against:<36} {goal:>13} {figure:>13}  {verdict}"

    def as_json(self) -> dict[str, object]:
        """Write the line for a file."""
        return {**self.__dict__, "reached": self.is_reached}
