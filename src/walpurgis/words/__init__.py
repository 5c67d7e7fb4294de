"""Everything said to people: Fluent messages, the house's own and each game's."""

import logging
import re
from collections.abc import Sequence
from functools import cache, cached_property, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.lesson import LessonScene
from walpurgis.kernel.notation import is_plain_number
from walpurgis.kernel.puzzle import Clue, Puzzle
from walpurgis.kernel.refusal import Args, Refusal, WalpurgisError
from walpurgis.kernel.steps import Seat, Step
from walpurgis.kernel.view import Effect, Ending, Forecast, Hint, Outcome, Piece, Preview, Secret, Situation, Status

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # a server has handlers of its own; a terminal is not to be written over

LANGUAGES = ("fr", "en")
LONGEST_VALUE = 1000  # characters; a broken record may hold more than the 2500 at which Fluent gives up
LARGEST_NUMBER = 10**15  # a larger one is nobody's count, and Babel cannot round what has more digits than a Decimal
SHORT_MS = 100
SEAT_ARGS = ("seat", "other")  # values of these names are seats, and are said by name
# A value that is several numbers: “3, 5, 8”, or “3 5 8” as a step writes them; numbers in a row as “18..20, 1..3”.
NUMBERS = re.compile(r"\d+(\.\.\d+)?(,? \d+(\.\.\d+)?)+")
RANGE = re.compile(r"(\d+)\.\.(\d+)")  # a value that is a range, as programs write it


class UnsaidError(KeyError):
    """A message that is not there, or lacks a value: its key, its attribute if one was meant, and what is wrong.

    text is what could be said all the same.
    """

    def __init__(self, language: str, key: str, attribute: str = "", reason: str = "", text: str = "") -> None:
        super().__init__(f"{language} {key}{'.' if attribute else ''}{attribute} {reason}".rstrip())
        self.language = language
        self.key = key
        self.attribute = attribute
        self.reason = reason
        self.text = text


class Words:
    """The messages of one language: the house's, and one game's where a game is given.

    names are the seats' display names; a seat without one is called by its number.
    What a game does not say in this language is said in another, and what it says in none is named in brackets: people
    play on. To whoever is strict it is an UnsaidError, and so it always is where no game is given.
    """

    def __init__(
        self, language: str, game: Game | None = None, names: dict[Seat, str] | None = None, strict: bool = False
    ) -> None:
        self.language = language
        self.names = names or {}
        self._strict = strict or game is None
        self._package = game.package if game else ""

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """Not before something is said: Fluent takes a while to load."""
        return _bundle(self.language, self._package, self._strict)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **args: int | str) -> str:
        """The message with its values."""
        return self._format(key, "", args)

    def seat(self, seat: Seat) -> str:
        return self.names.get(seat) or self.say("seat-name", number=seat + 1)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a sentence: “Ada, Élise and Bo”. Fluent has no lists, so this is the one place for them."""
        *before, last = items
        return self.say("list-last", before=", ".join(before), last=last) if before else last

    def event(self, event: Event) -> str:
        return self._format(f"event-{event.name}", "", self._with_names(event.args))

    def ending(self, ending: Ending) -> str:
        return self._format(f"end-{ending.name}", "", self._with_names(ending.args))

    def preview(self, preview: Preview) -> str:
        return self._format(f"preview-{preview.name}", "", self._with_names(preview.args))

    def situation(self, situation: Situation) -> str:
        return self._format(f"situation-{situation.name}", "", self._with_names(situation.args))

    def secret(self, secret: Secret) -> str:
        """What a seat alone was told, and what the others know of it."""
        args = self._with_names(secret.args)
        return " ".join(self._format(f"secret-{secret.name}", part, args) for part in ("", "others"))

    def aim(self, situation: Situation) -> str:
        """What to aim for; empty where that goes without saying."""
        if not situation.aim:
            return ""
        return self._format(f"aim-{situation.aim}", "", self._with_names(situation.aim_args))

    def effect(self, effect: Effect) -> str:
        return self._format(f"effect-{effect.name}", "", self._with_names(effect.args))

    def hint(self, hint: Hint) -> str:
        return self._format(f"hint-{hint.name}", "", self._with_names(hint.args))

    def status(self, status: Status) -> str:
        return self._format(f"status-{status.name}", "", self._with_names(status.args))

    def forecast(self, forecast: Forecast) -> str:
        return self._format(f"forecast-{forecast.name}", "", self._with_names(forecast.args))

    def outcome(self, outcome: Outcome) -> str:
        return self._format(f"outcome-{outcome.name}", "", self._with_names(outcome.args))

    def puzzle(self, puzzle: Puzzle, attribute: str = "") -> str:
        """What a puzzle asks; `more`: what there is to go by."""
        return self._format(f"puzzle-{puzzle.asks}", attribute, self._with_names(puzzle.args))

    def clue(self, clue: Clue) -> str:
        return self._format(f"clue-{clue.name}", "", self._with_names(clue.args))

    def lesson(self, scene: LessonScene, attribute: str = "") -> str:
        """A scene's title; `say`: what is to be done, `why`: what is learnt by it."""
        return self._format(f"lesson-{scene.name}", attribute, {})

    def clause(self, clause: str) -> str:
        """The clause in one sentence."""
        return self._format(clause, "", {})

    def refusal(self, refusal: Refusal) -> str:
        """Why a step is refused: with the numbers of this moment where the clause's message has them."""
        attribute = "now" if refusal.args and self._has_attribute(refusal.clause, "now") else ""
        return self._format(refusal.clause, attribute, self._with_names(refusal.args))

    def error(self, error: WalpurgisError) -> str:
        return self._format(f"error-{error.key}", "", error.args_for_words)

    def step(self, game: Game, step: Step) -> str:
        """A step in words: its verb's message, with the texts of its arguments as $a, $b, $c."""
        form = game.position.NOTATION.form(step)
        assert form is not None, step
        return self._format(f"step-{form.verb}", "", self._with_names(lettered(form.argument_texts(step))))

    def spot(self, name: str) -> str:
        """The label of a spot: its first word's message, with the others as $a, $b, and $a as a seat's name, $seat."""
        return self._spot(name, "")

    def label(self, name: str) -> str:
        """What is written beside a spot."""
        return self._spot(name, "label")

    def _spot(self, name: str, attribute: str) -> str:
        kind, *rest = name.split("-")
        args = lettered(rest)
        if isinstance(args.get("a"), int):
            args["seat"] = self.seat(int(args["a"]))
        return self._format(f"spot-{kind}", attribute, args)

    def piece(self, piece: Piece) -> str:
        """A piece by its kind's message; the parts of its value as $a, $b, $c, and whose doing it is as $seat."""
        values = lettered(piece.value.split("-"))
        values |= {"colour": piece.colour, "value": self._spoken(piece.value), "count": piece.count}
        if piece.seat >= 0:
            values["seat"] = self.seat(piece.seat)
        return self._format(f"piece-{piece.kind}", "", values)

    def fact(self, name: str, value: int | str, own: Seat | None = None) -> str:
        """A fact of a view in a sentence, with $value and, for a fact that is a seat, its name as $seat.

        Empty for a fact that goes without saying: one whose message has no attribute `said`. An attribute `you` is for
        the seat itself.
        """
        key = f"fact-{name}"
        if not self._has_attribute(key, "said"):
            return ""
        if value == own and self._has_attribute(key, "you"):
            return self._format(key, "you", {})
        seat = self.seat(value) if isinstance(value, int) else ""
        return self._format(key, "said", {"value": value, "seat": seat})

    def _with_names(self, args: Args) -> Args:
        return {key: self.seat(int(value)) if key in SEAT_ARGS else self._spoken(value) for key, value in args.items()}

    def _spoken(self, value: int | str) -> int | str:
        if not isinstance(value, str) or not NUMBERS.fullmatch(value):
            return value
        return self.listed([str(self._ranged(part)) for part in re.split(",? ", value)])

    def _ranged(self, value: int | str) -> int | str:
        """“3..6” as people say it."""
        ends = RANGE.fullmatch(value) if isinstance(value, str) else None
        return self.say("range", low=ends[1], high=ends[2]) if ends else value

    def _has_attribute(self, key: str, attribute: str) -> bool:
        return self.has(key) and attribute in self._bundle.get_message(key).attributes

    def _format(self, key: str, attribute: str, args: Args) -> str:
        try:
            return self._formatted(key, attribute, args)
        except UnsaidError as unsaid:
            if self._strict or key == "unsaid":
                raise
            log.warning("a game has no words for something: %s", unsaid.args[0])
            return unsaid.text or self._formatted("unsaid", "", {"message": f"{key}.{attribute}" if attribute else key})

    def _formatted(self, key: str, attribute: str, args: Args) -> str:
        message = self._bundle.get_message(key) if self.has(key) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if not pattern:
            raise UnsaidError(self.language, key, attribute)
        values = {key: self._ranged(_shortened(value)) for key, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise UnsaidError(self.language, key, attribute, ", ".join(map(str, errors)), str(text))
        assert isinstance(text, str)
        return text


def _shortened(value: int | str) -> int | str:
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    return f"{value[: LONGEST_VALUE - 1]}…" if isinstance(value, str) and len(value) > LONGEST_VALUE else value


def lettered(texts: list[str]) -> Args:
    """Arguments by letter: $a, $b, $c; numbers as numbers, so that messages can choose by them."""
    return {
        letter: int(text) if is_plain_number(text) else text for letter, text in zip("abcdefg", texts, strict=False)
    }


def seconds(language: str, milliseconds: int | str) -> str:
    """SECONDS($ms) in a message: to a tenth of a second, “2,3”, and below that to a hundredth."""
    ms = int(milliseconds)
    said = f"{ms / 1000:.{1 if ms >= SHORT_MS else 2}f}"
    return said.replace(".", ",") if language == "fr" else said


def source(language: str, package: str) -> str:
    """The text of a package's messages: the house's for an empty name."""
    return files(package or "walpurgis").joinpath("words", f"{language}.ftl").read_text("utf-8")


@cache
def completed(language: str, package: str) -> str:
    """The messages of a package, and behind them what only its other languages say: better heard in another one."""
    if not package:
        return source(language, package)
    found = {one: _entries(one, package) for one in LANGUAGES}
    # Without a word in any language it is no game for people: that is for whoever asks to say.
    parts = [source(language, package) if found[language] or not any(found.values()) else ""]
    said = set(found[language])
    for other in LANGUAGES:
        parts += [text for key, text in found[other].items() if key not in said]
        said |= set(found[other])
    return "".join(parts)


def _entries(language: str, package: str) -> dict[str, str]:
    """The messages of a package by their keys, each as text; none where there is no such file.

    A message begins with a letter at the beginning of a line, and nothing else does.
    """
    try:
        text = source(language, package)
    except FileNotFoundError:
        return {}
    messages = re.split(r"^(?=[a-zA-Z])", text, flags=re.MULTILINE)[1:]
    return {re.split(r"\W*=", message, maxsplit=1)[0].strip(): message for message in messages}


@cache
def _bundle(language: str, package: str, strict: bool) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    # Direction marks around values would be right on a page and are noise in a terminal.
    spoken: Any = partial(seconds, language)  # text is welcome, though Fluent's types ask for one of its own
    bundle = FluentBundle([language], use_isolating=False, functions={"SECONDS": spoken})
    for name in ("", package) if package else ("",):
        bundle.add_resource(_resource(language, name, strict), allow_overrides=True)
    return bundle


def preload(games: Sequence[Game]) -> None:
    """Read all that is said in these games, and by the house: else whoever first hears something waits for that."""
    for language in LANGUAGES:
        for words in (Words(language), *(Words(language, game) for game in games)):
            words.has("name")


@cache
def _resource(language: str, package: str, strict: bool) -> Any:
    """A package's messages as Fluent has read them: once, though the house's belong to every game's bundle."""
    from fluent.runtime import FluentResource

    return FluentResource(source(language, package) if strict else completed(language, package))
