"""Short lists of integers in ascending order: to put one in, and to take one out.

`list.remove` and `bisect.insort` compare objects. Compiled, these loops compare numbers, several times as fast; and a
dozen are searched from one end sooner than halved.
"""


def put(numbers: list[int], number: int) -> None:
    at = len(numbers)
    while at > 0 and numbers[at - 1] > number:
        at -= 1
    numbers.insert(at, number)


def take(numbers: list[int], number: int) -> None:
    """Take out a number that is there."""
    at = 0
    while numbers[at] != number:
        at += 1
    numbers.pop(at)
