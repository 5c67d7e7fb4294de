"""What goes into a package beside the sources: the built page, and the rules compiled where a C compiler is at hand.

The page comes from Node, which none of those who install a package need: without the page nothing is built, as a house
with an empty page would look like a broken one. Only an editable install does without, so that one can begin to work.

The rules, and what a table does for every move, are compiled with mypyc. What is compiled comes out of a copy of the
sources and goes straight into the wheel: nothing compiled ever lies beside a source that may be newer. Editable
installs stay interpreted. WALPURGIS_PURE=1 leaves the wheel interpreted, too.
"""

import hashlib
import os
import shutil
import sys
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.errors import CCompilerError, ExecError, PlatformError

FOLDERS = ("walpurgis/kernel", "walpurgis/games/*", "walpurgis/opponents")
# Dataclasses and what is not asked at every step: compiling them would gain nothing.
INTERPRETED = {
    "__init__.py", "advice.py", "choice.py", "game.py", "layout.py", "lesson.py", "levels.py", "puzzle.py",
    "puzzles.py", "record.py", "replay.py",
}  # fmt: skip

# What a table does for every move that comes over the wire.
AT_THE_TABLE = (
    "server/frames", "server/rate_limit",
    "tables/audience", "tables/commit", "tables/fair", "tables/file_watch", "tables/group_commit", "tables/match",
    "tables/move", "tables/move_ids", "tables/notation_cache", "tables/playing", "tables/presenter", "tables/queue",
    "tables/table",
)  # fmt: skip

# The rest of the sources is checked by `make lint`; here neither they nor what they use need be at hand.
FOLLOW = ("--follow-imports=silent", "--ignore-missing-imports")

PAGE = "src/walpurgis/server/static/manifest.json"  # which file of the page needs which: the last thing that is built
NO_PAGE = (
    "The page is not built, and without it this package would open an empty house. "
    "In a clone of the repository run `make dist`, which builds the page and all packages, "
    "or `make build/.page` before any other build."
)

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class PageAndRules(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build a package without the page; adds the compiled modules to a wheel and marks it with the platform
    that they are for.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (Path(self.root) / PAGE).is_file():
            self.app.abort(NO_PAGE)
        if self.target_name == "wheel" and os.environ.get("WALPURGIS_PURE", "") in ("", "0"):
            self._add_compiled(build_data)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        if not can_compile():
            self.app.display_warning("No C compiler with Python's headers: the rules stay interpreted, and slower.")
            return
        compiled = self._compiled()
        for module in sorted(compiled.rglob("*")):
            if module.is_file():
                build_data["force_include"][str(module)] = module.relative_to(compiled).as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def _compiled(self) -> Path:
        """A folder of compiled modules, named after all that they are made from, so that it is made once."""
        root = Path(self.root)
        made = root / "build" / "mypyc" / fingerprint(root / "src")
        if not made.exists():
            shutil.rmtree(made.parent, ignore_errors=True)
            made.parent.mkdir(parents=True)
            with TemporaryDirectory(dir=made.parent) as scratch:
                compile_rules(root / "src", Path(scratch)).rename(made)
        return made


def rules(src: Path) -> list[str]:
    """The modules of games and those who think about them, as paths within src."""
    found = [path for folder in FOLDERS for path in src.glob(f"{folder}/*.py") if path.name not in INTERPRETED]
    return sorted(path.relative_to(src).as_posix() for path in found)


def sources(src: Path) -> list[str]:
    """All modules to compile."""
    return [*rules(src), *(f"walpurgis/{name}.py" for name in AT_THE_TABLE)]


def fingerprint(src: Path) -> str:
    """The same for the same sources under the same Python and mypyc, and for no others.

    All sources count: constants of one that is not compiled may have gone into one that is.
    """
    from mypy.version import __version__

    digest = hashlib.sha256(f"{sys.version} {sys.platform} mypyc {__version__}".encode())
    digest.update(Path(__file__).read_bytes())
    for path in sorted(src.rglob("*.py")):
        digest.update(path.relative_to(src).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def can_compile() -> bool:
    """Whether an extension module can be built here: found out by building one."""
    with TemporaryDirectory() as scratch, chdir(scratch):
        Path("probe.c").write_text(PROBE)
        try:
            build([Extension("probe", ["probe.c"])])
        except (CCompilerError, ExecError, PlatformError):
            return False
        return True


def compile_rules(src: Path, scratch: Path) -> Path:
    """The compiled modules of the sources, in a folder within scratch. A type error in them ends the build."""
    from mypyc.build import mypycify

    shutil.copytree(src / "walpurgis", scratch / "walpurgis", ignore=shutil.ignore_patterns("__pycache__"))
    with chdir(scratch):
        # One group for all: calls between the modules are then as cheap as calls within them.
        extensions = mypycify(
            ["--config-file=", "--strict", *FOLLOW, *sources(scratch)],
            opt_level="3",
            debug_level="0",
            group_name="walpurgis",
        )
        return scratch / build(extensions)


def build(extensions: list[Any]) -> str:
    """Build extension modules below the current folder; the name of the folder that holds them."""
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "lib", "temp"
    command.ensure_finalized()
    command.run()
    return "lib"
