"""How bots play Yacht: a playout fills the line that gains most over what that line brings on the average."""

from random import Random

from walpurgis.kernel.position import Position
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.thinking import Mind, expected
from yacht.rules import BLANK, SCORE, Yacht
from yacht.score import LINES, score

HORIZON = 40  # steps of a playout before `value` is asked
USUAL = [2, 5, 8, 12, 15, 19, 11, 8, 4, 5, 22, 4]  # points that a line brings on the average
LEAD = 18.0  # points that make a seat e times as likely to win


class YachtMind(Mind):
    def pick(self, position: Position, seat: Seat, rng: Random) -> Step:
        assert isinstance(position, Yacht)
        steps = position.legal(seat)
        lines = [step for step in steps if step >= SCORE]
        if not lines or (len(lines) < len(steps) and rng.random() < 0.6):
            others = [step for step in steps if step < SCORE] or steps
            return others[int(rng.random() * len(others))]
        return max(lines, key=lambda step: score(step - SCORE, position.dice) - USUAL[step - SCORE])

    def value(self, position: Position) -> list[float]:
        assert isinstance(position, Yacht)
        return expected([worth(lines) / LEAD for lines in position.sheet])


def worth(lines: list[int]) -> float:
    return sum(USUAL[line] if lines[line] == BLANK else lines[line] for line in range(len(LINES)))


MIND = YachtMind(horizon=HORIZON)
