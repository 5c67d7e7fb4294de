"""What can be fuzzed: a target is a file in `targets`, its known inputs a folder in `corpus`."""

from collections.abc import Callable
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.fuzz.mutation import mutations

NAMES: Final = ("records", "steps", "frames", "bodies", "words")
CORPUS: Final = Path(__file__).parent / "corpus"
Check = Callable[[bytes], bool]


class Target(NamedTuple):
    """check says whether an input was accepted, or refused in the way that is declared; it raises for everything else,
    such as an AssertionError where what was accepted does not come back the same. words: what inputs are made of.
    """

    name: str
    check: Check
    words: tuple[bytes, ...]

    @property
    def known(self) -> list[bytes]:
        return [path.read_bytes() for path in sorted((CORPUS / self.name).iterdir())]


class Finding(NamedTuple):
    data: bytes
    error: Exception


class Counts(NamedTuple):
    inputs: int
    accepted: int
    findings: list[Finding]


def load(name: str) -> Target:
    """Imported only now, so that whoever measures coverage can watch the import."""
    module = import_module(f"benchmarks.fuzz.targets.{name}")
    return Target(name, module.make_check(), module.WORDS)


def fuzz(target: Target, inputs: int, seed: int, enough: int = 10) -> Counts:
    """The known inputs, then mutations of them, so many in all; until there are enough findings."""
    accepted, count, findings = 0, 0, list[Finding]()
    known = target.known
    for data in islice(chain(known, mutations(known, target.words, f"{target.name} {seed}")), inputs):
        count += 1
        try:
            accepted += target.check(data)
        except Exception as error:
            findings.append(Finding(data, error))
            if len(findings) == enough:
                break
    return Counts(count, accepted, findings)
