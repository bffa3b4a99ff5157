"""A hand played out: each rule of play, with players who do as the test says."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from puzzles.rules.legality import judge
from puzzles.rules.melds import Meld, MeldKind
from puzzles.rules.notation import read_tile, read_tiles
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.seats import Seat, WinBy
from puzzles.rules.tiles import TILES, Tile
from puzzles.table import game
from puzzles.table.events import EventKind
from puzzles.table.game import Decision, DecisionKind, Result, play_hand, throw_for_dealer
from puzzles.table.match import Summary, play_hands
from puzzles.table.table import Table, seen_from
from puzzles.table.wall import Wall

DAOZI = Ruleset.of(Profile.DAOZI)
XUANFENG = Ruleset.of(Profile.XUANFENG)


class StackedWall(Wall):
    """A wall whose tiles lie as the test laid them: what is drawn first, then the rest, then the end."""

    def __init__(self, first: str, end: str = "", length: int = 136) -> None:
        front, back = list(read_tiles(first)), list(read_tiles(end))
        rest = Counter(dict.fromkeys(TILES, 4))
        rest.subtract(front)
        rest.subtract(back)
        assert min(rest.values()) >= 0
        middle = sorted(rest.elements(), key=lambda tile: (tile * 7) % 34)
        self._tiles = front + middle[: length - len(front) - len(back)] + back
        self._front = 0
        self.left_out = Counter(middle[length - len(front) - len(back) :])


def dealt(*hands: str) -> str:
    """Lay a wall so that these hands are dealt from seat 0 on; the first has fourteen tiles."""
    tiles = [read_tiles(hand) for hand in hands]
    rounds = [tiles[seat][number].mpsz for number in range(13) for seat in range(4)]
    return " ".join([*rounds, tiles[0][13].mpsz])


class Puppet:
    """A player that throws what it is told, or its last tile, and claims and declares what it is told."""

    def __init__(self, discards: str = "", sets: Sequence[Meld] = (), wins: bool = True) -> None:
        self.discards = list(read_tiles(discards))
        self.sets = list(sets)
        self.wins = wins

    def wants_win(self, table: Table, seat: int) -> bool:
        return self.wins

    def choose_declaration(self, table: Table, seat: int, offered: Sequence[Meld]) -> Meld | None:
        return self._wanted(offered)

    def choose_claim(self, table: Table, seat: int, tile: Tile, offered: Sequence[Meld]) -> Meld | None:
        return self._wanted(offered)

    def choose_discard(self, table: Table, seat: int) -> Tile:
        return self.discards.pop(0) if self.discards else table.places[seat].concealed[-1]

    def _wanted(self, offered: Sequence[Meld]) -> Meld | None:
        wanted = next((meld for meld in offered if meld in self.sets), None)
        if wanted is not None:
            self.sets.remove(wanted)
        return wanted


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def lay_wall(first: str, end: str = "", length: int = 136) -> None:
        monkeypatch.setattr(game, "Wall", lambda rng: StackedWall(first, end, length))
        if length < 136:
            monkeypatch.setattr(Table, "check_tiles", lambda table: None)

    return lay_wall


def play(rules: Ruleset, *players: Puppet, observer: Callable[[Decision], None] | None = None) -> Result:
    return play_hand(rules, 0, players, Random(0), observer)


def happened(result: Result, kind: EventKind) -> list[str]:
    return [
        f"{event.seat}:{event.meld.kind.value if event.meld else ''}" for event in result.events if event.kind is kind
    ]


JUNK = ("1m4m7m1p4p7p1s4s7s1z2z3z4z", "2m5m8m2p5p8p2s5s8s1z2z3z4z", "3m6m9m3p6p9p3s6s9s1z2z3z4z")


def test_the_dealer_gets_fourteen_tiles_and_the_others_thirteen():
    result = next(play_hands(DAOZI, 1, 5))
    dealt_to = {event.seat: len(event.tiles) for event in result.events if event.kind is EventKind.DEAL}
    assert dealt_to.pop(result.dealer) == 14
    assert set(dealt_to.values()) == {13}


def test_the_indicator_is_turned_up_where_the_rules_have_a_wild_tile():
    for profile, times in ((Profile.DAOZI, 1), (Profile.QIPAI, 1), (Profile.XUANFENG, 0)):
        result = next(play_hands(Ruleset.of(profile), 1, 5))
        assert sum(event.kind is EventKind.INDICATOR for event in result.events) == times


def test_the_next_player_sits_on_the_right():
    assert [seen_from(3, other) for other in (3, 0, 1, 2)] == [Seat.SELF, Seat.RIGHT, Seat.ACROSS, Seat.LEFT]


def test_a_dealt_win_is_taken_at_once(lay):
    lay(dealt("111m234p567p789s55z", *JUNK), end="9p")
    result = play(DAOZI, Puppet(), Puppet(), Puppet(), Puppet())
    assert (result.winner, result.by) == (0, WinBy.SELF_DRAW)
    assert sum(result.gains) == 0
    assert result.gains[0] > 0


def test_a_discard_is_won_by_the_next_in_turn_of_two_who_could(lay):
    ready = "111m234p567p789s5z"
    lay(
        dealt("9m9m2m2m5p8p8p2s2s6s3z3z4z 5z", JUNK[0], ready.replace("111m", "777m").replace("789s", "345s"), ready),
        end="1s",
    )
    result = play(DAOZI, Puppet("5z"), Puppet(), Puppet(), Puppet())
    assert (result.winner, result.by, result.source) == (2, WinBy.DISCARD, 0)
    assert result.position is not None
    assert result.position.win is not None
    assert result.position.win.source is Seat.ACROSS


def test_a_pung_goes_before_a_chow(lay):
    chow = Meld(MeldKind.CHOW, read_tiles("456p"))
    pung = Meld(MeldKind.PUNG, read_tiles("555p"))
    lay(
        dealt(
            "1m1m4m7m1p8p9p9p1s4s7s1z2z 5p", "2m5m8m 4p6p 2s5s8s 1z2z3z3z4z", JUNK[2], "3m6m9m 5p5p 3s6s9s 1z2z3z4z4z"
        ),
        end="9s",
    )
    result = play(DAOZI, Puppet("5p"), Puppet(sets=[chow]), Puppet(), Puppet(sets=[pung]))
    assert happened(result, EventKind.CLAIM)[0] == "3:pung"


def test_a_chow_is_only_for_the_next_player(lay):
    chow = Meld(MeldKind.CHOW, read_tiles("456p"))
    lay(
        dealt(
            "1m1m4m7m1p8p9p9p1s4s7s1z2z 5p", "2m5m8m 2s5s8s 1z2z3z3z4z 9m9m", "3m6m9m 4p6p 3s6s9s 1z2z3z4z4z", JUNK[2]
        ),
        end="9s",
    )
    result = play(DAOZI, Puppet("5p"), Puppet(), Puppet(sets=[chow]), Puppet())
    first_discard = next(index for index, event in enumerate(result.events) if event.kind is EventKind.DISCARD)
    assert result.events[first_discard + 1].kind is EventKind.DRAW


def test_a_claimed_tile_leaves_the_discards(lay):
    pung = Meld(MeldKind.PUNG, read_tiles("555p"))
    lay(
        dealt("1m1m4m7m1p8p9p9p1s4s7s1z2z 5p", JUNK[1].replace("5p", "6p"), JUNK[2], "3m6m9m 5p5p 3s6s9s 1z2z3z4z4z"),
        end="9s",
    )
    rivers = []
    play(
        DAOZI,
        Puppet("5p"),
        Puppet(),
        Puppet(),
        Puppet(sets=[pung]),
        observer=lambda decision: rivers.append((decision.seat, decision.kind, list(decision.table.places[0].river))),
    )
    assert (3, DecisionKind.TURN, []) in rivers


def test_a_kong_draws_its_replacement_from_the_end_of_the_wall(lay):
    kong = Meld(MeldKind.CONCEALED_KONG, read_tiles("1111m"))
    lay(dealt("1111m 4m7m 1p4p7p 1s4s7s 1z2z", *JUNK[1:], "8m5m8m 2p5p8p 2s5s8s 1z2z3z4z"), end="5z 9s")
    result = play(DAOZI, Puppet(sets=[kong]), Puppet(), Puppet(), Puppet())
    replaced = next(event for event in result.events if event.kind is EventKind.REPLACEMENT)
    assert (replaced.seat, replaced.tiles) == (0, (Tile.WHITE,))


def test_a_win_on_a_replacement_is_a_kong_draw(lay):
    kong = Meld(MeldKind.CONCEALED_KONG, read_tiles("1111m"))
    lay(dealt("1111m 234p 567p 79s 55z", *JUNK[1:], "4m7m8m 2p5p8p 2s5s6s 1z2z3z4z"), end="3m 8s 9p")
    result = play(DAOZI, Puppet(sets=[kong]), Puppet(), Puppet(), Puppet())
    assert (result.winner, result.by) == (0, WinBy.KONG_DRAW)


def test_an_added_kong_can_be_robbed(lay):
    pung, kong = Meld(MeldKind.PUNG, read_tiles("555p")), Meld(MeldKind.ADDED_KONG, read_tiles("5555p"))
    lay(
        dealt(
            "3m3m4m7m1p8p9p9p1s4s7s1z2z 5p",
            "5p5p5p 2m6m8m 2s5s8s 1z2z3z4z",
            JUNK[2],
            "111m 46p 777s 234s 77z",
        )
        + " 3z",
        end="9s",
    )
    result = play(DAOZI, Puppet("5p"), Puppet("4z", [pung, kong]), Puppet("1s"), Puppet("1s", wins=True))
    assert result.by is WinBy.DISCARD
    declined = Puppet("1s", wins=False)
    seen = []

    def watch(decision: Decision) -> None:
        seen.append((decision.kind, decision.seat))
        declined.wins = decision.kind is DecisionKind.ROB

    result = play(DAOZI, Puppet("5p"), Puppet("4z", [pung, kong]), Puppet("1s"), declined, observer=watch)
    assert (result.winner, result.by, result.source) == (3, WinBy.ROBBED_KONG, 1)
    assert (DecisionKind.ROB, 3) in seen


def test_whirlwind_draws_a_replacement_and_dragon_set_does_not(lay):
    whirlwind = Meld(MeldKind.WHIRLWIND, read_tiles("1234z"))
    dragons = Meld(MeldKind.DRAGON_SET, read_tiles("567z"))
    lay(
        dealt("1234z 567z 1m4m7m 1p4p7p 9s", "1m5m8m2p5p8p2s5s8s9m9m6m6m", JUNK[2], "3m6m9m3p6p9p3s6s8s1z2z3z4z"),
        end="8s",
    )
    result = play(XUANFENG, Puppet(sets=[whirlwind, dragons]), Puppet(), Puppet(), Puppet())
    assert happened(result, EventKind.DECLARE) == ["0:whirlwind", "0:dragon_set"]
    assert happened(result, EventKind.REPLACEMENT) == ["0:"]


def test_a_hand_without_a_winner_ends_with_the_wall(lay):
    lay(dealt("1m4m7m1p4p7p1s4s7s1z2z3z4z 9m", *JUNK[1:], "2m5m8m2p5p8p2s5s8s1z2z3z4z"), end="5z", length=60)
    result = play(DAOZI, *(Puppet(wins=False) for _ in range(4)))
    assert result.winner is None
    assert result.gains == (0, 0, 0, 0)
    assert result.events[-1].kind is EventKind.NO_WINNER
    assert result.next_dealer == result.dealer


def test_the_winner_deals_next():
    won = next(result for result in play_hands(DAOZI, 20, 2) if result.winner is not None)
    assert won.next_dealer == won.winner


def test_dice_choose_the_first_dealer():
    assert {throw_for_dealer(Random(seed))[0] for seed in range(60)} == {0, 1, 2, 3}
    dealer, dice = throw_for_dealer(Random(3))
    assert dealer == (sum(dice) - 1) % 4


@pytest.mark.parametrize("profile", Profile)
def test_played_hands_keep_the_tiles_and_the_money(profile):
    rules = Ruleset.of(profile)
    for result in play_hands(rules, 12, 9):
        assert sum(result.gains) == 0
        if result.position is not None:
            assert judge(result.position).legal


@pytest.mark.parametrize("profile", Profile)
def test_the_same_seed_plays_the_same_hands(profile):
    rules = Ruleset.of(profile)
    assert [result.events for result in play_hands(rules, 3, 4)] == [
        result.events for result in play_hands(rules, 3, 4)
    ]
    assert [result.events for result in play_hands(rules, 3, 4)] != [
        result.events for result in play_hands(rules, 3, 5)
    ]


def test_every_decision_gives_a_position_of_the_right_size():
    sizes = Counter()

    def look(decision: Decision) -> None:
        position = decision.position()
        sizes[decision.kind] += 1
        assert position.is_complete == (decision.kind is DecisionKind.TURN)
        assert (decision.source_seat() is None) == (decision.kind is DecisionKind.TURN)

    list(play_hands(DAOZI, 6, 3, look))
    assert sizes[DecisionKind.TURN] > 100
    assert sizes[DecisionKind.CLAIM] > 5


def test_the_summary_counts_every_hand():
    summary = Summary()
    for result in play_hands(DAOZI, 15, 1):
        summary.add(result)
    data = summary.to_json()
    assert data["hands"] == 15
    assert sum(data["wins"].values()) + data["drawn"] == 15
    assert sum(data["fan"].values()) == 15 - data["drawn"]


def test_a_table_that_lost_a_tile_is_noticed():
    table = Table(DAOZI, 0, Wall(Random(1)))
    table.deal()
    table.places[0].give(table.places[0].concealed[0])
    with pytest.raises(AssertionError, match="tiles are not conserved"):
        table.check_tiles()


def test_a_tile_that_is_not_there_cannot_be_given():
    table = Table(DAOZI, 0, Wall(Random(1)))
    with pytest.raises(ValueError, match="no '5m' among the concealed tiles"):
        table.places[0].give(read_tile("5m"))
