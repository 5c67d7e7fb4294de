"""What is seen, imagined and told of Sorcellerie!.

Until a round is decided nobody but a seat itself knows what it has answered (SO-R7), and of a card that nobody has
turned over only the front.
"""

from random import Random
from typing import TYPE_CHECKING, Final

from walpurgis.games.sorcellerie.board import (
    ALIKE,
    ANSWERS,
    BLACK,
    CARDS,
    CIRCLE,
    FRONTS,
    KINDS,
    LIE,
    NONE,
    QUIET_ROUNDS,
    RIGHT,
    SAID,
    SAY,
    SCENES,
    SILENT,
    SPAN,
    STEPS,
    SYMBOL_DICE,
    SYMBOLS,
    TRIPLE,
    WAYS,
    WHITE,
    Card,
    by_kind,
    spread,
    winning_set,
)
from walpurgis.games.sorcellerie.race import OPEN, TOGETHER, time_of, verdicts
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.steps import SEVERAL, Seat, Step
from walpurgis.kernel.view import Piece, Prompt, Situation, Status, View

if TYPE_CHECKING:
    from walpurgis.games.sorcellerie.rules import Sorcellerie

VERDICTS: Final = {
    "silent": "SO-R5", "outrun": "SO-R5", "wrong": "SO-13", "late": "SO-R1", "same": "SO-16", "first": "SO-15"
}  # fmt: skip


# What is seen


def show(game: "Sorcellerie", view: View, seat: Seat | None) -> None:
    for place, card in enumerate(game.circle):
        if card != NONE:
            view.put(f"circle-{place}", Piece(SCENES[card % 2], value=front_of(game, card)))
    view.put(f"circle-{game.figure}", Piece("figure"))
    if game.pile:
        view.put("pile", Piece("pile", count=len(game.pile)))  # SO-R7: not even the front of the top card
    for owner, cards in enumerate(game.won):
        # Everybody saw the front before the card was turned over, so it is no secret.
        for kind, front in sorted([(card // ALIKE, card % FRONTS) for card in cards]):
            view.put(f"won-{owner}", Piece(KINDS[kind], value=f"{SCENES[front % 2]}-{BLACK[front]}"))
    view.tallies["cards"] = [len(cards) for cards in game.won]
    view.tallies["kinds"] = [len(KINDS) - by_kind(cards).count(0) for cards in game.won]
    view.statuses = [Status("near" if _is_near(game, cards) else "open", {}) for cards in game.won]
    view.facts["turn"] = game.turn
    view.facts["quiet"] = game.quiet
    if game.dice != NONE:
        _show_round(game, view, seat)


def _is_near(game: "Sorcellerie", cards: list[Card]) -> bool:
    """Whether one more card could win, if it is of the right kind (SO-04, SO-H1)."""
    any_counts = game.setup.options["winning_set"] == "any"
    return any(winning_set([*cards, kind * ALIKE], any_counts) for kind in range(len(KINDS)))


def _show_round(game: "Sorcellerie", view: View, seat: Seat | None) -> None:
    white = WHITE[game.dice // WAYS] if has_signposts(game) else str(STEPS[game.dice])
    view.put("dice-0", Piece("white", value=white))
    for die, symbol in enumerate(spread(game.dice), 1):
        view.put(f"dice-{die}", Piece(symbol))
    found = _verdicts(game) if game.winner != OPEN else []
    for other, answer in enumerate(game.answers):
        spot = f"answer-{other}"
        if found:
            for piece in pieces(answer, found[other]):
                view.put(spot, piece)
        elif answer != NONE:
            view.put(spot, Piece("done"))  # SO-R7: that, not what
            for piece in pieces(answer, "time") if other == seat else []:
                view.note(spot, piece)
    if found:
        result = "won" if game.winner >= 0 else "together" if game.winner == TOGETHER else "nobody"
        view.facts.update({"result": result, **_reason(game)})
    if game.winner >= 0:
        view.facts["winner"] = game.winner
        view.facts["kind"] = KINDS[game.prize]


def front_of(game: "Sorcellerie", card: Card) -> str:
    """Where its signposts point; without them (SO-H2) only which picture of its scene it is: what means nothing is not
    shown.
    """
    black = BLACK[card % FRONTS]
    return black if has_signposts(game) else "1" if black == "cw" else "2"


def has_signposts(game: "Sorcellerie") -> bool:
    return game.setup.chooses("signposts", "on")


def symbols_of(answer: Step) -> list[str]:
    """What an answer says: one symbol, or two."""
    return [SYMBOLS[symbol] for symbol in SAID[(answer - SAY) // SPAN]]


def pieces(answer: Step, verdict: str) -> list[Piece]:
    """An answer as it lies in front of its seat: the symbols said, and the verdict with the time."""
    if answer == SILENT:
        return [Piece("silent")]
    return [*[Piece(symbol) for symbol in symbols_of(answer)], Piece(verdict, value=str(time_of(answer)))]


def _verdicts(game: "Sorcellerie") -> list[str]:
    return verdicts(game.answers, RIGHT[game.scene][game.dice], game.setup.number("same_time_ms"))


def _reason(game: "Sorcellerie") -> Args:
    """What was right and why, for messages: where she comes down, who is there, what lies how often."""
    cats, brooms, bats = LIE[game.dice % WAYS]
    right = "-".join([SYMBOLS[symbol] for symbol in SAID[RIGHT[game.scene][game.dice]]])
    way = "cw" if game.flight > 0 else "ccw"
    return {
        "right": right, "scene": SCENES[game.scene], "steps": abs(game.flight), "way": way, "landed": game.landed,
        "cats": cats, "brooms": brooms, "bats": bats,
    }  # fmt: skip


# What is imagined


def imagine(game: "Sorcellerie", seat: Seat | None, rng: Random) -> "Sorcellerie":
    """Deal the cards that nobody has turned over anew among those with the same front, each way as likely.

    An answer of another seat in a round not yet decided becomes any answer or silence, as `pick` draws them:
    each of the six answers and silence as likely, at any time until the limit.
    """
    world = game.copy()
    unseen = [card for card in [*game.circle, *game.pile] if card != NONE]
    names = other_names(unseen, [card for cards in game.won for card in cards], rng)
    world.circle = [card if card == NONE else names[card] for card in game.circle]
    world.pile = sorted([names[card] for card in game.pile])
    world.won = [sorted([names[card] for card in cards]) for cards in game.won]
    if game.awaits == SEVERAL:
        for other, answer in enumerate(game.answers):
            if other != seat and answer != NONE:
                world.answers[other] = game.pick(other, rng)
    return world


def other_names(unseen: list[Card], won: list[Card], rng: Random) -> list[Card]:
    """For each card one that it could be as well, as far as people can know: of the unseen ones the fronts.

    Which cards they really are leaves no trace in what comes out.
    """
    names = list(range(CARDS))
    for card in range(0, CARDS, ALIKE):
        twin = card + FRONTS  # alike on both sides: also of a won card nobody can tell which of the two it is
        first = [other for other in won if other in (card, twin)][:1] or [card]
        if (rng.random() < 0.5) == (first[0] == card):
            names[card], names[twin] = twin, card
    for front in range(FRONTS):
        alike = [card for card in unseen if card % FRONTS == front]
        dealt = sorted([names[card] for card in alike])
        rng.shuffle(dealt)
        for card, name in zip(alike, dealt, strict=True):
            names[card] = name
    return names


# What is told


def tell_said(game: "Sorcellerie", seat: Seat, answer: Step) -> None:
    """Everybody hears that a seat is done, with or without an answer; what it is, that seat alone (SO-R7)."""
    spot = [f"answer-{seat}"]
    game.tell("done", {"seat": seat}, spot, ["SO-R7"])
    if answer == SILENT:
        game.tell("own-silence", {}, spot, ["SO-R5"], [seat])
        return
    args: Args = {"answer": "-".join(symbols_of(answer)), "ms": time_of(answer)}
    game.tell("own-answer", args, spot, ["SO-R3"], [seat])


def tell_right(game: "Sorcellerie") -> None:
    """The right answer, once all have answered."""
    why = _reason(game)
    clauses = ["SO-20" if has_signposts(game) else "SO-08", "SO-09" if why["scene"] == "many" else "SO-10"]
    if why["right"] not in SYMBOLS:
        clauses.append("SO-11")
    game.tell("right", why, clauses=clauses)


def tell_judged(game: "Sorcellerie") -> None:
    """Every answer with its verdict, in the order of time, those who were silent last; then why no card is won."""
    answers, found = game.answers, _verdicts(game)
    timed = sorted([(answer == SILENT, time_of(answer), seat) for seat, answer in enumerate(answers)])
    hits = [(time, seat) for _, time, seat in timed if found[seat] in ("first", "same", "late")]
    for silent, time, seat in timed:
        args: Args = {"seat": seat}
        if not silent:
            args["answer"] = "-".join(symbols_of(answers[seat]))
            args["ms"] = time
        if found[seat] == "late":
            args["behind"] = time - hits[0][0]
        name = found[seat]
        if silent and hits:
            name, args["other"] = "outrun", hits[0][1]
        game.tell(name, args, [f"answer-{seat}"], [VERDICTS[name]])
    if not hits:
        game.tell("nobody", {}, clauses=["SO-14", "SO-R4"])
    elif "same" in found:
        args = {"seat": hits[0][1], "other": hits[1][1], "apart": hits[1][0] - hits[0][0]}
        game.tell("together", args, clauses=["SO-16", "SO-R1"])


def tell_flight(game: "Sorcellerie") -> None:
    size = len(game.circle)
    ahead = 1 if game.flight > 0 else -1
    way = [(game.figure + ahead * count) % size for count in range(abs(game.flight) + 1)]
    if game.winner >= 0 and not game.pile and game.landed == game.figure:
        way.append((game.figure + 1) % size)  # SO-R8: not into the gap
    args: Args = {"steps": abs(game.flight), "way": "cw" if ahead > 0 else "ccw", "place": way[-1]}
    game.tell("flight", args, [f"circle-{place}" for place in way], ["SO-17"])


# What is said to the seat that is asked


def prompts(game: "Sorcellerie", seat: Seat) -> list[Prompt]:
    if seat not in game.due:
        return []
    pad = Prompt("pad", "say")
    pad.items = list(ANSWERS)
    pad.limit, pad.window = game.limit, game.setup.number("same_time_ms")
    silence = Prompt("choice")
    silence.steps, silence.spots = [SILENT], [""]
    return [pad, silence]


def situation(game: "Sorcellerie", seat: Seat) -> Situation:
    """What everybody sees before anybody answers: how far she is to fly; which way a signpost leads, all must find."""
    options, dice = game.setup.options, game.dice
    args: Args = {"steps": STEPS[dice]}
    name = "race"
    if has_signposts(game):
        name = "signs"  # SO-20
        args["pips"] = "black" if WHITE[dice // WAYS].startswith("b") else "red"
    aim = "any" if options["winning_set"] == "any" else "different"  # SO-04, SO-H1
    return Situation(name, args, aim, {"cards": len(game.won[seat])})


# For learners


def features(game: "Sorcellerie", seat: Seat | None) -> list[float]:
    """The circle from the figure on clockwise, the dice, the own answer, then every seat from the own one on."""
    size = len(game.circle)
    values: list[float] = []
    for ahead in range(CIRCLE):
        card = game.circle[(game.figure + ahead) % size] if ahead < size else NONE
        lies = card != NONE
        values += [float(lies), float(lies and card % 2 == 0), float(lies and BLACK[card % FRONTS] == "cw")]
    rolled = game.dice != NONE
    values += [float(rolled and game.dice // WAYS == white) for white in range(len(WHITE))]
    values += [count / SYMBOL_DICE if rolled else 0.0 for count in LIE[game.dice % WAYS]]
    own = NONE if seat is None else game.answers[seat]
    spoke = own != NONE and own != SILENT
    values += [float(spoke and (own - SAY) // SPAN == answer) for answer in range(len(ANSWERS))]
    values += [float(own == SILENT), time_of(own) / game.limit if spoke else 0.0]
    seats = game.setup.seats
    for other in [((seat or 0) + offset) % seats for offset in range(seats)]:
        values += [float(other == game.turn), float(other in game.due)]
        values += [count / TRIPLE for count in by_kind(game.won[other])]
    return [*values, len(game.pile) / CARDS, game.quiet / QUIET_ROUNDS]
