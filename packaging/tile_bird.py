"""The one of bamboo: a peacock, its train raised."""

from math import cos, radians, sin

from tile_shapes import BLUE, DARK, GREEN, INK, IVORY, LIGHT, RED, Point, disc, group, line, path, polar, xy

RUMP: Point = (156, 238)


def feather(angle: float, length: float, width: float, colour: str, eye: str, pupil: str) -> str:
    """Draw one feather of the train, growing from the rump, with an eye near its tip."""
    tip = polar(RUMP, length, angle)
    side = (-sin(radians(angle)), cos(radians(angle)))
    ahead = (cos(radians(angle)), sin(radians(angle)))

    def at(along: float, off: float) -> str:
        base = polar(RUMP, length * along, angle)
        return xy((base[0] + side[0] * off * width, base[1] + side[1] * off * width))

    crown = xy((tip[0] + ahead[0] * width * 0.62, tip[1] + ahead[1] * width * 0.62))
    vane = (
        f"M{xy(RUMP)}C{at(0.4, -0.16)} {at(0.7, -0.5)} {at(1, -0.5)}Q{at(1.12, -0.5)} {crown}"
        f"Q{at(1.12, 0.5)} {at(1, 0.5)}C{at(0.7, 0.5)} {at(0.4, 0.16)} {xy(RUMP)}Z"
    )
    return (
        path(vane, colour, stroke=IVORY, stroke_width=2.4, stroke_linejoin="round")
        + disc(tip, width * 0.37, IVORY)
        + disc(tip, width * 0.29, eye)
        + disc(tip, width * 0.13, pupil)
    )


def train() -> str:
    """Draw the raised train: three rows of feathers, the longest behind."""
    rows = (
        (range(-122, -2, 17), 146, 42, GREEN, BLUE, IVORY),
        (range(-106, -2, 20), 106, 34, DARK[GREEN], RED, IVORY),
        (range(-88, -6, 25), 72, 27, LIGHT[GREEN], IVORY, BLUE),
    )
    return "".join(feather(angle, *rest) for angles, *rest in rows for angle in angles)


def bird() -> str:
    """Draw the peacock, facing left."""
    legs = line("M138 296L134 338M134 338L112 348M134 338L136 350M134 338L156 347", RED, 6.5)
    legs += line("M176 292L180 336M180 336L160 348M180 336L184 350M180 336L204 345", RED, 6.5)
    body = path(
        "M66 120C74 98 106 96 112 124C117 148 104 170 112 190C124 212 164 206 194 224"
        "C230 248 214 300 154 302C104 303 78 268 80 222C81 190 90 172 88 152C87 142 80 139 70 138Z",
        BLUE,
        stroke=DARK[BLUE],
        stroke_width=4,
        stroke_linejoin="round",
    )
    beak = path("M70 118L38 134L72 140Z", RED, stroke=DARK[RED], stroke_width=2.5, stroke_linejoin="round")
    eye = disc((88, 122), 8.5, IVORY) + disc((86, 122), 4.6, INK)
    crest = line("M96 100Q90 78 72 74M101 99Q101 72 90 58M106 102Q114 80 112 62", RED, 4.5)
    crest += disc((70, 73), 6.5, RED) + disc((88, 55), 6.5, RED) + disc((112, 58), 6.5, RED)
    scales = "".join(
        f"M{x - 9} {y}Q{x} {y + 10} {x + 9} {y}" for x, y in ((100, 158), (98, 176), (98, 196), (104, 216))
    )
    scales += "".join(f"M{x - 9} {y}Q{x} {y + 10} {x + 9} {y}" for x, y in ((100, 238), (108, 258), (122, 276)))
    wing = path(
        "M122 222C150 206 200 218 226 262C196 290 136 290 122 222Z",
        GREEN,
        stroke=IVORY,
        stroke_width=3.5,
        stroke_linejoin="round",
    )
    quills = line(
        "M138 232C158 230 184 242 204 262M140 246C156 246 174 254 190 268M148 262C158 264 168 268 176 274", IVORY, 4
    )
    drawn = train() + legs + body + beak + eye + crest + line(scales, IVORY, 3.6) + wing + quills
    return group(drawn, (-4, 10), scale=0.89)
