"""Short codes for typing: three plain words, such as DRAGON-ROSE-PIANO, while a table is open or running.

Fifty million of them, each for a while: with the server's limits on wrong guesses that is out of reach. The link of
a table is the real key; the code only spares reading it aloud.
"""

import secrets
from importlib.resources import files
from typing import Final

# Short, written alike in French and in English, without accents, nothing that a child could not say to a grandmother.
WORDS: Final = tuple(files(__package__).joinpath("codewords.txt").read_text("ascii").split())
PARTS: Final = 3


def new_code() -> str:
    return "-".join(secrets.choice(WORDS) for _ in range(PARTS))


def tidy(typed: str) -> str:
    """The code that somebody meant: any case, words parted by anything."""
    return "-".join("".join(char if char.isalpha() else " " for char in typed[:64]).upper().split())
