"""Which answers of a round of Sorcellerie! are right, and which wins, given the times that they took."""

from typing import Final

from walpurgis.games.sorcellerie.board import SAY, SILENT, SPAN, Answer
from walpurgis.kernel.steps import Step

# How a round came out, where it is not a seat that won the card.
OPEN: Final = -1  # SO-R2: not before every seat has its step
TOGETHER: Final = -2  # SO-16
NOBODY: Final = -3  # SO-14, SO-R5


def decide(answers: list[Step], right: Answer, window: int) -> int:
    """The seat that wins the card, or TOGETHER, or NOBODY. An answer's steps count on by its time."""
    low = SAY + right * SPAN
    high = low + SPAN
    winner, first, second = NOBODY, high, high
    for seat, answer in enumerate(answers):
        if low <= answer < first:
            winner, first, second = seat, answer, first
        elif first <= answer < second:
            second = answer
    return TOGETHER if second < high and are_simultaneous(first, second, window) else winner


def are_simultaneous(earlier: Step, later: Step, window: int) -> bool:
    """SO-R1: less than the window apart; equal times always are."""
    return later - earlier < window or later == earlier


def verdicts(answers: list[Step], right: Answer, window: int) -> list[str]:
    """What became of every answer. A right one is late if it was neither the first nor simultaneous with it."""
    low = SAY + right * SPAN
    hits = sorted([answer for answer in answers if low <= answer < low + SPAN])
    alone = decide(answers, right, window) >= 0
    found: list[str] = []
    for answer in answers:
        if answer == SILENT:
            found.append("silent")
        elif answer not in hits:
            found.append("wrong")
        elif alone:
            found.append("first" if answer == hits[0] else "late")
        else:
            found.append("same" if are_simultaneous(hits[0], answer, window) else "late")
    return found


def time_of(answer: Step) -> int:
    """The reaction time of an answer in milliseconds."""
    return (answer - SAY) % SPAN
