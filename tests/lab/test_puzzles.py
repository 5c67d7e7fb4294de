"""Puzzles: one best answer each, the same for everybody, and nothing in them that gives it away."""

from datetime import date, timedelta

import pytest

from tests.lab.puzzle_proofs import PROOFS, position_of
from walpurgis import games
from walpurgis.kernel.puzzle import LEVELS
from walpurgis.kernel.record import read
from walpurgis.lab import puzzles
from walpurgis.words import LANGUAGES, Words

EACH = 2  # of every game and level; benchmarks.puzzles tries as many as one likes

every_game = pytest.mark.parametrize("game", PROOFS)
every_level = pytest.mark.parametrize("hats", LEVELS)


def test_all_games_with_puzzles_are_proved() -> None:
    assert set(puzzles.names()) == set(PROOFS)


@every_game
@every_level
def test_exactly_one_answer_is_the_best(game: str, hats: int) -> None:
    for seed in range(EACH):
        puzzle = puzzles.make(game, f"proof {seed}", hats)
        assert puzzle.best in puzzle.answers
        assert len(set(puzzle.answers)) == len(puzzle.answers) > 1
        assert PROOFS[game](puzzle) == [puzzle.best]


@every_game
def test_a_seed_gives_the_same_puzzle_again(game: str) -> None:
    first = str(puzzles.make(game, "again", 1))
    puzzles.make.cache_clear()
    assert str(puzzles.make(game, "again", 1)) == first
    assert str(puzzles.make(game, "another", 1)) != first


@every_game
def test_a_puzzle_is_a_record_that_can_be_read_and_played(game: str) -> None:
    puzzle = puzzles.make(game, "record", 2)
    record = read(str(puzzle))
    assert ("hats", "2") in record.extra
    assert ("best", puzzle.best) in record.extra
    assert position_of(record).digest() == position_of(puzzle.record).digest()


@every_game
def test_a_puzzle_speaks_both_languages(game: str) -> None:
    puzzle = puzzles.make(game, "words", 1)
    for language in LANGUAGES:
        words = Words(language, games.find(game))
        assert words.puzzle(puzzle)
        assert words.puzzle(puzzle, "more")
        for clue in puzzle.clues:
            assert words.clue(clue)


def test_every_day_has_one_puzzle_and_all_games_and_levels_have_their_turn() -> None:
    days = [date(2026, 4, 30) + timedelta(day) for day in range(len(puzzles.names()) * len(LEVELS))]
    names = [puzzles.name_of_day(day) for day in days]
    assert len({name.rsplit("-", 3)[0] for name in names}) == len(days)


def test_the_puzzle_of_a_day_is_the_same_in_every_house() -> None:
    """Written down once: whoever asks for this date, with whatever seed of hashes, gets this very game."""
    name = puzzles.name_of_day(date(2027, 2, 28))
    puzzle = puzzles.find(name)
    assert name == "hexentanz-1-2027-02-28"
    assert puzzle is not None
    steps = [line for line in str(puzzle).splitlines() if line.startswith("* die")]
    assert steps == ["* die 5", "* die 2", "* die 6", "* die 4", "* die 5", "* die 3", "* die 2"]
    assert (puzzle.spot, puzzle.best) == ("ring-33", "0")


def test_only_puzzles_of_a_shelf_or_a_day_are_found() -> None:
    assert puzzles.find(puzzles.shelf("hexentanz")[0]) is not None
    assert puzzles.find(puzzles.name_of_day(date(2026, 4, 30))) is not None
    for name in ("", "hexentanz", "hexentanz-1-99", "hexentanz-9-1", "sorcellerie-1-1", "hexentanz-1-2026-13-01"):
        assert puzzles.find(name) is None


def test_the_hat_in_question_is_on() -> None:
    """A witch who was pushed last is still to be seen (HT-13)."""
    for hats in LEVELS:
        for seed in range(10):
            puzzle = puzzles.make("hexentanz", f"hat {seed}", hats)
            (piece,) = position_of(puzzle.record).view(None).spots[puzzle.spot]
            assert (piece.kind, piece.colour) == ("hat", -1)


def test_the_answer_is_not_among_the_clues_of_hexentanz() -> None:
    """Colours would tell it: a witch who is pushed lifts her hat (HT-13)."""
    for seed in range(EACH):
        for clue in puzzles.make("hexentanz", str(seed), 1).clues:
            assert "colour" not in clue.args
