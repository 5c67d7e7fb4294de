"""Lessons over HTTP: every scene can be opened, tried and done, and nothing of it is kept."""

import pytest

from tests.games.setups import GAMES
from tests.server.running import Guest, Running
from walpurgis.kernel.game import Game
from walpurgis.words.lessons import lesson_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_every_scene_asks_and_answers(server: Running, game: Game) -> None:
    guest = Guest(server.url)
    path = f"/api/games/{game.name}/lesson"
    listed = guest.ask("GET", path).data["scenes"]
    assert [scene["name"] for scene in listed] == [scene.name for scene in lesson_of(game)]
    for scene in lesson_of(game):
        opened = guest.ask("GET", f"{path}/{scene.name}").data
        assert opened["table"]["chairs"][scene.seat]["you"]
        assert opened["update"]["ask"]
        done = guest.ask("POST", f"{path}/{scene.name}", {"kind": "do", "step": scene.step, "id": "x"}).data
        assert done["kind"] == "update"
        assert done["ok"] == "x"
        assert done["events"]
        rest = guest.ask("POST", f"{path}/{scene.name}/rest", {"kind": "do", "step": scene.step, "id": "x"}).data
        assert rest["kind"] == "update"
        assert rest["at"] == scene.until
        assert bool(rest["events"]) == (done["at"] < scene.until)


def test_the_others_wait_until_the_learner_has_seen_what_came_of_it(server: Running) -> None:
    guest = Guest(server.url)
    path = "/api/games/wazbaraz/lesson/card"
    done = guest.ask("POST", path, {"kind": "do", "step": "play 6", "id": "x"}).data
    assert [event["name"] for event in done["events"]] == ["laid", "waz", "took"]
    rest = guest.ask("POST", f"{path}/rest", {"kind": "do", "step": "play 6"}).data
    assert [event["name"] for event in rest["events"]] == ["laid", "silence", "took"]
    assert guest.ask("POST", f"{path}/rest", {"kind": "do", "step": "play 5"}).data["error"] == "lesson-other"
    assert guest.ask("POST", f"{path}/rest", {"kind": "do", "step": "ask 3"}).data["kind"] == "refused"
    assert guest.ask("POST", f"{path}/rest", {"kind": "do", "step": "dance"}).data["error"] == "notation"


def test_who_answers_at_the_same_time_is_heard(server: Running) -> None:
    path = "/api/games/sorcellerie/lesson/most"
    done = Guest(server.url).ask("POST", path, {"kind": "do", "step": "say c @77", "id": "x"}).data
    assert "first" in [event["name"] for event in done["events"]]


def test_a_wrong_try_is_answered_by_the_clause_and_changes_nothing(server: Running) -> None:
    guest = Guest(server.url)
    path = "/api/games/hexentanz/lesson/out"
    refused = guest.ask("POST", path, {"kind": "do", "step": "move 3", "id": "x"}).data
    assert (refused["kind"], refused["clause"]) == ("refused", "HT-08")
    why = guest.ask("POST", path, {"kind": "why", "step": "look 3"}).data
    assert (why["kind"], why["clause"]) == ("why", "HT-R3")
    assert guest.ask("POST", path, {"kind": "preview", "step": "out"}).data["preview"]["name"]
    assert guest.ask("POST", path, {"kind": "do", "step": "dance"}).data["error"] == "notation"
    assert guest.ask("GET", path).data["update"]["at"] == 1


def test_what_is_allowed_but_not_asked_for_is_said_so(server: Running) -> None:
    guest = Guest(server.url)
    said = guest.ask("POST", "/api/games/hexentanz/lesson/look", {"kind": "do", "step": "move 0", "id": "y"}).data
    assert (said["kind"], said["error"], said["id"]) == ("error", "lesson-other", "y")


def test_there_are_no_other_scenes(server: Running) -> None:
    guest = Guest(server.url)
    for path in ("/api/games/chess/lesson", "/api/games/hexentanz/lesson/waltz"):
        assert guest.ask("GET", path).status == 404
