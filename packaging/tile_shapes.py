"""The strokes that tiles are drawn with: each function gives a piece of SVG text for the 300×400 picture of a tile."""

from math import cos, radians, sin

INK, RED, GREEN, BLUE, IVORY = "#1b2138", "#b5241d", "#0f6f40", "#1a4899", "#fcf8ea"
DARK = {INK: "#0c1020", RED: "#7c130f", GREEN: "#08492a", BLUE: "#0d2b66"}
LIGHT = {RED: "#d9473c", GREEN: "#239a5e", BLUE: "#3a6fc4"}
NAMES = {RED: "red", GREEN: "green", BLUE: "blue"}

Point = tuple[float, float]


def num(value: float) -> str:
    """Write a number as short as a tenth of a unit allows."""
    text = f"{value:.1f}"
    return text.removesuffix(".0").replace("-0", "0") if text in ("-0.0", "0.0") else text.removesuffix(".0")


def attrs(**values: object) -> str:
    """Write attributes; an underscore in a name stands for a hyphen, and nothing is written for None."""
    return "".join(
        f' {name.replace("_", "-")}="{num(value) if isinstance(value, int | float) else value}"'
        for name, value in values.items()
        if value is not None
    )


def path(data: str, fill: str = "none", **more: object) -> str:
    """Draw a path."""
    return f'<path{attrs(fill=fill, **more)} d="{data}"/>'


def line(data: str, colour: str, width: float, **more: object) -> str:
    """Draw an open stroke with round ends."""
    return path(data, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def disc(centre: Point, radius: float, fill: str, **more: object) -> str:
    """Draw a filled circle."""
    return f"<circle{attrs(cx=centre[0], cy=centre[1], r=radius, fill=fill, **more)}/>"


def box(corner: Point, size: Point, radius: float, fill: str = "none", **more: object) -> str:
    """Draw a rectangle with round corners."""
    x, y = corner
    width, height = size
    return f"<rect{attrs(x=x, y=y, width=width, height=height, rx=radius, fill=fill, **more)}/>"


def group(content: str, move: Point = (0, 0), turn: float = 0, scale: float = 1) -> str:
    """Move, turn (degrees, clockwise) and scale what is inside."""
    how = f"translate({num(move[0])} {num(move[1])})"
    how += f" rotate({num(turn)})" if turn else ""
    how += f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="{how}">{content}</g>'


def polar(centre: Point, distance: float, angle: float) -> Point:
    """Give the point at a distance and an angle (degrees, clockwise from the right) from a centre."""
    return centre[0] + distance * cos(radians(angle)), centre[1] + distance * sin(radians(angle))


def xy(point: Point) -> str:
    """Write a point for a path."""
    return f"{num(point[0])} {num(point[1])}"


def petals(centre: Point, count: int, inner: float, outer: float, width: float, fill: str, start: float = 0) -> str:
    """Draw a flower: ``count`` pointed petals from the inner to the outer radius, each ``width`` wide."""
    data = ""
    for index in range(count):
        angle = start + index * 360 / count
        bulge = inner + (outer - inner) * 0.58
        spread = 57.3 * width / bulge
        tip, root = polar(centre, outer, angle), polar(centre, inner, angle)
        left, right = polar(centre, bulge, angle - spread), polar(centre, bulge, angle + spread)
        data += f"M{xy(root)}Q{xy(left)} {xy(tip)}Q{xy(right)} {xy(root)}Z"
    return path(data, fill)


def beads(centre: Point, count: int, distance: float, radius: float, fill: str, start: float = 0) -> str:
    """Draw a ring of small discs."""
    return "".join(disc(polar(centre, distance, start + index * 360 / count), radius, fill) for index in range(count))


def across(name: str, colours: tuple[str, ...], *, down: bool = False, slant: bool = False) -> str:
    """Define a gradient by evenly spaced colours, from left to right, downwards, or slanting."""
    end = {"x2": int(not down), "y2": int(down or slant)}
    stops = "".join(
        f"<stop{attrs(offset=f'{index / (len(colours) - 1):.2g}', stop_color=colour)}/>"
        for index, colour in enumerate(colours)
    )
    return f"<linearGradient{attrs(id=name, x1=0, y1=0, **end)}>{stops}</linearGradient>"
