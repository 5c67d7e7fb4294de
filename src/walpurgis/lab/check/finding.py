"""What a check has found: one sentence that names the file and says what to do."""

import traceback
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from walpurgis.kernel.game import Game
from walpurgis.kernel.refusal import Args
from walpurgis.words import UnsaidError, Words

RULES = "rules.py"
LAYOUT = "layout.py"
ART = "art.svg"
ENTRY = "__init__.py"


@dataclass(frozen=True)
class Finding:
    """The message `check-KEY` with these values. file is where to mend it, in the game's folder; line 0 is no line.

    seen says where it was seen first, such as “toads 3, seed 2”. The same thing seen elsewhere is the same finding.
    """

    key: str
    file: str
    args: tuple[tuple[str, int | str], ...] = ()
    line: int = 0
    seen: str = ""

    @property
    def identity(self) -> tuple[object, ...]:
        return self.key, self.file, self.line, self.args

    def sentence(self, language: str) -> str:
        """File, line, what is wrong and what to do, in one paragraph."""
        words = Words(language)
        values: Args = {name: str(value) for name, value in self.args}  # said as they are, without a language's dots
        place = f"{self.file}:{self.line}" if self.line else self.file
        seen = words.say("check-seen", where=self.seen) if self.seen else ""
        return f"{place}: {words.say(f'check-{self.key}', **values)} {seen}".rstrip()


def found(key: str, file: str, seen: object = "", **args: int | str) -> Finding:
    return Finding(key, file, tuple(args.items()), seen=str(seen))


def unsaid(error: UnsaidError, about: str, seen: object) -> Finding:
    """A message that is missing in one language, or one that asks for a value that it is not given."""
    file = f"words/{error.language}.ftl"
    key = f"{error.key}.{error.attribute}" if error.attribute else error.key
    if error.reason:
        return found("message-value", file, seen, message=key, reason=error.reason, about=about)
    return found("message-missing", file, seen, message=key, about=about)


def raised(error: Exception, game: Game, seen: object) -> Finding:
    """An exception out of a game's own code, or out of ours because of what the game gave it."""
    folder = package_folder(game)
    reason = f"{type(error).__name__}: {error}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent == folder]
    if not frames:
        return found("raised-outside", RULES, seen, reason=reason)
    inner, outer = frames[-1], frames[0]
    args = (("hook", outer.name), ("reason", reason))
    return Finding("raised", Path(inner.filename).name, args, inner.lineno or 0, str(seen))


def package_folder(game: Game) -> Path:
    """Where a game's files are. Rules, words and art lie in one folder that a person can open."""
    return Path(str(files(game.package)))
