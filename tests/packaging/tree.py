"""The folders of the project, and what lies in them."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
COMPILED_SUFFIXES = (".so", ".pyd")


def is_compiled() -> bool:
    """Whether there is a compiled build: there is none where there is no C compiler."""
    return COMPILED.is_dir() and bool(compiled_files(COMPILED))


def compiled_files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in COMPILED_SUFFIXES]


def sources(folder: Path) -> dict[str, str]:
    """The text of every module, by its path in the folder."""
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in sorted(folder.glob("walpurgis/**/*.py"))}
