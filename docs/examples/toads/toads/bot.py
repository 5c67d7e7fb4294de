"""How bots play Toads: they count what they see, expect of the rest what dice do, and doubt what is too good."""

from math import comb
from random import Random

from toads.rules import BID_FORM, DOUBT, FACES, NO_BID, Toads
from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Mind

UNLIKELY = 0.3  # a bid that is true less often is doubted in a playout
FEW = 8  # bids that a search looks at


class ToadsMind(Mind):
    def candidates(self, position: Position, seat: Seat, rng: Random) -> list[Step]:
        """Doubting, and the few bids that are most likely true: nobody wins by thinking about thirty sixes."""
        assert isinstance(position, Toads)
        steps = position.legal(seat)
        bids = sorted((step for step in steps if step != DOUBT), key=lambda step: -truth(position, seat, step))
        return sorted([*bids[:FEW], *([DOUBT] if DOUBT in steps else [])])

    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        assert isinstance(position, Toads)
        if position.bid != NO_BID and truth(position, seat, position.bid) < UNLIKELY:
            return DOUBT
        steps = self.candidates(position, seat, rng)
        return steps[int(rng.random() * len(steps))]


def truth(position: Toads, seat: Seat, bid: Step) -> float:
    """How likely a bid is true, for somebody who sees the dice of one seat."""
    count, face = BID_FORM.values(bid)
    unseen = sum(position.left) - position.left[seat]
    missing = count - position.dice[seat].count(face)
    ways = [comb(unseen, hits) * (FACES - 1) ** (unseen - hits) for hits in range(max(missing, 0), unseen + 1)]
    return sum(ways) / FACES**unseen


MIND = ToadsMind()
