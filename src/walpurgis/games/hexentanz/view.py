"""What is seen, imagined and told of Hexentanz.

Nobody looks under a hat here, but whoever the rules allow to: where hats stand is public, and mostly all it takes.
"""

from random import Random
from typing import TYPE_CHECKING, Final

from walpurgis.games.hexentanz.board import (
    BACK,
    EXITS,
    FACES,
    HOME,
    LOOK,
    NOBODY,
    OUT,
    RING,
    STARTS,
    WITCHES,
    Colour,
    Square,
    exit_way,
    hops,
    push_clauses,
    short_cut,
    way,
)
from walpurgis.kernel.chance import random
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.sorted_list import put
from walpurgis.kernel.steps import OVER, Seat, Step
from walpurgis.kernel.view import Effect, Hint, Piece, Preview, Secret, Situation, View

if TYPE_CHECKING:
    from walpurgis.games.hexentanz.rules import Hexentanz

NOTHING: Final[Args] = {}


# What is seen


def show(game: "Hexentanz", view: View, seat: Seat | None) -> None:
    for square in game.hats:
        view.put(f"ring-{square}", Piece("hat"))
    for square in game.hats if game.awaits == OVER else game.bared:  # HT-19: in the end all hats are off
        view.spots[f"ring-{square}"] = [Piece("witch", game.ring[square])]
    for owner, colour in enumerate(game.colours):
        for place in range(1, game.home[owner] + 1):
            view.put(f"home-{colour}-{place}", Piece("hat", colour))
        for place in range(1, game.goal[owner] + 1):
            view.put(f"goal-{colour}-{place}", Piece("witch", colour))
    if game.face:
        view.put("die", Piece("die", value=str(game.face)))
    size = WITCHES[game.setup.seats]
    view.tallies["home"] = game.home[:]
    view.tallies["ring"] = [size - home - goal for home, goal in zip(game.home, game.goal, strict=True)]
    view.tallies["goal"] = game.goal[:]
    view.facts["turn"] = game.turn
    view.facts["face"] = game.face
    for square in known(game, seat):
        view.note(f"ring-{square}", Piece("sign", game.ring[square]))
    if game.looker != NOBODY:
        view.facts["looker"] = game.looker
        view.facts["looked"] = game.looked
    if seat is not None and game.looker == seat and game.awaits != OVER:
        seen: Args = {"square": game.looked, "colour": game.ring[game.looked]}
        view.secret = Secret("seen", seen, [Piece("witch", game.ring[game.looked])], ["HT-10"])


def known(game: "Hexentanz", seat: Seat | None) -> list[Square]:
    """The covered witches whose colour this seat's own screen shows: its look (HT-10), its memory aid (HT-H2)."""
    if seat is None:
        return []
    shown: list[Square] = []
    if game.setup.chooses("memory_aid", "on"):
        shown = [square for square in game.hats if game.ring[square] == game.colours[seat]]
    if game.looker == seat and game.looked not in shown:
        put(shown, game.looked)
    return shown


# What is imagined


def imagine(game: "Hexentanz", seat: Seat | None, rng: Random) -> "Hexentanz":
    """Deal the colours under the hats anew, but for those that the seat's screen shows."""
    fixed = (game.hats if game.awaits == OVER else game.bared) + known(game, seat)
    unknown = [square for square in game.hats if square not in fixed] if fixed else game.hats
    colours = sorted([game.ring[square] for square in unknown])  # where they really are leaves no trace
    world = game.copy()
    ring = world.ring
    for square in unknown:
        ring[square] = colours.pop(int(random(rng) * float(len(colours))))
    return world


# What is told


def tell_push(game: "Hexentanz", pushed: Colour, target: Square, landing: Square) -> None:
    path = hops(target, landing)
    back = BACK * (len(path) - 1)
    args: Args = {"colour": pushed, "square": target, "target": landing, "back": back}
    game.tell("push", args, path, push_clauses(back))
    needed = short_cut(pushed, target, back)
    if needed:
        game.tell("short-cut", {"colour": pushed, "needed": needed}, [path[-1]], ["HT-16"])


def tell_home(game: "Hexentanz", square: Square, colour: Colour) -> None:
    seat = game.turn
    place = next_place(game, seat)
    path = [*exit_way(square, game.colours[seat]), place]
    game.tell("home", {"seat": seat, "square": square}, path, ["HT-14", "HT-17"])
    owner = game.colours.index(colour)
    witches = game.goal[owner] + 1
    if owner == seat:
        game.tell("stay", {"seat": seat, "colour": colour, "witches": witches}, [place], ["HT-17"])
    elif game.setup.options["wrong_witch"] == "goal":
        args: Args = {"seat": owner, "other": seat, "colour": colour, "witches": witches}
        game.tell("gift", args, [place, next_place(game, owner)], ["HT-H1"])
    else:
        exit_square = EXITS[colour]
        path = [place, f"ring-{exit_square}"]
        game.tell("wrong-witch", {"colour": colour, "square": exit_square}, path, ["HT-18"])


# What is said to the seat that is asked


def situation(game: "Hexentanz", seat: Seat) -> Situation:
    goal, witches = game.goal[seat], WITCHES[game.setup.seats]
    if game.home[seat]:
        aim_args: Args = {"witches": witches, "colour": game.colours[seat]}
        return Situation("out", {"face": game.face}, "out", aim_args)  # HT-08
    name = "six" if game.face == FACES else "move"  # HT-09, HT-10
    aim = "marked" if game.setup.options["memory_aid"] == "on" else "home"
    return Situation(name, {"face": game.face}, aim, {"out": witches - goal, "witches": witches})


def effect(game: "Hexentanz", seat: Seat, step: Step) -> Effect | None:
    """Whom it pushes, where it goes home, under which hat it looks; a plain move is None."""
    if step >= HOME and step != OUT:
        args: Args = {"square": step % RING}
        if step >= LOOK:
            return Effect("look", "look", args)
        return Effect("home", "home", {**args, "wrong": str(game.setup.options["wrong_witch"])})
    square = reached(game, seat, step)
    if game.ring[square] != NOBODY:
        back = pushed_back(game, square, step)
        return Effect("push", "out-push" if step == OUT else "push", {"square": square, "back": back})
    return Effect("enter", "out", {"square": square}) if step == OUT else None


def target(game: "Hexentanz", seat: Seat, step: Step) -> str:
    if step < HOME or step == OUT:
        return f"ring-{reached(game, seat, step)}"
    return next_place(game, seat) if step < LOOK else ""


def reached(game: "Hexentanz", seat: Seat, step: Step) -> Square:
    """Where a witch who moves or comes out stands then."""
    if step == OUT:
        return (STARTS[game.colours[seat]] + game.face - 1) % RING  # HT-08
    return (step + game.face) % RING


def pushed_back(game: "Hexentanz", square: Square, step: Step) -> int:
    """How many squares the witch on a square is pushed back; the square that the mover leaves counts as empty."""
    landing = game.landing(square, NOBODY if step == OUT else step)
    return BACK * (len(hops(square, landing)) - 1)


def hints(game: "Hexentanz", seat: Seat) -> list[Hint]:
    if game.home[seat]:
        return [Hint("out", NOTHING, [door(game, seat)])]  # HT-04, HT-08
    colour = game.colours[seat]
    found = [Hint("exit", NOTHING, [f"ring-{EXITS[colour]}"])]  # HT-14
    homes = [step - HOME for step in game.legal(seat) if HOME <= step < LOOK]
    if homes:
        found.append(Hint("home", NOTHING, [f"ring-{homes[0]}"]))  # HT-R1
    pushes = [square for square in game.hats if game.ring[(square + game.face) % RING] != NOBODY]
    if pushes:
        found.append(Hint("push", {"face": game.face}, [f"ring-{pushes[0]}"]))  # HT-11
    if game.face == FACES:
        found.append(Hint("look", NOTHING, [f"ring-{square}" for square in game.hats]))  # HT-10
    return found


def preview(game: "Hexentanz", seat: Seat, step: Step) -> Preview:
    if step == OUT:
        start = STARTS[game.colours[seat]]
        goal = reached(game, seat, step)
        shown = Preview("out", {"target": goal}, ["HT-08"])
        shown.ways.append([door(game, seat), *way(start, game.face - 1)])
        _preview_push(game, seat, shown, goal, NOBODY)
        return shown
    square = step % RING
    if step >= LOOK:
        shown = Preview("look", {"square": square}, ["HT-10"])
        shown.marks.append(f"ring-{square}")
    elif step >= HOME:
        wrong = str(game.setup.options["wrong_witch"])  # where she goes who is not one's own
        way_in = exit_way(square, game.colours[seat])
        args: Args = {"square": square, "needed": len(way_in), "face": game.face, "wrong": wrong}
        args["seen"] = _seen(game, seat, square)
        shown = Preview("home", args, ["HT-14", "HT-15", "HT-17", "HT-H1" if wrong == "goal" else "HT-18"])
        shown.ways.append([*way_in, next_place(game, seat)])
    else:
        goal = reached(game, seat, step)
        past = int(game.face >= len(exit_way(square, game.colours[seat])))  # HT-14: she could go home instead
        shown = Preview("move", {"square": square, "target": goal, "past": past}, ["HT-07", "HT-09"])
        shown.ways.append(way(square, game.face))
        _preview_push(game, seat, shown, goal, square)
    return shown


def _seen(game: "Hexentanz", seat: Seat, square: Square) -> str:
    """Whether this seat can see that the hat on a square is its own."""
    is_seen = square in game.bared or square in known(game, seat)
    return "own" if is_seen and game.ring[square] == game.colours[seat] else "hidden"


def _preview_push(game: "Hexentanz", seat: Seat, shown: Preview, goal: Square, left: Square) -> None:
    if game.ring[goal] == NOBODY:
        return
    landing = game.landing(goal, left)
    path = hops(goal, landing)
    back = BACK * (len(path) - 1)
    shown.name += "-push"
    shown.args["landing"] = landing
    shown.args["seen"] = _seen(game, seat, goal)
    shown.args["back"] = back
    shown.ways.append(path)
    shown.clauses += push_clauses(back)


# Spots


def spot(game: "Hexentanz", step: Step) -> str:
    if step < OUT:
        return f"ring-{step % RING}"
    return door(game, game.turn) if step == OUT else "die"


def door(game: "Hexentanz", seat: Seat) -> str:
    """The place at home of the witch who comes out next."""
    return f"home-{game.colours[seat]}-{game.home[seat]}"


def next_place(game: "Hexentanz", seat: Seat) -> str:
    """The first empty place of the goal."""
    return f"goal-{game.colours[seat]}-{game.goal[seat] + 1}"


# For learners


def features(game: "Hexentanz", seat: Seat | None) -> list[float]:
    """Hats, and the own and the others' witches that the screen shows, turned so that the own start is square 0."""
    own = game.colours[seat or 0]
    hats, mine, theirs = [0.0] * RING, [0.0] * RING, [0.0] * RING
    for square in game.hats:
        hats[(square - STARTS[own]) % RING] = 1.0
    for square in game.bared + known(game, seat):
        (mine if game.ring[square] == own else theirs)[(square - STARTS[own]) % RING] = 1.0
    seats = game.setup.seats
    order = [((seat or 0) + offset) % seats for offset in range(seats)]
    size = WITCHES[seats]
    counts = [count[other] / size for other in order for count in (game.home, game.goal)]
    turn = [float(other == game.turn) for other in order]
    return [*hats, *mine, *theirs, *counts, *turn, game.face / FACES]
