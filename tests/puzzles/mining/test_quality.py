"""Quality: what is trivial, kind by kind, and what has more than one right answer."""

import pytest

from puzzles.mining.facts import Facts
from puzzles.mining.quality import has_one_answer, is_trivial
from tests.helpers.question_lines import question

TRIVIAL = {
    "a single tile that waits for its like": "waits xuanfeng 5z pung:111m pung:222p pung:333s pung:444z",
    "a hand that waits for more than fourteen kinds": "waits daozi 123m456p78s11z pung:222z indicator=4z",
    "a plain legal hand": "legal xuanfeng 234m678p55z pung:111m pung:222p",
    "a pair beside declared sets": "legal daozi 55z pung:111m chow:456p chow:456s pung:333s indicator=7m",
    "a win with one line in the ledger": "fan daozi 234m678p55s pung:111m pung:222p indicator=7s qiang=5z dealer=left "
    "win=4m:discard:left",
    "a win without factors": "payment xuanfeng 23477m678p456s pung:111m win=4m:discard:left",
    "a discard that nothing else vies with": "discard xuanfeng 23m55p1z pung:111m pung:222p pung:333s",
    "a single claim": "claims daozi 23m55p19s48p23z indicator=7s pung:111m tile=5p:right",
    "a hand that the 枪 misses": "hun daozi 234m678p55s pung:111m pung:222p indicator=7s qiang=1z",
}
KEPT = {
    "a wait whose like is refused": "waits daozi 5p pung:222m chow:456m chow:678s pung:333s indicator=7m",
    "a hand with a shape that may not win": "waits qipai 678m78p22s pung:333m chow:789p indicator=3s",
    "a legal hand that one 幺九 saves": "legal daozi 566778m77p123s pung:222p indicator=7z",
    "a win with two lines in the ledger": "fan daozi 234m678p88s pung:111m pung:222p indicator=6z qiang=7z dealer=left "
    "win=4m:discard:left",
    "a win with a factor": "payment xuanfeng 12345678955m pung:222z win=5m:discard:left",
    "a choice of discards": "discard daozi 789m22377p chow:789s chow:345m indicator=2s",
    "a chow or a pung": "claims daozi 56m34566p56788s4z indicator=6p tile=8s:left",
    "a win that is refused": "claims xuanfeng 11345m34p344556s tile=2p:right",
    "a hand that the 枪 hits": "hun daozi 66m567p456789s pung:777z indicator=1p qiang=7p",
}


@pytest.mark.parametrize("name", TRIVIAL)
def test_what_is_trivial_is_not_kept(name):
    assert is_trivial(Facts(question(TRIVIAL[name])))


@pytest.mark.parametrize("name", KEPT)
def test_what_is_not_trivial_is_kept(name):
    assert not is_trivial(Facts(question(KEPT[name])))


def test_a_discard_needs_a_best_one_that_leads_by_two():
    clear = Facts(question("discard daozi 789m22377p chow:789s chow:345m indicator=2s"))
    tied = Facts(question("discard xuanfeng 678p19s pung:111m pung:222p pung:333z"))
    assert clear.lead >= 2
    assert has_one_answer(clear)
    assert not has_one_answer(tied)


def test_a_hand_without_a_reading_is_no_question_of_legality():
    assert not has_one_answer(Facts(question("legal daozi 147m258p369s12345z indicator=7z")))
