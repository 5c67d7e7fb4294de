"""A board in letters, from a layout and a view."""

from walpurgis.kernel.layout import Layout, Spot
from walpurgis.kernel.view import Piece, View
from walpurgis.terminal.board import Board, Marks

GLYPHS = {"frog": "@", "crown": "^{colour}", "stone": "o", "pond": "~"}


def pond(*spots: Spot) -> Layout:
    return Layout(100, 40, spots, GLYPHS)


def stone(name: str, x: float, y: float, colour: int = -1) -> Spot:
    return Spot(name, x, y, "stone", 10, 10, colour=colour)


def drawn(layout: Layout, view: View, marks: Marks | None = None, columns: int = 21, rows: int = 3) -> list[str]:
    lines = Board(layout, plain=True).draw(view, marks or Marks(), columns, rows)
    return [line.plain for line in lines]


def nothing() -> View:
    return View(None, "seats", [], None)


def test_spots_lie_where_the_layout_puts_them() -> None:
    layout = pond(stone("a", 0, 0), stone("b", 100, 0), stone("c", 50, 40))
    assert drawn(layout, nothing()) == ["o                   o", "", "          o"]


def test_pieces_take_the_place_of_the_empty_spot() -> None:
    view = nothing()
    view.put("a", Piece("frog"))
    assert drawn(pond(stone("a", 0, 0)), view)[0] == "@"


def test_a_colour_comes_with_its_sign() -> None:
    view = nothing()
    view.put("a", Piece("crown", 0))
    view.put("b", Piece("frog", 5))
    assert drawn(pond(stone("a", 0, 0), stone("b", 50, 0), stone("c", 100, 0, 1)), view)[0] == "^☾        @♥       o★"


def test_counts_are_shown_where_the_glyph_does_not() -> None:
    view = nothing()
    view.put("a", Piece("frog", count=3))
    assert drawn(pond(stone("a", 0, 0)), view)[0] == "@×3"


def test_notes_stand_beside_what_all_can_see() -> None:
    view = nothing()
    view.put("a", Piece("frog"))
    view.note("a", Piece("crown", 2))
    view.note("b", Piece("crown", 2))
    assert drawn(pond(stone("a", 0, 0), stone("b", 100, 0)), view)[0] == "@^♦               o^♦"


def test_steps_wear_their_numbers_on_the_board() -> None:
    marks = Marks({"a": [1], "b": [2, 7]})
    assert drawn(pond(stone("a", 0, 0), stone("b", 100, 0)), nothing(), marks)[0] == "o#1              o#2+"


def test_a_way_is_counted_from_where_it_begins() -> None:
    layout = pond(stone("a", 0, 0), stone("b", 50, 0), stone("c", 100, 0))
    marks = Marks({"b": [1]}, [["a", "b", "c"]])
    assert drawn(layout, nothing(), marks)[0] == "<o>      o›1      o›2"


def test_crowded_spots_stand_side_by_side_in_their_order() -> None:
    layout = pond(*[stone(f"s-{number}", 50 + number, 0) for number in range(5)])
    view = nothing()
    for number in range(5):
        view.put(f"s-{number}", Piece("frog", value="", count=number + 2))
    assert drawn(layout, view)[0].split() == ["@×2", "@×3", "@×4", "@×5", "@×6"]


def test_nothing_is_drawn_past_the_edge() -> None:
    layout = pond(*[stone(f"s-{number}", 100, 0) for number in range(9)])
    assert len(drawn(layout, nothing())[0]) == 21


def test_the_squares_of_a_long_way_show_their_numbers() -> None:
    layout = pond(*[stone(f"way-{number}", number * 4, 0) for number in range(25)])
    assert drawn(layout, nothing(), columns=90)[0].split() == [str(number) for number in range(25)]


def test_what_has_no_room_is_left_to_the_list_below() -> None:
    view = nothing()
    for _ in range(20):
        view.put("a", Piece("frog"))
    board = Board(pond(stone("a", 0, 0), Spot("hand-0", 0, 0, "hand", 0, 0)))
    assert not board.has_room(view, "a")
    assert not board.has_room(view, "hand-0")
    assert board.has_room(nothing(), "a")
