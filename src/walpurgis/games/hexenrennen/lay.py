"""How a clan's nine number tiles can be split over the three stages, and the text of such a split (HR-04)."""

from itertools import combinations
from typing import Final

from walpurgis.kernel.notation import Argument, is_plain_number
from walpurgis.kernel.refusal import NotationError

Rank = int  # 0 to 8: the numbers 2 to 10; 9: the symbol

STAGES: Final = 3
LANDSCAPES: Final = ["valley", "slope", "summit"]  # of the stages
LOW: Final = 2  # HR-01: the numbers 2 to 10, each once (ours: HR-R9)
HIGH: Final = 10
NUMBERS: Final = HIGH - LOW + 1
EACH: Final = NUMBERS // STAGES  # HR-04: three numbers a stage
SYMBOL: Final = NUMBERS  # the rank behind the nine numbers
VALUES: Final = [*(str(LOW + rank) for rank in range(NUMBERS)), "sym"]


def _splits() -> list[list[list[Rank]]]:
    """All ways to put the tiles into the stages, a symbol into each, in the order of their texts read as numbers."""
    ranks = range(NUMBERS)
    splits: list[list[list[Rank]]] = []
    for first in combinations(ranks, EACH):
        left = [rank for rank in ranks if rank not in first]
        for second in combinations(left, EACH):
            third = [rank for rank in left if rank not in second]
            splits.append([[*first, SYMBOL], [*second, SYMBOL], [*third, SYMBOL]])
    return splits


def _write(split: list[list[Rank]]) -> str:
    return " / ".join(" ".join(VALUES[rank] for rank in stage if rank != SYMBOL) for stage in split)


SPLITS: Final = _splits()  # SPLITS[split][stage]: the ranks that lie there
SPLIT_COUNT: Final = len(SPLITS)  # 1680
TEXTS: Final = [_write(split) for split in SPLITS]
SPLIT_BY_TEXT: Final = {text: split for split, text in enumerate(TEXTS)}


class Split(Argument):
    """Three numbers a stage, each three in ascending order, the stages parted by “/”."""

    def __init__(self, size: int = SPLIT_COUNT) -> None:
        super().__init__(size, words=0)

    def text(self, value: int) -> str:
        return TEXTS[value]

    def parse(self, text: str) -> int:
        if text not in SPLIT_BY_TEXT:
            raise NotationError(text, self.pattern())
        return SPLIT_BY_TEXT[text]

    def pattern(self) -> str:
        return "N N N / N N N / N N N"


class Lay(Split):
    """A player's split. One value more, with no text, stands for all numbers and slashes that are no split.

    So a lay that breaks HR-04 can be written, and is refused by its clause.
    """

    def __init__(self) -> None:
        super().__init__(SPLIT_COUNT + 1)

    def text(self, value: int) -> str:
        return TEXTS[value] if value < SPLIT_COUNT else ""

    def parse(self, text: str) -> int:
        for word in text.split():
            if word != "/" and not is_plain_number(word):
                raise NotationError(text, self.pattern())
        return SPLIT_BY_TEXT.get(text, SPLIT_COUNT)
