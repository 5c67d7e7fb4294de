"""Tables of numbers, marks and odds in letters."""

from tests.clauses.hyene.spiral import HUNGRY, HYENA, on, spiral
from tests.clauses.table import Table
from walpurgis import games
from walpurgis.kernel.view import Sheet
from walpurgis.terminal.numbers import forecast_text, marks, sheet_head, sheet_row
from walpurgis.words import Words

GAME = games.find("hyene")
ENGLISH = Words("en", GAME)


def sheet_of(game: Table) -> Sheet:
    return game.position.view(None).sheets[0]


def test_a_sheet_has_a_head_and_a_row_for_each_seat_below_it() -> None:
    game = on(spiral(HUNGRY, rounds=3), "1: throw / * white 1\n0: throw / * white 2")
    layout = GAME.layout(game.position.setup)
    sheet = sheet_of(game)
    head = sheet_head(sheet, ENGLISH).plain
    rows = [sheet_row(sheet, ENGLISH, layout, seat).plain for seat in range(2)]
    assert head == "The score sheet   1   2   3 total"
    assert rows == ["                 ♞2   …   ·     2", "                  0   …   ·     0"]


def test_marks_are_said_from_where_to_where() -> None:
    game = on(spiral(HYENA), "1: throw / * white 1\n0: throw / * white 2")
    assert [line.plain for line in marks(game.position.view(None), ENGLISH)] == [
        "  The hyena’s tracks: Square 1 → Square 7",
    ]


def test_what_chance_may_bring_is_one_line_with_shares() -> None:
    game = spiral("")
    forecast = game.position.forecast(0)
    assert forecast is not None
    assert forecast_text(forecast, ENGLISH, GAME.layout(game.position.setup)).plain == (
        "What the dice might say: ○○● 4 squares (3 in 8) · ○●● 1 taba (3 in 8) · ○○○ 6 squares (1 in 8)"
        " · ●●● 12 or 1 taba (1 in 8)"
    )
