"""The rules pages of the games."""

from importlib.resources import files

from walpurgis.kernel.game import Game


def rules_page(game: Game, language: str) -> str:
    """Markdown; every clause has an anchor of its own identifier."""
    return files(game.package).joinpath(f"rules.{language}.md").read_text("utf-8")
