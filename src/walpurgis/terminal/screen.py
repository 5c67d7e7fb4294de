"""The screen of a seat: what happened, the board, the seats, and what can be done, fitted to the terminal."""

from dataclasses import dataclass, field, replace

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.kernel.view import View
from walpurgis.terminal import numbers, seats, steplist
from walpurgis.terminal.board import Board, Marks
from walpurgis.terminal.question import Question
from walpurgis.terminal.steplist import Density
from walpurgis.terminal.table import TerminalTable
from walpurgis.words import Words

WIDE = 116  # columns from which on the board stands beside the text
NARROW = 60  # columns below which not everything can be shown
TEXT_WIDTH = 54  # of the text beside a board, at most
SLIM = 28  # and at least
WIDER = 4  # columns by which the text beside a board may grow, again and again, until it fits
HIGHEST, GOOD, LOWEST = 46, 19, 15  # rows that a board may, should and must have
STRETCH = 1.6  # how much wider than its proportions a board may become
SHORT_LIST = 6  # lines of the list of steps below a board
ENOUGH, STORY = 6, 2  # lines of what happened that there should and must be room for
PROMPT = 3  # lines kept for the title, the hint and what is typed
WIDE_HINT = 80  # columns below which the hint takes a line more
UNKNOWN_HEIGHT = 1000  # where no terminal says how high it is, everything fits
DIM = Style(dim=True)
FLAG = "⚑"
CUT = "…"  # where rich had no room for a word


@dataclass(frozen=True)
class Scene:
    """What there is to show: what a seat sees and has heard, what it is asked, what to point at, what the owl says.

    reserved: lines that the caller prints below it.
    """

    view: View
    story: list[str]
    question: Question | None = None
    marks: Marks = field(default_factory=Marks)
    owl: str = ""
    reserved: int = 0


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
        """Everything at once where that fits: one below the other, or beside the board. Where it does not, title, board
        and question are what is on the screen at the end, and the rest can be scrolled up to.
        """
        if self.console.is_terminal and self.console.width < NARROW:
            scene = replace(scene, owl="\n".join(filter(None, [scene.owl, self._too_narrow()])))
        height = self._height_for(scene)
        if self._is_stacked(scene, height):
            self._title(scene)
            self._stacked(scene, height)
        elif (width := self._width_beside(scene, height)) is not None:
            self._title(scene)
            self._beside(scene, width, height)
        else:
            self._scrolled(scene, height)

    def hides_story(self, scene: Scene) -> bool:
        """Whether what happened would be scrolled away by the board and the question before anybody has read it."""
        height = self._height_for(scene)
        return (
            self.console.is_terminal
            and len(scene.story) > STORY
            and not self._is_stacked(scene, height)
            and self._width_beside(scene, height) is None
        )

    def tell(self, story: list[str]) -> None:
        """What happened, without the board."""
        self.console.print(self._told(story, self._height - PROMPT, self.console.width))

    def _height_for(self, scene: Scene) -> int:
        """Lines for the scene: below it are the title, the hint and what is typed, and what the caller prints."""
        return self._height - PROMPT - (self.console.width < WIDE_HINT) - scene.reserved

    def _is_stacked(self, scene: Scene, height: int) -> bool:
        """Whether everything is one below the other: with room for that, or where nothing is beside anything."""
        room = height - self._lines(self._below(scene, SHORT_LIST, self.console.width), self.console.width)
        is_tight = room - GOOD < min(len(scene.story), ENOUGH)
        return self.console.width < WIDE and not (is_tight and self.console.is_terminal)

    def _too_narrow(self) -> str:
        return self.words.say("terminal-narrow", columns=self.console.width, needed=NARROW)

    def _title(self, scene: Scene) -> None:
        title = self.words.say("name")
        if scene.question is not None:
            title += f" · {self.words.say('terminal-turn', seat=self.words.seat(scene.question.seat))}"
        self.console.print(Rule(Text(title, "bold"), style="dim"))

    def _below(self, scene: Scene, lines: int, width: int) -> RenderableType:
        return Group(self._seats(scene), Text(), self._asked(scene, lines, width))

    def _seats(self, scene: Scene) -> RenderableType:
        return seats.panel(scene.view, self.words, self.board, self.table.position.setup.seats)

    def _asked(self, scene: Scene, lines: int, width: int, at_least: Density = Density.FULL) -> RenderableType:
        """What this seat was told alone, its question with the steps, and the owl."""
        parts: list[RenderableType] = []
        if scene.view.secret is not None:
            parts += [Text(self.words.secret(scene.view.secret), "italic"), Text()]
        if scene.question:
            parts += self._situation(scene.question)
            parts.append(self._steps(scene.question, lines, width, at_least))
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

    def _stacked(self, scene: Scene, height: int) -> None:
        width = self.console.width
        below = self._below(scene, SHORT_LIST, width)
        room = height - self._lines(below, width)
        told = self._told(scene.story, max(room - GOOD, STORY), width)
        board = self._board(scene, width, max(room - self._lines(told, width), LOWEST))
        self.console.print(told, board, below)

    def _width_beside(self, scene: Scene, height: int) -> int | None:
        """How wide a column beside the board has to be for all text, with no word cut; None where no board is left."""
        for width in self._text_widths(scene, height):
            told = self._told(scene.story, STORY, width)
            text = Group(told, Text(), self._below(scene, self._height // 2, width))
            if self._lines(text, width) <= height and not self._is_cut(scene, width):
                return width
        # A board that is wide anyway leaves room enough; what is too long then is longer than any screen.
        return TEXT_WIDTH if self.console.width >= WIDE else None

    def _text_widths(self, scene: Scene, height: int) -> list[int]:
        """Those to try: they leave the board its least height in its own proportions, and cut off nothing in it. Gaps
        between its spots are given up last.
        """
        return [width for gap in (1, 0) for width in self._text_widths_with(scene, height, gap)]

    def _text_widths_with(self, scene: Scene, height: int, gap: int) -> range:
        """From the usual one, or less if the board needs more room."""
        full = self.console.width - 2
        rows = max(min(height, HIGHEST), LOWEST)
        needed = self.board.least_columns(scene.view, scene.marks, rows, gap)
        least = max(min(self.board.columns_for(LOWEST), full // 2), needed)
        return range(max(min(TEXT_WIDTH, full // 2 + 1, full - needed), SLIM), full - least + 1, WIDER)

    def _beside(self, scene: Scene, text_width: int, height: int) -> None:
        below = self._below(scene, self._height // 2, text_width)
        told = self._told(scene.story, max(height - self._lines(below, text_width) - 1, STORY), text_width)
        self._side_by_side(scene, Group(told, Text(), below), text_width, height)

    def _side_by_side(self, scene: Scene, text: RenderableType, text_width: int, height: int) -> None:
        width = self.console.width - text_width - 2
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width)
        grid.add_column(width=text_width)
        grid.add_row(self._board(scene, width, max(height, LOWEST)), text)
        self.console.print(grid)

    def _scrolled(self, scene: Scene, height: int) -> None:
        """What happened and the seats go first: of these what has no room is scrolled away. The own hand stays."""
        full = self.console.width
        self.console.print(self._told(scene.story, ENOUGH, full), Text(), self._seats(scene))
        self._title(scene)
        hand = seats.own_hand(scene.view, self.words, self.board)
        for density in (Density.FULL, Density.CLOSEST):
            for width in self._text_widths(scene, height):
                asked = Group(*hand, self._asked(scene, self._height // 2, width, density))
                if self._lines(asked, width) <= height:
                    self._side_by_side(scene, asked, width, height)
                    return
        asked = Group(*hand, self._asked(scene, SHORT_LIST, full, Density.CLOSEST))
        board = self._board(scene, full, max(height - self._lines(asked, full), LOWEST))
        self.console.print(board, asked)

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

    def _steps(self, question: Question, lines: int, width: int, at_least: Density) -> RenderableType:
        """One a line if they fit into that many lines, otherwise close together."""
        full = steplist.steps(question, self.words, self.table.game, at_least)
        if self._lines(full, width) <= lines:
            return full
        return steplist.steps(question, self.words, self.table.game, max(at_least, Density.CLOSE))

    @property
    def _height(self) -> int:
        return self.console.height if self.console.is_terminal else UNKNOWN_HEIGHT

    def _lines(self, thing: RenderableType, width: int) -> int:
        return len(self._rendered(thing, width))

    def _is_cut(self, scene: Scene, width: int) -> bool:
        """Whether words in the table of the seats have no room: all other text can be broken into lines."""
        table = seats.table(scene.view, self.words, self.layout, self.table.position.setup.seats)
        return any(CUT in segment.text for line in self._rendered(table, width) for segment in line)

    def _rendered(self, thing: RenderableType, width: int) -> list[list[Segment]]:
        return self.console.render_lines(thing, self.console.options.update(width=width))


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
