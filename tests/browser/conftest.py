"""Browsers and a house for them: skipped where the built page, Playwright or a Chromium is missing."""

import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Browser

playwright = pytest.importorskip("playwright.sync_api")

# The first draws nothing but pages: the same engine as the second, and everything takes about half as long.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games take longest: begun first, they keep nobody waiting at the end."""
    items.sort(key=lambda item: "test_a_game_is_played_to_its_end" not in item.name)


# Of this folder, not of the session: Playwright keeps an event loop running, and tests elsewhere need one of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator["Browser"]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not files("walpurgis.server").joinpath("static", "index.html").is_file():
        pytest.skip("the page is not built: make page")
    house = House(Path(tmp_path_factory.mktemp("house")) / "tables.db")
    yield house
    house.close()


@pytest.fixture(autouse=True)
def luck_of_the_house(request: pytest.FixtureRequest) -> None:
    if "house" in request.fixturenames:
        request.getfixturevalue("house").follow(request.node.nodeid)
