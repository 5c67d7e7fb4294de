"""Short lists of integers in ascending order: to put one in, to take one out, to replace one by another.

`list.remove` and `bisect.insort` compare objects: nothing is quicker for interpreted code. Compiled, a loop
compares numbers, several times as fast; and a dozen are searched from one end sooner than halved.
"""

from bisect import insort

from walpurgis.kernel.compiling import COMPILED, i64


def put(numbers: list[int], number: int) -> None:
    if not COMPILED:
        insort(numbers, number)
        return
    at: i64 = len(numbers)
    while at > 0 and numbers[at - 1] > number:
        at -= 1
    numbers.insert(at, number)


def take(numbers: list[int], number: int) -> None:
    """Take out a number that is there; ValueError or IndexError for one that is not."""
    if not COMPILED:
        numbers.remove(number)
        return
    at: i64 = 0
    while numbers[at] != number:
        at += 1
    numbers.pop(at)


def replace(numbers: list[int], old: int, new: int) -> None:
    """Take one out and put one in: what lies between them moves by one place, and nothing else."""
    if not COMPILED:
        numbers.remove(old)
        insort(numbers, new)
        return
    at: i64 = 0
    while numbers[at] != old:
        at += 1
    last: i64 = len(numbers) - 1
    while at < last and numbers[at + 1] < new:
        numbers[at] = numbers[at + 1]
        at += 1
    while at > 0 and numbers[at - 1] > new:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[at] = new
