"""Tables are kept in a file or in PostgreSQL, and nobody at them can tell which: these tests run on both."""

import pytest

from tests.cluster import Cluster
from tests.tables.stores import Keeping

ON_BOTH = {
    "test_evenings", "test_move_ids", "test_pause", "test_races_at_tables", "test_retention", "test_service",
    "test_shares", "test_store", "test_table", "test_take_back",
}  # fmt: skip


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that looks into the file itself says so: `in_a_file`."""
    module = metafunc.module.__name__.rpartition(".")[2]
    if module in ON_BOTH and metafunc.definition.get_closest_marker("in_a_file") is None:
        metafunc.parametrize("kept", ["file", "postgres"], indirect=True)


@pytest.fixture(autouse=True)
def kept(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if getattr(request, "param", "file") == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        monkeypatch.setattr(Keeping, "cluster", cluster)


@pytest.fixture(autouse=True)
def patient_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of a database is the real one, while that of a test stands still or leaps: who is dead, a test says."""
    monkeypatch.setattr("walpurgis.tables.leases.LASTS_S", 24 * 60 * 60.0)
