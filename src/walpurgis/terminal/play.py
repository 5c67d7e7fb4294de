"""Playing in the terminal: whose turn it is, the curtain between secrets, the answers, and what is kept."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from time import monotonic

import typer
from rich.console import Console, Group, RenderableType
from rich.text import Text

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.kernel.steps import Seat, Step
from walpurgis.terminal import pages, telling
from walpurgis.terminal.board import Marks
from walpurgis.terminal.question import Question
from walpurgis.terminal.sanitize import sanitized
from walpurgis.terminal.screen import DIM, Scene, Screen, owl_text
from walpurgis.terminal.secret import chooses_in_secret, is_private
from walpurgis.terminal.table import TerminalTable
from walpurgis.words import Words

HELP = "?"
ADVICE = "!"
STORY = "<"
MOST_KEYS = 9  # so many answers have a key of their own
PACE = 12  # decisions of others after which those who only watch are shown what happened


class Play:
    """A game from where it stands to its end. KeyboardInterrupt and EOFError come through: the caller saves."""

    def __init__(self, console: Console, words: Words, table: TerminalTable, save: str, advice: bool) -> None:
        self.console = console
        self.words = words
        self.table = table
        self.save = save  # a file that is brought up to date at every decision, or empty
        self.may_advise = advice or table.humans == 1  # never against people, unless they want it
        self.screen = Screen(console, words, table)
        self._sitting: Seat | None = None  # who looked at the screen last

    def run(self) -> None:
        while not self.table.is_over:
            seat = self.table.play_on(PACE if self.console.is_terminal else None)
            if seat is not None:
                self._turn(seat)
            elif not self.table.is_over:
                self._look_on()
        self._end()

    def _look_on(self) -> None:
        """While others play for long: what they do, as far as everybody at the screen may know it."""
        seat = 0 if self.table.humans == 1 else None
        self.screen.clear()
        story = [self.words.event(event) for event in self.table.hear(seat)]
        self.screen.show(Scene(self.table.position.view(seat), story))
        self.console.input(Text(self.words.say("terminal-go-on"), DIM))

    def _turn(self, seat: Seat) -> None:
        position = self.table.position
        question = Question(position, seat)
        self._change_places(seat, question)
        story = [self.words.event(event) for event in self.table.hear(seat)]
        scene = Scene(position.view(seat), story, question, Marks(question.numbers()))
        if self.screen.hides_story(scene):
            self._tell_first(story)
        self.screen.show(scene)
        step = self._answer(question, scene)
        self.table.play(seat, step)
        if self.save:
            self.table.save(self.save)
        self._whisper(seat)

    def _tell_first(self, story: list[str]) -> None:
        """What happened by itself, where the board leaves no room for it on the screen."""
        self.screen.tell(story)
        self.console.input(Text(f"\n{self.words.say('terminal-go-on')}", DIM))
        self.screen.clear()

    def _change_places(self, seat: Seat, question: Question) -> None:
        """Hide what the one before saw; ask for the next where there is a secret, and before a race for everybody."""
        position = self.table.position
        secret = is_private(position, seat, self.table.unheard(seat)) or chooses_in_secret(position, seat)
        curtain = secret and seat != self._sitting and self.table.humans > 1
        self._sitting = seat
        self.screen.clear()
        if question.is_race:
            self._tell_before_race(seat, curtain)
        elif curtain:
            self._wait("curtain", seat)

    def _tell_before_race(self, seat: Seat, curtain: bool) -> None:
        """What happened until now, but not yet what the race is about, which the last step of chance laid open."""
        if curtain:
            self._wait("curtain", seat)
        self.screen.tell([self.words.event(event) for event in self.table.hear(seat, but=self._since_chance())])
        self._wait("ready", seat)

    def _since_chance(self) -> int:
        """How many of the last steps, from the last one of chance on, belong to this race."""
        lines = self.table.record.lines
        return next((back for back in range(1, len(lines) + 1) if lines[-back].actor < 0), 0)

    def _wait(self, key: str, seat: Seat) -> None:
        self.console.print(Text(f"\n{self.words.say(f'terminal-{key}', seat=self.words.seat(seat))}", "bold"))
        self.console.input("")
        self.screen.clear()

    def _answer(self, question: Question, scene: Scene) -> Step:
        """Ask until the answer can be played."""
        since = monotonic()
        while True:
            typed = self._typed(question)
            elapsed = int((monotonic() - since) * 1000)
            if not typed and not question.only_choice:
                continue
            if typed == ADVICE:
                self._advise(question)
            elif typed == STORY:
                self._retell(question.seat)
            elif typed.startswith(HELP):
                self._explain(typed[1:].strip())
            elif typed.endswith(HELP):
                self._preview(question, typed[:-1].strip(), scene)
            elif (step := self._playable(question, typed, elapsed)) is not None:
                return step

    def _typed(self, question: Question) -> str:
        """A line, or against the clock a single key where the terminal has keys."""
        if question.is_race and self.console.is_terminal and len(question.choices) <= MOST_KEYS:
            self.console.print(Text(self.words.say("terminal-ask-key", count=len(question.choices)), DIM))
            return sanitized(typer.getchar()).strip()
        self.console.print(Text(self.words.say(_hint(question)), DIM))
        return sanitized(" ".join(self.console.input("> ").split()))

    def _playable(self, question: Question, typed: str, elapsed: int) -> Step | None:
        """The step, or None after saying why it cannot be played."""
        try:
            step = question.read(typed, elapsed)
        except WalpurgisError as error:
            self._owl(self.words.error(error))
            return None
        refusal = self.table.position.refusal(question.seat, step)
        if refusal is None:
            return step
        self._owl(f"{self.words.refusal(refusal)}  ({refusal.clause})")
        return None

    def _preview(self, question: Question, typed: str, scene: Scene) -> None:
        """What a step would do, in words and on the board."""
        step = self._playable(question, typed, 0)
        if step is None:
            return
        preview = self.table.position.preview(question.seat, step)
        if preview is None:
            self._owl(self.words.say("terminal-no-preview"))
            return
        asked = [spot for arc in preview.arcs for spot in arc.marks]
        marks = Marks(question.numbers(), preview.ways, [*preview.marks, *asked])
        said = f"{self.words.preview(preview)}  ({', '.join(preview.clauses)})"
        self.screen.clear()
        self.screen.show(replace(scene, marks=marks, owl=said))

    def _advise(self, question: Question) -> None:
        """What the best bot would do, and how often it would win so."""
        if question.is_race or not self.may_advise:
            self._owl(self.words.say("failed-not-asked" if question.is_race else "terminal-no-advice"))
            return
        for advice in self.table.advice(question.seat):
            said = self.words.step(self.table.game, advice.step)
            self._owl(self.words.say("terminal-advice", step=said, chance=round(100 * advice.chance)))

    def _explain(self, clause: str) -> None:
        """One clause, or the whole rules."""
        if clause:
            known = self.words.has(clause.upper())
            unknown = self.words.say("terminal-no-clause", found=clause)
            self._owl(self.words.clause(clause.upper()) if known else unknown)
            return
        self._page(pages.rules(self.table.game, self.words.language))

    def _retell(self, seat: Seat) -> None:
        """Everything that this seat has witnessed, the latest last. A pager leaves nothing of it on the screen."""
        told = [self.words.event(event) for event in self.table.witnessed(seat)]
        self._page(Group(*[Text(f"• {said}") for said in told]), to_the_end=True)

    def _page(self, thing: RenderableType, to_the_end: bool = False) -> None:
        """To be read in the system's pager, where there is a terminal for it."""
        if self.console.is_terminal:
            os.environ.setdefault("LESS", "-R")  # so that the usual pager shows colours,
            os.environ.setdefault("LESSCHARSET", "utf-8")  # and letters wherever it runs
            with (
                _opened_at_the_end() if to_the_end else nullcontext(),
                self.console.pager(styles=not self.console.no_color),
            ):
                self.console.print(thing)
        else:
            self.console.print(thing)

    def _owl(self, said: str) -> None:
        self.console.print(owl_text(said))

    def _whisper(self, seat: Seat) -> None:
        """What the step told this seat alone is shown before anybody else looks."""
        private = [event for event in self.table.unheard(seat) if event.audience is not None]
        if not private or self.table.humans == 1:
            return
        for event in private:
            self._owl(self.words.event(event))
        self._wait("read", seat)

    def _end(self) -> None:
        """The last scene, for everybody."""
        self.screen.clear()
        events = self.table.hear(self._sitting)
        public = [self.words.event(event) for event in events if event.is_for(None)]
        standing = f"\n{telling.standing(self.words, self.table.position)}"
        self.screen.show(Scene(self.table.position.view(None), public, reserved=standing.count("\n")))
        self.console.print(Text(standing, "bold"))


@contextmanager
def _opened_at_the_end() -> Iterator[None]:
    """less, and what is like it, shows the last lines first."""
    before = os.environ["LESS"]
    os.environ["LESS"] = f"{before} +G"
    try:
        yield
    finally:
        os.environ["LESS"] = before


def _hint(question: Question) -> str:
    """The message that says how to answer."""
    if not question.choices:
        return "terminal-ask-notation"
    return "terminal-ask-only" if question.only_choice else "terminal-ask-choice"
