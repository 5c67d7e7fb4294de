"""What is going on, for a seat that is asked: with what it has heard, and nothing else."""

from walpurgis.games.wazbaraz import knowledge, telling
from walpurgis.games.wazbaraz.board import (
    ASK,
    HIGHEST,
    LAP,
    NO_ASK,
    PLACES,
    START,
    card_spot,
    entry_is_waz,
    entry_place,
    entry_seat,
    entry_step,
    place_spot,
    unpack,
)
from walpurgis.games.wazbaraz.state import ASKING, CHOOSING, NAMED, TURN, Round
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Effect, Hint, Situation


def situation(dance: Round, seat: Seat) -> Situation:
    mistresses = dance.setup.number("mistresses")
    if dance.stage == CHOOSING:
        return Situation("choose", {"mistresses": mistresses}, "hide", {})
    possible = knowledge.heard_by(dance, seat)
    left: Args = {"mistresses": mistresses, "count": knowledge.suspects(possible).bit_count()}
    if dance.stage == ASKING:
        return Situation("asking", {"other": dance.wazbaraz}, "ask", left)
    if dance.stage == NAMED:
        return Situation("named", {}, "find", left)
    if len(possible) == 1:
        return Situation("known", {"mistresses": mistresses}, "name", {})  # WB-15
    said = telling.last_card(dance)
    if said is None:
        return Situation("first", {"other": dance.wazbaraz}, "find", {"mistresses": mistresses, "count": 0})
    place, value = entry_place(said), entry_step(said)
    args: Args = {"seat": entry_seat(said), "value": value, "place": place, "target": (place + value) % PLACES}
    return Situation("waz" if entry_is_waz(said) else "silence", args, "find", left)


def effect(dance: Round, step: Step) -> Effect | None:
    """A card that comes round changes more than where the card lies (WB-13, WB-14, WB-20), and so does a question."""
    if ASK < step < NO_ASK:
        return Effect("look", "ask", {})
    if step > HIGHEST or dance.at + step < PLACES:
        return None
    target, other = (dance.at + step) % PLACES, dance.wazbaraz
    if dance.points[other] + 1 >= LAP:
        return Effect("bad", "end", {"other": other})
    if target == START:
        return Effect("look", "start", {})
    return Effect("bad", "pass", {"target": target})


def hints(dance: Round, seat: Seat) -> list[Hint]:
    if dance.stage == CHOOSING:
        return [Hint("choose", {}, [place_spot(5)])]
    if dance.stage not in (TURN, NAMED):
        return []
    found: list[Hint] = [Hint("wazbaraz", {"other": dance.wazbaraz}, [])]
    if PLACES - dance.at in unpack(dance.hands[seat]):
        found.append(Hint("start", {}, [place_spot(START)]))
    arc = telling.last_arc(dance)
    if arc is None:
        found.append(Hint("count", {}, [card_spot(dance.at)]))
    else:
        found.append(Hint(arc.kind, {}, [arc.marks[len(arc.marks) // 2]]))
    return found
