"""Random play of many games: the same ones whatever they run on."""

from pathlib import Path

import pytest

from tests.cli.run import walpurgis
from walpurgis import games
from walpurgis.kernel.record import read
from walpurgis.lab.simulate import Plan, simulate


def digest(out: str) -> str:
    return next(line for line in out.splitlines() if line.startswith("digest "))


def test_the_number_of_processes_does_not_change_the_games() -> None:
    one = walpurgis("simulate", "hexentanz", "--seats", "4", "--games", "9", "--seed", "moon", "--jobs", "1")
    two = walpurgis("simulate", "hexentanz", "--seats", "4", "--games", "9", "--seed", "moon", "--jobs", "2")
    assert (one.status, two.status) == (0, 0)
    assert digest(one.out) == digest(two.out)


def test_another_seed_gives_other_games() -> None:
    plans = [Plan("hexentanz", 3, 5, seed) for seed in ("1", "2")]
    assert simulate(plans[0]).digest != simulate(plans[1]).digest
    assert simulate(plans[0]).digest == simulate(plans[0]).digest


def test_the_numbers_are_told() -> None:
    out = walpurgis("simulate", "hexentanz", "--games", "5", "--jobs", "1").out
    assert "5 games of 3 players, seed 0" in out
    assert "games per second" in out
    assert "moves per game" in out
    assert "Player 3" in out


def test_every_seat_has_a_place_in_every_game() -> None:
    outcome = simulate(Plan("hexentanz", 3, 8, "0"))
    assert [sum(counts) for counts in outcome.places] == [8, 8, 8]
    assert sum(counts[0] for counts in outcome.places) >= 8
    assert outcome.unfinished == 0


def test_progress_counts_all_games() -> None:
    told: list[int] = []
    simulate(Plan("hexentanz", 3, 7, "0"), progress=told.append)
    assert sum(told) == 7


def test_games_past_the_limit_are_counted_apart() -> None:
    outcome = simulate(Plan("hexentanz", 3, 4, "0", limit=10))
    assert outcome.unfinished == 4
    assert outcome.longest == 10
    assert outcome.places == [[0] * 3] * 3


@pytest.mark.parametrize("name", games.names())
def test_records_tell_the_games_that_were_played(tmp_path: Path, name: str) -> None:
    game = games.find(name)
    plan = Plan(name, game.seats[-1], 2, "7")
    written = Plan(name, game.seats[-1], 2, "7", records=str(tmp_path))
    assert simulate(written).digest == simulate(plan).digest
    for file in tmp_path.iterdir():
        record = read(file.read_text("utf-8"))
        replayed = games.replay(record)
        while replayed.advance():
            pass
        assert replayed.refused is None
        standing = replayed.position.standing()
        assert standing is not None
        assert ("expect", " ".join(map(str, standing))) in record.extra


def test_records_carry_seats_first_and_options(tmp_path: Path) -> None:
    options = ["--option", "memory_aid=on", "--first", "2", "--seats", "5"]
    answer = walpurgis("simulate", "hexentanz", *options, "--games", "1", "--records", str(tmp_path / "new" / "folder"))
    assert answer.status == 0
    (file,) = (tmp_path / "new" / "folder").iterdir()
    record = read(file.read_text("utf-8"))
    assert (record.seats, record.first, record.options) == (5, 2, {"memory_aid": "on"})


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = walpurgis("simulate", "hexentanz", "--games", "1", "--records", str(tmp_path / "file" / "folder"))
    assert answer.status == 2
    assert "folder" in answer.err
