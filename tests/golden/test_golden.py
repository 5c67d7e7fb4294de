"""Golden games: any finished record dropped into a game's folder here is replayed on every run."""

from pathlib import Path

import pytest

from walpurgis import games
from walpurgis.kernel.record import read

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    record = read(path.read_text("utf-8"), path.name)
    replay = games.replay(record, path.name)
    while replay.advance():
        pass
    assert replay.refused is None
    assert replay.count == len(record.lines)
    assert replay.position.standing() == [int(place) for place in dict(record.extra)["expect"].split()]


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_ten_golden_records(name: str) -> None:
    assert len([path for path in RECORDS if path.parent.name == name]) >= 10
