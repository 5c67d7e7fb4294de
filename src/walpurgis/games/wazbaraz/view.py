"""What is seen, imagined and told of Waz Baraz.

What a seat may know of the mistresses is what it has heard: deduction.py draws the conclusions.
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from walpurgis.games.wazbaraz.board import (
    ASK,
    ASKING,
    CHOOSE,
    CHOOSING,
    FOUND,
    HIGHEST,
    LAP,
    LOWEST,
    MOST_CARDS,
    MOST_COPIES,
    NAME,
    NAMED,
    NO_ASK,
    ONE,
    PLACES,
    SETS,
    SOURCES,
    STAGES,
    START,
    TURN,
    WITCHES,
    Cards,
    Place,
    Value,
    Witch,
    card_spot,
    entry_is_waz,
    entry_place,
    entry_seat,
    entry_step,
    lane_spot,
    pack,
    place_spot,
    places_of,
    unpack,
)
from walpurgis.games.wazbaraz.deduction import Said, candidates, heard_by, in_all, in_none, suspects
from walpurgis.kernel.notation import members
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step
from walpurgis.kernel.view import Arc, Effect, Hint, Piece, Preview, Prompt, Secret, Sheet, Situation, Speaker, View

if TYPE_CHECKING:
    from walpurgis.games.wazbaraz.rules import WazBaraz

SHORTEST_RUN: Final = 3  # numbers in a row that are said as “5 to 7”
MANY: Final = 10.0  # times that a witch is suspected, or sets are named, for a feature of 1


# What is seen


def show(dance: "WazBaraz", view: View, seat: Seat | None) -> None:
    _show_board(dance, view)
    for owner, hand in enumerate(dance.hands):
        _show_hand(view, owner, hand, hand if knows_hand(dance, seat, owner) else dance.known[owner])
    view.put(f"hand-{dance.wazbaraz}", Piece("ok"))  # WB-06
    view.put(f"hand-{dance.wazbaraz}", Piece("no"))
    for said in dance.log:
        view.put("memory", _memory(dance, seat, said))
    if dance.awaits == OVER:
        for witch in members(dance.mistresses, 1):  # WB-R12
            view.put(place_spot(dance.circle.index(witch)), Piece("mistress"))
        view.sheets.append(_sheet(dance))
    else:
        for witch in members(dance.found, 1):  # WB-16: everybody has heard who it was
            view.put(place_spot(dance.circle.index(witch)), Piece("found"))
        if seat is not None:
            _note_secrets(dance, view, seat)
    heard = last_arc(dance)
    if heard is not None:
        view.arcs.append(heard)
    if dance.awaits == OVER:
        view.speaker = Speaker("middle", dance.points.index(max(dance.points)), "won")  # WB-20
    else:
        view.speaker = Speaker("middle", dance.wazbaraz, last_said(dance))
    view.tallies["colour"] = list(range(dance.setup.seats))  # of the pawns
    view.tallies["points"] = dance.points[:]
    view.tallies["cards"] = [len(unpack(hand)) for hand in dance.hands]
    view.facts["stage"] = STAGES[dance.stage]
    view.facts["wazbaraz"] = dance.wazbaraz
    view.facts["mistresses"] = dance.setup.number("mistresses")
    view.facts["card"] = dance.card
    view.facts["at"] = dance.at


def _sheet(dance: "WazBaraz") -> Sheet:
    """Where everybody's points came from."""
    sheet = Sheet("points", dance.setup.seats, SOURCES)
    width = len(SOURCES)
    sheet.numbers = [dance.earned[owner * width : (owner + 1) * width] for owner in range(dance.setup.seats)]
    sheet.totals = dance.points[:]
    return sheet


def _show_board(dance: "WazBaraz", view: View) -> None:
    over = dance.awaits == OVER
    if dance.start:
        view.put(place_spot(START), Piece("start-open", value=str(dance.start)) if over else Piece("start"))
    for place in range(1, len(dance.circle)):
        view.put(place_spot(place), Piece("witch", value=str(dance.circle[place])))
    if dance.old:
        view.put(card_spot(dance.left), Piece("card", value=str(dance.old)))  # WB-R9: not taken yet
    if dance.card:
        view.put(card_spot(dance.at), Piece("card", value=str(dance.card)))
    for owner, steps in enumerate(dance.points):
        view.put(lane_spot(steps), Piece("pawn", owner, seat=owner))
    aside = unpack(dance.deck)
    if over:
        for value in aside:
            view.put("pile", Piece("card", value=str(value)))
    elif aside:
        view.put("pile", Piece("back", count=len(aside)))


def _show_hand(view: View, owner: Seat, hand: Cards, known: Cards) -> None:
    for value in unpack(known):
        view.put(f"hand-{owner}", Piece("card", value=str(value)))
    covered = len(unpack(hand - known))
    if covered:
        view.put(f"hand-{owner}", Piece("back", count=covered))


def _memory(dance: "WazBaraz", seat: Seat | None, said: int) -> Piece:
    """One thing that was said, and who made it be said. Of a card: its value, where it came from, and where it lies."""
    step, asker = entry_step(said), entry_seat(said)
    if step <= HIGHEST:
        place = entry_place(said)
        value = f"{step}-{place}-{(place + step) % PLACES}"
        return Piece("waz" if entry_is_waz(said) else "silence", asker, value, seat=asker)
    if step >= NAME:
        return Piece("wrong", asker, listed(members(step - NAME, 1)), seat=asker)
    kind = "asked"
    if knows_answer(dance, seat, asker):
        kind = "asked-ok" if dance.mistresses >> (step - ASK - 1) & 1 else "asked-no"
    return Piece(kind, asker, str(step - ASK), seat=asker)


def _note_secrets(dance: "WazBaraz", view: View, seat: Seat) -> None:
    if dance.log:
        heard = heard_by(dance, seat)
        view.excluded, view.certain = in_none(heard), in_all(heard)
    if seat == dance.wazbaraz:
        view.insight = "others"
        for witch in members(dance.mistresses, 1):  # WB-06
            view.note(place_spot(dance.circle.index(witch)), Piece("mistress"))
        return
    said = Said(dance, seat)
    for witch in members(said.ok | said.no, 1):  # WB-14
        is_mistress = said.ok >> (witch - 1) & 1
        view.note(place_spot(dance.circle.index(witch)), Piece("answer-ok" if is_mistress else "answer-no"))
    view.secret = _answer(dance, seat)


def _answer(dance: "WazBaraz", seat: Seat) -> Secret | None:
    """WB-14: what the seat was shown with its last step, until its next one."""
    for said in reversed(dance.log):
        if entry_seat(said) == seat:
            witch = entry_step(said) - ASK
            if not 0 < witch <= WITCHES:
                return None
            name = "ok" if dance.mistresses >> (witch - 1) & 1 else "no"
            args: Args = {"witch": witch, "other": dance.wazbaraz}
            return Secret(name, args, [Piece("witch", value=str(witch)), Piece(name)], ["WB-14", "WB-R11"])
    return None


def knows_hand(dance: "WazBaraz", seat: Seat | None, owner: Seat) -> bool:
    """Whether the whole hand of the owner is known to the seat: its own, one handed over (WB-R12), all at the end."""
    return dance.awaits == OVER or (seat is not None and dance.seen[owner] >> seat & 1 == 1)


def knows_answer(dance: "WazBaraz", seat: Seat | None, asker: Seat) -> bool:
    return dance.awaits == OVER or (seat is not None and (seat == asker or seat == dance.wazbaraz))


# What is imagined


def imagine(dance: "WazBaraz", seat: Seat | None, rng: Random) -> "WazBaraz":
    """A world that the seat cannot tell from this one: all that agrees with its view is as likely.

    Mistresses come from the sets that the answers allow, cards from a shuffle of those that the seat has not seen.
    """
    world = dance.copy()
    if dance.awaits == OVER:
        return world  # WB-R12
    if dance.mistresses and seat != dance.wazbaraz:
        drawn = dance.stage == CHOOSING  # WB-H3: some of them only, and nothing is known of those
        sets = SETS[dance.mistresses.bit_count()] if drawn else candidates(dance, seat)
        world.mistresses = sets[int(rng.random() * len(sets))]
        world.dancing = places_of(world.circle, world.mistresses)
    strangers = [owner for owner in range(dance.setup.seats) if not knows_hand(dance, seat, owner)]
    unseen = list(unpack(dance.deck))
    if dance.start:
        unseen.append(dance.start)
    for owner in strangers:
        unseen += unpack(dance.hands[owner] - dance.known[owner])
    unseen.sort()  # where they really are leaves no trace
    rng.shuffle(unseen)
    if dance.start:
        world.start = unseen.pop()
    for owner in strangers:
        hand = dance.known[owner]
        for _ in unpack(dance.hands[owner] - hand):
            hand += ONE[unseen.pop()]
        world.hands[owner] = hand
    world.deck = pack(unseen)
    return world


# What is told


def tell_laid(dance: "WazBaraz", seat: Seat, value: Value, left: Place, waz: bool) -> None:
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


def tell_asked(dance: "WazBaraz", seat: Seat, step: Step) -> None:
    if step == NO_ASK:
        dance.tell("unasked", {"seat": seat}, clauses=["WB-R6"])
        return
    witch = step - ASK
    spot = place_spot(dance.circle.index(witch))
    dance.tell("asked", {"seat": seat, "other": dance.wazbaraz, "witch": witch}, [spot], ["WB-14", "WB-R11"])
    answer: Args = {"seat": seat, "other": dance.wazbaraz, "witch": witch}
    name = "ok" if dance.mistresses >> (witch - 1) & 1 else "no"
    dance.tell(name, answer, [spot], ["WB-14"], [seat, dance.wazbaraz])


def tell_leaders(dance: "WazBaraz") -> None:
    """WB-16: those named right step forward, one after the other."""
    for witch in members(dance.mistresses, 1):
        dance.tell("leader", {"witch": witch}, [place_spot(dance.circle.index(witch))], ["WB-16"])


def tell_handed(dance: "WazBaraz", finder: Seat, old: Seat) -> None:
    dance.tell("handed", {"seat": finder, "other": old}, [f"hand-{finder}", f"hand-{old}"], ["WB-19"])
    cards: Args = {"seat": finder, "other": old, "cards": listed(unpack(dance.hands[finder]))}
    dance.tell("handed-cards", cards, clauses=["WB-R12"], audience=[finder, old])
    dance.tell("wazbaraz", {"seat": finder}, clauses=["WB-19"])


def tell_end(dance: "WazBaraz", winner: Seat) -> None:
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


# What was said last


def examined(circle: list[Witch], place: Place, value: Value) -> list[Witch]:
    """WB-10: the witches between the card and where this one would lie, in the order of the dance."""
    passed = [circle[(place + ahead) % PLACES] for ahead in range(1, value)]
    return [witch for witch in passed if witch]


def arc(kind: str, place: Place, value: Value) -> Arc:
    """WB-10: along the places between the card and where this one would lie, about the witches there."""
    way = [(place + ahead) % PLACES for ahead in range(1, value)]
    return Arc(kind, [place_spot(passed) for passed in way], [place_spot(passed) for passed in way if passed != START])


def last_card(dance: "WazBaraz") -> int | None:
    """What the last card of this round made be said."""
    for said in reversed(dance.log):
        if entry_step(said) <= HIGHEST:
            return said
    return None


def last_arc(dance: "WazBaraz") -> Arc | None:
    """What was asked last in this round, and how it was answered."""
    said = last_card(dance)
    if said is None:
        return None
    return arc("waz" if entry_is_waz(said) else "silence", entry_place(said), entry_step(said))


def last_said(dance: "WazBaraz") -> str:
    """What all hear of the WazBaraz: nothing yet, the answer to a card, to a wrong naming, or a whisper (WB-R11)."""
    if not dance.log:
        return ""
    said = dance.log[-1]
    step = entry_step(said)
    if step <= HIGHEST:
        return "waz" if entry_is_waz(said) else "silence"
    return "wrong" if step >= NAME else "whisper"


# What is said to the seat that is asked


def situation(dance: "WazBaraz", seat: Seat) -> Situation:
    mistresses = dance.setup.number("mistresses")
    if dance.stage == CHOOSING:
        return Situation("choose", {"mistresses": mistresses}, "hide", {})
    possible = heard_by(dance, seat)
    left: Args = {"mistresses": mistresses, "count": suspects(possible).bit_count(), **_rival(dance, seat)}
    if dance.stage == ASKING:
        return Situation("asking", {"other": dance.wazbaraz}, "ask", left)
    if dance.stage == NAMED:
        return Situation("named", {}, "find", left)
    if len(possible) == 1:
        return Situation("known", {"mistresses": mistresses}, "name", _rival(dance, seat))  # WB-15
    said = last_card(dance)
    if said is None:
        return Situation("first", {"other": dance.wazbaraz}, "find", {**left, "count": 0})
    place, value = entry_place(said), entry_step(said)
    args: Args = {"seat": entry_seat(said), "value": value, "place": place, "target": (place + value) % PLACES}
    return Situation("waz" if entry_is_waz(said) else "silence", args, "find", left)


def _rival(dance: "WazBaraz", seat: Seat) -> Args:
    """Whoever else is a find away from the end (WB-16, WB-20); total is 0 where nobody is."""
    others = [other for other in range(dance.setup.seats) if other != seat]
    best = max(others, key=lambda other: dance.points[other])
    total = dance.points[best]
    return {"other": best, "total": total if total + FOUND >= LAP else 0}


def effect(dance: "WazBaraz", step: Step) -> Effect | None:
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


def hints(dance: "WazBaraz", seat: Seat) -> list[Hint]:
    if dance.stage == CHOOSING:
        return [Hint("choose", {}, [place_spot(5)])]
    if dance.stage not in (TURN, NAMED):
        return []
    found: list[Hint] = [Hint("wazbaraz", {"other": dance.wazbaraz}, [])]
    if PLACES - dance.at in unpack(dance.hands[seat]):
        found.append(Hint("start", {}, [place_spot(START)]))
    heard = last_arc(dance)
    if heard is None:
        found.append(Hint("count", {}, [card_spot(dance.at)]))
    else:
        found.append(Hint(heard.kind, {}, list(heard.marks)))  # all of them: it is not about one witch
    return found


def prompts(dance: "WazBaraz", steps: list[Step]) -> list[Prompt]:
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


def preview(dance: "WazBaraz", step: Step) -> Preview:
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


def _preview_card(dance: "WazBaraz", value: Value) -> Preview:
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


# Spots


def spot(dance: "WazBaraz", step: Step) -> str:
    if step <= HIGHEST:
        return place_spot((dance.at + step) % PLACES)
    return place_spot(dance.circle.index(step - ASK)) if step < NO_ASK else ""


def target(dance: "WazBaraz", step: Step) -> str:
    return place_spot((dance.at + step) % PLACES) if step <= HIGHEST else ""


# For learners


def features(dance: "WazBaraz", seat: Seat | None) -> list[float]:
    """By seats from the own one on, by witches from 1 to 20, by places from the start, by card values."""
    seats = dance.setup.seats
    order = [((seat or 0) + offset) % seats for offset in range(seats)]
    numbers = [float(dance.card and dance.at == place) for place in range(PLACES)]
    numbers += [dance.card / HIGHEST, dance.old / HIGHEST]
    numbers += [dance.points[other] / LAP for other in order]
    numbers += [float(other == dance.wazbaraz) for other in order]
    numbers += [float(other == dance.awaits) for other in order]
    numbers += [float(dance.awaits == CHANCE), float(dance.stage == NAMED), float(dance.stage == ASKING)]
    for other in order:
        hand = dance.hands[other] if knows_hand(dance, seat, other) else dance.known[other]
        numbers += [(hand >> 2 * value & 3) / MOST_COPIES for value in range(LOWEST, HIGHEST + 1)]
        numbers.append(len(unpack(dance.hands[other])) / MOST_CARDS)
    numbers += _features_of_said(dance, seat)
    if dance.setup.chooses("circle", "shuffled"):
        where = {witch: place for place, witch in enumerate(dance.circle)}
        numbers += [where.get(witch, 0) / WITCHES for witch in range(1, WITCHES + 1)]
    return numbers


def _features_of_said(dance: "WazBaraz", seat: Seat | None) -> list[float]:
    said = Said(dance, seat)
    secret = dance.mistresses if dance.awaits == OVER or seat == dance.wazbaraz else 0
    numbers: list[float] = []
    for bit in range(WITCHES):
        suspected = sum(arc >> bit & 1 for arc in said.waz)
        numbers += [float(said.free >> bit & 1), min(1.0, suspected / MANY)]
        numbers += [float(said.ok >> bit & 1), float(said.no >> bit & 1), float(secret >> bit & 1)]
    numbers.append(min(1.0, len(said.wrong) / MANY))
    return numbers
