"""Prove every puzzle of the built-in packs again, by the slow reference engine of the tests.

Writes ``proved.json`` beside the packs: of which puzzles it is the proof, so that ``bank-report`` can tell whether it
is of those that are there. Takes as many processes as it is given; nothing but the packs is read.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from puzzles.drills.naming import canonical
from puzzles.drills.puzzle import Puzzle
from puzzles.mining.proof import write_proof
from puzzles.packs.built_in import puzzle_from_line, puzzle_to_line, read_packs
from puzzles.rules.position import position_to_json
from tests.helpers.reference import solve
from tests.helpers.reference.hands import Hand
from tests.helpers.reference.tiles import following, name

PACKS = Path(__file__).resolve().parents[1] / "resources" / "packs"


def reference_answer(puzzle: Puzzle) -> dict:
    """Give the reference's answer in the form that the puzzle has."""
    question = puzzle.question
    position = position_to_json(question.position)
    match question.kind:
        case "discard":
            return {"best": solve({"ask": "discards", "position": position})["best"]}
        case "claims":
            asked = {"ask": "claims", "position": position, "tile": question.tile.mpsz, "from": question.source.value}
            found = solve(asked)
            return {key: found[key] for key in ("hu", "kong", "pung", "chow")}
        case "hun":
            hand = Hand(position)
            kinds = (hand.qiang, following(hand.qiang, hand.options))
            return {"hun": name(hand.hun), "qiang": sum(map(hand.whole.count, kinds))}
    found = solve(position)
    match question.kind:
        case "waits":
            return {"tiles": list(found["waits"])}
        case "legal":
            return {"legal": found["legal"], "faults": found["faults"]}
        case "fan":
            return {"items": found["items"], "total": found["points"] if found["fan"] is None else found["fan"]}
        case "payment":
            return found["payments"]
    raise ValueError(f"no question of kind {question.kind!r} is known")


def is_proved(line: str) -> tuple[str, str, float]:
    """Give the kind of a puzzle, what the reference says otherwise (nothing when it agrees), and how long it took."""
    started = time.process_time()
    puzzle = puzzle_from_line(line)
    said = canonical(reference_answer(puzzle))
    differs = "" if said == puzzle.answer else f"{line}\n  the reference says {said}"
    return puzzle.question.kind, differs, time.process_time() - started


def lines(folder: Path, every: int) -> Iterator[str]:
    """Give every so many-th puzzle of the packs as a line."""
    return map(puzzle_to_line, islice(read_packs(folder), None, None, every))


def main() -> int:
    """Prove, say what differs, and keep the proof when all of it was proved and nothing does."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, default=PACKS)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every N-th puzzle: a sample, no proof")
    args = parser.parse_args()
    proved, spent, wrong = Counter(), Counter(), 0
    with get_context("spawn").Pool(args.processes) as pool:
        work = pool.imap_unordered(is_proved, lines(args.folder, args.every), chunksize=20)
        for number, (kind, differs, seconds) in enumerate(work, 1):
            proved[kind] += 1
            spent[kind] += seconds
            if differs:
                wrong += 1
                print(differs, flush=True)
            if not number % 1000:
                print(f"{number} looked at, {wrong} differ", file=sys.stderr, flush=True)
    report = {kind: {"puzzles": proved[kind], "seconds": round(spent[kind], 1)} for kind in sorted(proved)}
    print(json.dumps({"proved": sum(proved.values()) - wrong, "differ": wrong, "kinds": report}, indent=1))
    if args.every == 1 and not wrong:
        write_proof(args.folder)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
