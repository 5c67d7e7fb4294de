"""Puzzles over HTTP: that of the day, the shelves, and whether an answer is the best one."""

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, cast

import litestar
from litestar import Controller, Response
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Raw

from walpurgis import games
from walpurgis.kernel.puzzle import Puzzle
from walpurgis.kernel.steps import Seat
from walpurgis.lab import puzzles
from walpurgis.server.bodies import ClueData, PuzzleAnswer, PuzzleCard, PuzzleGuess, PuzzleInfo, Puzzles, PuzzleShelf
from walpurgis.server.errors import ServerError
from walpurgis.server.guards import comes_from_our_page
from walpurgis.server.params import Asker, Name, get, post
from walpurgis.server.render import HTML, render
from walpurgis.tables.exercise import Exercise
from walpurgis.tables.messages import Failed, Update
from walpurgis.tables.presenter import encode
from walpurgis.tables.shapes import PieceData, QuestionData
from walpurgis.words import Words

DAYS: Final = 7  # that are shown, today the last
Today = Callable[[], date]


def today() -> date:
    return datetime.now(UTC).date()


class PuzzleRoutes(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/")
    async def all_puzzles(self, state: State) -> Puzzles:
        """What there is to solve: the puzzles of the last days, the latest last, and a shelf of each game."""
        days = [_card(puzzles.name_of_day(day), day.isoformat()) for day in _days(state.today())]
        return Puzzles(
            days, [PuzzleShelf(game, [_card(name) for name in puzzles.shelf(game)]) for game in puzzles.names()]
        )

    @get("/{name:str}")
    async def puzzle(self, state: State, visitor: Asker, name: Name) -> PuzzleInfo:
        """All that one may know before one has answered."""
        found = await _find(name, state.today())
        staged = _staged(name, found, visitor.language)
        return PuzzleInfo(
            name=name,
            hats=found.hats,
            seat=found.seat,
            asks=found.asks,
            args=found.args,
            spot=found.spot,
            clues=[ClueData(clue.name, clue.args, list(clue.spots)) for clue in found.clues],
            answers=list(found.answers) if found.pieces else [],
            pieces=[cast(PieceData, piece.data()) for piece in found.pieces],
            table=staged.table(),
            update=Raw(encode(_asked(staged.update(), found))),
        )

    @post("/{name:str}", status_code=200, guards=[comes_from_our_page])
    async def answer(self, state: State, visitor: Asker, name: Name, data: JSONBody[PuzzleGuess]) -> PuzzleAnswer:
        """Whether this is the best answer. Where it is a step, it is shown what comes of it."""
        found = await _find(name, state.today())
        if data.answer != found.best:
            return PuzzleAnswer(False)
        staged = _staged(name, found, visitor.language)
        if found.pieces:
            return PuzzleAnswer(True)
        step = staged.read(data.answer, "")
        assert not isinstance(step, Failed), name
        return PuzzleAnswer(True, Raw(encode(staged.played(step, [], ""))))


@litestar.get("/puzzles", media_type=HTML, include_in_schema=False)
async def puzzles_page(state: State, visitor: Asker) -> Response[str]:
    """For those without scripts: what there is."""
    words = Words(visitor.language)
    names = [puzzles.name_of_day(state.today()), *(one for game in puzzles.names() for one in puzzles.shelf(game))]
    cards = [
        {"name": card.name, "hats": card.hats, "title": Words(visitor.language, games.find(card.game)).say("name")}
        for card in map(_card, names)
    ]
    title = words.say("page-puzzles")
    shown = render("puzzles.html", visitor.language, "/puzzles", ["/api/puzzles"], title=title, cards=cards)
    return Response(shown, media_type=HTML)


@litestar.get("/puzzles/{name:str}", media_type=HTML, include_in_schema=False)
async def puzzle_page(state: State, visitor: Asker, name: Name) -> Response[str]:
    """For those without scripts: the question, what there is to go by, and the answer behind a fold."""
    found = await _find(name, state.today())
    words = Words(visitor.language, games.find(found.record.game))
    shown = render(
        "puzzle.html",
        visitor.language,
        f"/puzzles/{name}",
        [f"/api/puzzles/{name}"],
        title=words.puzzle(found),
        more=words.puzzle(found, "more"),
        clues=[words.clue(clue) for clue in found.clues],
        best=_best(words, found),
    )
    return Response(shown, media_type=HTML)


def _best(words: Words, puzzle: Puzzle) -> str:
    if puzzle.pieces:
        return words.piece(puzzle.pieces[puzzle.answers.index(puzzle.best)])
    game = games.find(puzzle.record.game)
    return words.step(game, game.position.NOTATION.parse(puzzle.best))


def _days(last: date) -> list[date]:
    return [last - timedelta(back) for back in reversed(range(DAYS))]


def _card(name: str, day: str = "") -> PuzzleCard:
    game, hats, _ = name.split("-", 2)
    return PuzzleCard(name, game, int(hats), day)


async def _find(name: str, last: date) -> Puzzle:
    """Only those that are shown: to make one is work, which nobody can ask for without end."""
    known = {puzzles.name_of_day(day) for day in _days(last + timedelta(1))}  # it is tomorrow somewhere
    known |= {one for game in puzzles.names() for one in puzzles.shelf(game)}
    found = await asyncio.to_thread(puzzles.find, name) if name in known else None
    if found is None:
        raise ServerError("not-found")
    return found


def _staged(name: str, puzzle: Puzzle, language: str) -> Exercise:
    seat: Seat = puzzle.seat if puzzle.seat is not None else 0
    return Exercise(f"puzzle-{name}", puzzle.record, len(puzzle.record.lines), seat, language)


def _asked(update: Update, puzzle: Puzzle) -> Update:
    """Only what can be answered is asked, and nothing that the house would work out is told."""
    update.view.pop("deduced", None)
    update.situation = None
    update.forecast = None
    update.ask = [] if puzzle.pieces else [one for one in map(_answers(puzzle), update.ask) if one is not None]
    return update


def _answers(puzzle: Puzzle) -> Callable[[QuestionData], QuestionData | None]:
    verbs = {answer.partition(" ")[0] for answer in puzzle.answers}

    def kept(question: Any) -> QuestionData | None:
        if question["kind"] != "choice":
            return cast(QuestionData, question) if question["verb"] in verbs else None
        steps = [step for step in question["steps"] if step["do"] in puzzle.answers]
        return {"kind": "choice", "steps": steps} if steps else None

    return kept
