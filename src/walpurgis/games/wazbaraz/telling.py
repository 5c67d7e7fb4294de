"""What a table hears and sees of a step: events with several sides to them, and previews."""

from collections.abc import Sequence
from typing import Final

from walpurgis.games.wazbaraz.board import (
    ASK,
    CHOOSE,
    HIGHEST,
    LAP,
    NAME,
    NO_ASK,
    PLACES,
    START,
    WITCHES,
    Place,
    Value,
    Witch,
    card_spot,
    entry_is_waz,
    entry_place,
    entry_step,
    place_spot,
    unpack,
)
from walpurgis.games.wazbaraz.state import CHOOSING, Round
from walpurgis.kernel.notation import members
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Arc, Preview, Prompt

SHORTEST_RUN: Final = 3  # numbers in a row that are said as “5 to 7”


def listed(numbers: Sequence[int]) -> str:
    """As words take a list: “4, 9, 13”."""
    return ", ".join(str(number) for number in numbers)


def in_runs(witches: list[Witch]) -> str:
    """A list with what is in a row put shortly: “18..20, 1..3”."""
    runs: list[list[Witch]] = []
    for witch in witches:
        if runs and runs[-1][-1] == witch - 1:
            runs[-1].append(witch)
        else:
            runs.append([witch])
    return ", ".join(f"{run[0]}..{run[-1]}" if len(run) >= SHORTEST_RUN else listed(run) for run in runs)


def examined(circle: list[Witch], place: Place, value: Value) -> list[Witch]:
    """WB-10: the witches between the card and where this one would lie, in the order of the dance."""
    passed = [circle[(place + ahead) % PLACES] for ahead in range(1, value)]
    return [witch for witch in passed if witch]


def arc(kind: str, place: Place, value: Value) -> Arc:
    """WB-10: along the places between the card and where this one would lie, about the witches there."""
    way = [(place + ahead) % PLACES for ahead in range(1, value)]
    return Arc(kind, [place_spot(passed) for passed in way], [place_spot(passed) for passed in way if passed != START])


def last_card(dance: Round) -> int | None:
    """What the last card of this round made be said."""
    for said in reversed(dance.log):
        if entry_step(said) <= HIGHEST:
            return said
    return None


def last_arc(dance: Round) -> Arc | None:
    """What was asked last in this round, and how it was answered."""
    said = last_card(dance)
    if said is None:
        return None
    return arc("waz" if entry_is_waz(said) else "silence", entry_place(said), entry_step(said))


def last_said(dance: Round) -> str:
    """What all hear of the WazBaraz: nothing yet, the answer to a card, to a wrong naming, or a whisper (WB-R11)."""
    if not dance.log:
        return ""
    said = dance.log[-1]
    step = entry_step(said)
    if step <= HIGHEST:
        return "waz" if entry_is_waz(said) else "silence"
    return "wrong" if step >= NAME else "whisper"


def tell_laid(dance: Round, seat: Seat, value: Value, left: Place, waz: bool) -> None:
    """The card, then WAZ or silence, then the start (WB-R9)."""
    target = (left + value) % PLACES
    args: Args = {"seat": seat, "value": value, "place": left, "target": target}
    dance.tell("laid", args, [f"hand-{seat}", card_spot(target)], ["WB-09"])
    witches = examined(dance.circle, left, value)
    looked: Args = {"seat": dance.wazbaraz, "count": len(witches), "witches": in_runs(witches)}
    dance.tell("waz" if waz else "silence", looked, clauses=["WB-10", "WB-11"])
    if target < left:
        passed: Args = {"seat": seat, "other": dance.wazbaraz}
        if target == START:
            dance.tell("reached", passed, clauses=["WB-13", "WB-14"])
        else:
            dance.tell("passed", passed, clauses=["WB-13"])


def tell_asked(dance: Round, seat: Seat, step: Step) -> None:
    if step == NO_ASK:
        dance.tell("unasked", {"seat": seat}, clauses=["WB-R6"])
        return
    witch = step - ASK
    spot = place_spot(dance.circle.index(witch))
    dance.tell("asked", {"seat": seat, "other": dance.wazbaraz, "witch": witch}, [spot], ["WB-14", "WB-R11"])
    answer: Args = {"seat": seat, "other": dance.wazbaraz, "witch": witch}
    name = "ok" if dance.mistresses >> (witch - 1) & 1 else "no"
    dance.tell(name, answer, [spot], ["WB-14"], [seat, dance.wazbaraz])


def tell_leaders(dance: Round) -> None:
    """WB-16: those named right step forward, one after the other."""
    for witch in members(dance.mistresses, 1):
        dance.tell("leader", {"witch": witch}, [place_spot(dance.circle.index(witch))], ["WB-16"])


def tell_handed(dance: Round, finder: Seat, old: Seat) -> None:
    dance.tell("handed", {"seat": finder, "other": old}, [f"hand-{finder}", f"hand-{old}"], ["WB-19"])
    cards: Args = {"seat": finder, "other": old, "cards": listed(unpack(dance.hands[finder]))}
    dance.tell("handed-cards", cards, clauses=["WB-R12"], audience=[finder, old])
    dance.tell("wazbaraz", {"seat": finder}, clauses=["WB-19"])


def tell_end(dance: Round, winner: Seat) -> None:
    """Who won, and everything that was hidden (WB-R12)."""
    dance.tell("won", {"seat": winner}, clauses=["WB-20"])
    witches = listed(members(dance.mistresses, 1))
    dance.tell("revealed", {"witches": witches, "value": dance.start}, [place_spot(START)], ["WB-R12"])
    for seat, hand in enumerate(dance.hands):
        if hand:
            dance.tell("hand", {"seat": seat, "cards": listed(unpack(hand))}, [f"hand-{seat}"], ["WB-R12"])
    aside = unpack(dance.deck)
    if aside:
        dance.tell("aside", {"cards": listed(aside)}, ["pile"], ["WB-R12"])


def spot(dance: Round, step: Step) -> str:
    if step <= HIGHEST:
        return place_spot((dance.at + step) % PLACES)
    return place_spot(dance.circle.index(step - ASK)) if step < NO_ASK else ""


def prompts(dance: Round, steps: list[Step]) -> list[Prompt]:
    """Cards and questions one by one; sets to choose or to name as what they are."""
    found: list[Prompt] = []
    singles = [step for step in steps if step < CHOOSE]
    if singles:
        choice = Prompt("choice")
        choice.steps = singles
        choice.spots = [spot(dance, step) for step in singles]
        found.append(choice)
    if len(singles) < len(steps):
        group = Prompt("set", "choose" if dance.stage == CHOOSING else "name")
        group.items = [str(witch) for witch in range(1, WITCHES + 1)]
        group.size = dance.setup.number("mistresses")
        found.append(group)
    return found


def preview(dance: Round, step: Step) -> Preview:
    if step <= HIGHEST:
        return _preview_card(dance, step)
    if step == NO_ASK:
        return Preview("no-ask", {}, ["WB-R6"])
    if step < NO_ASK:
        asked = Preview("ask", {"other": dance.wazbaraz, "witch": step - ASK}, ["WB-14", "WB-R11"])
        asked.marks.append(place_spot(dance.circle.index(step - ASK)))
        return asked
    witches = members(step, 1)[:-1]  # the highest bit is the family's
    if step >= NAME:
        named = Preview("name", {"other": dance.wazbaraz, "witches": listed(witches)}, ["WB-17", "WB-16"])
    else:
        named = Preview("choose", {"witches": listed(witches)}, ["WB-06"])
    named.marks += [place_spot(dance.circle.index(witch)) for witch in witches]
    return named


def _preview_card(dance: Round, value: Value) -> Preview:
    place, wazbaraz = dance.at, dance.wazbaraz
    target = (place + value) % PLACES
    witches = examined(dance.circle, place, value)
    args: Args = {
        "value": value, "place": place, "target": target, "count": len(witches), "witches": in_runs(witches),
        "other": wazbaraz,
    }  # fmt: skip
    shown = Preview("play", args, ["WB-10", "WB-09"])
    if target < place:
        shown.clauses.append("WB-13")
        if dance.points[wazbaraz] + 1 >= LAP:
            shown.name = "play-end"
            shown.clauses.append("WB-20")
        elif target == START:
            shown.name = "play-start"
            shown.clauses.append("WB-14")
        else:
            shown.name = "play-pass"
    shown.ways.append([f"hand-{dance.turn}", card_spot(target)])
    shown.arcs.append(arc("asked", place, value))
    return shown
