"""What is said to the seat that is asked: what is going on, what a step does, what the dice may bring."""

from typing import TYPE_CHECKING, Final

from walpurgis.games.hyene.board import (
    ADVANCE,
    BACK,
    BEGIN,
    BUY,
    CHOICE,
    DUE,
    FREE,
    HYENA_DUE,
    KEEP,
    LEAVE_DUE,
    LONG,
    MOVES,
    NOBODY,
    OUT,
    PAY,
    SAFE,
    THROW,
    WATER,
    WEIGHTS,
    Square,
    place,
    spot,
)
from walpurgis.games.hyene.seen import dice_of, eaten_by, ends_of
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Effect, Forecast, Hint, Outcome, Situation

if TYPE_CHECKING:
    from walpurgis.games.hyene.rules import Hyene

THROWS: Final = sum(WEIGHTS)
LISTED: Final = [2, 1, 3, 0]  # white sides in the order in which they are listed: the likely ones first


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
        return "first", {"left": game.well - game.squares[seat]}
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
    found = Forecast("throw", {}, THROWS)
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
            found.outcomes.append(Outcome(name, args, WEIGHTS[white], dice_of(white), where, str(args["squares"])))
        else:
            found.outcomes.append(Outcome("taba", args, WEIGHTS[white], dice_of(white)))
    return found


def _coins(name: str, game: "Hyene", seat: Seat, missing: int) -> Forecast:
    """HY-14, HY-R3: with a payment open, one white side or none brings tabas, and two or three nothing."""
    found = Forecast(name, {"missing": missing}, THROWS)
    gain: Args = {"gain": game.gain(seat)}
    found.outcomes = [Outcome("taba", gain, WEIGHTS[white], dice_of(white)) for white in (1, 0)]
    found.outcomes.append(Outcome("nothing", {}, WEIGHTS[2] + WEIGHTS[3], dice_of(2)))
    return found


def _risks(game: "Hyene", seat: Seat) -> Forecast | None:
    """How many of the hyena's throws would eat a villager who runs, or who stays."""
    hyena = game.hyena
    if hyena == seat or not _is_hunting(game):
        return None
    found = Forecast("risk", {}, THROWS)
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
        return THROWS
    moving = [white for white in range(len(MOVES)) if MOVES[white]]
    return sum(WEIGHTS[white] for white in moving if late or game.square_after(hyena, white) <= square)
