"""Draw the tiles: 34 faces and the back, as SVG files in resources/tiles.

    python packaging/tiles.py [FONT] [FOLDER]

The outlines of sixteen characters come from the brush face Yuji Boku (FONT, or else fetched with npm); everything else
is drawn here. The files are kept in git: this is run when the drawing changes.
"""

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tile_bird import bird
from tile_shapes import (
    BLUE,
    DARK,
    GREEN,
    INK,
    IVORY,
    LIGHT,
    NAMES,
    RED,
    Point,
    across,
    attrs,
    beads,
    box,
    disc,
    group,
    line,
    num,
    path,
    petals,
)

TILES = Path(__file__).resolve().parents[1] / "resources" / "tiles"
FONT_PACKAGE = "@fontsource/yuji-boku@5.3.0"
FONT_FILE = "package/files/yuji-boku-japanese-400-normal.woff2"
MIDDLE: Point = (150, 184)
HONOURS = {
    "1z": ("東", INK),
    "2z": ("南", INK),
    "3z": ("西", INK),
    "4z": ("北", INK),
    "6z": ("發", GREEN),
    "7z": ("中", RED),
}
NUMERALS = "一二三四伍六七八九"
# A character may be widened or heightened to fill its place, but by no more than this.
MOST_STRETCH = 1.2


class Brush:
    """Draws characters with the outlines of a font."""

    def __init__(self, font: Path) -> None:
        opened = TTFont(font)
        self._glyphs = opened.getGlyphSet()
        self._names = opened.getBestCmap()

    def draw(self, character: str, centre: Point, room: Point, colour: str, swell: float) -> str:
        """Draw a character in the middle of its room, its strokes thickened by ``swell`` all round."""
        glyph = self._glyphs[self._names[ord(character)]]
        bounds = BoundsPen(self._glyphs)
        glyph.draw(bounds)
        left, bottom, right, top = bounds.bounds
        wide, high = room[0] / (right - left), room[1] / (top - bottom)
        limit = min(wide, high) * MOST_STRETCH
        wide, high = min(wide, limit), min(high, limit)
        outline = SVGPathPen(self._glyphs, ntos=num)
        place = (wide, 0, 0, -high, centre[0] - wide * (left + right) / 2, centre[1] + high * (top + bottom) / 2)
        glyph.draw(TransformPen(outline, place))
        return path(outline.getCommands(), colour, stroke=colour, stroke_width=2 * swell, stroke_linejoin="round")


def characters(rank: int, brush: Brush) -> str:
    """Draw a numeral over 萬."""
    height = {1: 34, 2: 80, 3: 102}.get(rank, 122)
    return brush.draw(NUMERALS[rank - 1], (150, 88), (186, height), INK, 2.6) + brush.draw(
        "萬", (150, 258), (200, 184), RED, 2.4
    )


def dot(centre: Point, radius: float, colour: str) -> str:
    """Draw one dot: a ring around a flower with a pierced heart."""
    return (
        disc(centre, radius, DARK[colour])
        + disc(centre, radius * 0.93, colour)
        + disc(centre, radius * 0.75, IVORY)
        + disc(centre, radius * 0.65, colour)
        + petals(centre, 6, radius * 0.14, radius * 0.61, radius * 0.25, IVORY, 30)
        + disc(centre, radius * 0.17, colour)
        + disc(centre, radius * 0.09, IVORY)
    )


def medallion() -> str:
    """Draw the great single dot."""
    return (
        disc(MIDDLE, 118, DARK[GREEN])
        + disc(MIDDLE, 113, GREEN)
        + disc(MIDDLE, 102, IVORY)
        + beads(MIDDLE, 14, 92, 6.6, GREEN)
        + beads(MIDDLE, 14, 92, 6.6, RED, 180 / 14)
        + disc(MIDDLE, 82, DARK[BLUE])
        + disc(MIDDLE, 78, BLUE)
        + petals(MIDDLE, 12, 36, 74, 9, IVORY)
        + disc(MIDDLE, 45, IVORY)
        + disc(MIDDLE, 40, DARK[RED])
        + disc(MIDDLE, 37, RED)
        + petals(MIDDLE, 8, 9, 34, 6.5, IVORY, 22.5)
        + disc(MIDDLE, 11, IVORY)
        + disc(MIDDLE, 7, GREEN)
    )


DOTS: dict[int, tuple[tuple[float, float, float, str], ...]] = {
    2: ((150, 98, 68, GREEN), (150, 270, 68, BLUE)),
    3: ((74, 82, 52, BLUE), (150, 184, 52, RED), (226, 286, 52, GREEN)),
    4: ((82, 90, 55, BLUE), (218, 90, 55, GREEN), (82, 278, 55, GREEN), (218, 278, 55, BLUE)),
    5: ((70, 78, 48, BLUE), (230, 78, 48, GREEN), (150, 184, 48, RED), (70, 290, 48, GREEN), (230, 290, 48, BLUE)),
    6: (*((x, 66, 46, GREEN) for x in (92, 208)), *((x, y, 46, RED) for y in (194, 300) for x in (92, 208))),
    7: (
        *((63 + 87 * step, 58 + 37 * step, 40, GREEN) for step in range(3)),
        *((x, y, 42, RED) for y in (219, 312) for x in (96, 204)),
    ),
    8: tuple((x, y, 41, BLUE) for y in (52, 140, 228, 316) for x in (98, 202)),
    9: tuple((x, y, 43, colour) for y, colour in ((68, GREEN), (184, RED), (300, BLUE)) for x in (57, 150, 243)),
}


def dots(rank: int) -> str:
    """Draw the dots of a rank."""
    return medallion() if rank == 1 else "".join(dot((x, y), radius, colour) for x, y, radius, colour in DOTS[rank])


def cane(centre: Point, length: float, width: float, colour: str, turn: float = 0) -> str:
    """Draw a cane of bamboo: two lengths, slim in their middle, with a knot at both ends and between them."""
    end, half, slim = length / 2, width / 2, width * 0.3
    knot = max(13.0, length * 0.1)
    fill, edge = f"url(#{NAMES[colour]})", DARK[colour]
    lengths = glints = ""
    for top, bottom in ((-end + knot / 2, 0), (0, end - knot / 2)):
        middle, root = (top + bottom) / 2, half * 0.76
        lengths += (
            f"M{num(-root)} {num(top)}Q{num(-slim)} {num(middle)} {num(-root)} {num(bottom)}"
            f"H{num(root)}Q{num(slim)} {num(middle)} {num(root)} {num(top)}Z"
        )
        glints += f"M{num(-slim * 0.42)} {num(top + knot * 1.25)}V{num(bottom - knot * 1.25)}"
    drawn = path(lengths, fill, stroke=edge, stroke_width=2.2)
    for y in (-end, -knot / 2, end - knot):
        drawn += box((-half, y), (width, knot), knot * 0.48, fill, stroke=edge, stroke_width=2.2)
    return group(drawn + line(glints, "#fffdf2", width * 0.13, stroke_opacity=0.9), centre, turn)


Cane = tuple[float, float, float, float, str]
CANES: dict[int, tuple[Cane, ...]] = {
    2: ((150, 98, 162, 60, GREEN), (150, 270, 162, 60, BLUE)),
    3: ((150, 98, 162, 58, BLUE), (84, 270, 162, 58, GREEN), (216, 270, 162, 58, GREEN)),
    4: tuple((x, y, 162, 58, c) for x, y, c in ((84, 98, BLUE), (216, 98, GREEN), (84, 270, GREEN), (216, 270, BLUE))),
    5: tuple(
        (x, y, 162, 54, c)
        for x, y, c in ((60, 98, GREEN), (240, 98, BLUE), (150, 184, RED), (60, 270, BLUE), (240, 270, GREEN))
    ),
    6: tuple((x, y, 162, 54, c) for y, c in ((98, GREEN), (270, BLUE)) for x in (60, 150, 240)),
    7: (
        (150, 66, 106, 52, RED),
        *((x, y, 106, 52, c) for y in (184, 302) for x, c in ((60, GREEN), (150, BLUE), (240, GREEN))),
    ),
    9: tuple((x, y, 106, 52, c) for y in (66, 184, 302) for x, c in ((60, GREEN), (150, RED), (240, BLUE))),
}


def gates() -> str:
    """Draw the eight of bamboo: an M above its reflection."""
    drawn = ""
    for y, lean, colour in ((98, 1, GREEN), (270, -1, BLUE)):
        for side in (-1, 1):
            drawn += cane((150 + side * 40.5, y + lean * 4), 160, 43, colour, side * lean * 24)
        for side in (-1, 1):
            drawn += cane((150 + side * 112, y), 164, 45, colour)
    return drawn


def bamboo(rank: int) -> str:
    """Draw the canes of a rank; one is a bird."""
    if rank == 1:
        return bird()
    if rank == 8:
        return gates()
    return "".join(cane((x, y), length, width, colour) for x, y, length, width, colour in CANES[rank])


def white() -> str:
    """Draw the white dragon: a frame with nothing in it."""
    left, top, right, bottom = 48, 42, 252, 326
    drawn = box((left, top), (right - left, bottom - top), 18, stroke=DARK[BLUE], stroke_width=16)
    drawn += box((left, top), (right - left, bottom - top), 18, stroke=BLUE, stroke_width=12)
    notch, inset = 34, 24
    left, top, right, bottom = left + inset, top + inset, right - inset, bottom - inset
    frame = (
        f"M{left + notch} {top}H{right - notch}V{top + notch}H{right}V{bottom - notch}H{right - notch}V{bottom}"
        f"H{left + notch}V{bottom - notch}H{left}V{top + notch}H{left + notch}Z"
    )
    drawn += line(frame, BLUE, 5)
    for x in (left + 11, right - 11):
        for y in (top + 11, bottom - 11):
            drawn += box((x - 8, y - 8), (16, 16), 3, stroke=BLUE, stroke_width=5)
    return drawn


def lattice() -> str:
    """Draw the back: rows of lozenges in a border."""
    pale = "#dcf3e6"
    lozenges = "".join(
        f"M{x} {y - 15}L{x + 15} {y}L{x} {y + 15}L{x - 15} {y}Z"
        for row, y in enumerate(range(40, 340, 18))
        for x in range(42 + 18 * (row % 2), 262, 36)
    )
    return line(lozenges, pale, 2.2, stroke_opacity=0.22) + box(
        (19, 17), (262, 334), 14, stroke=pale, stroke_opacity=0.42, stroke_width=3.5
    )


def body(*, back: bool) -> str:
    """Draw the block: jade under ivory, or, lying on its face, ivory under jade."""
    jade, ivory = "url(#jade)", "url(#side)"
    lower, upper = (ivory, jade) if back else (jade, ivory)
    rim, shine = ("#0c4527", 0.3) if back else ("#8a7b52", 0.95)
    return (
        box((3, 20), (294, 378), 27, "#8f8158" if back else "#0a3a22")
        + box((4.5, 18), (291, 376), 26, lower)
        + box((4.5, 12), (291, 370), 26, upper)
        + box((4.5, 12), (291, 370), 26, stroke="#000000", stroke_opacity=0.16, stroke_width=1.5)
        + box((5, 3), (290, 362), 25, "url(#back)" if back else "url(#face)")
        + box((7.5, 5.5), (285, 357), 22.5, stroke="#ffffff", stroke_opacity=shine, stroke_width=2.6)
        + box((5, 3), (290, 362), 25, stroke=rim, stroke_opacity=0.5, stroke_width=1.3)
    )


GRADIENTS = {
    "face": across("face", ("#fffef8", "#fcf7e8", "#f2ead4"), down=True),
    "side": across("side", ("#efe7cf", "#e0d5b6", "#c4b68e"), down=True),
    "jade": across("jade", ("#2f9460", "#1b7246", "#125a36"), down=True),
    "back": across("back", ("#3ba56e", "#288656", "#1a6a42"), slant=True),
    **{name: across(name, (DARK[c], LIGHT[c], c, DARK[c])) for c, name in NAMES.items()},
}


def picture(art: str, *, back: bool = False) -> str:
    """Put art on a block and close the SVG; both are named, so that the program can paint one without the other."""
    drawn = f'<g id="block">{body(back=back)}</g><g id="art">{art}</g>'
    used = "".join(definition for name, definition in GRADIENTS.items() if f"url(#{name})" in drawn)
    opening = f'<svg xmlns="http://www.w3.org/2000/svg"{attrs(viewBox="0 0 300 400", width=300, height=400)}>'
    return f"{opening}<defs>{used}</defs>{drawn}</svg>\n"


def drawn_without_brush() -> dict[str, str]:
    """Give the pictures that need no font, by the name of their file."""
    faces = {f"{rank}p": dots(rank) for rank in range(1, 10)} | {f"{rank}s": bamboo(rank) for rank in range(1, 10)}
    faces["5z"] = white()
    return {name: picture(art) for name, art in faces.items()} | {"back": picture(lattice(), back=True)}


def drawn_with_brush(brush: Brush) -> dict[str, str]:
    """Give the pictures of the written tiles, by the name of their file."""
    faces = {f"{rank}m": characters(rank, brush) for rank in range(1, 10)}
    for name, (character, colour) in HONOURS.items():
        faces[name] = brush.draw(character, MIDDLE, (218, 282), colour, 3.6)
    return {name: picture(art) for name, art in faces.items()}


def fetch_font(folder: Path) -> Path:
    """Fetch the brush font's package into a folder and give the font file in it."""
    npm = subprocess.run(
        ["npm", "pack", "--silent", FONT_PACKAGE], cwd=folder, capture_output=True, text=True, check=True
    )
    with tarfile.open(folder / npm.stdout.split()[-1]) as package:
        package.extract(FONT_FILE, folder, filter="data")
    return folder / FONT_FILE


def main() -> None:
    """Read the arguments, draw, and say what was written."""
    with tempfile.TemporaryDirectory() as passing:
        font = Path(sys.argv[1]) if sys.argv[1:] else fetch_font(Path(passing))
        pictures = drawn_without_brush() | drawn_with_brush(Brush(font))
    folder = Path(sys.argv[2]) if sys.argv[2:] else TILES
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(pictures)} pictures, {sum(map(len, pictures.values())) // 1024} KB, in {folder}")


if __name__ == "__main__":
    main()
