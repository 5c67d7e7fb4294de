"""What a seat sees on a small terminal: title, board and question at once, and nothing that could be misread."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.run import walpurgis
from walpurgis import games
from walpurgis.kernel.record import Record
from walpurgis.kernel.steps import CHANCE
from walpurgis.terminal.board import Marks
from walpurgis.terminal.play import Play
from walpurgis.terminal.question import Question
from walpurgis.terminal.screen import NARROW, Scene, Screen
from walpurgis.terminal.table import TerminalTable
from walpurgis.words import LANGUAGES, Words

COLUMNS, ROWS = 80, 24
ASKING = 2  # lines below a screen: the hint, and what is typed
DECISIONS, EVERY = 90, 7  # how far a game is played, and how often it is looked at
TITLE = re.compile("─{3,} .* ─{3,}")


def questions(name: str, seats: int) -> Iterator[tuple[TerminalTable, Question]]:
    """Some of those of a game of random play, while they are asked."""
    rng = Random(f"{name} {seats}")
    table = TerminalTable(Record(name, seats), seats, 1, rng)
    for decision in range(DECISIONS):
        while table.position.awaits == CHANCE:
            table.play(CHANCE, table.position.chances().draw(rng))
        if table.is_over:
            return
        seat = table.position.awaited()[0]
        if decision % EVERY == 0:
            yield table, Question(table.position, seat)
        table.play(seat, table.position.pick(seat, rng))


def terminal(columns: int = COLUMNS) -> tuple[Console, io.StringIO]:
    """A small one, and what it got."""
    file = io.StringIO()
    return Console(file=file, force_terminal=True, width=columns, height=ROWS, color_system=None, highlight=False), file


def shown(table: TerminalTable, question: Question, language: str, columns: int = COLUMNS) -> list[str]:
    """The lines that a terminal of this size got, the last ones of which it shows."""
    console, file = terminal(columns)
    words = Words(language, table.game)
    story = [words.event(event) for event in table.hear(question.seat)]
    scene = Scene(table.position.view(question.seat), story, question, Marks(question.numbers()))
    Screen(console, words, table).show(scene)
    return file.getvalue().splitlines()


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("name", games.names())
def test_title_board_and_question_are_on_the_screen_together(name: str, most: bool) -> None:
    seats = games.find(name).seats[-1 if most else 0]
    for number, (table, question) in enumerate(questions(name, seats)):
        language = LANGUAGES[number % len(LANGUAGES)]
        lines = shown(table, question, language)
        assert max(map(len, lines)) <= COLUMNS
        visible = lines[-(ROWS - ASKING) :]
        assert any(TITLE.fullmatch(line) for line in visible), "\n".join(lines)


def test_a_number_of_a_step_is_never_read_together_with_that_of_a_square() -> None:
    for table, question in questions("hexenrennen", 2):
        text = "\n".join(shown(table, question, "en"))
        for spot, numbers in question.numbers().items():
            if spot.startswith("tile-") and not table.position.view(question.seat).spots.get(spot):
                tag = f"{numbers[0]}+" if len(numbers) > 1 else str(numbers[0])
                assert f"{spot.removeprefix('tile-')}#{tag}" in text


def test_a_terminal_that_is_too_narrow_is_told_how_wide_it_should_be() -> None:
    table, question = next(questions("hyene", 2))
    said = " ".join(" ".join(shown(table, question, "en", NARROW - 1)).split())
    assert f"{NARROW - 1} columns wide: with {NARROW} or more" in said
    assert "columns wide" not in " ".join(shown(table, question, "en", NARROW))


def test_what_the_board_would_scroll_away_is_told_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until Enter is pressed every sentence of what the others did is on the screen, and nothing else is."""
    console, file = terminal()
    table = TerminalTable(Record("hexentanz", 3), 1, 1, Random(3))
    words = Words("en", table.game)
    play = Play(console, words, table, save="", advice=False)
    told_first = words.say("terminal-go-on")
    told: list[str] = []

    def typed(prompt: Text | str = "") -> str:
        if told_first not in str(prompt):
            return "1"
        told.append(file.getvalue().rpartition("\x1b[3J")[2])  # since the screen was cleared
        raise EOFError

    monkeypatch.setattr(console, "input", typed)
    with pytest.raises(EOFError):
        play.run()
    assert not TITLE.search(told[0])
    sentences = told[0].count("•")
    assert sentences > 3
    latest = [words.event(event) for event in table.witnessed(0)][-sentences:]
    assert told[0].split() == " ".join(f"• {said}" for said in latest).split()
    assert len(told[0].splitlines()) <= ROWS - ASKING


def test_the_own_hand_is_on_the_screen_while_one_chooses() -> None:
    seen = 0
    for table, question in questions("hexenrennen", 2):
        view = table.position.view(question.seat)
        hand = view.spots.get(f"hand-{question.seat}", [])
        visible = "\n".join(shown(table, question, "en")[-(ROWS - ASKING) :])
        label = Words("en", table.game).spot(f"hand-{question.seat}")
        seen += bool(hand)
        assert not hand or label in visible
    assert seen > 3


def test_what_happened_can_be_read_again_from_the_beginning(tmp_path: Path) -> None:
    answer = walpurgis("play", "hyene", "--seed", "1", "--save", str(tmp_path / "kept"), typed="1\n1\n1\n<\n")
    last = answer.out.rpartition("> •")[2]
    throws = [line for line in last.splitlines() if "Player 1" in line]
    assert len(throws) >= 3
    assert answer.out.count(throws[0]) >= 2  # told when it happened, and once more
