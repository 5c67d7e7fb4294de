"""What is seen, imagined and told of the Spirale de la hyène.

Everything is public, so there is only one world to imagine: the real one.
"""

from typing import TYPE_CHECKING, Final

from walpurgis.games.hyene.board import (
    ADVANCE,
    BACK,
    BEGIN,
    BUY,
    CHOICE,
    DICE,
    DUE,
    EATEN,
    FREE,
    HYENA_DUE,
    KEEP,
    LEAVE,
    LEAVE_DUE,
    LONG,
    MOMENTS,
    MOVES,
    NOBODY,
    OUT,
    PAY,
    PHASES,
    SAFE,
    THROW,
    UNTHROWN,
    WATER,
    WEIGHTS,
    Square,
    place,
    spot,
    way,
)
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step
from walpurgis.kernel.view import Effect, Forecast, Hint, Mark, Outcome, Piece, Preview, Sheet, Situation, Status, View

if TYPE_CHECKING:
    from walpurgis.games.hyene.rules import Hyene

MOVING_THROWS: Final = {"two": 2, "three": 3, "none": 0}  # those that move a figure, by their white sides
ENDS: Final[dict[str, list[str]]] = {
    "step": [],
    "well": ["HY-10", "HY-11"],
    "hyena": ["HY-07"],
    "safe": ["HY-19"],
    "village": ["HY-R7"],
}
ALL_THROWS: Final = sum(WEIGHTS)
LISTED: Final = [2, 1, 3, 0]  # white sides in the order in which they are listed: the likely ones first
# The dice by the number of their white sides.
THROWN: Final = [
    [Piece("side-white" if die < white else "side-black") for die in range(DICE)] for white in range(DICE + 1)
]
MANY_TABAS: Final = 10.0  # what makes a feature 1
MANY_POINTS: Final = 2.0  # in one round


# What is seen


def show(game: "Hyene", view: View) -> None:
    for seat, phase in enumerate(game.phases):
        if phase == EATEN:
            view.put(f"dues-{seat}", Piece("jar-broken", seat))
        else:
            kind = "hyena" if seat == game.hyena else "villager"
            view.put(spot(game.squares[seat], game.well), Piece(kind, seat, PHASES[phase]))
        if game.tabas[seat]:
            view.put(f"tabas-{seat}", Piece("taba", count=game.tabas[seat]))
        if game.paid[seat]:
            view.put(f"token-{seat}", Piece("taba", count=game.paid[seat]))  # HY-15
        _put_dues(game, view, seat)
    if game.white == UNTHROWN:
        view.put("dice", Piece("calabash"))
    else:
        for die in THROWN[game.white]:
            view.put("dice", die)
        view.facts["white"] = game.white
    _mark(game, view)
    view.statuses = [_status(game, seat) for seat in range(game.setup.seats)]
    view.sheets.append(_sheet(game))
    view.tallies["tabas"] = game.tabas[:]
    view.tallies["paid"] = game.paid[:]
    view.tallies["points"] = game.points[:]
    view.facts["turn"] = game.turn
    view.facts["moment"] = MOMENTS[game.moment]
    view.facts["round"] = game.round
    view.facts["rounds"] = game.setup.number("rounds")
    view.facts["steps"] = game.well
    if game.hyena != NOBODY:
        view.facts["hyena"] = game.hyena


def _put_dues(game: "Hyene", view: View, seat: Seat) -> None:
    """HY-11: what has been paid at the well and what has not, as long as it matters."""
    phase = game.phases[seat]
    if phase == EATEN:
        return
    view.put(f"dues-{seat}", Piece("water-paid" if phase > WATER else "water-due"))
    if seat != game.hyena:
        view.put(f"dues-{seat}", Piece("leave-paid" if phase > LEAVE else "leave-due"))


def _mark(game: "Hyene", view: View) -> None:
    """Where the hyena came from and, once she hunts, what she can reach with two, three and no white sides."""
    hyena, well = game.hyena, game.well
    if hyena == NOBODY:
        return
    square = game.squares[hyena]
    outward = game.phases[hyena] >= FREE  # HY-18: from the well on she eats
    passed = range(well - 1, square, -1) if outward else range(1, square)
    if len(passed) > 0:
        view.marks.append(Mark("paw", [spot(number, well) for number in passed]))
    if not outward or game.awaits == OVER:
        return
    near = square
    for white in MOVING_THROWS.values():
        far = max(game.square_after(hyena, white), 1)  # HY-19: in the village nobody is eaten
        if far < near:
            reach = [spot(number, well) for number in range(near - 1, far - 1, -1)]
            view.marks.append(Mark("reach", reach, str(square - far)))
        near = far


def _status(game: "Hyene", seat: Seat) -> Status:
    phase, square = game.phases[seat], game.squares[seat]
    if phase == EATEN:
        return Status("eaten", {})
    where: Args = {"place": place(square, game.well), "square": square}
    if seat == game.hyena:
        return Status("hyena", where)
    return Status("safe", {}) if phase == SAFE else Status("villager", where)


def _sheet(game: "Hyene") -> Sheet:
    """The points of every round; a hyena's head where somebody was the hyena, a hut where somebody is home."""
    rounds = game.setup.number("rounds")
    running = game.awaits != OVER
    sheet = Sheet("points", game.setup.seats, [str(number + 1) for number in range(rounds)])
    for column, (hyena, *gained) in enumerate(game.past):
        sheet.signs[hyena][column] = "hyena"
        for seat, points in enumerate(gained):
            sheet.numbers[seat][column] = points
    if running:
        sheet.now = game.round - 1
        for seat, phase in enumerate(game.phases):
            if seat == game.hyena:
                sheet.signs[seat][sheet.now] = "hyena"
            elif phase >= SAFE:
                sheet.signs[seat][sheet.now] = PHASES[phase]
    sheet.totals = game.points[:]
    return sheet


# What is told


def tell_move(game: "Hyene", seat: Seat, square: Square, target: Square, price: int, clauses: list[str]) -> None:
    """price: what the move cost; 0 where the dice gave it."""
    name = "hyena-move" if seat == game.hyena else "move"
    args: Args = {"seat": seat, "squares": abs(target - square), "target": target, "place": place(target, game.well)}
    args["price"] = price
    game.tell(name, args, way(square, target, game.well), clauses)


def tell_eaten(game: "Hyene", prey: list[Seat]) -> None:
    """Those whom the hyena leaves behind first, then the others as she meets them."""
    for seat in sorted(prey, key=lambda eaten: (game.phases[eaten] == BACK, -game.squares[eaten])):
        phase, square = game.phases[seat], game.squares[seat]
        name = "eaten-out" if phase == OUT else "eaten" if phase == BACK else "eaten-well"
        args: Args = {"seat": seat, "other": game.hyena, "square": square}
        game.tell(name, args, [spot(square, game.well), f"token-{seat}"], ["HY-17" if phase == BACK else "HY-18"])


def tell_end(game: "Hyene") -> None:
    best = max(game.points)
    name, clauses = ("won", ["HY-22"]) if game.points.count(best) == 1 else ("won-together", ["HY-22", "HY-R8"])
    for seat, points in enumerate(game.points):
        if points == best:
            game.tell(name, {"seat": seat, "points": best}, clauses=clauses)


# What is said to the seat that is asked


def situation(game: "Hyene", seat: Seat) -> Situation:
    """What you have and what you may do with it.

    left: squares to the end of this way; behind: to the hyena, -1 while she does not hunt.
    """
    phase, square, due = game.phases[seat], game.squares[seat], game.due(seat)
    left = game.well - square if phase == OUT else square
    args: Args = {
        "who": "hyena" if seat == game.hyena else "villager",
        "square": square,
        "left": left,
        "tabas": game.tabas[seat],
        "price": game.price(seat),
        "prey": _nearest_prey(game),
        "behind": game.squares[game.hyena] - square if _is_hunting(game) else -1,
        "due": due,
        "what": "water" if phase == WATER else "leave",
    }
    aim, aim_args = _aim(game, seat)
    return Situation(_situation(game, seat), args, aim, aim_args)


def _nearest_prey(game: "Hyene") -> int:
    """How many squares the hyena has to go to eat somebody; 0: whoever is left behind is eaten by any step (HY-18)."""
    if not _is_hunting(game):
        return 0
    square = game.squares[game.hyena]
    away = [
        square - game.squares[seat] if phase == BACK else 0
        for seat, phase in enumerate(game.phases)
        if phase < SAFE and seat != game.hyena
    ]
    return min(away, default=0)


def _is_hunting(game: "Hyene") -> bool:
    """HY-18: from her drink on."""
    return game.hyena != NOBODY and game.phases[game.hyena] >= FREE


def _situation(game: "Hyene", seat: Seat) -> str:
    if game.moment == CHOICE:
        return "choice"
    if game.moment == DUE:
        return "due"
    if game.due(seat):
        return "pay" if game.tabas[seat] >= game.due(seat) else "short"
    rich = "-rich" if game.tabas[seat] >= game.price(seat) else ""
    return ("out" if game.phases[seat] == OUT else "back") + rich


def _aim(game: "Hyene", seat: Seat) -> tuple[str, Args]:
    phase = game.phases[seat]
    tabas = game.tabas[seat]
    if seat == game.hyena:
        if phase >= FREE:
            return "hunt", {"home": game.phases.count(SAFE)}
        return "drink", {"due": HYENA_DUE}
    if phase >= FREE:
        return "home", {"left": game.squares[seat]}
    if phase != OUT:
        return "leave", {"phase": "water" if phase == WATER else "leave"}
    if game.hyena == NOBODY:
        return "first", {"round": game.round, "rounds": game.setup.number("rounds")}
    return "water", {"tabas": tabas}


def effect(game: "Hyene", seat: Seat, step: Step) -> Effect:
    tabas, due = game.tabas[seat], game.due(seat)
    if step == THROW:
        return Effect("throw", "throw", {"due": due})
    if step in (BUY, ADVANCE):
        return _long_run(game, seat, step)
    if step == PAY:
        what = "water" if game.phases[seat] == WATER else "leave"
        return Effect("coin", "pay", {"due": due, "tabas": tabas - due, "what": what})
    if step == KEEP:
        return Effect("wait", "keep", {"due": due})
    gain = game.gain(seat)
    return Effect("coin", "taba", {"gain": gain, "tabas": tabas + gain})


def _long_run(game: "Hyene", seat: Seat, step: Step) -> Effect:
    """A sign for how it ends: at home, or with somebody eaten; to be the hyena is neither good nor bad."""
    target = game.square_after(seat, LONG)
    price = game.price(seat) if step == BUY else 0
    ends = ends_of(game, seat, target)
    eaten = len(eaten_by(game, seat, target))
    args: Args = {
        "squares": abs(target - game.squares[seat]),
        "price": price,
        "tabas": game.tabas[seat] - price,
        "ends": ends,
        "eaten": eaten,
    }
    sign = "good" if eaten else "home" if ends == "safe" else "run"
    return Effect(sign, "run" if step == BUY else "advance", args)


def hints(game: "Hyene", seat: Seat) -> list[Hint]:
    """The most urgent first: what is new on the board, then what can be done, then how it all begins."""
    phase, hyena = game.phases[seat], game.hyena
    found: list[Hint] = []
    if hyena != NOBODY:
        here = spot(game.squares[hyena], game.well)
        if seat == hyena:
            found.append(Hint("hunting" if phase >= FREE else "you-are-hyena", {}, [here]))
        else:
            found.append(Hint("hunted" if _is_hunting(game) else "hyena", {"seat": hyena}, [here]))
    if game.due(seat) and seat != hyena:
        found.append(Hint("well", {}, ["well"]))
    if game.moment == CHOICE:
        found.append(Hint("black", {}, ["dice"]))
    elif game.moment == BEGIN and not game.due(seat) and game.tabas[seat] >= game.price(seat):
        args: Args = {"price": game.price(seat), "squares": MOVES[LONG] * (2 if seat == hyena else 1)}
        found.append(Hint("buy", args, [spot(game.square_after(seat, LONG), game.well)]))
    if game.tabas[seat] and hyena == NOBODY:
        found.append(Hint("tabas", {}, ["well"]))
    found.append(Hint("dice", {}, ["dice"]))
    return found


def forecast(game: "Hyene", seat: Seat) -> Forecast | None:
    if game.moment == CHOICE:
        return _risks(game, seat)
    due, tabas = game.due(seat), game.tabas[seat]
    if game.moment == DUE:
        missing = LEAVE_DUE - (tabas - due)
        is_water = game.phases[seat] == WATER and seat != game.hyena  # her water is all that she pays
        return _coins("next", game, seat, missing) if is_water and missing > 0 else None
    if due:
        return _coins("due", game, seat, due - tabas) if tabas < due else None
    return _throws(game, seat)


def _throws(game: "Hyene", seat: Seat) -> Forecast:
    """HY-04, HY-08: what each number of white sides brings, where that ends and who would be eaten."""
    found = Forecast("throw", {}, ALL_THROWS)
    for white in LISTED:
        target = game.square_after(seat, white)
        args: Args = {
            "squares": abs(target - game.squares[seat]),
            "gain": game.gain(seat),
            "ends": ends_of(game, seat, target),
            "eaten": len(eaten_by(game, seat, target)),
        }
        if MOVES[white]:
            name = "either" if white == LONG else "go"
            where = spot(target, game.well)
            found.outcomes.append(Outcome(name, args, WEIGHTS[white], THROWN[white], where, str(args["squares"])))
        else:
            found.outcomes.append(Outcome("taba", args, WEIGHTS[white], THROWN[white]))
    return found


def _coins(name: str, game: "Hyene", seat: Seat, missing: int) -> Forecast:
    """HY-14, HY-R3: with a payment open, one white side or none brings tabas, and two or three nothing."""
    found = Forecast(name, {"missing": missing}, ALL_THROWS)
    gain: Args = {"gain": game.gain(seat)}
    found.outcomes = [Outcome("taba", gain, WEIGHTS[white], THROWN[white]) for white in (1, 0)]
    found.outcomes.append(Outcome("nothing", {}, WEIGHTS[2] + WEIGHTS[3], THROWN[2]))
    return found


def _risks(game: "Hyene", seat: Seat) -> Forecast | None:
    """How many of the hyena's throws would eat a villager who runs, or who stays."""
    hyena = game.hyena
    if hyena == seat or not _is_hunting(game):
        return None
    found = Forecast("risk", {}, ALL_THROWS)
    phase, square, target = game.phases[seat], game.squares[seat], game.square_after(seat, LONG)
    goes_back = phase >= FREE
    for name, reached, late in (("run", target, not goes_back), ("stay", square, phase < BACK)):
        args: Args = {
            "place": place(reached, game.well) if goes_back else "late",
            "prey": _nearest_prey(game),
            "behind": game.squares[hyena] - reached,
        }
        found.outcomes.append(Outcome(name, args, _bites(game, reached, late), []))
    return found


def _bites(game: "Hyene", square: Square, late: bool) -> int:
    """Of all throws, those with which the hyena eats who stands there; with tabas for a long run she need not throw.

    late: HY-18, she eats whoever is at the well, or on the way there, as soon as she moves at all.
    """
    hyena = game.hyena
    if square == 0 and not late:
        return 0
    if game.tabas[hyena] >= game.price(hyena) and (late or game.square_after(hyena, LONG) <= square):
        return ALL_THROWS
    moving = [white for white in range(len(MOVES)) if MOVES[white]]
    return sum(WEIGHTS[white] for white in moving if late or game.square_after(hyena, white) <= square)


# What a step would do


def preview(game: "Hyene", seat: Seat, step: Step) -> Preview:
    due = game.due(seat)
    tabas = game.tabas[seat]
    if step == THROW:
        return _throw_due(due, tabas) if due else _throw(game, seat)
    if step in (BUY, ADVANCE):
        return _long_move(game, seat, step)
    if step == PAY:
        name = "pay-water" if game.phases[seat] == WATER else "pay-leave"
        payment = Preview(name, {"due": due, "tabas": tabas - due}, ["HY-11", "HY-12"])
        payment.ways.append([f"tabas-{seat}", f"token-{seat}"])
        return payment
    if step == KEEP:
        return Preview("keep", {"due": due, "tabas": tabas}, ["HY-R2"])
    gain = game.gain(seat)
    return Preview("taba", {"gain": gain, "tabas": tabas + gain}, [game.throw_clause(seat)])


def _throw_due(due: int, tabas: int) -> Preview:
    return Preview("throw-due", {"due": due, "tabas": tabas}, ["HY-14", "HY-R3"])


def _throw(game: "Hyene", seat: Seat) -> Preview:
    """Where two, three and no white sides would take the figure, and what that would cost others.

    No way is shown: nobody knows yet which of them it will be.
    """
    square = game.squares[seat]
    args: Args = {"gain": game.gain(seat)}
    throw = Preview("throw", args, [game.throw_clause(seat)])
    for name, white in MOVING_THROWS.items():
        target = game.square_after(seat, white)
        args[name] = abs(target - square)
        args[f"eaten-{name}"] = len(eaten_by(game, seat, target))
        throw.marks.append(spot(target, game.well))
    if args["eaten-none"]:
        throw.clauses += _eaten_clauses(game, seat)
    return throw


def _long_move(game: "Hyene", seat: Seat, step: Step) -> Preview:
    """ends says how: on a step, at the well, as the hyena, safe, or as the hyena back in the village.

    behind is how far the hyena would be behind a villager on the way back, 0 where she is no danger yet.
    """
    square, target = game.squares[seat], game.square_after(seat, LONG)
    price = game.price(seat) if step == BUY else 0
    eaten = eaten_by(game, seat, target)
    ends = ends_of(game, seat, target)
    args: Args = {
        "target": target,
        "price": price,
        "tabas": game.tabas[seat] - price,
        "ends": ends,
        "eaten": len(eaten),
        "behind": hyena_behind(game, seat, target),
    }
    clause = "HY-05" if step == BUY else "HY-04"
    move = Preview("buy" if step == BUY else "advance", args, ["HY-08" if seat == game.hyena else clause])
    move.clauses += ENDS[ends]
    if eaten:
        move.clauses += _eaten_clauses(game, seat)
    elif args["behind"]:
        move.clauses.append("HY-17")
    move.ways.append(way(square, target, game.well))
    move.marks = [spot(game.squares[other], game.well) for other in eaten]
    return move


def ends_of(game: "Hyene", seat: Seat, target: Square) -> str:
    where = place(target, game.well)
    if where == "well" and game.hyena == NOBODY:
        return "hyena"
    return "safe" if where == "village" and seat != game.hyena else where


def eaten_by(game: "Hyene", seat: Seat, target: Square) -> list[Seat]:
    return game.prey(target) if seat == game.hyena and game.phases[seat] >= FREE else []


def _eaten_clauses(game: "Hyene", seat: Seat) -> list[str]:
    return ["HY-17", "HY-18"] if game.phases[seat] == FREE else ["HY-17"]


def hyena_behind(game: "Hyene", seat: Seat, target: Square) -> int:
    hyena = game.hyena
    if hyena in (NOBODY, seat) or game.phases[seat] == OUT or game.phases[hyena] < FREE or target == 0:
        return 0
    return game.squares[hyena] - target


# Spots


def spot_of(game: "Hyene", step: Step) -> str:
    """Dice, token or coins of whose turn it is; a long move belongs to where it ends."""
    seat = game.turn
    if step == THROW:
        return "dice"
    if step in (BUY, ADVANCE):
        return spot(game.square_after(seat, LONG), game.well)
    return f"token-{seat}" if step == PAY else f"tabas-{seat}"


# For learners


def features(game: "Hyene", seat: Seat) -> list[float]:
    """The seats in their order from this one on, then the moment and the round."""
    seats = game.setup.seats
    rounds = game.setup.number("rounds")
    numbers: list[float] = []
    for offset in range(seats):
        other = (seat + offset) % seats
        phases = [0.0] * len(PHASES)
        phases[game.phases[other]] = 1.0
        numbers += phases
        numbers.append(game.squares[other] / game.well)
        numbers.append(game.tabas[other] / MANY_TABAS)
        numbers.append(game.paid[other] / MANY_TABAS)
        numbers.append(game.points[other] / (MANY_POINTS * rounds))
        numbers.append(float(other == game.hyena))
        numbers.append(float(other == game.turn))
    moments = [0.0] * len(MOMENTS)
    moments[game.moment] = 1.0
    return [*numbers, *moments, float(game.awaits == CHANCE), game.round / rounds]
