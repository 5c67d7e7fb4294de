"""`walpurgis review`: the decisions of a game that changed its outcome most, in the opinion of the best bot."""

import os
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.steps import Actor, Seat, Step
from walpurgis.opponents import Judgement, review, turning_points
from walpurgis.terminal import language, telling
from walpurgis.terminal.arguments import whole
from walpurgis.terminal.reading import read_record
from walpurgis.terminal.sanitize import tame_names
from walpurgis.terminal.screen import DIM
from walpurgis.words import Words

REFUSED = 1


def review_record(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", metavar="N")] = "",
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis review`."""
    spoken, wanted = language.asked(lang, os.environ), whole("--seat", seat)
    record = read_record(file)
    replay = games.replay(record, file)
    game, setup = games.find(record.game), replay.position.setup
    if wanted is not None and wanted >= setup.seats:
        raise WalpurgisError("value", name="--seat", found=seat, possible=f"0..{setup.seats - 1}")
    words = Words(spoken, game, tame_names(record.names))
    console = Console(highlight=False)
    steps: list[tuple[Actor, Step]] = []
    while (line := replay.next_line) and replay.advance():
        steps.append((line.actor, replay.position.parse(line.step)))
    if replay.refused:
        console.print(telling.ending(words, replay))
        raise typer.Exit(REFUSED)
    console.print(telling.heading(game, words, setup), style="bold")
    for each in range(setup.seats) if wanted is None else [wanted]:
        with console.status(words.say("terminal-thinking")):
            judged = list(review(game, setup, steps, each, Random(0)))
        console.print(_told(words, game, each, judged), soft_wrap=not console.is_terminal)


def _told(words: Words, game: Game, seat: Seat, judged: list[Judgement]) -> Text:
    said = Text()
    said.append(f"\n{words.say('terminal-review', seat=words.seat(seat), count=len(judged))}\n", "bold")
    points = turning_points(judged)
    if judged and not points:
        said.append(words.say("terminal-review-none"))
    for point in points:
        said.append(f"{point.at + 1:>5}  ", DIM)
        said.append(_sentence(words, game, "played", point.played, point.chance))
        said.append(f"\n       {_sentence(words, game, 'better', point.best, point.best_chance)}\n")
    return said


def _sentence(words: Words, game: Game, key: str, step: Step, chance: float) -> str:
    return words.say(f"terminal-review-{key}", step=words.step(game, step), chance=round(100 * chance))
