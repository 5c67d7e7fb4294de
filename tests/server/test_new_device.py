"""A device is known before a seat becomes its own: an answer that is lost leaves nothing behind that nobody can use."""

from tests.server.running import Guest, Running, at_table

SEED_HASH = "ab" * 32


def lost_answer(server: Running, path: str, body: dict[str, str]) -> None:
    """Somebody asks for the first time, and hears nothing: not even their cookie."""
    Guest(server.url).ask("POST", path, body)


def test_a_first_sit_whose_answer_is_lost_leaves_no_ghost(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    sit = f"/api/tables/{table}/seats/1/sit"
    lost_answer(server, sit, {"name": "Bea", "seed_hash": SEED_HASH})
    assert guest.get(f"/api/tables/{table}")["chairs"][1]["kind"] == "empty"
    again = Guest(server.url)
    assert again.post(sit, name="Bea", seed_hash=SEED_HASH)["chairs"][1]["you"]


def test_a_first_claim_whose_answer_is_lost_does_not_use_the_link_up(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    guest.sit(table, 0)
    token = guest.post(f"/api/tables/{table}/seats/0/offer")["token"]
    lost_answer(server, "/api/claims", {"token": token})
    assert guest.get(f"/api/tables/{table}")["chairs"][0]["you"]
    assert Guest(server.url).post("/api/claims", token=token)["chairs"][0]["you"]


def test_a_new_device_is_told_so_and_given_its_cookie(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    stranger = Guest(server.url)
    sit, body = f"/api/tables/{table}/seats/1/sit", {"name": "Bea", "seed_hash": SEED_HASH}
    answer = stranger.ask("POST", sit, body)
    assert (answer.status, answer.data["error"]) == (409, "new-device")
    assert "device" in stranger.cookies
    assert stranger.ask("POST", sit, body).status == 200


def test_whoever_looks_at_a_table_is_known_before_they_sit_down(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    visitor = Guest(server.url)
    visitor.get(f"/api/tables/{table}")
    assert (
        visitor.ask("POST", f"/api/tables/{table}/seats/1/sit", {"name": "Bea", "seed_hash": SEED_HASH}).status == 200
    )


def test_whoever_only_looks_at_a_game_under_way_gets_no_cookie(server: Running) -> None:
    guests, table = at_table(server.url, "hyene", 2)
    passer_by = Guest(server.url)
    passer_by.get(f"/api/tables/{table}")
    assert passer_by.cookies == {}
    secret = guests[0].cookies.pop("device")
    answer = guests[0].ask("GET", f"/api/tables/{table}", headers={"Cookie": f"device={secret}"})
    assert guests[0].cookies["device"] == secret  # whoever is known stays so for another year
    assert "HttpOnly" in answer.headers["set-cookie"]


def test_a_retry_of_the_same_person_is_the_same_chair(server: Running, guest: Guest) -> None:
    """The answer is lost, not the cookie: the device asks once more, word for word."""
    table = guest.set_up("hyene", 2)
    bea = Guest(server.url)
    for _ in range(3):
        chairs = bea.post(f"/api/tables/{table}/seats/1/sit", name="Bea", seed_hash=SEED_HASH)["chairs"]
        assert [(chair["kind"], chair["you"], chair["name"]) for chair in chairs][1] == ("person", True, "Bea")
    assert chairs[0]["kind"] == "empty"


def test_the_host_frees_a_chair_that_nobody_can_use(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    guest.sit(table, 0)
    Guest(server.url).sit(table, 1)  # and never comes again
    assert guest.post(f"/api/tables/{table}/seats/1/leave")["chairs"][1]["kind"] == "empty"
    assert guest.post(f"/api/tables/{table}/seats/1/bot", level=1)["chairs"][1]["kind"] == "bot"


def test_the_host_closes_the_door_and_changes_the_code(server: Running, guest: Guest) -> None:
    table = guest.set_up("hyene", 2)
    code = guest.get(f"/api/tables/{table}")["code"]
    assert guest.ask("PATCH", f"/api/tables/{table}", {"closed": True}).data["closed"]
    stranger = Guest(server.url)
    stranger.get(f"/api/tables/{table}")
    refused = stranger.ask("POST", f"/api/tables/{table}/seats/1/sit", {"name": "Bea", "seed_hash": SEED_HASH})
    assert (refused.status, refused.data["error"]) == (403, "closed")
    assert guest.post(f"/api/tables/{table}/code")["code"] != code
    assert stranger.ask("GET", f"/api/codes/{code}").status == 404
    assert stranger.ask("POST", f"/api/tables/{table}/code").data["error"] == "not-host"
    assert stranger.ask("POST", f"/api/tables/{table}/let-back").data["error"] == "not-host"
    assert guest.post(f"/api/tables/{table}/let-back")["sent_away"] == 0
