"""Where the command speaks to: a terminal or a file of any encoding, perhaps on a disk that is full."""

import codecs
import errno
import os
import sys
import unicodedata
from typing import Final

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.terminal.reading import unusable

PLAINLY: Final = "walpurgis-plainly"  # the name of our way with letters that an encoding does not have
PLAIN: Final = {
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "...", "·": "-", "•": "*",
    "→": "->", "←": "<-", "×": "x", "≤": "<=", "≥": ">=", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss",
    "♯": "#", "↵": "",
}  # fmt: skip
UNKNOWN: Final = "?"
UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # what a file that we print into may answer


def prepare() -> None:
    """From now on every letter comes out somehow, whatever the encoding."""
    codecs.register_error(PLAINLY, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAINLY)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(letter: str) -> str:
    """The nearest that can be said in ASCII: é is e, and « is a quotation mark."""
    if letter in PLAIN:
        return PLAIN[letter]
    parted = unicodedata.normalize("NFKD", letter)
    return parted.encode("ascii", "ignore").decode("ascii") or UNKNOWN


def finish() -> None:
    """All that was said is written; OSError if it could not be."""
    if sys.stdout is not None:
        sys.stdout.flush()


def silence() -> None:
    """Nothing more can be written: what still waits would fail again when Python itself ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):
        pass  # no file behind it


def trouble(error: OSError) -> WalpurgisError | None:
    """What the system did not do for us, in words; None where it says neither which file nor that printing failed."""
    if error.filename is not None:
        return unusable(os.fsdecode(error.filename), error)
    if error.errno in UNWRITABLE:
        return WalpurgisError("output", reason=os.strerror(error.errno))
    return None
