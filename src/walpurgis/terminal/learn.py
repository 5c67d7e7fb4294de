"""`walpurgis learn`: a game is learnt by playing it, scene by scene, on the ordinary board with the ordinary rules."""

import os
from dataclasses import replace
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from walpurgis import games
from walpurgis.kernel.lesson import LessonScene
from walpurgis.kernel.record import Line
from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.steps import Step
from walpurgis.terminal import language
from walpurgis.terminal.board import Marks
from walpurgis.terminal.question import Question
from walpurgis.terminal.sanitize import sanitized
from walpurgis.terminal.screen import DIM, Scene, Screen, owl_text
from walpurgis.terminal.table import TerminalTable
from walpurgis.words import Words
from walpurgis.words.lessons import lesson_of

INTERRUPTED = 130
SKIP = "."  # typed instead of a step: the next scene


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    lang: Annotated[str, typer.Option("--lang", metavar="fr|en")] = "",
) -> None:
    """Hooked into the command as `walpurgis learn`."""
    found = games.find(game)
    scenes = lesson_of(found)
    if not scenes:
        possible = " · ".join(name for name in games.ranked() if lesson_of(games.find(name)))
        raise WalpurgisError("no-lesson", found=game, possible=possible)
    console = Console(highlight=False)
    words = Words(language.asked(lang, os.environ), found)
    try:
        console.print(Text(words.say("lesson-aim")))
        console.input(Text(f"{words.say('terminal-go-on')}\n", DIM))
        for number, scene in enumerate(scenes, 1):
            LessonPlay(console, words, scene).run(words.say("lesson-count", number=number, count=len(scenes)))
    except (KeyboardInterrupt, EOFError):
        console.print()
        raise typer.Exit(INTERRUPTED) from None
    console.print(Text(words.say("terminal-lesson-end"), "bold"))
    console.print(Text(f"walpurgis play {game} --level 1", DIM))


class LessonPlay:
    """One scene: the question is asked until what is to be done is done, or the learner goes on without."""

    def __init__(self, console: Console, words: Words, scene: LessonScene) -> None:
        self.console = console
        self.words = words
        self.scene = scene
        self.table = TerminalTable(
            replace(scene.record, lines=scene.record.lines[: scene.shown]), scene.record.seats, 1, Random(0)
        )
        self.screen = Screen(console, words, self.table)

    def run(self, count: str) -> None:
        scene, position = self.scene, self.table.position
        question = Question(position, scene.seat)
        self.screen.clear()
        self.screen.show(
            Scene(position.view(scene.seat), [], question, Marks(question.numbers(), spots=list(scene.points)))
        )
        self.console.print(Text(f"\n{count} · {self.words.lesson(scene)}", "bold"))
        self.console.print(Text(self.words.lesson(scene, "say")))
        step = self._answer(question)
        if step is None:
            return
        text = position.text(step)
        lines, settled = scene.following(text), scene.settles(position, text)
        self._tell([Line(scene.seat, text), *lines[:settled]])
        self.console.print(Text(f"{self.words.lesson(scene, 'why')}  ({', '.join(scene.clauses)})", "italic"))
        self._go_on()
        if lines[settled:]:
            self._tell(lines[settled:])
            self._go_on()

    def _answer(self, question: Question) -> Step | None:
        while True:
            asked = self.words.say("terminal-lesson-how", skip=SKIP)
            typed = sanitized(" ".join(self.console.input(f"{asked}\n> ").split()))
            if typed == SKIP:
                return None
            try:
                step = question.read(typed, 0)
            except WalpurgisError as error:
                self._owl(self.words.error(error))
                continue
            refusal = self.table.position.refusal(question.seat, step)
            if refusal is not None:
                self._owl(f"{self.words.refusal(refusal)}  ({refusal.clause})")
            elif self.scene.accepts(self.table.position.text(step)):
                return step
            else:
                self._owl(self.words.say("lesson-other"))

    def _tell(self, lines: list[Line]) -> None:
        """These steps are made, and it is said what came of them."""
        since = len(self.table.story)
        for line in lines:
            self.table.play(line.actor, self.table.position.parse(line.step))
        told = [event for events in self.table.story[since:] for event in events if event.is_for(self.scene.seat)]
        self.screen.tell([self.words.event(event) for event in told])

    def _go_on(self) -> None:
        self.console.input(Text(f"{self.words.say('terminal-go-on')}\n", DIM))

    def _owl(self, said: str) -> None:
        self.console.print(owl_text(said))
