"""All checks, and how they are run: each with a bound, so that a game that hangs is found like any other."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from types import FrameType
from typing import Final

from walpurgis import games
from walpurgis.kernel.game import Game
from walpurgis.lab.check import art, board, builds, copies, endings, questions, secrets, turns, wording
from walpurgis.lab.check.finding import RULES, Finding, found, raised
from walpurgis.lab.check.setups import LONGEST, TableSetup, TooLongError, tables_of

HANGING_S = 100.0  # of processor time for one check at one table; ours need a few: only what hangs gets there

# Of the game as a whole, the cheapest first.
GAME_CHECKS: Final[dict[str, Callable[[Game], Iterator[Finding]]]] = {
    "languages": wording.languages,
    "names": wording.names,
    "clauses": wording.clauses,
    "fields": copies.fields,
    "attributes": builds.attributes,
    "art": art.art,
    "builds": builds.builds,
}
# Of every way to set it up.
TABLE_CHECKS: Final[dict[str, Callable[[TableSetup], Iterator[Finding]]]] = {
    "ending": endings.ending,
    "legal": turns.legal,
    "refusals": turns.refusals,
    "notation": turns.notation,
    "prompts": turns.prompts,
    "copies": copies.copies,
    "records": endings.records,
    "layout": board.layout,
    "views": board.views,
    "telling": board.telling,
    "questions": questions.questions,
    "features": endings.features,
    "secrets": secrets.secrets,
    "worlds": secrets.worlds,
    "open": secrets.open_view,
}

Task = tuple[str, str, TableSetup | None]  # the check, the game, and the table where it is one of tables


class HangingError(Exception):
    """A check was not done after HANGING_S."""


def tasks(game: Game) -> list[Task]:
    """What is to be done for a game, in the order in which its findings are best read."""
    whole: list[Task] = [(check, game.name, None) for check in GAME_CHECKS]
    return whole + [(check, game.name, table) for check in TABLE_CHECKS for table in tables_of(game)]


def run(game: Game, executor: Executor | None = None, progress: Callable[[int], None] | None = None) -> list[Finding]:
    """All that does not hold of a game, each thing once, here or on an executor."""
    first: dict[tuple[object, ...], Finding] = {}
    done = executor.map(perform, tasks(game)) if executor else map(perform, tasks(game))
    for findings in done:
        for finding in findings:
            first.setdefault(finding.identity, finding)
        if progress:
            progress(1)
    return list(first.values())


def perform(task: Task) -> list[Finding]:
    """What one check finds. An exception of the game's, an endless game and a hang are findings as well."""
    check, name, table = task
    game = games.find(name)
    findings: list[Finding] = []
    seen = str(table or game.name)
    try:
        with _bounded(HANGING_S):
            findings.extend(GAME_CHECKS[check](game) if table is None else TABLE_CHECKS[check](table))
    except TooLongError:
        findings.append(found("endless", RULES, seen, most=LONGEST))
    except HangingError as error:
        findings.append(_hanging(error, game, seen))
    except Exception as error:  # whatever a game of somebody else's does
        findings.append(raised(error, game, seen))
    return findings


def _hanging(error: HangingError, game: Game, seen: str) -> Finding:
    where = raised(error, game, seen)
    return Finding("hanging", where.file, (("hook", dict(where.args).get("hook", "")),), where.line, seen)


@contextmanager
def _bounded(seconds: float) -> Iterator[None]:
    """Ends what takes longer than so much processor time; only where there are signals, and they come here."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(_signal: int, _frame: FrameType | None) -> None:
        raise HangingError

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
