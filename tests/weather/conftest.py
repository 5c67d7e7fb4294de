"""The weather brings its own luck: what a house leaves to chance follows from the seed of the evening."""

import pytest


@pytest.fixture(autouse=True)
def luck() -> None:
    """Instead of the one that other tests have."""
