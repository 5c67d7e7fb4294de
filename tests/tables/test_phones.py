"""Equal people win equally often, whatever wires their phones have: benchmarks/phones.py plays evenings of races."""

from benchmarks.phones import DELAYS, REACTIONS, shares

EVENINGS = 150
FAIR = 1 / len(DELAYS)


def test_four_phones_of_different_delays_win_equally_often() -> None:
    refereed, heard, error = shares(*REACTIONS["at a glance"], EVENINGS)
    assert all(abs(share - FAIR) < 2 * error for share in refereed), refereed
    assert max(heard) > 2 * FAIR  # the first one heard would have been the nearest
    assert min(heard) < FAIR / 4
