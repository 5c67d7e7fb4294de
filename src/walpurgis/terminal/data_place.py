"""Where the tables are: a database or file that is named, or the file of this person. Looked at before it is opened."""

import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.tables.database import is_address, name_of
from walpurgis.terminal.reading import unusable

if TYPE_CHECKING:
    from walpurgis.tables.store_choice import Place

FILE: Final = "walpurgis.db"


def tables_place(data: str, make_folder: bool = False) -> "Place":
    """WalpurgisError where there can be none."""
    return data if is_address(data) else tables_file(data, make_folder)


def shown(place: "Place") -> str:
    """As people may read it: an address without the password in it."""
    return name_of(place) if isinstance(place, str) else str(place)


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
