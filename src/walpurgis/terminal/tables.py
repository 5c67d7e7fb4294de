"""`walpurgis tables` and `walpurgis backup`: caring for what is kept."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.tables import admin, store_transfer
from walpurgis.tables.database import is_address
from walpurgis.tables.store_choice import AnyStore, Place, opened
from walpurgis.terminal import language
from walpurgis.terminal.arguments import whole
from walpurgis.terminal.command_group import WRONG, Command, CommandGroup, complain
from walpurgis.terminal.data_place import shown, tables_file, tables_place
from walpurgis.terminal.reading import read_record, unusable
from walpurgis.words import Words

EXPORTED = ("over", "archived", "damaged")

tables_app = typer.Typer(cls=CommandGroup, no_args_is_help=True)

Data = Annotated[str, typer.Option("--data", metavar="FILE|ADDRESS")]
Lang = Annotated[str, typer.Option("--lang", metavar="fr|en")]
Ids = Annotated[list[str], typer.Argument(metavar="TABLE")]


@tables_app.command("list", cls=Command)
def list_tables(data: Data = "", json: Annotated[bool, typer.Option("--json")] = False, lang: Lang = "") -> None:
    words = _words(lang)
    found = asyncio.run(admin.listing(tables_place(data)))
    if json:
        for one in found:
            typer.echo(msgspec.json.encode(one))
        return
    shown = Table(box=None, pad_edge=False)
    for column in ("id", "code", "game", "status", "steps", "last"):
        shown.add_column(words.say(f"tables-{column}"), no_wrap=column == "id", justify="left")
    for one in found:
        status = words.say(f"tables-status-{one.status}")
        if one.archived_at:
            status = words.say("tables-archived-at", status=status, when=_minute(one.archived_at))
        game = f"{one.game} {one.seats}" if one.game else ""
        shown.add_row(one.id, one.code, game, status, str(one.steps), _minute(one.last))
    console = Console(highlight=False)
    console.print(shown)
    console.print(words.say("tables-count", tables=len(found)))
    if damaged := sum(one.status == "damaged" for one in found):
        console.print(words.say("tables-damaged", tables=damaged), soft_wrap=True)


def _minute(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@tables_app.command("export", cls=Command)
def export_tables(
    table: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]")] = None,
    data: Data = "",
    to: Annotated[str, typer.Option("--to", metavar="DIR")] = "",
    lang: Lang = "",
) -> None:
    """Named ones to standard output or a folder; without a name all that are over, to a folder."""
    words, place = _words(lang), tables_place(data)
    ids = table or [one.id for one in asyncio.run(admin.listing(place)) if one.status in EXPORTED]
    if not to and not table:
        raise WalpurgisError("missing", name="--to DIR", command="walpurgis tables export --help")

    left_out: list[WalpurgisError] = []

    async def export(store: AnyStore) -> None:
        for ident in ids:
            try:
                record = await admin.export(store, ident)
            except WalpurgisError as error:
                left_out.append(error)
            else:
                _put(str(record), to, ident)

    _with_store(place, export)
    if to:
        typer.echo(words.say("tables-exported", tables=len(ids) - len(left_out), folder=to))
    for error in left_out:
        complain(words, error)
    if left_out:
        raise typer.Exit(WRONG)


def _put(record: str, folder: str, ident: str) -> None:
    if not folder:
        typer.echo(record.encode(), nl=False)  # a record is UTF-8, whatever the terminal is
        return
    path = Path(folder) / f"{ident}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record, "utf-8")
    except OSError as error:
        raise unusable(str(path), error) from error


@tables_app.command("import", cls=Command)
def import_tables(file: Annotated[list[str], typer.Argument(metavar="FILE")], data: Data = "", lang: Lang = "") -> None:
    words = _words(lang)
    records = [(name, read_record(name)) for name in file]

    async def take_in(store: AnyStore) -> None:
        for name, record in records:
            typer.echo(words.say("tables-imported", source=name, table=await admin.take_in(store, record, name)))

    _with_store(tables_place(data), take_in)


@tables_app.command("archive", cls=Command)
def archive_tables(table: Ids, data: Data = "", lang: Lang = "") -> None:
    _do_to_each(table, data, lang, admin.archive, "tables-archived")


@tables_app.command("delete", cls=Command)
def delete_tables(table: Ids, data: Data = "", lang: Lang = "") -> None:
    _do_to_each(table, data, lang, admin.delete, "tables-deleted")


def _do_to_each(
    tables: list[str], data: str, lang: str, work: Callable[[AnyStore, str], Awaitable[None]], said: str
) -> None:
    """One after the other, with a line `said` about each."""
    words = _words(lang)

    async def do(store: AnyStore) -> None:
        for ident in tables:
            await work(store, ident)
            typer.echo(words.say(said, table=ident))

    _with_store(tables_place(data), do)


@tables_app.command("old", cls=Command)
def clear_old(
    archive: Annotated[str, typer.Option("--archive", metavar="DAYS")] = "",
    delete: Annotated[str, typer.Option("--delete", metavar="DAYS")] = "",
    data: Data = "",
    lang: Lang = "",
) -> None:
    words = _words(lang)
    archive_days, delete_days = whole("--archive", archive, 1) or 0, whole("--delete", delete, 1) or 0

    async def clear(store: AnyStore) -> None:
        archived, deleted = await admin.clear_old(store, archive_days, delete_days)
        typer.echo(words.say("tables-cleared", archived=archived, deleted=deleted))

    _with_store(tables_place(data), clear)


@tables_app.command("copy", cls=Command)
def copy_tables(
    source: Annotated[str, typer.Argument(metavar="FROM")],
    target: Annotated[str, typer.Argument(metavar="TO")],
    lang: Lang = "",
) -> None:
    words = _words(lang)
    old, new = tables_place(source), tables_place(target)
    copied = asyncio.run(store_transfer.copy(old, new))
    typer.echo(
        words.say(
            "tables-copied",
            tables=copied.tables,
            moves=copied.moves,
            source=shown(old),
            target=shown(new),
            digest=copied.digest[:16],
        )
    )


def backup(file: Annotated[str, typer.Argument(metavar="FILE")], data: Data = "", lang: Lang = "") -> None:
    """Hooked into the command as `walpurgis backup FILE`."""
    if is_address(data):
        raise WalpurgisError("backup-database", command=f"pg_dump --format=custom --file={file} {shown(data)}")
    source = tables_file(data)
    admin.backup(source, Path(file))
    typer.echo(_words(lang).say("backup-done", source=str(source), file=file))


def _with_store(place: Place, work: Callable[[AnyStore], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await work(store)

    asyncio.run(run())


def _words(lang: str) -> Words:
    return Words(language.asked(lang, os.environ))
