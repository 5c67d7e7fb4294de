"""What PostgreSQL does with each statement of ours, row by row. One that is not here fails, so that none is forgotten.

A statement looks at what is committed, says which locks it needs, and leaves its changes to the transaction.
"""

from collections.abc import Callable
from typing import Any, Final

from asyncpg import UniqueViolationError

from benchmarks.weather.rows import Rows, TableRow
from walpurgis.tables.database_headers import GUESTS, HAS_ENTRIES, INSERT, IS_WRITTEN, NOW, REPLACE
from walpurgis.tables.database_schema import FOUND, scripts
from walpurgis.tables.database_writer import APPEND, WRITTEN
from walpurgis.tables.leases import BEAT, BURY, LEAVE, OWN, RELEASE, TAKE, TAKE_OVER
from walpurgis.tables.node_notify import NOTIFY as NOTIFY
from walpurgis.tables.postgres import BEHIND, IS_ANNOUNCED, IS_IDLE, LISTED, LOAD
from walpurgis.tables.race_answers import FORGET, OF, PUT

HOUR_S: Final = 3600.0


class Record:
    """A row of an answer: by name, by place, or all values one after the other."""

    __slots__ = ("_values",)

    def __init__(self, **values: Any) -> None:
        self._values = values

    def __getitem__(self, key: str | int) -> Any:
        return self._values[key] if isinstance(key, str) else list(self._values.values())[key]

    def __iter__(self) -> Any:
        return iter(self._values.values())


class Transaction:
    """Of one connection. changes are carried out when it commits, and not before."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.is_over = False
        self.ended: list[Callable[[], None]] = []  # called when it is
        self._changes: list[Callable[[], object]] = []
        self._locks: list[object] = []

    def lock(self, *keys: object) -> None:
        """LockedError where another transaction has one of them: nothing was done, and all is to be tried again."""
        for key in keys:
            holder = self.rows.locks.get(key)
            if holder is not None and holder is not self:
                raise LockedError(holder)
        for key in keys:
            self.rows.locks[key] = self
            self._locks.append(key)

    def change(self, work: Callable[[], object]) -> None:
        self._changes.append(work)

    @property
    def has_changes(self) -> bool:
        return bool(self._changes)

    def commit(self) -> None:
        for change in self._changes:
            change()
        self._end()

    def roll_back(self) -> None:
        if not self.is_over:
            self._end()

    def _end(self) -> None:
        self.is_over = True
        for key in self._locks:
            if self.rows.locks.get(key) is self:
                del self.rows.locks[key]
        ended, self.ended = self.ended, []
        for tell in ended:
            tell()


class LockedError(Exception):
    """holder is the transaction that has to end first."""

    def __init__(self, holder: Transaction) -> None:
        super().__init__("locked")
        self.holder = holder


Answer = list[Record]  # for what is only executed: as many as rows were touched
Work = Callable[..., Answer]
DONE: Final = [Record()]
STATEMENTS: Final[dict[str, Work]] = {}


def carry_out(sql: str, transaction: Transaction, args: tuple[Any, ...]) -> Answer:
    return STATEMENTS[_plain(sql)](transaction, *args)


def _plain(sql: str) -> str:
    return sql if sql in STATEMENTS else " ".join(sql.split())


def _does(*texts: str) -> Callable[[Work], Work]:
    """As it is written in the product, and without its line breaks."""

    def keep(work: Work) -> Work:
        for text in texts:
            STATEMENTS[text] = STATEMENTS[" ".join(text.split())] = work
        return work

    return keep


# The house


@_does("SELECT pg_advisory_xact_lock($1, hashtext(current_schema()))")
def _lock_schema(transaction: Transaction, name: int) -> Answer:
    transaction.lock(("schema", name))
    return DONE


@_does(FOUND)
def _found(transaction: Transaction) -> Answer:
    is_house = transaction.rows.house is not None
    return [Record(is_house=is_house, has_tables=is_house)]


@_does(*(script.sql for script in scripts()))
def _make_house(transaction: Transaction) -> Answer:
    """Visible at once: whoever else would look for it waits for the lock of the schema."""
    transaction.rows.house = ("simulated", 0, 0)
    return DONE


@_does("UPDATE house SET version = $1, understood_from = $2")
def _note_version(transaction: Transaction, version: int, understood_from: int) -> Answer:
    transaction.rows.house = ("simulated", version, understood_from)
    return DONE


@_does("SELECT id, version, understood_from FROM house", "SELECT id, version FROM house")
def _house(transaction: Transaction) -> Answer:
    assert transaction.rows.house is not None
    ident, version, understood_from = transaction.rows.house
    return [Record(id=ident, version=version, understood_from=understood_from)]


@_does("UPDATE house SET id = id")
def _probe(transaction: Transaction) -> Answer:
    transaction.change(lambda: None)
    return DONE


# Headers


@_does(INSERT)
def _insert(transaction: Transaction, ident: str, *columns: Any) -> Answer:
    rows = transaction.rows
    code = columns[0]
    transaction.lock(("id", ident), *([("code", code)] if code else []))
    if ident in rows.by_id or _is_taken(rows, code, 0):
        raise UniqueViolationError("taken")
    row = TableRow(rows.next_number(), ident)
    row.put(columns, rows.now_ms())
    transaction.change(lambda: rows.add(row))
    return [Record(number=row.number)]


def _is_taken(rows: Rows, code: str | None, number: int) -> bool:
    return code is not None and any(row.code == code and row.number != number for row in rows.tables.values())


@_does(GUESTS)
def _set_guests(transaction: Transaction, devices: list[str], number: int) -> Answer:
    rows = transaction.rows
    transaction.change(lambda: setattr(rows.tables[number], "guests", devices))
    return DONE


@_does("DELETE FROM guests WHERE table_no = $1")
def _clear_guests(transaction: Transaction, number: int) -> Answer:
    return _set_guests(transaction, [], number)


@_does(f"INSERT INTO moves (table_no, length, at, entries) VALUES ($1, 0, {NOW}, $2)")
def _first_moves(transaction: Transaction, number: int, text: str) -> Answer:
    rows = transaction.rows
    transaction.change(lambda: rows.tables[number].append(0, text, rows.now_ms()))
    return DONE


@_does(REPLACE)
def _replace(transaction: Transaction, number: int, revision: int, *columns: Any) -> Answer:
    rows = transaction.rows
    code = columns[0]
    row = rows.tables.get(number)
    if row is None:
        return []
    transaction.lock(("table", number), *([("code", code)] if code and code != row.code else []))
    if row.revision != revision:
        return []
    if code != row.code and _is_taken(rows, code, number):
        raise UniqueViolationError("taken")

    def put() -> None:
        row.put(columns, rows.now_ms())
        row.revision += 1

    transaction.change(put)
    return DONE


@_does(IS_WRITTEN)
def _is_written(transaction: Transaction, number: int, revision: int, document: str) -> Answer:
    row = transaction.rows.tables.get(number)
    return [Record(exists=row is not None and row.revision == revision + 1 and row.document == document)]


@_does(HAS_ENTRIES)
def _has_entries(transaction: Transaction, number: int, length: int, text: str) -> Answer:
    return [Record(exists=_has(transaction.rows, number, length, text))]


def _has(rows: Rows, number: int, length: int, text: str) -> bool:
    row = rows.tables.get(number)
    return row is not None and any(one.length == length and one.text == text for one in row.moves)


@_does("DELETE FROM tables WHERE id = $1 RETURNING number")
def _delete(transaction: Transaction, ident: str) -> Answer:
    rows = transaction.rows
    row = rows.by_id.get(ident)
    if row is None:
        return []
    transaction.lock(("table", row.number))
    transaction.change(lambda: rows.remove(row))
    return [Record(number=row.number)]


@_does("UPDATE tables SET status = 'damaged', code = NULL, public = FALSE, bots = FALSE WHERE number = $1 RETURNING 1")
def _set_aside(transaction: Transaction, number: int) -> Answer:
    row = transaction.rows.tables[number]
    transaction.lock(("table", number))

    def put() -> None:
        row.status, row.code, row.public, row.bots = "damaged", None, False, False

    transaction.change(put)
    return DONE


@_does(
    "SELECT number, revision, header FROM guests JOIN tables ON number = table_no"
    " WHERE device = $1 ORDER BY number FOR UPDATE OF tables"
)
def _of_guest_for_update(transaction: Transaction, device: str) -> Answer:
    found = [row for row in transaction.rows.tables.values() if device in row.guests]
    transaction.lock(*(("table", row.number) for row in found))
    return [Record(number=row.number, revision=row.revision, header=row.document) for row in found]


# The log


@_does(APPEND)
def _append(
    transaction: Transaction, numbers: list[int], revisions: list[int], lengths: list[int], texts: list[str]
) -> Answer:
    """Compare-and-set by the primary key; also between those of one statement, of which the first wins."""
    rows = transaction.rows
    given = sorted(zip(numbers, lengths, revisions, texts, strict=True), key=lambda one: one[:2])
    taken: dict[tuple[int, int], str] = {}
    for number, length, revision, text in given:
        row = rows.tables.get(number)
        if row is not None and row.revision == revision and not row.has(length):
            taken.setdefault((number, length), text)
    transaction.lock(*(("move", *key) for key in taken))
    for (number, length), text in taken.items():
        transaction.change(lambda row=rows.tables[number], at=length, text=text: row.append(at, text, rows.now_ms()))  # type: ignore[misc]
    return [Record(table_no=number, length=length) for number, length in taken]


@_does(WRITTEN)
def _written(transaction: Transaction, numbers: list[int], lengths: list[int], texts: list[str]) -> Answer:
    given = zip(numbers, lengths, texts, strict=True)
    return [
        Record(table_no=number, length=length)
        for number, length, text in given
        if _has(transaction.rows, number, length, text)
    ]


@_does(LOAD)
def _load(transaction: Transaction, ident: str) -> Answer:
    row = transaction.rows.by_id.get(ident)
    if row is None:
        return []
    texts = [moves.text for moves in row.moves]
    return [Record(number=row.number, revision=row.revision, header=row.document, ends=row.ends, moves=texts)]


@_does(BEHIND)
def _behind(transaction: Transaction, numbers: list[int], revisions: list[int], lengths: list[int]) -> Answer:
    tables = transaction.rows.tables
    found: Answer = []
    for number, revision, length in zip(numbers, revisions, lengths, strict=True):
        row = tables.get(number)
        if row is None:
            found.append(Record(known=number, length=length, number=None, revision=None, header=None, moves=[]))
            continue
        moves = row.texts_from(length)
        if moves or row.revision != revision:
            header = row.document if row.revision != revision else None
            record = Record(
                known=number, length=length, number=number, revision=row.revision, header=header, moves=moves
            )
            found.append(record)
    return found


# Lists


@_does("SELECT 1 FROM tables WHERE id = $1")
def _exists(transaction: Transaction, ident: str) -> Answer:
    return DONE if ident in transaction.rows.by_id else []


@_does("SELECT number FROM tables WHERE id = $1")
def _number_of(transaction: Transaction, ident: str) -> Answer:
    row = transaction.rows.by_id.get(ident)
    return [] if row is None else [Record(number=row.number)]


@_does("SELECT id FROM tables WHERE code = $1")
def _id_of(transaction: Transaction, code: str) -> Answer:
    return [Record(id=row.id) for row in transaction.rows.tables.values() if row.code == code]


@_does("SELECT id FROM tables WHERE number = ANY($1::bigint[])")
def _ids_of(transaction: Transaction, numbers: list[int]) -> Answer:
    tables = transaction.rows.tables
    return [Record(id=tables[number].id) for number in numbers if number in tables]


def _latest(rows: list[TableRow], limit: int) -> list[TableRow]:
    return sorted(rows, key=lambda row: -row.updated)[:limit]


def _listed(rows: list[TableRow], limit: int) -> Answer:
    return [
        Record(number=row.number, revision=row.revision, header=row.document, updated=row.updated, ends=row.ends)
        for row in _latest(rows, limit)
    ]


@_does(
    f"{LISTED} JOIN guests ON number = table_no WHERE device = $1 AND status <> 'damaged'"
    " ORDER BY updated DESC LIMIT $2"
)
def _of_device(transaction: Transaction, device: str, limit: int) -> Answer:
    tables = transaction.rows.tables.values()
    return _listed([row for row in tables if device in row.guests and row.status != "damaged"], limit)


@_does(f"{LISTED} WHERE public AND status IN ('open', 'running') ORDER BY updated DESC LIMIT $1")
def _public(transaction: Transaction, limit: int) -> Answer:
    tables = transaction.rows.tables.values()
    return _listed([row for row in tables if row.public and row.status in ("open", "running")], limit)


@_does("SELECT count(*) FROM tables WHERE host = $1 AND status IN ('open', 'revealing', 'running')")
def _count_of_host(transaction: Transaction, host: str) -> Answer:
    tables = transaction.rows.tables.values()
    return [Record(count=sum(row.host == host and row.status in ("open", "revealing", "running") for row in tables))]


@_does(
    "SELECT id FROM tables WHERE bots AND status = 'running' AND NOT EXISTS"
    " (SELECT FROM leases JOIN nodes ON nodes.id = leases.node WHERE table_no = number AND until > now())"
    " ORDER BY updated DESC LIMIT $1"
)
def _with_bots(transaction: Transaction, limit: int) -> Answer:
    rows = transaction.rows
    running = [row for row in rows.tables.values() if row.bots and row.status == "running"]
    owed = [row for row in running if not rows.is_alive(rows.leases.get(row.number, ""))]
    return [Record(id=row.id) for row in _latest(owed, limit)]


@_does(f"SELECT id FROM tables WHERE {IS_IDLE} ORDER BY updated LIMIT $3")
def _idle_since(transaction: Transaction, statuses: list[str], before: int, limit: int) -> Answer:
    idle = [row for row in transaction.rows.tables.values() if row.is_idle(statuses, before)]
    return [Record(id=row.id) for row in sorted(idle, key=lambda row: row.updated)[:limit]]


@_does(f"UPDATE tables SET announced = 0, archives = 0 WHERE announced > 0 AND NOT ({IS_IDLE} AND {IS_ANNOUNCED})")
def _withdraw(transaction: Transaction, statuses: list[str], before: int) -> Answer:
    rows = transaction.rows.tables.values()
    found = [row for row in rows if row.announced > 0 and not (row.is_idle(statuses, before) and row.is_announced)]
    return _announced(transaction, found, 0, 0)


@_does(f"UPDATE tables SET announced = $3, archives = $4 WHERE announced = 0 AND {IS_IDLE} RETURNING id")
def _announce(transaction: Transaction, statuses: list[str], before: int, now: int, until: int) -> Answer:
    rows = transaction.rows.tables.values()
    found = [row for row in rows if row.announced == 0 and row.is_idle(statuses, before)]
    return _announced(transaction, found, now, until)


def _announced(transaction: Transaction, found: list[TableRow], announced: int, archives: int) -> Answer:
    transaction.lock(*(("table", row.number) for row in found))

    def put() -> None:
        for row in found:
            row.announced, row.archives = announced, archives

    transaction.change(put)
    return [Record(id=row.id) for row in found]


@_does(f"SELECT id FROM tables WHERE archives <= $1 AND {IS_ANNOUNCED} ORDER BY archives LIMIT $2")
def _due(transaction: Transaction, now: int, limit: int) -> Answer:
    due = [row for row in transaction.rows.tables.values() if row.archives <= now and row.is_announced]
    return [Record(id=row.id) for row in sorted(due, key=lambda row: row.archives)[:limit]]


# Nodes and leases


@_does("SELECT count(*) FROM nodes WHERE until > now() AND version < $1")
def _older_nodes(transaction: Transaction, version: int) -> Answer:
    rows = transaction.rows
    return [Record(count=sum(until > rows.clock() and one < version for until, one in rows.nodes.values()))]


@_does(BEAT)
def _beat(transaction: Transaction, node: str, version: int, lasts_s: float) -> Answer:
    rows = transaction.rows
    now = rows.clock()
    transaction.change(lambda: rows.nodes.__setitem__(node, (now + lasts_s, version)))
    return [Record(id=other) for other, (until, _) in rows.nodes.items() if until > now and other != node]


@_does(TAKE)
def _take(transaction: Transaction, numbers: list[int], node: str) -> Answer:
    rows = transaction.rows
    known = [number for number in numbers if number in rows.tables]
    free = [one for one in known if rows.leases.get(one, node) == node or not rows.is_alive(rows.leases[one])]
    return _leased(transaction, free, node)


@_does(TAKE_OVER)
def _take_over(transaction: Transaction, node: str, most: int, first_s: float) -> Answer:
    rows = transaction.rows
    since = rows.clock() - first_s
    lately = {node for node, (until, _) in rows.nodes.items() if until > since}
    left = sorted(number for number, holder in rows.leases.items() if holder not in lately)
    return _leased(transaction, left[:most], node)


def _leased(transaction: Transaction, numbers: list[int], node: str) -> Answer:
    rows = transaction.rows
    if numbers:
        transaction.change(lambda: rows.leases.update(dict.fromkeys(numbers, node)))
    return [Record(table_no=number) for number in numbers]


@_does(OWN)
def _own(transaction: Transaction, node: str) -> Answer:
    return [Record(table_no=number) for number, holder in transaction.rows.leases.items() if holder == node]


@_does(RELEASE)
def _release(transaction: Transaction, numbers: list[int], node: str) -> Answer:
    rows = transaction.rows
    own = [number for number in numbers if rows.leases.get(number) == node]

    def let_go() -> None:
        for number in own:
            rows.leases.pop(number, None)

    transaction.change(let_go)
    return [Record() for _ in own]


@_does(BURY)
def _bury(transaction: Transaction) -> Answer:
    rows = transaction.rows
    dead = [node for node, (until, _) in rows.nodes.items() if until < rows.clock() - HOUR_S]

    def bury() -> None:
        for node in dead:
            rows.nodes.pop(node, None)

    transaction.change(bury)
    return [Record() for _ in dead]


@_does(LEAVE)
def _leave(transaction: Transaction, node: str) -> Answer:
    rows = transaction.rows
    if node not in rows.nodes:
        return []
    left = (rows.clock(), rows.nodes[node][1])
    transaction.change(lambda: rows.nodes.__setitem__(node, left))
    return DONE


# Races


@_does(PUT)
def _put_answer(transaction: Transaction, number: int, at: int, seat: int, text: str) -> Answer:
    rows = transaction.rows
    key = (number, at, seat)
    if number not in rows.tables or key in rows.answers:
        return []
    transaction.change(lambda: rows.answers.setdefault(key, text))
    return DONE


@_does(OF)
def _answers(transaction: Transaction, number: int, at: int) -> Answer:
    answers = transaction.rows.answers
    return [Record(answer=text) for key, text in answers.items() if key[:2] == (number, at)]


@_does(FORGET)
def _forget_answers(transaction: Transaction, number: int, length: int) -> Answer:
    rows = transaction.rows
    old = [key for key in rows.answers if key[0] == number and key[1] < length]

    def forget() -> None:
        for key in old:
            rows.answers.pop(key, None)

    transaction.change(forget)
    return [Record() for _ in old]


# Evenings of several tables: nobody gathers for one in this weather.


@_does("SELECT id FROM evenings WHERE updated < $1")
def _old_evenings(transaction: Transaction, when: int) -> Answer:
    return []
