"""Finds a game’s lessons, in its folder `lessons` and in the order of their names; `kernel/lesson.py` reads them."""

from functools import cache
from importlib.resources import files

from walpurgis.kernel.game import Game
from walpurgis.kernel.lesson import LessonScene, scenes
from walpurgis.kernel.record import read

FOLDER = "lessons"
ENDING = ".record"


@cache
def lesson_of(game: Game) -> tuple[LessonScene, ...]:
    """All scenes of a game, one after the other; none where it brings no lesson."""
    folder = files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(ENDING)), key=lambda entry: entry.name)
    return tuple(scene for entry in found for scene in scenes(read(entry.read_text("utf-8"), entry.name), entry.name))
