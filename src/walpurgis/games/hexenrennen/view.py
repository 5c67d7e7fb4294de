"""What is seen, imagined and told of Hexen Rennen.

Only what lies open is looked at: where a face-down tile would take a witch, nobody knows.
"""

from random import Random
from typing import TYPE_CHECKING, Final

from walpurgis.games.hexenrennen.board import (
    BEFORE,
    CARD,
    CLANS,
    COLOURS,
    DECIDING,
    DOWN,
    FACES,
    LAST,
    LAY,
    LAYING,
    MOVING,
    NOBODY,
    PHASES,
    POINTS,
    RANKS,
    SHELVES,
    SPOTS,
    STAGE,
    STAY,
    SYMBOLS,
    TILES,
    TURN,
    WITCHES,
    Clan,
    Kind,
    Place,
    about,
    spot_of,
    tile_piece,
    way,
)
from walpurgis.games.hexenrennen.lay import EACH, LOW, NUMBERS, STAGES, SYMBOL, TEXTS, VALUES, Rank
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Effect, Hint, Piece, Preview, Prompt, Situation, Status, View

if TYPE_CHECKING:
    from walpurgis.games.hexenrennen.rules import HexenRennen

SIGNS_ON: Final = {"own": "card", "other": "bad", "neutral": "bad"}  # of what happens to one's own witch
SIGNS_BACK: Final = {"own-forced": "bad", "other-forced": "push", "neutral": "push"}  # and to another's


# What is seen


def show(race: "HexenRennen", view: View, seat: Seat | None) -> None:
    for tile in range(1, TILES + 1):
        if race.faces[tile] != DOWN:  # a tile face down is an empty spot: there is nothing to be seen of it
            view.put(SPOTS[tile], tile_piece(race.faces[tile]))
    for witch, place in enumerate(race.witches):
        clan, number = divmod(witch, WITCHES)
        view.put(spot_of(clan, place), Piece("witch", COLOURS[clan], str(number + 1)))
    for clan in range(CLANS):
        _show_cards(race, view, clan)
    if race.face:
        view.put("die", Piece("die", value=str(race.face)))
    _show_numbers(race, view)
    if seat is not None and not race.is_dealt():
        for stage in range(STAGES):
            _show_own(race, view, seat, stage)


def _show_own(race: "HexenRennen", view: View, clan: Clan, stage: int) -> None:
    """The four tiles that a player has put into a stage; before that only the symbol, which every stage gets."""
    spot = SHELVES[stage]
    if not race.laid[clan]:
        view.note(spot, Piece("own", COLOURS[clan], VALUES[SYMBOL]))
    open_tiles = race.faces[stage * STAGE + 1 : (stage + 1) * STAGE + 1]
    for kind in _own_tiles(race, clan, stage):
        view.note(spot, Piece("turned" if kind in open_tiles else "own", COLOURS[clan], VALUES[kind % RANKS]))


def _show_cards(race: "HexenRennen", view: View, clan: Clan) -> None:
    """HR-19: played cards lie open, and so it can be told what a hand still holds; a neutral pile has no order."""
    if clan >= race.setup.seats and race.cards(clan):
        view.put(f"pile-{clan}", Piece("pile", COLOURS[clan], count=race.cards(clan)))
    for rank in range(RANKS):
        left = race.symbols[clan] if rank == SYMBOL else race.numbers[clan] >> rank & 1
        played = (SYMBOLS if rank == SYMBOL else 1) - left
        if left and clan < race.setup.seats:
            view.put(f"hand-{clan}", Piece("card", COLOURS[clan], VALUES[rank], left))
        if played:
            view.put(f"played-{clan}", Piece("card", COLOURS[clan], VALUES[rank], played))
    drawn = NUMBERS + SYMBOLS - race.cards(clan)
    if clan >= race.setup.seats and drawn:  # they lie on one another: how many there are is what one sees
        view.put(f"played-{clan}", Piece("drawn", COLOURS[clan], count=drawn))


def _show_numbers(race: "HexenRennen", view: View) -> None:
    seats = race.setup.seats
    finished = [0] * seats
    for witch, place in enumerate(race.witches):
        finished[witch // WITCHES] += place > TILES
    view.tallies["points"] = race.points()
    view.tallies["finished"] = finished
    view.tallies["cards"] = [race.cards(clan) for clan in range(seats)]
    if race.phase == LAYING:  # who is ready is seen by all, and nothing else
        view.statuses = [Status("laid" if race.laid[seat] else "laying", {}) for seat in range(seats)]
    view.facts["phase"] = PHASES[race.phase]
    view.facts["turn"] = race.turn
    view.facts["face"] = race.face
    if race.mover != NOBODY:
        view.facts["witch"] = race.mover_number()
        view.facts["forced"] = int(race.forced)


def _own_tiles(race: "HexenRennen", clan: Clan, stage: int) -> list[Kind]:
    """The clan's tiles in a stage, open and face down."""
    open_tiles = race.faces[stage * STAGE + 1 : (stage + 1) * STAGE + 1]
    kinds = open_tiles + [step - TURN for step in race.hidden[stage]]
    return sorted(kind for kind in kinds if kind // RANKS == clan)


# What is imagined


def imagine(race: "HexenRennen", seat: Seat | None, rng: Random) -> "HexenRennen":
    """Spread the numbers that are still face down anew over the stages, but for the seat's own choice (HR-04).

    A clan lays one symbol in every stage. Every split that fits the open tiles is as likely as any other: a tile is
    drawn from all in its stage, and how many lie there is the same for all splits.
    """
    known = NOBODY if seat is None or race.is_dealt() else seat
    hidden: list[list[Step]] = [[] for _ in range(STAGES)]
    pools: list[list[Step]] = [[] for _ in range(CLANS)]
    slots: list[list[int]] = [[] for _ in range(CLANS)]  # the stages that a pool's tiles come from
    for stage in range(STAGES):
        for step in race.hidden[stage]:
            kind = step - TURN
            clan = kind // RANKS
            if clan == known or kind % RANKS == SYMBOL:
                hidden[stage].append(step)
            else:
                pools[clan].append(step)
                slots[clan].append(stage)
    for clan in range(CLANS):
        pool = sorted(pools[clan])  # where they really are leaves no trace
        for stage in slots[clan]:
            hidden[stage].append(pool.pop(int(rng.random() * len(pool))))
    for stage in range(STAGES):
        hidden[stage].sort()
    world = race.copy()
    world.hidden = hidden
    return world


# What is told


def tell_symbol(race: "HexenRennen", clan: Clan) -> None:
    place = race.witches[race.mover]
    whose, clause = ("own-symbol", "HR-16") if clan == race.turn else ("symbol", "HR-17")
    args: Args = {"seat": clan, "other": race.turn, "witch": race.mover_number(), "place": place}
    race.tell(whose, args, [SPOTS[place]], [clause])
    if race.forced:
        race.tell("forced" if STAY not in race.steps else "helpless", {"seat": clan}, clauses=["HR-20"])


# What is said to the seat that is asked


def situation(race: "HexenRennen", seat: Seat) -> Situation:
    if race.phase == LAYING:
        return Situation("lay", {"colour": COLOURS[seat]}, "lay", {})  # HR-04
    if race.phase == MOVING:
        return _about_the_die(race, seat)
    place = race.witches[race.mover]
    whose = "own" if seat == race.turn else "other"  # HR-16, HR-17
    args: Args = {"seat": race.turn, "place": place, "witch": race.mover_number()}
    if is_stuck(race):
        return Situation(f"{whose}-stuck", {**args, "cards": race.cards(seat)}, "", {})  # what cards do is no use now
    name = whose if STAY in race.steps else f"{whose}-forced"
    return Situation(name, args, f"card-{whose}", {"cards": race.cards(seat)})  # HR-19


def _about_the_die(race: "HexenRennen", seat: Seat) -> Situation:
    own = own_places(race, seat)
    args: Args = {"face": race.face, "witch": race.steps[0] + 1, "colour": COLOURS[seat]}
    name = "first" if max(own) == BEFORE else "only" if len(race.steps) == 1 else "move"
    left = sum([place <= TILES for place in own])
    return Situation(name, args, "summit", {"left": left})  # HR-23


def effect(race: "HexenRennen", seat: Seat, step: Step) -> Effect | None:
    """None for a step that only brings her farther, or onto a tile that nobody knows."""
    if race.phase == LAYING:
        return None
    if step == STAY:
        return Effect("wait", "stay" if seat == race.turn else "spare", {"cards": race.cards(seat)})
    if step == CARD + SYMBOL:
        name, sign = ("symbol", "leap") if seat == race.turn else ("back-symbol", "push")
        return Effect(sign, name, {"target": race.place_after(seat, SYMBOL)})
    args = preview(race, seat, step).args
    if seat != race.turn:
        return _effect_back(race, seat, args)
    if args["place"] == BEFORE and race.phase == MOVING:
        return Effect("enter", "enter", _landing(race, args))
    if args["then"] == "finish":
        return Effect("home", "finish", {"points": args["points"]})
    if args["jumps"]:
        return Effect("leap", "leap", _landing(race, args))
    then = str(args["then"])
    return Effect(SIGNS_ON[then], then, _said(args)) if then in SIGNS_ON else None


def _effect_back(race: "HexenRennen", seat: Seat, args: Args) -> Effect:
    """What a number card does to another's witch: it sends her back, and then?"""
    if args["jumps"]:
        return Effect("bad", "back-leap", _landing(race, args))
    then = str(args["then"])
    if then not in SIGNS_BACK:
        return Effect("push", "back-hidden" if then == "hidden" else "back", {})
    name = "back-again" if then == "other-forced" and args["other"] == seat else f"back-{then}"
    return Effect(SIGNS_BACK[then], name, _said(args))


def _landing(race: "HexenRennen", args: Args) -> Args:
    """The tile that she comes to, the own number that lies there (0: none), and how many leaps carry her how far."""
    target = int(args["target"])
    number = LOW + race.faces[target] % RANKS if args["jumps"] else 0
    witch = args.get("witch", race.mover_number())
    found: Args = {"witch": witch, "target": target, "number": number, "jumps": args["jumps"]}
    found.update({"stop": args["stop"], "then": "none"})
    if args["then"] in SIGNS_ON:  # what is there warns as on any other move
        found.update({"then": args["then"], **_said(args)})
    return found


def _said(args: Args) -> Args:
    return {name: args[name] for name in ("other", "colour") if name in args}


def target(race: "HexenRennen", seat: Seat, step: Step) -> str:
    """Where she stops, as far as open tiles tell."""
    if race.phase == LAYING or step == STAY:
        return ""
    if race.phase != MOVING and step == CARD + SYMBOL:
        return SPOTS[race.place_after(seat, SYMBOL)]
    return preview(race, seat, step).marks[0]


# What a newcomer has to be shown


def hints(race: "HexenRennen", seat: Seat) -> list[Hint]:
    """Nothing while tiles are laid: there the landscapes themselves say what they are for."""
    if race.phase == LAYING:
        return []
    if race.phase != MOVING:
        if is_stuck(race):
            return []
        name = "card-own" if seat == race.turn else "card-other"
        return [Hint(name, {}, [SPOTS[race.witches[race.mover]]])]
    found = _about_tiles(race, seat)
    own = own_places(race, seat)
    if max(own) == BEFORE:
        found.append(Hint("start", {}, [spot_of(seat, BEFORE)]))
    if BEFORE in own and race.entry() != race.face:  # HR-12
        found.append(Hint("entry", {"face": race.face}, [SPOTS[race.entry()]]))
    if max([place for place in own if place <= TILES]) + FACES > TILES:  # HR-21
        found.append(Hint("finish", {}, SPOTS[TILES + 1 :]))
    if not race.is_dealt():
        found.append(Hint("shelf", {}, SHELVES))
    return found


def _about_tiles(race: "HexenRennen", seat: Seat) -> list[Hint]:
    """Of what the witches of this moment could stop on: an own number, an own symbol, another's."""
    found: list[Hint] = []
    for step in race.steps:
        place = race.witches[WITCHES * seat + step]
        reached = race.entry() if place == BEFORE else place + race.face
        name = _kind_of_tile(race, seat, reached)
        if name and name not in [hint.name for hint in found]:
            found.append(Hint(name, {}, [SPOTS[reached]]))
    return found


def _kind_of_tile(race: "HexenRennen", seat: Seat, place: Place) -> str:
    kind: Kind = race.faces[place] if place <= TILES else DOWN
    if kind == DOWN:
        return ""
    clan: Clan = kind // RANKS
    if kind % RANKS == SYMBOL:
        return "own" if clan == seat else "other"
    return "leap" if clan == seat else ""


def is_stuck(race: "HexenRennen") -> bool:
    """Whoever is to answer has no card that can be played."""
    return race.steps == [STAY]


def own_places(race: "HexenRennen", seat: Seat) -> list[Place]:
    return race.witches[WITCHES * seat : WITCHES * (seat + 1)]


def lay_prompt() -> Prompt:
    lay = Prompt("arrangement", "lay")  # HR-04: the symbols leave no choice
    lay.items = VALUES[:NUMBERS]
    lay.size = EACH
    lay.spots = SHELVES
    lay.piece = "tile"
    return lay


# What a step would do


def preview(race: "HexenRennen", seat: Seat, step: Step) -> Preview:
    if race.phase == LAYING:
        shown = Preview("lay", {"split": TEXTS[step - LAY]}, ["HR-04"])
        shown.marks = SHELVES
        return shown
    if race.phase == MOVING:
        place = race.witches[WITCHES * seat + step]
        name = "enter" if place == BEFORE else "move"
        shown = Preview(name, {"witch": step + 1, "place": place}, ["HR-12" if place == BEFORE else "HR-07"])
        _foresee(race, shown, place, race.entry() if place == BEFORE else place + race.face, False)
        if place == BEFORE:
            shown.ways[0] = entering(race)
        return shown
    place = race.witches[race.mover]
    clause = "HR-16" if seat == race.turn else "HR-17"
    if step == STAY:
        shown = Preview("stay", {"seat": race.turn, "place": place}, [clause])
        shown.marks = [SPOTS[place]]
        return shown
    return _preview_card(race, seat, step - CARD, place, clause)


def _preview_card(race: "HexenRennen", seat: Seat, rank: Rank, place: Place, clause: str) -> Preview:
    direction = "forward" if seat == race.turn else "back"
    target = race.place_after(seat, rank)
    if rank != SYMBOL:
        shown = Preview(direction, {"seat": race.turn, "place": place, "number": LOW + rank}, [clause])
        _foresee(race, shown, place, target, seat != race.turn)
        return shown
    args: Args = {"seat": race.turn, "place": place, "target": target}
    shown = Preview(f"symbol-{direction}", args, [clause, "HR-R6"])
    shown.ways = [way(race.turn, place, target)]
    shown.marks = [SPOTS[target]]
    return shown


def _foresee(race: "HexenRennen", shown: Preview, place: Place, target: Place, sent_back: bool) -> None:
    """Follow her to the target and over her own open numbers, as far as open tiles tell."""
    shown.args["target"] = target
    shown.ways.append(way(race.turn, place, target))
    free = race.free | 1 << place
    stop = target
    while stop <= TILES and race.faces[stop] // RANKS == race.turn and race.faces[stop] % RANKS != SYMBOL:
        onward = race.carried(stop, race.faces[stop] % RANKS, free)
        shown.clauses.append("HR-14")
        if onward == BEFORE:
            break
        shown.ways.append(way(race.turn, stop, onward))
        stop, sent_back = onward, False
    shown.args["stop"] = stop
    shown.args["jumps"] = len(shown.ways) - 1
    shown.marks.append(SPOTS[stop])
    _foresee_stop(race, shown, stop, sent_back)


def _foresee_stop(race: "HexenRennen", shown: Preview, stop: Place, sent_back: bool) -> None:
    """then is what happens where she stops for good, or until somebody decides."""
    args, clauses = shown.args, shown.clauses
    if stop > TILES:
        args["then"] = "finish"
        args["points"] = POINTS[stop]
        clauses.append("HR-21")
        return
    kind = race.faces[stop]
    if kind == DOWN:
        args["then"] = "hidden"
        clauses.append("HR-13")
        return
    clan, rank = divmod(kind, RANKS)
    args.update(about(kind))
    if rank != SYMBOL:
        args["then"] = "rest"
        if clan == race.turn:  # HR-14: onto a taken tile or past the last one she does not leap
            args["leap"] = leap = stop + LOW + rank
            args["then"] = "held" if leap <= TILES else "held-end"
        clauses += [] if clan == race.turn else ["HR-15"]
    elif clan < race.setup.seats:
        whose = "own" if clan == race.turn else "other"
        args["then"] = f"{whose}-forced" if sent_back else whose
        args["other"] = clan
        clauses.append("HR-16" if clan == race.turn else "HR-17")
        clauses += ["HR-20"] if sent_back else []
    else:
        args["then"] = "neutral" if race.cards(clan) else "empty"
        clauses.append("HR-25" if race.cards(clan) else "HR-R4")


# Spots


def spot(race: "HexenRennen", step: Step) -> str:
    """A witch stands for her move, and the place that a card leads to for the card."""
    if race.phase == MOVING and step < STAY:
        return spot_of(race.turn, race.witches[WITCHES * race.turn + step])
    if race.phase == DECIDING and step < LAY:
        target = race.witches[race.mover] if step == STAY else race.place_after(race.awaits, step - CARD)
        return SPOTS[target] if BEFORE < target <= LAST else ""
    return ""


def entering(race: "HexenRennen") -> list[str]:
    """HR-12: the spots that are counted on the way in. Occupied ones are not, so they are no part of it."""
    counted = [SPOTS[tile] for tile in range(1, race.entry() + 1) if race.free >> tile & 1]
    return [spot_of(race.turn, BEFORE), *counted]


# For learners


def features(race: "HexenRennen", seat: Seat | None) -> list[float]:
    """Clans in the order of play from the own one on, neutral ones last."""
    seats = race.setup.seats
    order = [((seat or 0) + offset) % seats for offset in range(seats)] + list(range(seats, CLANS))
    numbers: list[float] = []
    for tile in range(1, TILES + 1):
        numbers += _tile_features(race.faces[tile], order)
    for clan in order:
        places = race.witches[WITCHES * clan : WITCHES * (clan + 1)] if clan < seats else [BEFORE] * WITCHES
        numbers += [place / LAST for place in places]
        numbers += [float(race.numbers[clan] >> rank & 1) for rank in range(NUMBERS)]
        numbers += [race.symbols[clan] / SYMBOLS, float(clan == race.turn), float(clan == race.awaits)]
    own = seat if seat is not None and not race.is_dealt() else NOBODY
    for stage in range(STAGES):
        ranks = [kind % RANKS for kind in _own_tiles(race, own, stage)] if own != NOBODY else []
        numbers += [float(rank in ranks) for rank in range(NUMBERS)]
    numbers += [float(race.phase == phase) for phase in range(len(PHASES))]
    place = race.witches[race.mover] if race.mover != NOBODY else BEFORE
    return [*numbers, race.face / FACES, place / LAST, float(race.forced)]


def _tile_features(kind: Kind, order: list[Clan]) -> list[float]:
    """Open or not, the number, whether it is a symbol, and whose."""
    if kind == DOWN:
        return [0.0] * (3 + CLANS)
    clan, rank = divmod(kind, RANKS)
    number = 0.0 if rank == SYMBOL else (LOW + rank) / 10
    return [1.0, number, float(rank == SYMBOL), *(float(clan == other) for other in order)]
