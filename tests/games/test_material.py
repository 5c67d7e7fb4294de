"""Nothing is lost and nothing doubled: what lies on the table, counted as a spectator sees it, stays the same."""

import pytest

from tests.games.setups import TABLES, TableSetup, moments
from walpurgis.kernel.view import View

SEEDS = (11, 12)


def count(view: View, spots: tuple[str, ...], kinds: tuple[str, ...] = ()) -> int:
    """How many pieces (of these kinds) lie on spots whose names begin so."""
    lying = [piece for spot, pieces in view.spots.items() if spot.split("-")[0] in spots for piece in pieces]
    return sum(piece.count for piece in lying if not kinds or piece.kind in kinds)


def most(view: View, spot: str, kinds: tuple[str, ...]) -> int:
    """The largest number of such pieces on one spot."""
    piles = [pieces for name, pieces in view.spots.items() if name.split("-")[0] == spot]
    return max([sum(piece.kind in kinds for piece in pile) for pile in piles], default=0)


def tables(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", [table for table in TABLES if table.game.name == name], ids=str)


def views(table: TableSetup) -> list[View]:
    return [position.view(None) for seed in SEEDS for position in moments(table, seed, 0.2)]


@tables("hexentanz")
def test_no_witch_of_hexentanz_is_lost_and_none_shares_a_square(table: TableSetup) -> None:
    witches = {3: 12, 4: 12, 5: 10, 6: 12}[table.seats]
    for view in views(table):
        assert count(view, ("ring", "home", "goal"), ("hat", "witch")) == witches
        assert max(most(view, spot, ("hat", "witch")) for spot in ("ring", "home", "goal")) == 1


@tables("sorcellerie")
def test_there_are_thirty_cards_of_sorcellerie_and_one_figure(table: TableSetup) -> None:
    after_the_deal = views(table)[8:]
    assert after_the_deal
    for view in after_the_deal:
        figures = count(view, ("circle",), ("figure",))
        cards = count(view, ("circle", "pile", "won")) - figures
        assert cards in (29, 30)  # 29 while a gap waits for the card that fills it: that one is drawn next
        assert figures <= 1
        assert most(view, "circle", ("many", "one")) <= 1


@tables("wazbaraz")
def test_the_cards_and_witches_of_waz_baraz_stay_in_play(table: TableSetup) -> None:
    dealt = 17 - (table.seats in (4, 6))  # 18 cards less the start card, less what cannot be dealt equally
    seen = 0
    for seed in SEEDS:
        for position in moments(table, seed, 0.2):
            view = position.view(None)
            if view.awaits == "seats" and count(view, ("outside",), ("card",)):
                assert count(view, ("hand", "outside"), ("card", "back")) == dealt
                assert count(view, ("place",), ("witch",)) == 20
                assert count(view, ("inside",), ("pawn",)) == table.seats
                seen += 1
    assert seen


@tables("hexenrennen")
def test_the_witches_and_cards_of_hexen_rennen_stay_in_play(table: TableSetup) -> None:
    for view in views(table):
        assert count(view, ("start", "tile", "finish"), ("witch",)) == 3 * table.seats
        assert most(view, "tile", ("witch",)) <= 1
        cards = count(view, ("hand", "played", "pile"), ("card", "pile"))
        assert cards == 48


@tables("hyene")
def test_every_seat_of_the_hyena_has_one_figure_at_most_and_one_is_the_hyena(table: TableSetup) -> None:
    for view in views(table):
        villagers = count(view, ("village", "step", "well"), ("villager",))
        hyenas = count(view, ("village", "step", "well"), ("hyena",))
        assert hyenas <= 1
        assert villagers + hyenas <= table.seats
        assert min(view.tallies["tabas"] + view.tallies["paid"]) >= 0
