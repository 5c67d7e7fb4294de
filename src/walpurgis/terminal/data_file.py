"""Which file holds the tables: the one that is named, or the one of this person. Looked at before anything opens it."""

import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.terminal.reading import unusable

FILE: Final = "walpurgis.db"


def tables_file(data: str, make_folder: bool = False) -> Path:
    """WalpurgisError where no such file can be. make_folder: that of this person's own file, if it is not there."""
    file = Path(data) if data else own_file(os.environ, sys.platform)
    try:
        if make_folder and not data:
            file.parent.mkdir(parents=True, exist_ok=True)
        if stat.S_ISDIR(file.stat().st_mode):
            raise WalpurgisError("data-folder", source=str(file), file=str(file / FILE))
    except FileNotFoundError:
        if not file.parent.is_dir():
            raise WalpurgisError("file-missing", source=str(file.parent)) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise unusable(str(file), error) from error
    return file


def own_file(environment: Mapping[str, str], platform: str) -> Path:
    """Where this kind of system keeps a person's data, the same from wherever the command is given."""
    return own_folder(environment, platform) / FILE


def own_folder(environment: Mapping[str, str], platform: str) -> Path:
    home = Path.home()
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "walpurgis"
