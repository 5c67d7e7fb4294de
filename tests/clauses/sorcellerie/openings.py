"""Records that several tests begin with, rounds on one line, and short questions about the table."""

from tests.clauses.table import Table, replay
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat

# Places 0 to 6: many, one, many, one, many, one, many witches. The black signposts of 2, 4 and 5 point clockwise.
# The first three are of the kind soup, then come rush, muddle, cold and grump.
OPENING = (0, 1, 2, 5, 10, 15, 20)


def deal(*options: str, cards: tuple[int, ...] = OPENING, seats: int = 2, first: Seat = 0) -> Table:
    """A table with seven cards in the circle, and options as a record writes them."""
    header = ["game sorcellerie", f"seats {seats}", f"first {first}", *[f"option {option}" for option in options]]
    return replay("\n".join([*header, "", *[f"* draw {card}" for card in cards]]))


def play_round(game: Table, dice: str, *answers: str) -> Table:
    """One round: the dice, and what each seat says, such as “c b @300”; an empty text is silence."""
    said = [f"{seat}: say {answer}" if answer else f"{seat}: silent" for seat, answer in enumerate(answers)]
    return game.play(f"* dice {dice}", *said)


def harvest(order: tuple[int, ...], winners: str, *options: str, seats: int = 2) -> Table:
    """A game in which every round is won, in this order of winners.

    With a 1 on the white die each time, cards are won in the order in which they are drawn, and the witch always lands
    on the next card in that order. Seven cats: with many witches (even cards) right is cat, else broom and bat.
    """
    game = deal(*options, cards=order[:7], seats=seats)
    for turn, winner in enumerate(winners.replace(" ", "")):
        right = "c" if order[turn + 1] % 2 == 0 else "b t"
        answers = [f"{right} @300" if seat == int(winner) else "" for seat in range(seats)]
        play_round(game, "b1 7 0 0", *answers)
        if game.waiting == "chance" and turn + 7 < len(order):
            game.play(f"* draw {order[turn + 7]}")
    return game


def pieces(game: Table, spot: str, seat: Seat | None = None) -> list[str]:
    """What a seat sees on a spot: the kinds of the pieces."""
    return [piece.kind for piece in game.position.view(seat).spots.get(spot, [])]


def values(game: Table, spot: str, seat: Seat | None = None) -> list[str]:
    return [piece.value for piece in game.position.view(seat).spots.get(spot, [])]


def circle(game: Table) -> list[str]:
    """The scenes of the places, as everybody sees them; empty for a gap."""
    lying = [pieces(game, f"circle-{place}") for place in range(7)]
    return ["".join(kind for kind in kinds if kind != "figure") for kinds in lying]


def figure(game: Table) -> int:
    """The place on which the witch stands: there is only one of her."""
    (place,) = [place for place in range(7) if "figure" in pieces(game, f"circle-{place}")]
    return place


def won(game: Table) -> list[list[str]]:
    """The kinds of the cards in front of each seat."""
    return [pieces(game, f"won-{seat}") for seat in range(game.position.setup.seats)]


def fact(game: Table, name: str, seat: Seat | None = None) -> int | str | None:
    return game.position.view(seat).facts.get(name)


def last(game: Table, name: str) -> Args:
    """The values of the last event of this name."""
    return [args for told, args in game.story(None) if told == name][-1]
