"""The hands to measure with, dealt from a seed; a tile is the number of its kind."""

from random import Random

from puzzles.rules.fan import score
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.seats import Seat, Win, WinBy
from puzzles.rules.tables import hand_of, shape_tables
from puzzles.rules.tiles import TILES, Tile

SHAPES = shape_tables(quads=False)
COPIES = 4
WALL = [kind for kind in range(34) for _ in range(COPIES)]
RULES = Ruleset.of(Profile.DAOZI)
INDICATOR = Tile.NORTH
HUN = Tile.EAST


def natural_deal(rng: Random, size: int = 13) -> list[int]:
    """Deal tiles from a full wall."""
    return rng.sample(WALL, size)


def complete_hand(rng: Random) -> list[int]:
    """Deal four sets and a pair, now and then seven pairs; no kind more than four times."""
    while True:
        if rng.random() < 0.05:
            hand = [kind for kind in rng.sample(range(34), 7) for _ in range(2)]
        else:
            hand = [rng.randrange(34)] * 2
            for _ in range(4):
                kind = rng.randrange(34)
                can_run = kind < 27 and kind % 9 < 7
                hand += [kind, kind + 1, kind + 2] if can_run and rng.random() < 0.7 else [kind] * 3
        if max(map(hand.count, hand)) <= COPIES:
            return rng.sample(hand, len(hand))


def waiting_hands(seed: int, count: int) -> list[list[int]]:
    """Give 13 tiles each that lack one tile: the tenpai set."""
    rng = Random(seed)
    return [complete_hand(rng)[1:] for _ in range(count)]


def idle_hands(seed: int, count: int) -> list[list[int]]:
    """Give 13 tiles each that wait for nothing, half of them nearly: waiting hands with two tiles exchanged."""
    rng = Random(seed)
    hands: list[list[int]] = []
    while len(hands) < count:
        hand = natural_deal(rng) if len(hands) % 2 else [*complete_hand(rng)[3:], *natural_deal(rng, 2)]
        if max(map(hand.count, hand)) <= COPIES and not SHAPES.waits(hand_of(hand)):
            hands.append(hand)
    return hands


def incomplete_hands(seed: int, count: int) -> list[list[int]]:
    """Give 14 tiles each that are not complete: a tile drawn to an idle hand or a wrong one to a waiting hand."""
    rng = Random(seed)
    hands = [[*hand, rng.randrange(34)] for hand in (*idle_hands(seed, count), *waiting_hands(seed, count))]
    rng.shuffle(hands)
    return [hand for hand in hands if max(map(hand.count, hand)) <= COPIES and not SHAPES.is_complete(hand_of(hand))][
        :count
    ]


def counts(hand: list[int]) -> list[int]:
    """Give the 34 counts of a hand."""
    held = [0] * 34
    for kind in hand:
        held[kind] += 1
    return held


def physical(hand: list[int]) -> list[int]:
    """Give the tiles as the numbers 0 to 135 that other libraries use, from the second copy on: no red fives."""
    seen: dict[int, int] = {}
    tiles = []
    for kind in sorted(hand):
        seen[kind] = seen.get(kind, -1) + 1
        tiles.append(kind * 4 + (seen[kind] + 1) % COPIES)
    return tiles


def with_wild(hand: list[int], wild: int) -> list[Tile]:
    """Exchange the first tiles of a hand for wild ones, and other tiles of that kind for the next kind."""
    natural = [TILES[kind] if kind != HUN else Tile.SOUTH for kind in hand[wild:]]
    return [HUN] * wild + natural


def waiting_positions(seed: int, count: int, wild: int) -> list[Position]:
    """Give waiting hands with so many wild tiles under the default rules."""
    return positions(waiting_hands(seed, 2 * count), wild)[:count]


def complete_positions(seed: int, count: int) -> list[Position]:
    """Give complete hands without wild tiles, legal or not."""
    rng = Random(seed)
    return positions([complete_hand(rng) for _ in range(2 * count)], 0)[:count]


def drawn_positions(seed: int, count: int, wild: int) -> list[Position]:
    """Give hands of 14 tiles that wait after some discard."""
    rng = Random(seed)
    return positions([[*complete_hand(rng)[1:], rng.randrange(34)] for _ in range(2 * count)], wild)[:count]


def positions(hands: list[list[int]], wild: int) -> list[Position]:
    """Lay hands on the table, leaving out those with a kind too many."""
    laid = []
    for hand in hands:
        tiles = with_wild(hand, wild)
        if max(map(tiles.count, tiles)) <= COPIES and tiles.count(INDICATOR) < COPIES:
            laid.append(Position(RULES, tuple(tiles), indicator=INDICATOR))
    return laid


def won_positions(seed: int, count: int, wild: int) -> list[Position]:
    """Give legal closed hands that won by a self-draw."""
    rng = Random(seed)
    won: list[Position] = []
    while len(won) < count:
        tiles = with_wild(complete_hand(rng), wild)
        if max(map(tiles.count, tiles)) > COPIES or tiles.count(INDICATOR) == COPIES:
            continue
        win = Win(rng.choice(tiles[wild:]), WinBy.SELF_DRAW)
        position = Position(RULES, tuple(tiles), indicator=INDICATOR, dealer=Seat.LEFT, win=win)
        if score(position):
            won.append(position)
    return won
