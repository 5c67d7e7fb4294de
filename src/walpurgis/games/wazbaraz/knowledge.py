"""What a seat knows of a position, and another position that it knows the same of."""

from random import Random
from typing import Final

from walpurgis.games.wazbaraz import telling
from walpurgis.games.wazbaraz.board import (
    ASK,
    BETWEEN,
    HIGHEST,
    LAP,
    LOWEST,
    MOST_CARDS,
    MOST_COPIES,
    NAME,
    ONE,
    PLACES,
    SETS,
    START,
    WITCHES,
    Cards,
    Places,
    Witch,
    Witches,
    card_spot,
    entry_is_waz,
    entry_place,
    entry_seat,
    entry_step,
    lane_spot,
    pack,
    place_spot,
    unpack,
)
from walpurgis.games.wazbaraz.state import ASKING, CHOOSING, NAMED, SOURCES, STAGES, Round
from walpurgis.kernel.notation import members
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import CHANCE, OVER, Seat
from walpurgis.kernel.view import Piece, Secret, Sheet, Speaker, View

EVERY_WITCH: Final = (1 << WITCHES) - 1  # the set of all witches
MANY: Final = 10.0  # times that a witch is suspected, or sets are named, for a feature of 1


class Said:
    """The answers of this round as a seat (or a spectator, None) heard them, as sets of witches.

    free are those cleared by silence, waz the arcs in which WAZ was said, wrong the namings that were not right;
    ok and no are the answers that this seat alone was shown (WB-14).
    """

    __slots__ = ("free", "no", "ok", "waz", "wrong")

    def __init__(self, dance: Round, seat: Seat | None) -> None:
        self.free: Witches = 0
        self.waz: list[Witches] = []
        self.wrong: list[Witches] = []
        self.ok: Witches = 0
        self.no: Witches = 0
        for said in dance.log:
            step = entry_step(said)
            if step <= HIGHEST:
                arc = witches_at(dance.circle, BETWEEN[entry_place(said)][step])
                if entry_is_waz(said):
                    self.waz.append(arc)
                else:
                    self.free |= arc
            elif step >= NAME:
                self.wrong.append(step - NAME)
            elif entry_seat(said) == seat:
                witch = 1 << (step - ASK - 1)
                if dance.mistresses & witch:
                    self.ok |= witch
                else:
                    self.no |= witch

    def possible(self, count: int) -> list[Witches]:
        """All sets of so many witches that agree with every answer, in ascending order."""
        free = self.free | self.no
        sets = [witches for witches in SETS[count] if not witches & free and witches & self.ok == self.ok]
        for arc in set(self.waz):
            sets = [witches for witches in sets if witches & arc]
        return [witches for witches in sets if witches not in self.wrong]


def candidates(dance: Round, seat: Seat | None) -> list[Witches]:
    """The sets of mistresses that are possible by all this seat (or a spectator, None) knows, ascending.

    Bit W - 1 of a set stands for the witch W. Answers of this round, wrong namings and the seat's own questions are all
    counted in; what people guess from how others play is not. The WazBaraz knows those already drawn.
    """
    sets = Said(dance, seat).possible(dance.setup.number("mistresses"))
    if dance.awaits == OVER or seat == dance.wazbaraz:
        return [witches for witches in sets if witches & dance.mistresses == dance.mistresses]
    return sets


def heard_by(dance: Round, seat: Seat | None) -> list[Witches]:
    """The sets that agree with all the seat has heard. The WazBaraz, who knows better, is told what the others know."""
    return candidates(dance, None if seat == dance.wazbaraz else seat)


def suspects(sets: list[Witches]) -> Witches:
    """The witches who are in any of these sets."""
    found = 0
    for witches in sets:
        found |= witches
    return found


def excluded(dance: Round, seat: Seat | None) -> list[str]:
    """The witches who are in no set that agrees with what the seat has heard in this round."""
    return _in_none(heard_by(dance, seat))


def certain(dance: Round, seat: Seat | None) -> list[str]:
    """The witches who are in every such set."""
    return _in_all(heard_by(dance, seat))


def _in_none(sets: list[Witches]) -> list[str]:
    possible = suspects(sets)
    return [str(witch) for witch in range(1, WITCHES + 1) if not possible >> (witch - 1) & 1]


def _in_all(sets: list[Witches]) -> list[str]:
    sure = EVERY_WITCH
    for witches in sets:
        sure &= witches
    return [str(witch) for witch in members(sure, 1)]


def knows_hand(dance: Round, seat: Seat | None, owner: Seat) -> bool:
    """Whether the whole hand of the owner is known to the seat: its own, one handed over (WB-R12), all at the end."""
    return dance.awaits == OVER or (seat is not None and dance.seen[owner] >> seat & 1 == 1)


def knows_answer(dance: Round, seat: Seat | None, asker: Seat) -> bool:
    return dance.awaits == OVER or (seat is not None and (seat == asker or seat == dance.wazbaraz))


# The view


def show(dance: Round, view: View, seat: Seat | None) -> None:
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
    arc = telling.last_arc(dance)
    if arc is not None:
        view.arcs.append(arc)
    if dance.awaits == OVER:
        view.speaker = Speaker("middle", dance.points.index(max(dance.points)), "won")  # WB-20
    else:
        view.speaker = Speaker("middle", dance.wazbaraz, telling.last_said(dance))
    view.tallies["colour"] = list(range(dance.setup.seats))  # of the pawns
    view.tallies["points"] = dance.points[:]
    view.tallies["cards"] = [len(unpack(hand)) for hand in dance.hands]
    view.facts["stage"] = STAGES[dance.stage]
    view.facts["wazbaraz"] = dance.wazbaraz
    view.facts["mistresses"] = dance.setup.number("mistresses")
    view.facts["card"] = dance.card
    view.facts["at"] = dance.at


def _sheet(dance: Round) -> Sheet:
    """Where everybody's points came from."""
    sheet = Sheet("points", dance.setup.seats, SOURCES)
    width = len(SOURCES)
    sheet.numbers = [dance.earned[owner * width : (owner + 1) * width] for owner in range(dance.setup.seats)]
    sheet.totals = dance.points[:]
    return sheet


def _show_board(dance: Round, view: View) -> None:
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


def _memory(dance: Round, seat: Seat | None, said: int) -> Piece:
    """One thing that was said, and who made it be said. Of a card: its value, where it came from, and where it lies."""
    step, asker = entry_step(said), entry_seat(said)
    if step <= HIGHEST:
        place = entry_place(said)
        value = f"{step}-{place}-{(place + step) % PLACES}"
        return Piece("waz" if entry_is_waz(said) else "silence", asker, value, seat=asker)
    if step >= NAME:
        return Piece("wrong", asker, telling.listed(members(step - NAME, 1)), seat=asker)
    kind = "asked"
    if knows_answer(dance, seat, asker):
        kind = "asked-ok" if dance.mistresses >> (step - ASK - 1) & 1 else "asked-no"
    return Piece(kind, asker, str(step - ASK), seat=asker)


def _note_secrets(dance: Round, view: View, seat: Seat) -> None:
    if dance.log:
        heard = heard_by(dance, seat)
        view.excluded, view.certain = _in_none(heard), _in_all(heard)
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


def _answer(dance: Round, seat: Seat) -> Secret | None:
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


# Another world


def imagine(dance: Round, world: Round, seat: Seat | None, rng: Random) -> None:
    """Make world, a copy of dance, one that the seat cannot tell from it: all that agrees with its view is as likely.

    Mistresses come from the sets that the answers allow, cards from a shuffle of those that the seat has not seen.
    """
    if dance.awaits == OVER:
        return  # WB-R12
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


# For learners


def features(dance: Round, seat: Seat | None) -> list[float]:
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


def _features_of_said(dance: Round, seat: Seat | None) -> list[float]:
    said = Said(dance, seat)
    secret = dance.mistresses if dance.awaits == OVER or seat == dance.wazbaraz else 0
    numbers: list[float] = []
    for bit in range(WITCHES):
        suspected = sum(arc >> bit & 1 for arc in said.waz)
        numbers += [float(said.free >> bit & 1), min(1.0, suspected / MANY)]
        numbers += [float(said.ok >> bit & 1), float(said.no >> bit & 1), float(secret >> bit & 1)]
    numbers.append(min(1.0, len(said.wrong) / MANY))
    return numbers


# Sets and cards


def witches_at(circle: list[Witch], places: Places) -> Witches:
    """The witches who dance at these places."""
    witches = 0
    for place in members(places, 1):
        witches |= 1 << (circle[place] - 1)
    return witches


def places_of(circle: list[Witch], witches: Witches) -> Places:
    """Where these witches dance."""
    places = 0
    for witch in members(witches, 1):
        places |= 1 << (circle.index(witch) - 1)
    return places
