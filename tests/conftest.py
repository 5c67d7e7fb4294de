"""The same everywhere: nothing is judged by how long it took, and what looks like chance follows from a test's name."""

import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests.cluster import INSTALL, Cluster, programs, shared
from tests.luck import of_tables

settings.register_profile(
    "walpurgis", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("walpurgis")


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Random:
    """Dice and bots of the tables in this process. A test that failed fails again, with the same games."""
    seed = request.node.nodeid
    rng = Random(seed)
    for name, source in of_tables(rng).items():
        monkeypatch.setattr(name, source)
    print(f"seed: {seed}")  # shown where it fails
    return rng


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    """A PostgreSQL that all tests of this run share; each has a schema of its own there."""
    if programs() is None:
        pytest.skip(INSTALL)
    own = tmp_path_factory.getbasetemp()
    return shared(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)
