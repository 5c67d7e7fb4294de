"""Ids of moves: a device's own, known for as long as the log is."""

from pathlib import Path

from tests.tables.people import Person, in_loop, is_done, open_service, seated
from walpurgis.tables.move_ids import LENGTH, UNKNOWN, MoveIds, move_id
from walpurgis.tables.service import TableService


def whose_turn(people: list[Person]) -> Person:
    return next(person for person in people if person.is_asked)


def step(person: Person) -> str:
    return str(person.update["ask"][0]["steps"][0]["do"])


class CountedMove:
    """One that was made, with all that is needed to say it again."""

    def __init__(self, person: Person, nonce: str) -> None:
        self.device, self.seat, self.text, self.at, self.nonce = (
            person.device,
            person.seat,
            step(person),
            person.at,
            nonce,
        )


async def counted(service: TableService, people: list[Person], counts: dict[str, int], moves: int) -> list[CountedMove]:
    """Everybody calls their moves x1, x2, x3, as anybody's first client does."""
    made: list[CountedMove] = []
    for _ in range(moves):
        mover = whose_turn(people)
        counts[mover.device] = counts.get(mover.device, 0) + 1
        move = CountedMove(mover, f"x{counts[mover.device]}")
        before = mover.at
        assert is_done(await mover.plays(service, move.text, nonce=move.nonce))
        assert mover.at > before, f"{move.nonce} of {mover.device} was answered and not made"
        for person in people:
            await person.reaches(mover.at)
        made.append(move)
    return made


async def back(service: TableService, table: str, people: list[Person]) -> list[Person]:
    again = [Person(person.device) for person in people]
    for person in again:
        await service.attach(person, table)
    return again


@in_loop
async def test_people_who_call_their_moves_alike_are_all_heard(tmp_path: Path) -> None:
    counts: dict[str, int] = {}
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 3)
        made = await counted(service, people, counts, 9)
        assert len({move.nonce for move in made}) < len({(move.device, move.nonce) for move in made})
    async with open_service(tmp_path / "w.db") as service:
        made = await counted(service, await back(service, table, people), counts, 9)
        assert len(made) == 9


@in_loop
async def test_whoever_takes_a_seat_over_counts_from_one_again(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        made = await counted(service, people, {}, 6)
        before = whose_turn(people)
        assert before.seat is not None
        await service.claim("tablet", await service.offer(before.device, table, before.seat))
        tablet = Person("tablet")
        await service.attach(tablet, table)
        earlier = next(move for move in made if move.device == before.device)
        at = tablet.at
        assert is_done(await tablet.plays(service, step(tablet), nonce=earlier.nonce))
        assert tablet.at > at
        # The device that gave the seat away still hears what became of its own.
        retry = await before.plays(service, earlier.text, earlier.at, earlier.nonce, earlier.seat)
        assert retry == {"kind": "ok", "id": earlier.nonce, "at": tablet.at}


@in_loop
async def test_every_move_of_a_game_may_be_sent_again_however_late(tmp_path: Path) -> None:
    async with open_service(tmp_path / "w.db") as service:
        table, people = await seated(service, "hyene", 2)
        made = await counted(service, people, {}, 40)
        await all_are_known(service, people, made)
    async with open_service(tmp_path / "w.db") as service:
        await all_are_known(service, await back(service, table, people), made)


async def all_are_known(service: TableService, people: list[Person], made: list[CountedMove]) -> None:
    length = people[0].at
    for move in made:
        person = next(person for person in people if person.device == move.device)
        answer = await person.plays(service, move.text, move.at, move.nonce, move.seat)
        assert answer == {"kind": "ok", "id": move.nonce, "at": length}
    assert people[0].at == length


@in_loop
async def test_a_new_move_under_an_old_id_is_told_so(tmp_path: Path) -> None:
    """Neither lost without a word, nor made where it may be a retry."""
    async with open_service(tmp_path / "w.db") as service:
        _, people = await seated(service, "hyene", 2)
        made = await counted(service, people, {}, 6)
        mover = whose_turn(people)
        at = mover.at
        old = next(move.nonce for move in made if move.device == mover.device)
        answer = await mover.plays(service, step(mover), nonce=old)
        assert (answer["kind"], answer["error"], answer["id"]) == ("error", "nonce-used", old)
        assert mover.at == at
        assert is_done(await mover.plays(service, step(mover), nonce="new"))


def test_an_id_is_found_whole_and_nowhere_between_two() -> None:
    ids = MoveIds()
    texts = [move_id("d0", f"x{number}") for number in range(100)]
    for at, text in enumerate(texts):
        ids.add(text, 2 * at)
    assert [ids.made_at(text) for text in texts] == [2 * at for at in range(100)]
    between = (texts[0] + texts[1])[5 : 5 + LENGTH]
    assert ids.made_at(between) == UNKNOWN
    ids.add(between, 500)
    assert ids.made_at(between) == 500


def test_ids_of_older_logs_and_of_bots_are_passed_over() -> None:
    ids = MoveIds()
    for text in ("", "my-move", "é" * LENGTH, "x" * 64):
        ids.add(text, 1)
    assert ids.made_at(move_id("d0", "my-move")) == UNKNOWN


def test_a_device_and_an_id_are_told_from_any_other_two() -> None:
    assert move_id("d0", "x1") == move_id("d0", "x1")
    assert len({move_id(device, nonce) for device in ("d0", "d1") for nonce in ("x1", "x2", "\ud800")}) == 6
