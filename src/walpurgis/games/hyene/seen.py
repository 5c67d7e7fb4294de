"""What is told and seen of the Spirale de la hyène: events, views, previews and features. Everything is public."""

from typing import TYPE_CHECKING, Final

from walpurgis.games.hyene.board import (
    ADVANCE,
    BACK,
    BUY,
    DICE,
    EATEN,
    FREE,
    KEEP,
    LEAVE,
    LONG,
    MOMENTS,
    NOBODY,
    OUT,
    PAY,
    PHASES,
    SAFE,
    THROW,
    UNTHROWN,
    WATER,
    Square,
    place,
    spot,
    way,
)
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import CHANCE, OVER, Seat, Step
from walpurgis.kernel.view import Mark, Piece, Preview, Sheet, Status, View

if TYPE_CHECKING:
    from walpurgis.games.hyene.rules import Hyene

THROWS: Final = {"two": 2, "three": 3, "none": 0}  # those that move a figure, by their white sides
ENDS: Final[dict[str, list[str]]] = {
    "step": [],
    "well": ["HY-10", "HY-11"],
    "hyena": ["HY-07"],
    "safe": ["HY-19"],
    "village": ["HY-R7"],
}
MANY_TABAS: Final = 10.0  # what makes a feature 1
MANY_POINTS: Final = 2.0  # in one round


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
        for die in dice_of(game.white):
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


def dice_of(white: int) -> list[Piece]:
    return [Piece("side-white" if die < white else "side-black") for die in range(DICE)]


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
    for white in THROWS.values():
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


def spot_of(game: "Hyene", step: Step) -> str:
    """Dice, token or coins of whose turn it is; a long move belongs to where it ends."""
    seat = game.turn
    if step == THROW:
        return "dice"
    if step in (BUY, ADVANCE):
        return spot(game.square_after(seat, LONG), game.well)
    return f"token-{seat}" if step == PAY else f"tabas-{seat}"


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
    for name, white in THROWS.items():
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
