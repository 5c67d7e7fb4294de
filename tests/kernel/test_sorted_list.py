"""Whatever is put in or taken out, the list stays in order and holds the rest."""

import pytest

from walpurgis.kernel.sorted_list import put, replace, take


@pytest.mark.parametrize("number", range(9))
def test_a_number_is_put_where_it_belongs(number: int) -> None:
    numbers = [1, 4, 4, 7]
    put(numbers, number)
    assert numbers == sorted([1, 4, 4, 7, number])


@pytest.mark.parametrize("number", [1, 4, 7])
def test_one_is_taken_out_and_no_other(number: int) -> None:
    numbers = [1, 4, 4, 7]
    take(numbers, number)
    assert sorted([*numbers, number]) == [1, 4, 4, 7]


def test_what_is_not_there_is_not_taken() -> None:
    with pytest.raises((IndexError, ValueError)):
        take([1, 4], 3)


@pytest.mark.parametrize("new", range(9))
@pytest.mark.parametrize("old", [1, 4, 7])
def test_one_gives_way_to_another(old: int, new: int) -> None:
    numbers = [1, 4, 7]
    replace(numbers, old, new)
    left = [1, 4, 7]
    left.remove(old)
    assert numbers == sorted([*left, new])
