"""Names and other texts from outside, made fit for a screen: they may hold letters that steer the terminal."""

from walpurgis.kernel.steps import Seat

LONGEST = 160  # how much of a text is repeated


def sanitized(text: str) -> str:
    """Short, and with control characters spelled out."""
    shown = "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def tame_names(names: dict[Seat, str]) -> dict[Seat, str]:
    return {seat: sanitized(name) for seat, name in names.items()}
