"""``mine``: packs from played hands, the same from the same seed, and again from what was gathered."""

import pytest

from puzzles.cli import main
from puzzles.packs.built_in import read_packs

SMALL = ["--scale", "0.0001", "--each", "3", "--processes", "1"]


@pytest.fixture
def few_hands(monkeypatch):
    """Work in this process, with shards of a few hands."""
    from puzzles.mining import building

    class Here:
        def __init__(self, processes: int) -> None: ...

        def __enter__(self):
            return self

        def __exit__(self, *error: object) -> None: ...

        def imap(self, function, work):
            return map(function, work)

    monkeypatch.setattr(building, "HANDS_OF_A_SHARD", 4)
    monkeypatch.setattr(building, "get_context", lambda method: type("Context", (), {"Pool": Here}))


def bytes_in(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_seed_makes_the_same_packs(few_hands, tmp_path, capsys):
    for name in ("a", "b"):
        assert main(["mine", str(tmp_path / name), *SMALL]) == 0
    assert bytes_in(tmp_path / "a") == bytes_in(tmp_path / "b")
    puzzles = list(read_packs(tmp_path / "a"))
    assert puzzles
    assert f"{len(puzzles)} puzzles in " in capsys.readouterr().out


def test_what_was_gathered_makes_the_same_packs_without_playing(few_hands, tmp_path, monkeypatch):
    ore = ["--ore", str(tmp_path / "ore")]
    assert main(["mine", str(tmp_path / "a"), *SMALL, *ore]) == 0
    monkeypatch.setattr("puzzles.commands.mine.gather", None)
    assert main(["mine", str(tmp_path / "b"), *SMALL, *ore]) == 0
    assert bytes_in(tmp_path / "a") == bytes_in(tmp_path / "b")
