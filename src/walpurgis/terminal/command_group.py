"""How the command speaks: help and errors in the user's language, never a traceback for what a user got wrong."""

import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command, get_group

from walpurgis.kernel.refusal import Args, WalpurgisError
from walpurgis.terminal import language, output
from walpurgis.terminal.sanitize import sanitized
from walpurgis.words import Words

# Typer carries its own copy of click, or leans on click itself, depending on its version: this is either's.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]
CLICK = UsageError.__module__.rpartition(".")[0]
WORD = re.compile(r"[A-Z]{2,}")
WRONG = 2  # the exit status for a broken record and for a command that cannot be understood


class Command(TyperCommand):
    """A command whose help comes from the messages `help-NAME` and `help-NAME-OPTION` or `help-OPTION`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        words: Words = ctx.obj
        arguments = [param for param in self.params if param.param_type_name == "argument"]
        options = [param for param in self.get_params(ctx) if param.param_type_name == "option"]
        shown = [_metavar(words, param) for param in arguments]
        names = _names(ctx)
        key = "-".join(names)
        usage = ["walpurgis", *names, *shown, f"[{words.say('help-options')}]"]
        rows = [(_metavar(words, param), _help(words, key, str(param.name))) for param in arguments]
        rows += [(_spelled(words, param), _help(words, key, str(param.name))) for param in options]
        _page(words, " ".join(usage), words.say(f"help-{key}"), rows)


class CommandGroup(TyperGroup):
    """All commands, and what is said when one cannot be carried out.

    later: where commands are defined, as “module:name”, that are imported only when they are asked for. Together they
    take longer to load than most of them have to do.
    """

    later: ClassVar[Mapping[str, str]] = {}

    def list_commands(self, ctx: Any) -> list[str]:
        return list(dict.fromkeys([*super().list_commands(ctx), *self.later]))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in self.later and cmd_name not in self.commands:
            self.commands[cmd_name] = _loaded(cmd_name, self.later[cmd_name])
        return super().get_command(ctx, cmd_name)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Commands with what our help says of them; none has to be imported for that."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        words = Words(language.of_surroundings(os.environ))
        item = import_module(f"{CLICK}.shell_completion").CompletionItem
        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        return [item(name, help=words.say(f"help-{'-'.join([*_names(ctx), name])}")) for name in names]

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        words = Words(language.of_arguments(arguments, os.environ))
        output.prepare()
        try:
            code = super().main(arguments, prog_name, complete_var, False, windows_expand_args, obj=words, **extra)
            output.finish()
        except WalpurgisError as error:
            code = complain(words, error)
        except UsageError as error:
            code = complain(words, _misuse(words, error))
        except typer.Abort:
            code = 1
        except OSError as error:
            said = output.trouble(error)
            if said is None:
                raise
            output.silence()
            code = complain(words, said)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            raise WalpurgisError("command", found=args[0], possible=" · ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        words: Words = ctx.obj
        names = _names(ctx)
        commands = self.list_commands(ctx)
        rows = [(name, words.say(f"help-{'-'.join([*names, name])}")) for name in commands]
        key = "-".join(names) or "walpurgis"
        rows += [(_spelled(words, param), _help(words, key, str(param.name))) for param in self.get_params(ctx)]
        usage = ["walpurgis", *names, words.say("help-command"), f"[{words.say('help-options')}]"]
        _page(words, " ".join(usage), words.say(f"help-{key}"), rows)


def _loaded(name: str, place: str) -> Any:
    module, _, attribute = place.partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        group = get_group(found)
        group.name = name
        return group
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name, cls=Command)(found)
    return get_command(alone)


def complain(words: Words, error: WalpurgisError) -> int:
    """Say on stderr what was wrong; the exit status to leave with."""
    nothing = words.say("error-nothing")
    args: Args = {}
    for name, value in error.args_for_words.items():
        args[name] = sanitized(value) or nothing if isinstance(value, str) else value
    said = words.say(f"error-{error.key}", **args)
    # Soft wrapping: whoever reads it from a pipe gets one line.
    Console(stderr=True, highlight=False).print(f"walpurgis: {said}", style="red", markup=False, soft_wrap=True)
    return WRONG


def _misuse(words: Words, error: Exception) -> WalpurgisError:
    """What click says in English, as an error of ours."""
    context = getattr(error, "ctx", None)
    command = " ".join(["walpurgis", *(_names(context) if context else []), "--help"])
    option = getattr(error, "option_name", "")
    parameter = getattr(error, "param", None)
    if parameter is not None:
        return WalpurgisError("missing", name=_metavar(words, parameter), command=command)
    if option:
        known = any(option in param.opts for param in context.command.get_params(context)) if context else True
        return WalpurgisError("option-use" if known else "option-unknown", name=option, command=command)
    return WalpurgisError("usage", command=command)


def _names(ctx: Any) -> list[str]:
    """The names that lead to a command, such as tables, list."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return names


def _metavar(words: Words, param: Any) -> str:
    return _spoken(words, str(param.metavar or param.name).upper())


def _spelled(words: Words, param: Any) -> str:
    return f"{param.opts[0]} {_spoken(words, param.metavar)}" if param.metavar else str(param.opts[0])


def _spoken(words: Words, metavar: str) -> str:
    """What stands for a value, such as GAME or NAME=VALUE, in the user's language."""
    return WORD.sub(
        lambda word: words.say(key) if words.has(key := f"help-word-{word[0].lower()}") else word[0], metavar
    )


def _help(words: Words, command: str, name: str) -> str:
    own = f"help-{command}-{name}"
    return words.say(own if words.has(own) else f"help-{name}")


def _page(words: Words, usage: str, about: str, rows: Iterable[tuple[str, str]]) -> None:
    console = Console(highlight=False)
    table = Table.grid(padding=(0, 2))
    for name, text in rows:
        table.add_row(f"  [bold]{name.replace('[', chr(92) + '[')}[/bold]", text)
    console.print(f"{words.say('help-usage')} {usage}\n\n{about}\n", markup=False)
    console.print(table)
