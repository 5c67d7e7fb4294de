"""The digests of `fate.py` by the sources, also where compiled modules lie beside them: the two are compared.

`python -m walpurgis.lab.check.sources_first NAME PACKAGE SECONDS` prints them, or is ended after so much time.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

OURS = "walpurgis"


class SourcesFirst(MetaPathFinder):
    """Finds the source of a module of these packages, by their outermost names, where a compiled one would be taken."""

    def __init__(self, packages: frozenset[str]) -> None:
        self._packages = packages

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] not in self._packages:
            return None
        found = PathFinder.find_spec(fullname, path, target)
        if found is None or found.origin is None or found.origin.endswith(".py"):
            return found
        source = Path(found.origin).parent / f"{fullname.rpartition('.')[2]}.py"
        return spec_from_file_location(fullname, source) if source.is_file() else found


def _end_after(seconds: int) -> None:
    """A game may never come back; where processes have limits, this one is ended by the system."""
    try:
        import resource
    except ImportError:  # there is none
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


if __name__ == "__main__":
    name, package, seconds = sys.argv[1:]
    _end_after(int(seconds))
    sys.meta_path.insert(0, SourcesFirst(frozenset({OURS, package})))
    from walpurgis.lab.check import fate  # only now: what it imports is found as the sources are

    fate.main([name])
