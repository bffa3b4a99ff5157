"""Make the text fonts of the program: two static weights of Noto Sans SC, cut down to what is shown here.

    python packaging/fonts.py SOURCE.ttf FOLDER

``packaging/run.py fonts`` fetches the source and calls this. The result is the same bytes each time.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FAMILY = "Anshan Sans"
POSTSCRIPT = "AnshanSans"
WEIGHTS = {"Regular": 400, "Bold": 700}
NOTICE = "Cut from Noto Sans SC for the Anshan Mahjong Trainer."

RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x00FF),  # Western European letters
    (0x2010, 0x2027),  # dashes, quotation marks, dots
    (0x2030, 0x203C),  # per mille, primes
    (0x2190, 0x2199),  # arrows
    (0x2460, 0x2473),  # circled numbers
    (0x2580, 0x258F),  # blocks, one of them a typing mark
    (0x25A0, 0x25CF),  # geometric shapes, as far as the source has them
    (0x3000, 0x3017),  # Chinese punctuation
    (0xFF01, 0xFF5E),  # full-width forms
)
# Beyond GB 2312: signs …
SIGNS = "−×÷±≈≠≤≥∞√∅∪∩⊂∈·•…€£¥№™©®°′″←↑→↓↔↕✓★☆"
# Powers, which the source has only in part: made of its digits, all ten alike.
POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
POWER_SIZE = 0.62
POWER_RISE = 330
# … and traditional characters: tile names as they are on the tiles, and what a traditional keyboard types for them.
HANZI = (
    "萬東發條餅風龍門聽槓喫莊閒張將對順寶點搶槍單雙會變實閉開週圍們個"
    "為過邊絕麼這鬥數計當復囍雞紅財綠絲鳥鳳蓋嘜見齊斷臺檯賠錢續殘"
)


def wanted() -> set[int]:
    """Give the code points that the fonts should hold, where the source has them."""
    codes = {code for first, last in RANGES for code in range(first, last + 1)}
    codes.update(map(ord, SIGNS + HANZI))
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            codes.update(map(ord, bytes((row, cell)).decode("gb2312", "ignore")))
    return codes


def cut(source: Path, into: Path) -> None:
    """Keep of the variable font at ``source`` only the glyphs that are wanted; write it to ``into``."""
    options = subset.Options(
        hinting=False,
        name_IDs=["*"],
        name_languages=["*"],
        notdef_outline=True,
        recalc_timestamp=False,
        layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "calt"],
    )
    options.drop_tables += ["vhea", "vmtx", "VVAR"]  # nothing is written from top to bottom here
    font = subset.load_font(str(source), options, lazy=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted())
    subsetter.subset(font)
    subset.save_font(font, str(into), options)


def fix_weight(variable: Path, style: str, into: Path) -> None:
    """Make one static weight of ``variable`` under our own family name."""
    weight = WEIGHTS[style]
    # Opened again from disk: instancing a font that was subset in memory stumbles over its half-read tables.
    font = instancer.instantiateVariableFont(
        TTFont(variable, lazy=False, recalcTimestamp=False), {"wght": weight}, inplace=True
    )
    add_powers(font)
    names = font["name"]
    upstream = names.getDebugName(5)
    for record in (16, 17, 21, 22, 25):
        names.removeNames(nameID=record)
    full = FAMILY if style == "Regular" else f"{FAMILY} {style}"
    for record, text in {
        1: FAMILY,
        2: style,
        3: f"{POSTSCRIPT}-{style} from Noto Sans SC {upstream}",
        4: full,
        6: f"{POSTSCRIPT}-{style}",
        10: NOTICE,
    }.items():
        names.removeNames(nameID=record)
        names.setName(text, record, 3, 1, 0x409)
    bold = style == "Bold"
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0b1100001) | (1 << 5 if bold else 1 << 6)
    font["head"].macStyle = 1 if bold else 0
    font.save(into)


def add_powers(font: TTFont) -> None:
    """Add the raised digits to a static font."""
    names = font.getBestCmap()
    glyphs, glyf, widths = font.getGlyphSet(), font["glyf"], font["hmtx"]
    for digit, power in enumerate(POWERS):
        origin = names[ord(str(digit))]
        pen = TTGlyphPen(None)
        glyphs[origin].draw(TransformPen(pen, (POWER_SIZE, 0, 0, POWER_SIZE, 0, POWER_RISE)))
        name = f"power{digit}"
        glyf[name] = pen.glyph()
        glyf[name].recalcBounds(glyf)
        widths[name] = (round(widths[origin][0] * POWER_SIZE), glyf[name].xMin)
        for table in font["cmap"].tables:
            if table.isUnicode() and table.format in (4, 12):
                table.cmap[ord(power)] = name


def build(source: Path, folder: Path) -> list[Path]:
    """Write both weights into ``folder`` and give their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    variable = folder / "variable.part"
    cut(source, variable)
    made = []
    for style in WEIGHTS:
        path = folder / f"{POSTSCRIPT}-{style}.ttf"
        fix_weight(variable, style, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)
        made.append(path)
    variable.unlink()
    return made


def main() -> None:
    """Read the two arguments, build, and say what was made."""
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    for path in build(source, folder):
        print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
