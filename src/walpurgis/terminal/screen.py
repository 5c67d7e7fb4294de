"""The screen of a seat: what happened, the board, the seats, and what can be done, fitted to the terminal."""

from dataclasses import dataclass, field

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.kernel.view import View
from walpurgis.terminal import numbers, seats, steplist
from walpurgis.terminal.board import Board, Marks
from walpurgis.terminal.question import Question
from walpurgis.terminal.table import TerminalTable
from walpurgis.words import Words

WIDE = 116  # columns from which on the board stands beside the text
TEXT_WIDTH = 54  # of the text beside a board, at most
HIGHEST, GOOD, LOWEST = 46, 19, 15  # rows that a board may, should and must have
STRETCH = 1.6  # how much wider than its proportions a board may become
SHORT_LIST = 6  # lines of the list of steps below a board
ENOUGH, STORY = 6, 2  # lines of what happened that there should and must be room for
PROMPT = 3  # lines kept for the title and the question itself
UNKNOWN_HEIGHT = 1000  # where no terminal says how high it is, everything fits
DIM = Style(dim=True)
FLAG = "⚑"


@dataclass(frozen=True)
class Scene:
    """What there is to show: what a seat sees and has heard, what it is asked, what to point at, what the owl says."""

    view: View
    story: list[str]
    question: Question | None = None
    marks: Marks = field(default_factory=Marks)
    owl: str = ""


class Screen:
    """Draws one table on one console."""

    def __init__(self, console: Console, words: Words, table: TerminalTable) -> None:
        self.console = console
        self.words = words
        self.table = table
        self.layout = table.layout
        self.board = Board(self.layout, plain=console.no_color or not console.is_terminal)

    def clear(self) -> None:
        """Also what was scrolled away: a secret must not be found by scrolling up."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def show(self, scene: Scene) -> None:
        self.console.print(Rule(Text(self._title(scene.question), "bold"), style="dim"))
        below = self._below(scene, SHORT_LIST, self.console.width)
        room = self._height - PROMPT - self._lines(below, self.console.width)
        is_tight = room - GOOD < min(len(scene.story), ENOUGH)
        if self.console.width >= WIDE or (is_tight and self.console.is_terminal):
            self._beside(scene, min(TEXT_WIDTH, self.console.width // 2))
        else:
            self._stacked(scene, below, room)

    def tell(self, story: list[str]) -> None:
        """What happened, without the board."""
        self.console.print(self._told(story, self._height - PROMPT, self.console.width))

    def _title(self, question: Question | None) -> str:
        name = self.words.say("name")
        if question is None:
            return name
        return f"{name} · {self.words.say('terminal-turn', seat=self.words.seat(question.seat))}"

    def _below(self, scene: Scene, lines: int, width: int) -> RenderableType:
        """The seats, the steps, and the owl."""
        parts: list[RenderableType] = [
            seats.panel(scene.view, self.words, self.board, self.table.position.setup.seats),
            Text(),
        ]
        if scene.view.secret is not None:
            parts += [Text(self.words.secret(scene.view.secret), "italic"), Text()]
        if scene.question:
            parts += self._situation(scene.question)
            parts.append(self._steps(scene.question, lines, width))
            forecast = scene.question.position.forecast(scene.question.seat)
            if forecast is not None:
                parts.append(numbers.forecast_text(forecast, self.words, self.layout))
        if scene.owl:
            parts.append(owl_text(scene.owl))
        return Group(*parts)

    def _situation(self, question: Question) -> list[RenderableType]:
        """What is going on, and what to aim for, where the game says so."""
        situation = question.situation
        if situation is None:
            return []
        aim = self.words.aim(situation)
        return [Text(self.words.situation(situation), "bold"), *([Text(f"{FLAG} {aim}")] if aim else []), Text()]

    def _stacked(self, scene: Scene, below: RenderableType, room: int) -> None:
        width = self.console.width
        told = self._told(scene.story, max(room - GOOD, STORY), width)
        board = self._board(scene, width, max(room - self._lines(told, width), LOWEST))
        self.console.print(told, board, below)

    def _beside(self, scene: Scene, text_width: int) -> None:
        width = self.console.width - text_width - 2
        height = max(self._height - PROMPT, LOWEST)
        below = self._below(scene, self._height // 2, text_width)
        told = self._told(scene.story, max(height - self._lines(below, text_width) - 1, STORY), text_width)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width)
        grid.add_column(width=text_width)
        grid.add_row(self._board(scene, width, height), Group(told, Text(), below))
        self.console.print(grid)

    def _told(self, story: list[str], lines: int, width: int) -> RenderableType:
        """What happened, the latest last, as much of it as fits."""
        kept = story[-lines:]
        while len(kept) > 1 and self._lines(_bullets(kept, len(story) - len(kept), self.words), width) > lines:
            kept = kept[1:]
        return _bullets(kept, len(story) - len(kept), self.words)

    def _board(self, scene: Scene, width: int, height: int) -> RenderableType:
        """As large as fits, in about its proportions, in the middle."""
        rows = min(height, self.board.rows_for(width), HIGHEST)
        columns = min(width, round(self.board.columns_for(rows) * STRETCH))
        lines = self.board.draw(scene.view, scene.marks, columns, rows)
        return Padding(Group(*lines), (0, 0, 0, (width - columns) // 2))

    def _steps(self, question: Question, lines: int, width: int) -> RenderableType:
        """One a line if they fit into that many lines, otherwise close together."""
        full = steplist.steps(question, self.words, self.table.game, close=False)
        if self._lines(full, width) <= lines:
            return full
        return steplist.steps(question, self.words, self.table.game, close=True)

    @property
    def _height(self) -> int:
        return self.console.height if self.console.is_terminal else UNKNOWN_HEIGHT

    def _lines(self, thing: RenderableType, width: int) -> int:
        return len(self.console.render_lines(thing, self.console.options.update(width=width)))


def owl_text(said: str) -> Text:
    """Why not, and what if."""
    return Text(said, "yellow")


def _bullets(story: list[str], left_out: int, words: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    if left_out:
        grid.add_row("", Text(words.say("terminal-earlier", count=left_out), DIM))
    for said in story:
        grid.add_row(Text("•", DIM), Text(said))
    return grid
