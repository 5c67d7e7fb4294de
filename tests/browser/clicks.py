"""The click map of a page as it is now: what is covered, outside, too small or cut off."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).with_name("clicks.js").read_text("utf-8")
MOUSE_PX: Final = 24  # the least side of a control
FINGER_PX: Final = 40


def survey(page: Page, is_touch: bool) -> tuple[list[str], int]:
    """What is wrong with the controls, and how many there are."""
    page.evaluate(SCRIPT)
    answer: dict[str, Any] = page.evaluate("least => clicks.survey(least)", FINGER_PX if is_touch else MOUSE_PX)
    return list(answer["found"]), int(answer["controls"])


def clipped(page: Page) -> list[str]:
    """Texts that cannot be read."""
    page.evaluate(SCRIPT)
    return list(page.evaluate("clicks.clipped()"))


def overlaid(page: Page) -> list[str]:
    """Texts of which one covers the other."""
    page.evaluate(SCRIPT)
    return list(page.evaluate("clicks.overlaid()"))


def beside_spots(page: Page, away_px: int) -> list[tuple[str, float, float]]:
    """Points on the board beside spots that are lit: the spot, and where."""
    page.evaluate(SCRIPT)
    return [(name, x, y) for name, x, y in page.evaluate("away => clicks.besideSpots(away)", away_px)]
