"""What is said to the seat that is asked: what is going on, what a step changes, what a newcomer has to be shown.

Only what lies open is looked at: where a face-down tile would take a witch, nobody knows.
"""

from typing import Final

from walpurgis.games.hexenrennen.board import (
    BEFORE,
    CARD,
    COLOURS,
    DOWN,
    FACES,
    LAYING,
    MOVING,
    RANKS,
    SHELVES,
    SPOTS,
    STAY,
    TILES,
    WITCHES,
    Clan,
    Kind,
    Place,
    spot_of,
)
from walpurgis.games.hexenrennen.lay import LOW, SYMBOL
from walpurgis.games.hexenrennen.reach import Reach
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Effect, Hint, Situation

SIGNS_ON: Final = {"own": "card", "other": "bad", "neutral": "bad"}  # of what happens to one's own witch
SIGNS_BACK: Final = {"own-forced": "bad", "other-forced": "push", "neutral": "push"}  # and to another's


def situation(race: Reach, seat: Seat) -> Situation:
    if race.phase == LAYING:
        return Situation("lay", {"colour": COLOURS[seat]}, "lay", {})  # HR-04
    if race.phase == MOVING:
        return _about_the_die(race, seat)
    place = race.witches[race.mover]
    whose = "own" if seat == race.turn else "other"  # HR-16, HR-17
    args: Args = {"seat": race.turn, "place": place, "witch": race.mover % WITCHES + 1}
    if is_stuck(race):
        return Situation(f"{whose}-stuck", {**args, "cards": race.cards(seat)}, "", {})  # what cards do is no use now
    name = whose if STAY in race.steps else f"{whose}-forced"
    return Situation(name, args, f"card-{whose}", {"cards": race.cards(seat)})  # HR-19


def _about_the_die(race: Reach, seat: Seat) -> Situation:
    own = own_places(race, seat)
    args: Args = {"face": race.face, "witch": race.steps[0] + 1, "colour": COLOURS[seat]}
    name = "first" if max(own) == BEFORE else "only" if len(race.steps) == 1 else "move"
    left = sum([place <= TILES for place in own])
    return Situation(name, args, "summit", {"left": left})  # HR-23


def effect(race: Reach, seat: Seat, step: Step) -> Effect | None:
    """None for a step that only brings her farther, or onto a tile that nobody knows."""
    if race.phase == LAYING:
        return None
    if step == STAY:
        return Effect("wait", "stay" if seat == race.turn else "spare", {"cards": race.cards(seat)})
    if step == CARD + SYMBOL:
        name, sign = ("symbol", "leap") if seat == race.turn else ("back-symbol", "push")
        return Effect(sign, name, {"target": race.place_after(seat, SYMBOL)})
    preview = race.preview(seat, step)
    assert preview is not None  # of every step but none
    args = preview.args
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


def _effect_back(race: Reach, seat: Seat, args: Args) -> Effect:
    """What a number card does to another's witch: it sends her back, and then?"""
    if args["jumps"]:
        return Effect("bad", "back-leap", _landing(race, args))
    then = str(args["then"])
    if then not in SIGNS_BACK:
        return Effect("push", "back-hidden" if then == "hidden" else "back", {})
    name = "back-again" if then == "other-forced" and args["other"] == seat else f"back-{then}"
    return Effect(SIGNS_BACK[then], name, _said(args))


def _landing(race: Reach, args: Args) -> Args:
    """The tile that she comes to, the own number that lies there (0: none), and where that carries her."""
    target = int(args["target"])
    number = LOW + race.faces[target] % RANKS if args["jumps"] else 0
    witch = args.get("witch", race.mover % WITCHES + 1)
    return {"witch": witch, "target": target, "number": number, "stop": args["stop"]}


def _said(args: Args) -> Args:
    return {name: args[name] for name in ("other", "colour") if name in args}


def target(race: Reach, seat: Seat, step: Step) -> str:
    """Where she stops, as far as open tiles tell."""
    if race.phase == LAYING or step == STAY:
        return ""
    if race.phase != MOVING and step == CARD + SYMBOL:
        return SPOTS[race.place_after(seat, SYMBOL)]
    preview = race.preview(seat, step)
    return preview.marks[0] if preview is not None else ""


# What a newcomer has to be shown


def hints(race: Reach, seat: Seat) -> list[Hint]:
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


def _about_tiles(race: Reach, seat: Seat) -> list[Hint]:
    """Of what the witches of this moment could stop on: an own number, an own symbol, another's."""
    found: list[Hint] = []
    for step in race.steps:
        place = race.witches[WITCHES * seat + step]
        reached = race.entry() if place == BEFORE else place + race.face
        name = _kind_of_tile(race, seat, reached)
        if name and name not in [hint.name for hint in found]:
            found.append(Hint(name, {}, [SPOTS[reached]]))
    return found


def _kind_of_tile(race: Reach, seat: Seat, place: Place) -> str:
    kind: Kind = race.faces[place] if place <= TILES else DOWN
    if kind == DOWN:
        return ""
    clan: Clan = kind // RANKS
    if kind % RANKS == SYMBOL:
        return "own" if clan == seat else "other"
    return "leap" if clan == seat else ""


def is_stuck(race: Reach) -> bool:
    """Whoever is to answer has no card that can be played."""
    return race.steps == [STAY]


def own_places(race: Reach, seat: Seat) -> list[Place]:
    return race.witches[WITCHES * seat : WITCHES * (seat + 1)]
