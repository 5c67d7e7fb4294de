"""What five dice are worth on each line of the sheet (YA-05 to YA-10)."""

from typing import Final

LINES: Final = [
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("full-house", "four-alike", "little-straight", "big-straight", "choice", "yacht"),
]
STRAIGHT: Final = 30
YACHT: Final = 50


def score(line: int, dice: list[int]) -> int:
    """dice are in ascending order."""
    if line < 6:
        return (line + 1) * dice.count(line + 1)  # YA-05
    name = LINES[line]
    counts = sorted(dice.count(face) for face in set(dice))
    if name == "full-house":
        return sum(dice) if counts == [2, 3] else 0  # YA-06
    if name == "four-alike":
        return 4 * dice[2] if counts[-1] >= 4 else 0  # YA-07: the one in the middle is one of the four
    if name == "little-straight":
        return STRAIGHT if dice == [1, 2, 3, 4, 5] else 0  # YA-08
    if name == "big-straight":
        return STRAIGHT if dice == [2, 3, 4, 5, 6] else 0
    if name == "choice":
        return sum(dice)  # YA-09
    return YACHT if counts == [5] else 0  # YA-10
