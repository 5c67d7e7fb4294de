"""What is said to the seat that is asked: what is going on, what a step would do, what a newcomer has to be shown.

Nothing here looks under a hat: where they stand is public, and that is all it takes.
"""

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
    Square,
    exit_way,
    hops,
    push_clauses,
    way,
)
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Effect, Hint, Preview, Situation

if TYPE_CHECKING:
    from walpurgis.games.hexentanz.rules import Hexentanz

NOTHING: Final[Args] = {}


def situation(game: "Hexentanz", seat: Seat) -> Situation:
    home, goal = game.home[seat], game.goal[seat]
    witches = WITCHES[game.setup.seats]
    if home:
        return Situation("out", {"face": game.face}, "out", {"home": home, "witches": witches})  # HT-08
    name = "six" if game.face == FACES else "move"  # HT-09, HT-10
    aim = "marked" if game.setup.options["memory_aid"] == "on" else "home"
    return Situation(name, {"face": game.face}, aim, {"out": witches - goal, "witches": witches})


def effect(game: "Hexentanz", seat: Seat, step: Step) -> Effect | None:
    """Whom it pushes, where it goes home, under which hat it looks; a plain move is None."""
    if step >= HOME and step != OUT:
        args: Args = {"square": step % RING}
        return Effect("look", "look", args) if step >= LOOK else Effect("home", "home", args)
    square = reached(game, seat, step)
    if game.ring[square] != NOBODY:
        back = pushed_back(game, square, step)
        return Effect("push", "out-push" if step == OUT else "push", {"square": square, "back": back})
    return Effect("enter", "out", {"square": square}) if step == OUT else None


def target(game: "Hexentanz", seat: Seat, step: Step) -> str:
    if step < HOME or step == OUT:
        return f"ring-{reached(game, seat, step)}"
    return game.next_place(seat) if step < LOOK else ""


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
        return [Hint("out", NOTHING, [game.door(seat)])]  # HT-04, HT-08
    colour = game.colours[seat]
    found = [Hint("exit", NOTHING, [f"ring-{EXITS[colour]}"])]  # HT-14
    homes = [step - HOME for step in game.legal(seat) if HOME <= step < LOOK]
    if homes:
        found.append(Hint("home", NOTHING, [f"ring-{homes[0]}"]))  # HT-R1
    pushes = [square for square in game.hats if game.ring[(square + game.face) % RING] != NOBODY]
    if pushes:
        found.append(Hint("push", {"face": game.face}, [f"ring-{pushes[0]}"]))  # HT-11
    if game.face == FACES:
        found.append(Hint("look", NOTHING, [f"ring-{game.hats[0]}"]))  # HT-10
    return found


def preview(game: "Hexentanz", seat: Seat, step: Step) -> Preview:
    if step == OUT:
        start = STARTS[game.colours[seat]]
        goal = reached(game, seat, step)
        shown = Preview("out", {"target": goal}, ["HT-08"])
        shown.ways.append([game.door(seat), *way(start, game.face - 1)])
        _preview_push(game, shown, goal, NOBODY)
        return shown
    square = step % RING
    if step >= LOOK:
        shown = Preview("look", {"square": square}, ["HT-10"])
        shown.marks.append(f"ring-{square}")
    elif step >= HOME:
        wrong = str(game.setup.options["wrong_witch"])  # where she goes who is not one's own
        way_in = exit_way(square, game.colours[seat])
        args: Args = {"square": square, "needed": len(way_in), "face": game.face, "wrong": wrong}
        shown = Preview("home", args, ["HT-14", "HT-15", "HT-17", "HT-H1" if wrong == "goal" else "HT-18"])
        shown.ways.append([*way_in, game.next_place(seat)])
    else:
        goal = reached(game, seat, step)
        shown = Preview("move", {"square": square, "target": goal}, ["HT-07", "HT-09"])
        shown.ways.append(way(square, game.face))
        _preview_push(game, shown, goal, square)
    return shown


def _preview_push(game: "Hexentanz", shown: Preview, goal: Square, left: Square) -> None:
    if game.ring[goal] == NOBODY:
        return
    landing = game.landing(goal, left)
    path = hops(goal, landing)
    back = BACK * (len(path) - 1)
    shown.name += "-push"
    shown.args["landing"] = landing
    shown.args["back"] = back
    shown.ways.append(path)
    shown.clauses += push_clauses(back)
