from collections.abc import Iterator

import pytest

from tests.server.running import Guest, Running, running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave no trace for each other."""
    with running(tmp_path_factory.mktemp("house") / "walpurgis.db") as found:
        yield found


@pytest.fixture
def guest(server: Running) -> Guest:
    return Guest(server.url)
