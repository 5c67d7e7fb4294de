"""A board in letters, from a view and a layout alone: it knows no game."""

from collections import defaultdict
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.view import View
from walpurgis.terminal import glyph

ASPECT = 2.0  # a letter is about twice as high as it is wide
LANTERN = Style(color="black", bgcolor="#ffb547", bold=True)  # what you can do
WAY = Style(color="#ffb547", bold=True)  # what a step would do
ROOM = 16  # letters that what lies on one spot may take
WAY_SIGNS = ("›", "‹")  # before the count along the first way, and along the others


@dataclass
class Marks:
    """What to point at: the numbers of the steps that belong to a spot, the ways that a step would take."""

    numbers: dict[str, list[int]] = field(default_factory=dict)
    ways: list[list[str]] = field(default_factory=list)
    spots: list[str] = field(default_factory=list)

    def touches(self, name: str) -> bool:
        return name in self.spots or any(name in way for way in self.ways)


@dataclass
class Cell:
    """A spot's text and where its middle should be, in letters."""

    text: Text
    middle: float
    start: int = 0

    @property
    def end(self) -> int:
        return self.start + self.text.cell_len


class Board:
    """One game's board; `draw` shows one view of it. plain: without colours, what stands out needs brackets."""

    def __init__(self, layout: Layout, plain: bool = False) -> None:
        self.layout = layout
        self.plain = plain
        self.spots = [spot for spot in layout.spots if spot.shape != "hand"]
        self.tracks = glyph.tracks(layout)
        self._names = {spot.name for spot in self.spots}

    def has_room(self, view: View, name: str) -> bool:
        """Whether all that lies on a spot can be shown there."""
        lying = glyph.lying_text(self.layout, view, name)
        return name in self._names and lying.cell_len <= ROOM

    def rows_for(self, columns: int) -> int:
        """The height that keeps the board's proportions."""
        return round(columns * self.layout.height / self.layout.width / ASPECT)

    def columns_for(self, rows: int) -> int:
        return round(rows * self.layout.width / self.layout.height * ASPECT)

    def draw(self, view: View, marks: Marks, columns: int, rows: int) -> list[Text]:
        """The board in that many columns and rows."""
        cells = self._cells(view, marks, columns, rows)
        return [_line(cells[row], columns) for row in range(rows)]

    def least_columns(self, view: View, marks: Marks, rows: int, gap: int) -> int:
        """How many columns it takes so that nothing in any of so many rows is cut off, with such a gap in between."""
        cells = self._cells(view, marks, 1, rows)
        return max(sum(cell.text.cell_len + gap for cell in row) for row in cells.values())

    def _cells(self, view: View, marks: Marks, columns: int, rows: int) -> dict[int, list[Cell]]:
        cells: dict[int, list[Cell]] = defaultdict(list)
        for spot in self.spots:
            text = self._text(spot, view, marks)
            row = round(spot.y / self.layout.height * (rows - 1))
            cells[min(max(row, 0), rows - 1)].append(Cell(text, spot.x / self.layout.width * (columns - 1)))
        return cells

    def _text(self, spot: Spot, view: View, marks: Marks) -> Text:
        text = glyph.lying_text(self.layout, view, spot.name)
        if not text or not self.has_room(view, spot.name):
            text = self._empty(spot)
        elif not view.spots.get(spot.name):
            text = self._empty(spot).append_text(text)
        if marks.touches(spot.name):
            return self._marked(text, spot.name, marks)
        if spot.name in marks.numbers:
            text.append(f"#{_tag(marks.numbers[spot.name])}", LANTERN)  # “17#5”: on square 17 the step 5, and not 175
        return text

    def _marked(self, text: Text, name: str, marks: Marks) -> Text:
        """On a way: counted from where it begins. The beginning itself and single spots stand out."""
        for number, way in enumerate(marks.ways):
            if name in way[1:]:
                text.append(f"{WAY_SIGNS[min(number, 1)]}{way.index(name, 1)}", WAY)
        if name in marks.spots or any(name == way[0] for way in marks.ways):
            text = Text(f"<{text.plain}>" if self.plain else text.plain, WAY + Style(reverse=True))
        return text

    def _empty(self, spot: Spot) -> Text:
        if spot.kind in self.tracks and spot.colour < 0:
            return Text(spot.name.partition("-")[2], glyph.EMPTY)
        return glyph.empty_text(self.layout, spot)


def _tag(numbers: list[int]) -> str:
    """The step's number; a plus where there are more steps than that one."""
    return f"{numbers[0]}+" if len(numbers) > 1 else str(numbers[0])


def _line(cells: list[Cell], columns: int) -> Text:
    """The cells of a row side by side, each as near to its place as the others let it be."""
    cells.sort(key=lambda cell: cell.middle)
    gap = 1 if sum(cell.text.cell_len + 1 for cell in cells) <= columns else 0
    end = -gap
    for cell in cells:
        cell.start = max(round(cell.middle - (cell.text.cell_len - 1) / 2), end + gap)
        end = cell.end
    limit = columns
    for cell in reversed(cells):
        cell.start = max(min(cell.start, limit - cell.text.cell_len), 0)
        limit = cell.start - gap
    line = Text()
    for cell in cells:
        line.append(" " * (cell.start - line.cell_len))
        line.append_text(cell.text)
    return line
