"""How the answers of one round are judged, and why: the race of Sorcellerie!."""

from typing import Final

from walpurgis.games.sorcellerie.board import (
    LIE,
    RIGHT,
    SAID,
    SAY,
    SCENES,
    SILENT,
    SPAN,
    STEPS,
    SYMBOLS,
    WAYS,
    WHITE,
    Answer,
    Dice,
)
from walpurgis.kernel.event import Event
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.setup import Options
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Piece, Situation

# How a round came out, where it is not a seat that won the card.
OPEN: Final = -1  # SO-R2: not before every seat has its step
TOGETHER: Final = -2  # SO-16
NOBODY: Final = -3  # SO-14, SO-R5

VERDICTS: Final = {"silent": "SO-R5", "wrong": "SO-13", "late": "SO-R1", "same": "SO-16", "first": "SO-15"}


def decide(answers: list[Step], right: Answer, window: int) -> int:
    """The seat that wins the card, or TOGETHER, or NOBODY."""
    hits = right_ones(answers, right)
    if not hits:
        return NOBODY
    if len(hits) > 1 and are_simultaneous(hits[0], hits[1], window):
        return TOGETHER
    return answers.index(hits[0])


def right_ones(answers: list[Step], right: Answer) -> list[Step]:
    """The right answers, the fastest first: an answer's steps count on by its time."""
    low = SAY + right * SPAN
    high = low + SPAN
    return sorted([answer for answer in answers if low <= answer < high])


def are_simultaneous(earlier: Step, later: Step, window: int) -> bool:
    """SO-R1: less than the window apart; equal times always are."""
    return later - earlier < window or later == earlier


def verdicts(answers: list[Step], right: Answer, window: int) -> list[str]:
    """What became of every answer. A right one is late if it was neither the first nor simultaneous with it."""
    hits = right_ones(answers, right)
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


def symbols_of(answer: Step) -> list[str]:
    """What an answer says: one symbol, or two."""
    return [SYMBOLS[symbol] for symbol in SAID[(answer - SAY) // SPAN]]


def pieces(answer: Step, verdict: str) -> list[Piece]:
    """An answer as it lies in front of its seat: the symbols said, and the verdict with the time."""
    if answer == SILENT:
        return [Piece("silent")]
    return [*[Piece(symbol) for symbol in symbols_of(answer)], Piece(verdict, value=str(time_of(answer)))]


def said(seat: Seat, answer: Step) -> list[Event]:
    """Everybody hears that a seat is done, with or without an answer; what it is, that seat alone (SO-R7)."""
    spot = [f"answer-{seat}"]
    done = Event("done", {"seat": seat}, spot, ["SO-R7"], None)
    if answer == SILENT:
        return [done, Event("own-silence", {}, spot, ["SO-R5"], [seat])]
    args: Args = {"answer": "-".join(symbols_of(answer)), "ms": time_of(answer)}
    return [done, Event("own-answer", args, spot, ["SO-R3"], [seat])]


def judged(answers: list[Step], found: list[str]) -> list[Event]:
    """Every answer with its verdict, in the order of time, those who were silent last; then why no card is won."""
    timed = sorted([(answer == SILENT, time_of(answer), seat) for seat, answer in enumerate(answers)])
    hits = [(time, seat) for _, time, seat in timed if found[seat] in ("first", "same", "late")]
    events: list[Event] = []
    for silent, time, seat in timed:
        args: Args = {"seat": seat}
        if not silent:
            args["answer"] = "-".join(symbols_of(answers[seat]))
            args["ms"] = time
        if found[seat] == "late":
            args["behind"] = time - hits[0][0]
        events.append(Event(found[seat], args, [f"answer-{seat}"], [VERDICTS[found[seat]]], None))
    if not hits:
        events.append(Event("nobody", {}, [], ["SO-14", "SO-R4"], None))
    elif "same" in found:
        args = {"seat": hits[0][1], "other": hits[1][1], "apart": hits[1][0] - hits[0][0]}
        events.append(Event("together", args, [], ["SO-16", "SO-R1"], None))
    return events


def reason(dice: Dice, scene: int, flight: int, landed: int) -> Args:
    """What was right and why, for messages: where she comes down, who is there, what lies how often."""
    cats, brooms, bats = LIE[dice % WAYS]
    right = "-".join([SYMBOLS[symbol] for symbol in SAID[RIGHT[scene][dice]]])
    way = "cw" if flight > 0 else "ccw"
    return {
        "right": right, "scene": SCENES[scene], "steps": abs(flight), "way": way, "landed": landed,
        "cats": cats, "brooms": brooms, "bats": bats,
    }  # fmt: skip


def revealed(why: Args, signposts: bool) -> Event:
    """The right answer is told once all have answered; why is what `reason` gives."""
    clauses = ["SO-20" if signposts else "SO-08", "SO-09" if why["scene"] == "many" else "SO-10"]
    if why["right"] not in SYMBOLS:
        clauses.append("SO-11")
    return Event("right", why, [], clauses, None)


def asked(dice: Dice, options: Options, cards: int) -> Situation:
    """What everybody sees before anybody answers: how far she is to fly; which way a signpost leads, all must find."""
    args: Args = {"steps": STEPS[dice]}
    name = "race"
    if options["signposts"] == "on":
        name = "signs"  # SO-20
        args["pips"] = "black" if WHITE[dice // WAYS].startswith("b") else "red"
    aim = "any" if options["winning_set"] == "any" else "different"  # SO-04, SO-H1
    return Situation(name, args, aim, {"cards": cards})
