"""The game's words in Chinese: names, by the thing they name."""

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
from puzzles.words.zh_themes import THEME_WORDS

SUITS: Final[Mapping[Suit, str]] = {
    Suit.CHARACTERS: "万",
    Suit.DOTS: "饼",
    Suit.BAMBOO: "条",
    Suit.HONOURS: "字",
}
LONG_SUITS: Final[Mapping[Suit, str]] = {
    Suit.CHARACTERS: "万",
    Suit.DOTS: "饼",
    Suit.BAMBOO: "条",
    Suit.HONOURS: "字牌",
}
HONOURS: Final[Mapping[Tile, str]] = {
    Tile.EAST: "东",
    Tile.SOUTH: "南",
    Tile.WEST: "西",
    Tile.NORTH: "北",
    Tile.WHITE: "白",
    Tile.GREEN: "发",
    Tile.RED: "中",
}
KINDS: Final[Mapping[str, str]] = {
    "waits": "听牌",
    "legal": "能不能胡",
    "fan": "算番",
    "payment": "算账",
    "discard": "打哪张",
    "claims": "吃碰杠胡",
    "hun": "定混数枪",
}
PROFILES: Final[Mapping[Profile, str]] = {
    Profile.DAOZI: "倒子麻将",
    Profile.QIPAI: "鞍山棋牌",
    Profile.XUANFENG: "旋风杠（不吃牌）",
}
SHORT_PROFILES: Final[Mapping[Profile, str]] = {
    Profile.DAOZI: "倒子麻将",
    Profile.QIPAI: "鞍山棋牌",
    Profile.XUANFENG: "旋风杠",
}
LEVELS: Final[Mapping[Level, str]] = {
    Level.FIRST: "入门",
    Level.EASY: "简单",
    Level.MEDIUM: "中等",
    Level.HARD: "较难",
    Level.EXPERT: "高手",
}
SEATS: Final[Mapping[Seat, str]] = {
    Seat.SELF: "你",
    Seat.LEFT: "上家",
    Seat.ACROSS: "对家",
    Seat.RIGHT: "下家",
}
MELDS: Final[Mapping[MeldKind, str]] = {
    MeldKind.CHOW: "吃",
    MeldKind.PUNG: "碰",
    MeldKind.OPEN_KONG: "明杠",
    MeldKind.ADDED_KONG: "补杠",
    MeldKind.CONCEALED_KONG: "暗杠",
    MeldKind.WHIRLWIND: "旋风杠",
    MeldKind.DRAGON_SET: "喜牌",
}
GROUPS: Final[Mapping[GroupKind, str]] = {
    GroupKind.SEQUENCE: "顺子",
    GroupKind.TRIPLET: "刻子",
    GroupKind.KONG: "杠",
    GroupKind.WHIRLWIND: "旋风杠",
    GroupKind.DRAGON_SET: "喜牌",
    GroupKind.PAIR: "将",
}
FORMS: Final[Mapping[Form, str]] = {
    Form.STANDARD: "四副一对",
    Form.SEVEN_PAIRS: "七对",
    Form.THIRTEEN_YAO: "十三幺",
}
CONDITIONS: Final[Mapping[Fault, str]] = {
    Fault.INCOMPLETE: "成形",
    Fault.NO_TRIPLET: "刻子",
    Fault.NO_SEQUENCE: "顺子",
    Fault.MISSING_SUIT: "三门齐",
    Fault.NO_YAOJIU: "幺九",
    Fault.WILD_PAIR: "将无混",
    Fault.ONE_TILE_LEFT: "不手把一",
    Fault.NOT_OPENED: "开门",
}
FAULTS: Final[Mapping[Fault, str]] = {
    Fault.INCOMPLETE: "不成形",
    Fault.NO_TRIPLET: "没有刻子",
    Fault.NO_SEQUENCE: "没有顺子",
    Fault.MISSING_SUIT: "缺门",
    Fault.NO_YAOJIU: "没有幺九",
    Fault.WILD_PAIR: "混对",
    Fault.ONE_TILE_LEFT: "手把一",
    Fault.NOT_OPENED: "没开门",
}
ITEMS: Final[Mapping[Item, str]] = {
    Item.DEALER: "坐庄",
    Item.SELF_DRAW: "自摸",
    Item.CLOSED: "站立",
    Item.NO_HUN: "穷胡",
    Item.KONG_BLOOM: "杠开",
    Item.OPEN_KONG: "明杠",
    Item.CONCEALED_KONG: "暗杠",
    Item.DRAGON_TRIPLET: "大哥大",
    Item.THREE_TRIPLETS: "三叉",
    Item.FOUR_OF_A_KIND: "四归一",
    Item.QIANG: "枪",
    Item.TWO_EIGHT_PAIR: "二八将",
    Item.SEVEN_PAIRS: "七对",
    Item.THIRTEEN_YAO: "十三幺",
    Item.WALL_TOP: "上墙头",
    Item.PURE_SUIT: "清一色",
    Item.MIXED_SUIT: "混一色",
    Item.ALL_TRIPLETS: "碰碰胡",
    Item.ROBBED_KONG: "抢杠胡",
    Item.SET_POINTS: "旋风杠、喜牌",
}
EXTRAS: Final[Mapping[Extra, str]] = {
    Extra.DISCARDER: "点炮 +1",
    Extra.DEALER: "庄 +1",
}
OUTCOMES: Final[Mapping[Outcome, str]] = {
    Outcome.WINS: "能胡",
    Outcome.SHAPE_ONLY: "成形不许胡",
    Outcome.NOTHING: "不成形",
    Outcome.DEAD: "死张",
}
GRADES: Final[Mapping[Grade, str]] = {
    Grade.RIGHT: "全对",
    Grade.PARTLY: "对了一部分",
    Grade.WRONG: "不对",
}
RULES: Final[Mapping[str, str]] = {
    "R-DEAL": "四人打；庄家十四张，别家十三张。",
    "R-TURN": "庄家先打，按逆时针轮。",
    "R-DRAW": "牌墙摸完没人胡，算流局。",
    "R-NEXT-DEALER": "谁坐下一庄，各处规矩不同。",
    "R-NEXT": "同门 1 到 9 循环；风牌和中发白各自循环。",
    "R-HUN": "指示牌的下一张是混，当什么牌都行，但什么也不算。",
    "R-LEGAL": "成形，而且该有的都有，才许胡。",
    "R-FORM": "四副牌加一对将，或七对，或十三幺。",
    "R-TRIPLET": "至少一副刻子或杠；将是中发白可免。",
    "R-SEQUENCE": "至少一副顺子。",
    "R-SUITS": "万、饼、条都要有，混不算。",
    "R-YAOJIU": "要有幺九，也就是 1、9 或字牌，混不算。",
    "R-PAIR": "将里不许有混。",
    "R-ONE-LEFT": "不许亮四副、手里只剩一张。",
    "R-OPEN": "亮过牌才许胡。",
    "R-EXCUSE": "七对和十三幺可以缺一样：一门，或幺九。",
    "R-FAN": "各项番数相加。",
    "R-DEALER": "胡牌的是庄家，加 1 番。",
    "R-SELF-DRAW": "自己摸到的，加 1 番。",
    "R-CLOSED": "没吃、没碰、没明杠，加 1 番。",
    "R-NO-HUN": "整手没有混，加 1 番。",
    "R-KONG-BLOOM": "杠后补的牌胡，加 1 番。",
    "R-KONG": "每副杠 1 番。",
    "R-DRAGONS": "中、发、白的刻子或杠，没有混，每副 1 番。",
    "R-THREE-TRIPLETS": "三副以上没有混的刻子或杠，加 1 番。",
    "R-QUAD": "同一种牌四张都在手，每种 1 番；混不算。",
    "R-QIANG": "胡后翻的那种牌和它的下一种，手里每张 1 番；混不算。",
    "R-TWO-EIGHT": "将是 2 或 8，没有混，加 1 番。",
    "R-SEVEN-PAIRS": "七对加 1 番。",
    "R-THIRTEEN-YAO": "十三幺加 1 番。",
    "R-WALL-TOP": "胡的牌和指示牌同种，手里有三张，加 1 番。",
    "R-PAY": "按番数付；旋风杠按分数和倍数付。",
}
THEMES: Final[Mapping[str, str]] = {theme: name for theme, (name, _) in THEME_WORDS.items()}
THEME_SENTENCES: Final[Mapping[str, str]] = {theme: sentence for theme, (_, sentence) in THEME_WORDS.items()}
