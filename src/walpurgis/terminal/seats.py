"""Beside the board: the seats with their tallies, everything that lies elsewhere, and which sign is which colour."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.kernel.layout import Layout
from walpurgis.kernel.steps import Seat
from walpurgis.kernel.view import View
from walpurgis.terminal import glyph, numbers
from walpurgis.terminal.board import Board
from walpurgis.words import Words

DUE = "▸"
DIM = Style(dim=True)


def panel(view: View, words: Words, board: Board, seats: int) -> RenderableType:
    facts = [words.fact(name, value, view.seat) for name, value in view.facts.items()]
    return Group(
        table(view, words, board.layout, seats),
        *[Text(f"  {fact}") for fact in facts if fact],
        *numbers.marks(view, words),
        *_elsewhere(view, words, board),
        *_legend(view, words, board.layout),
    )


def table(view: View, words: Words, layout: Layout, seats: int) -> RenderableType:
    names = [name for name in view.tallies if words.has(f"tally-{name}")]
    colours = seat_colours(layout)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    if view.statuses:
        grid.add_column(no_wrap=True)
    for _ in names:
        grid.add_column(justify="right")
    for _ in view.sheets:
        grid.add_column(no_wrap=True)
    status = [""] if view.statuses else []
    titles = [Text(words.say(f"tally-{name}"), DIM) for name in names]
    grid.add_row("", *status, *titles, *[numbers.sheet_head(sheet, words) for sheet in view.sheets])
    for seat in range(seats):
        status = [words.status(view.statuses[seat])] if view.statuses else []
        counts = [str(view.tallies[name][seat]) for name in names]
        rows = [numbers.sheet_row(sheet, words, layout, seat) for sheet in view.sheets]
        grid.add_row(_name(view, words, seat, colours.get(seat, -1)), *status, *counts, *rows)
    return grid


def seat_colours(layout: Layout) -> dict[Seat, int]:
    """A seat has the colour of the spots that lie in front of it, such as hand-0."""
    hands = [spot for spot in layout.spots if spot.shape == "hand" and spot.colour >= 0]
    return {int(spot.name.rpartition("-")[2]): spot.colour for spot in hands}


def _name(view: View, words: Words, seat: Seat, colour: int) -> Text:
    name = Text(f"{DUE if seat in view.awaited else ' '} ")
    if colour >= 0:
        name.append(f"{glyph.sign(colour)} ", glyph.colour_style(colour))
    return name.append(words.seat(seat), Style(bold=seat == view.seat))


def own_hand(view: View, words: Words, board: Board) -> list[RenderableType]:
    """What lies before whoever looks, and nowhere on the board."""
    hands = [spot.name for spot in board.layout.spots if spot.shape == "hand" and spot.name.endswith(f"-{view.seat}")]
    return _rows([name for name in hands if name in view.spots or name in view.notes], view, words, board)


def _elsewhere(view: View, words: Words, board: Board) -> list[RenderableType]:
    """Whatever lies on a spot that is not on the board, such as hands, or that has no room there."""
    return _rows(list(dict.fromkeys([*view.spots, *view.notes])), view, words, board)


def _rows(names: list[str], view: View, words: Words, board: Board) -> list[RenderableType]:
    rows = [_row(view, words, board.layout, name) for name in names if not board.has_room(view, name)]
    return [Columns(rows, padding=(0, 2), column_first=True)] if rows else []


def _row(view: View, words: Words, layout: Layout, name: str) -> Text:
    row = Text.assemble((f"  {words.say('terminal-spot', spot=words.spot(name))} ", DIM))
    row.append_text(glyph.pieces_text(layout, view.spots.get(name, []), apart=True))
    return row.append_text(glyph.note_text(layout, view.notes.get(name, [])))


def _legend(view: View, words: Words, layout: Layout) -> list[RenderableType]:
    """Which sign is which colour, for the colours in play."""
    pieces = [piece for spots in (view.spots, view.notes) for lying in spots.values() for piece in lying]
    colours = sorted(({spot.colour for spot in layout.spots} | {piece.colour for piece in pieces}) - {-1})
    if not colours:
        return []
    legend = Text("  ")
    for colour in colours:
        name = words.say("terminal-colour", colour=colour)
        legend.append(f"{glyph.sign(colour)} {name}  ", glyph.colour_style(colour))
    return [legend]
