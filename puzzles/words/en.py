"""The game's words in English: names, by the thing they name."""

from collections.abc import Mapping
from typing import Final

from puzzles.drills.base import Grade, Level, Outcome
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.payment import Extra
from puzzles.rules.position import MeldKind, Seat
from puzzles.rules.readings import Form, GroupKind
from puzzles.rules.ruleset import Profile
from puzzles.rules.tiles import Suit, Tile
from puzzles.words.en_themes import THEME_WORDS

SUITS: Final[Mapping[Suit, str]] = {
    Suit.CHARACTERS: "wan",
    Suit.DOTS: "dot",
    Suit.BAMBOO: "bam",
    Suit.HONOURS: "honours",
}
LONG_SUITS: Final[Mapping[Suit, str]] = {
    Suit.CHARACTERS: "wan",
    Suit.DOTS: "dots",
    Suit.BAMBOO: "bamboo",
    Suit.HONOURS: "honours",
}
HONOURS: Final[Mapping[Tile, str]] = {
    Tile.EAST: "East",
    Tile.SOUTH: "South",
    Tile.WEST: "West",
    Tile.NORTH: "North",
    Tile.WHITE: "White",
    Tile.GREEN: "Green",
    Tile.RED: "Red",
}
KINDS: Final[Mapping[str, str]] = {
    "waits": "Waits",
    "legal": "Legal or not",
    "fan": "Fan",
    "payment": "Payments",
    "discard": "Discards",
    "claims": "Claims",
    "hun": "Wild tile and qiang",
}
PROFILES: Final[Mapping[Profile, str]] = {
    Profile.DAOZI: "Daozi mahjong",
    Profile.QIPAI: "Anshan Qipai",
    Profile.XUANFENG: "Xuanfeng (no chow)",
}
SHORT_PROFILES: Final[Mapping[Profile, str]] = {
    Profile.DAOZI: "Daozi",
    Profile.QIPAI: "Qipai",
    Profile.XUANFENG: "Xuanfeng",
}
LEVELS: Final[Mapping[Level, str]] = {
    Level.FIRST: "first steps",
    Level.EASY: "easy",
    Level.MEDIUM: "medium",
    Level.HARD: "hard",
    Level.EXPERT: "expert",
}
SEATS: Final[Mapping[Seat, str]] = {
    Seat.SELF: "you",
    Seat.LEFT: "left",
    Seat.ACROSS: "across",
    Seat.RIGHT: "right",
}
MELDS: Final[Mapping[MeldKind, str]] = {
    MeldKind.CHOW: "chow",
    MeldKind.PUNG: "pung",
    MeldKind.OPEN_KONG: "open kong",
    MeldKind.ADDED_KONG: "added kong",
    MeldKind.CONCEALED_KONG: "concealed kong",
    MeldKind.WHIRLWIND: "whirlwind",
    MeldKind.DRAGON_SET: "dragon set",
}
GROUPS: Final[Mapping[GroupKind, str]] = {
    GroupKind.SEQUENCE: "sequence",
    GroupKind.TRIPLET: "triplet",
    GroupKind.KONG: "kong",
    GroupKind.WHIRLWIND: "whirlwind",
    GroupKind.DRAGON_SET: "dragon set",
    GroupKind.PAIR: "pair",
}
FORMS: Final[Mapping[Form, str]] = {
    Form.STANDARD: "four sets and a pair",
    Form.SEVEN_PAIRS: "seven pairs",
    Form.THIRTEEN_YAO: "thirteen yao",
}
CONDITIONS: Final[Mapping[Fault, str]] = {
    Fault.INCOMPLETE: "Shape",
    Fault.NO_TRIPLET: "Triplet",
    Fault.NO_SEQUENCE: "Sequence",
    Fault.MISSING_SUIT: "Suits",
    Fault.NO_YAOJIU: "1, 9, hon.",
    Fault.WILD_PAIR: "Pair",
    Fault.ONE_TILE_LEFT: "Declared",
    Fault.NOT_OPENED: "Opened",
}
FAULTS: Final[Mapping[Fault, str]] = {
    Fault.INCOMPLETE: "No shape",
    Fault.NO_TRIPLET: "No triplet",
    Fault.NO_SEQUENCE: "No sequence",
    Fault.MISSING_SUIT: "A suit missing",
    Fault.NO_YAOJIU: "No 1, 9 or honour",
    Fault.WILD_PAIR: "Wild tile in the pair",
    Fault.ONE_TILE_LEFT: "One tile left",
    Fault.NOT_OPENED: "Not opened",
}
ITEMS: Final[Mapping[Item, str]] = {
    Item.DEALER: "Dealer",
    Item.SELF_DRAW: "Self-draw",
    Item.CLOSED: "Closed",
    Item.NO_HUN: "No wild",
    Item.KONG_BLOOM: "Kong bloom",
    Item.OPEN_KONG: "Open kong",
    Item.CONCEALED_KONG: "Concealed kong",
    Item.DRAGON_TRIPLET: "Dragon triplet",
    Item.THREE_TRIPLETS: "Three triplets",
    Item.FOUR_OF_A_KIND: "Four of a kind",
    Item.QIANG: "Qiang",
    Item.TWO_EIGHT_PAIR: "Two-eight pair",
    Item.SEVEN_PAIRS: "Seven pairs",
    Item.THIRTEEN_YAO: "Thirteen yao",
    Item.WALL_TOP: "Wall top",
    Item.PURE_SUIT: "Pure suit",
    Item.MIXED_SUIT: "Mixed suit",
    Item.ALL_TRIPLETS: "All triplets",
    Item.ROBBED_KONG: "Robbed kong",
    Item.SET_POINTS: "Set points",
}
EXTRAS: Final[Mapping[Extra, str]] = {
    Extra.DISCARDER: "discard +1",
    Extra.DEALER: "dealer +1",
}
OUTCOMES: Final[Mapping[Outcome, str]] = {
    Outcome.WINS: "Wins",
    Outcome.SHAPE_ONLY: "Shape only",
    Outcome.NOTHING: "Nothing",
    Outcome.DEAD: "Dead",
}
GRADES: Final[Mapping[Grade, str]] = {
    Grade.RIGHT: "All right",
    Grade.PARTLY: "Partly right",
    Grade.WRONG: "Wrong",
}
RULES: Final[Mapping[str, str]] = {
    "R-DEAL": "Four players; the dealer takes fourteen tiles, the others thirteen.",
    "R-TURN": "The dealer discards first; play goes anticlockwise.",
    "R-DRAW": "When the wall is empty and nobody has won, the hand is a draw.",
    "R-NEXT-DEALER": "Who deals next differs from table to table.",
    "R-NEXT": "1 to 9 is a ring in each suit; winds and dragons are rings of their own.",
    "R-HUN": "The tile after the indicator is wild: it stands for any tile and earns nothing.",
    "R-LEGAL": "A hand may win when it has a shape and everything that the rules ask for.",
    "R-FORM": "Four sets and a pair, or seven pairs, or thirteen yao.",
    "R-TRIPLET": "At least one triplet or kong; a dragon pair excuses it.",
    "R-SEQUENCE": "At least one sequence.",
    "R-SUITS": "Wan, dots and bamboo must all be there; wild tiles don't count.",
    "R-YAOJIU": "There must be a 1, a 9 or an honour; wild tiles don't count.",
    "R-PAIR": "No wild tile in the pair.",
    "R-ONE-LEFT": "Four declared sets with a single tile left may not win.",
    "R-OPEN": "Only a hand with a declared set may win.",
    "R-EXCUSE": "Seven pairs and thirteen yao may lack one thing: a suit, or the 1, 9 and honours.",
    "R-FAN": "The fan of all items are added.",
    "R-DEALER": "1 fan when the winner deals.",
    "R-SELF-DRAW": "1 fan when the winner drew the tile.",
    "R-CLOSED": "1 fan without chow, pung or open kong.",
    "R-NO-HUN": "1 fan without any wild tile in the hand.",
    "R-KONG-BLOOM": "1 fan for winning on a kong's replacement.",
    "R-KONG": "1 fan for each kong.",
    "R-DRAGONS": "1 fan for each triplet or kong of dragons without a wild tile.",
    "R-THREE-TRIPLETS": "1 fan for three or more triplets or kongs without a wild tile.",
    "R-QUAD": "1 fan for each kind with all four tiles in the hand; wild tiles don't count.",
    "R-QIANG": "1 fan for each tile of the kind turned up after the win and of the next kind; wild tiles don't count.",
    "R-TWO-EIGHT": "1 fan for a pair of 2 or 8 without a wild tile.",
    "R-SEVEN-PAIRS": "1 fan for seven pairs.",
    "R-THIRTEEN-YAO": "1 fan for thirteen yao.",
    "R-WALL-TOP": "1 fan when the winning tile is of the indicator's kind and the hand holds three of it.",
    "R-PAY": "Players pay by fan; in Xuanfeng by points and factors.",
}
THEMES: Final[Mapping[str, str]] = {theme: name for theme, (name, _) in THEME_WORDS.items()}
THEME_SENTENCES: Final[Mapping[str, str]] = {theme: sentence for theme, (_, sentence) in THEME_WORDS.items()}
