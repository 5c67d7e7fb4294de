"""Records from files, or from standard input for “-”."""

import sys
from pathlib import Path

from walpurgis.kernel.record import Record, read
from walpurgis.kernel.refusal import WalpurgisError

STANDARD_INPUT = "-"
MEGABYTE = 1_000_000
LARGEST = 4 * MEGABYTE  # hundreds of thousands of steps: far beyond what the rules let any game last
REASONS = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-directory",
    NotADirectoryError: "file-missing",
    PermissionError: "file-denied",
}


def read_record(file: str) -> Record:
    """WalpurgisError says what is wrong with the file, and on which line."""
    return read(_text(file), file)


def _text(file: str) -> str:
    content = _content(file)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        found = content[error.start : error.start + 1].hex()
        raise WalpurgisError("file-encoding", source=file, line=line, found=found) from error


def _content(file: str) -> bytes:
    try:
        if file == STANDARD_INPUT:
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as opened:
                content = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise unusable(file, error) from error
    if len(content) > LARGEST:
        raise WalpurgisError("file-large", source=file, most=LARGEST // MEGABYTE)
    return content


def unusable(file: str, error: Exception, as_a: type[WalpurgisError] = WalpurgisError) -> WalpurgisError:
    """A file that the system does not let us read or write."""
    for kind, key in REASONS.items():
        if isinstance(error, kind):
            return as_a(key, source=file)
    return as_a("file", source=file, reason=getattr(error, "strerror", None) or str(error))
