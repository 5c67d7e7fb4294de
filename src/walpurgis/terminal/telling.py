"""A game in words: what happened, step by step, and how it stands."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from walpurgis.kernel.event import Event
from walpurgis.kernel.game import Game
from walpurgis.kernel.position import Position
from walpurgis.kernel.refusal import Args
from walpurgis.kernel.replay import Replay
from walpurgis.kernel.setup import Setup
from walpurgis.kernel.steps import Seat
from walpurgis.words import Words

NOTATION_WIDTH = 16  # of the column with the steps as written


def tell(console: Console, game: Game, words: Words, replay: Replay, until: int | None) -> None:
    """The whole record, private events included: who holds a record may know all that is in it."""
    console.print(heading(game, words, replay.position.setup), style="bold")
    while (until is None or replay.count < until) and (line := replay.next_line) and replay.advance():
        said = [sentence(words, event) for event in replay.take_events()]
        written = f"{replay.count:>5}  {line}"
        console.print(_row(written, said, console), soft_wrap=not console.is_terminal)
    console.print()
    console.print(ending(words, replay), soft_wrap=not console.is_terminal)


def heading(game: Game, words: Words, setup: Setup) -> str:
    """Name, seats, who begins, and the options that differ from the rule sheet."""
    seats, first = words.say("terminal-seats", seats=setup.seats), words.seat(setup.first)
    parts = [words.say("name"), seats, words.say("terminal-begins", seat=first)]
    for option in game.options:
        value = setup.options[option.name]
        if value != option.default_for(setup.seats):
            parts.append(f"{option.name} = {value}")
    return " · ".join(parts)


def sentence(words: Words, event: Event) -> str:
    """An event, with who heard it where not everybody did."""
    said = words.event(event)
    if event.audience is None:
        return said
    return words.say("terminal-private", names=names(words, event.audience), said=said)


def names(words: Words, seats: Sequence[Seat]) -> str:
    return words.listed([words.seat(seat) for seat in seats])


def ending(words: Words, replay: Replay) -> Text:
    """Why the replay stops here: refused, over, or waiting for somebody."""
    refusal, line = replay.refused, replay.next_line
    if refusal is not None and line is not None:
        where: Args = {"source": replay.source, "line": line.number, "step": str(line)}
        head = words.say("terminal-refused", clause=refusal.clause, **where)
        return Text.assemble((head, "bold red"), "\n", words.refusal(refusal))
    return Text(standing(words, replay.position) or waiting(words, replay.position))


def standing(words: Words, position: Position) -> str:
    """The places at the end, best first; empty while the game goes on."""
    places = position.standing()
    if places is None:
        return ""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    rows = [words.say("terminal-place", place=places[seat], seat=words.seat(seat)) for seat in order]
    return "\n".join([words.say("terminal-over"), *rows])


def waiting(words: Words, position: Position) -> str:
    seats = position.awaited()
    return words.say("terminal-waits-seats", names=names(words, seats)) if seats else words.say("terminal-waits-chance")


def _row(written: str, said: list[str], console: Console) -> Text:
    """The step as written, and beside it what it meant, wrapped within its own column."""
    indent = 7 + NOTATION_WIDTH
    row = Text(f"{written:<{indent}} ", style="dim")
    story = Text("\n".join(said))
    room = max(console.width - indent - 1, 20)
    lines = story.wrap(console, room) if console.is_terminal else story.split()
    row.append_text(Text(f"\n{'':{indent + 1}}").join(Text(line.plain, style="not dim") for line in lines))
    return row
