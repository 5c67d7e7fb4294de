"""What a seat does not know, stated part by part with its odds: worlds are then imagined without a line of code."""

from random import Random
from typing import TYPE_CHECKING, Any

from walpurgis.kernel.compiling import mypyc_attr
from walpurgis.kernel.notation import Multiset

if TYPE_CHECKING:
    from walpurgis.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden:
    """A part of a position that is drawn anew in every world that a seat imagines."""

    def draw(self, position: "Position", rng: Random) -> None:
        """Put another part in its place, as likely as everything that the seat knows allows."""
        raise NotImplementedError


class Rolled(Hidden):
    """Dice that lie unseen: the list `field[index]` holds one throw of these dice, in ascending order."""

    def __init__(self, field: str, index: int, dice: Multiset) -> None:
        self.field = field
        self.index = index
        self.dice = dice

    def draw(self, position: "Position", rng: Random) -> None:
        parts: list[Any] = getattr(position, self.field)
        parts[self.index] = self.dice.members(self.dice.odds(0).draw(rng))


class Dealt(Hidden):
    """Cards of which only the number is known: what the lists `field[index]` hold is dealt anew among them.

    An index of -1 is the list `field` itself, such as what was never dealt.
    """

    def __init__(self, *places: tuple[str, int]) -> None:
        self.places = list(places)

    def draw(self, position: "Position", rng: Random) -> None:
        hands = [self._hand(position, field, index) for field, index in self.places]
        cards = [card for hand in hands for card in hand]
        rng.shuffle(cards)
        for hand in hands:
            hand[:] = sorted(cards[: len(hand)])
            del cards[: len(hand)]

    def _hand(self, position: "Position", field: str, index: int) -> list[Any]:
        part: list[Any] = getattr(position, field)
        return part if index < 0 else part[index]
