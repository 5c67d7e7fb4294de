"""Lessons over HTTP: the scenes of a game, and what comes of what a learner does in one."""

from typing import Final

import litestar
from litestar import Controller, Response
from litestar.params import JSONBody
from msgspec import Raw

from walpurgis.kernel.lesson import LessonScene
from walpurgis.kernel.steps import Step
from walpurgis.server.bodies import LessonInfo, SceneInfo, StagedScene
from walpurgis.server.client_message import AskPreview, AskWhy, Do
from walpurgis.server.errors import ServerError
from walpurgis.server.games import find
from walpurgis.server.guards import comes_from_our_page
from walpurgis.server.params import Asker, Name, get, post
from walpurgis.server.render import HTML, render
from walpurgis.tables.exercise import Exercise
from walpurgis.tables.messages import Answer, Failed, Update
from walpurgis.tables.presenter import encode
from walpurgis.words import Words
from walpurgis.words.lessons import lesson_of

AIM: Final = "lesson-aim"  # what the game is about, before its first scene
NOT_THIS: Final = "lesson-other"  # what can be done, but is not what the scene is about


class Lessons(Controller):
    path = "/api/games/{game:str}/lesson"
    tags = ("games",)

    @get("/")
    async def lesson(self, game: Name) -> LessonInfo:
        """The scenes of a game's lesson, in their order; none where it brings no lesson."""
        scenes = lesson_of(find(game))
        return LessonInfo(
            [SceneInfo(one.name, list(one.accepted), list(one.points), list(one.clauses)) for one in scenes]
        )

    @get("/{scene:str}")
    async def scene(self, visitor: Asker, game: Name, scene: Name) -> StagedScene:
        """The table of a scene as its learner sees it."""
        staged = _staged(_find(game, scene), visitor.language)
        return StagedScene(staged.table(), Raw(encode(staged.update())))

    @post("/{scene:str}", status_code=200, guards=[comes_from_our_page])
    async def act(
        self, visitor: Asker, game: Name, scene: Name, data: JSONBody[Do | AskPreview | AskWhy]
    ) -> Response[bytes]:
        """What a table would answer over its socket: `update`, `refused`, `error`, `why` or `preview`. Nothing is kept:
        the same may be tried again.
        """
        return Response(encode(_answer(_find(game, scene), visitor.language, data)), media_type="application/json")

    @post("/{scene:str}/rest", status_code=200, guards=[comes_from_our_page])
    async def rest(self, visitor: Asker, game: Name, scene: Name, data: JSONBody[Do]) -> Response[bytes]:
        """What the others do once that step is made and seen, up to the next scene: an `update`, without events where
        they do nothing.
        """
        return Response(encode(_rest(_find(game, scene), visitor.language, data)), media_type="application/json")


@litestar.get("/learn/{game:str}", media_type=HTML, include_in_schema=False)
async def lesson_page(visitor: Asker, game: Name) -> Response[str]:
    """What a lesson says, for those without scripts."""
    found = find(game)
    words = Words(visitor.language, found)
    scenes = [
        {"title": words.lesson(one), "say": words.lesson(one, "say"), "why": words.lesson(one, "why")}
        for one in lesson_of(found)
    ]
    if not scenes:
        raise ServerError("not-found")
    shown = render(
        "lesson.html",
        visitor.language,
        f"/learn/{game}",
        [f"/api/games/{game}/lesson"],
        title=words.say("page-lesson", game=words.say("name")),
        name=words.say("name"),
        game=game,
        aim=words.say(AIM),
        scenes=scenes,
    )
    return Response(shown, media_type=HTML)


def _answer(scene: LessonScene, language: str, data: Do | AskPreview | AskWhy) -> Update | Answer:
    staged = _staged(scene, language)
    step = staged.read(data.step, data.id)
    if isinstance(step, Failed):
        return step
    if isinstance(data, AskWhy):
        return staged.why(step, data.id)
    if isinstance(data, AskPreview):
        return staged.preview(step, data.id)
    wrong = _wrong(scene, staged, step, data.id)
    if wrong is not None:
        return wrong
    text = staged.position.text(step)
    settled = scene.settles(staged.position, text)
    return staged.played(step, scene.following(text)[:settled], data.id)


def _rest(scene: LessonScene, language: str, data: Do) -> Update | Answer:
    staged = _staged(scene, language)
    step = staged.read(data.step, data.id)
    if isinstance(step, Failed):
        return step
    wrong = _wrong(scene, staged, step, data.id)
    if wrong is not None:
        return wrong
    text = staged.position.text(step)
    lines, settled = scene.following(text), scene.settles(staged.position, text)
    staged.played(step, lines[:settled], data.id)
    return staged.follow(lines[settled:])


def _wrong(scene: LessonScene, staged: Exercise, step: Step, ident: str) -> Answer | None:
    """Why the step is not what is to be done here: against the rules, or about something else."""
    refused = staged.refused(step, ident)
    if refused is not None or scene.accepts(staged.position.text(step)):
        return refused
    return Failed(NOT_THIS, staged.words.say(NOT_THIS), ident)


def _find(game: str, name: str) -> LessonScene:
    for scene in lesson_of(find(game)):
        if scene.name == name:
            return scene
    raise ServerError("not-found")


def _staged(scene: LessonScene, language: str) -> Exercise:
    ident = f"lesson-{scene.record.game}-{scene.name}"
    return Exercise(ident, scene.record, scene.shown, scene.seat, language)
