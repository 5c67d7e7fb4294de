"""Who is asking: by cookie, address and language; behind a proxy only what a trusted one says."""

import pytest

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.server.settings import ServerSettings, from_environment
from walpurgis.server.visitor import Visitor

PROXY = "10.0.0.1"


def visitor(peer: str = "192.0.2.7", scheme: str = "http", address: str = "", **headers: str) -> Visitor:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Visitor(named, {}, peer, scheme, ServerSettings(proxies=[PROXY], address=address))


def test_only_a_trusted_proxy_is_believed() -> None:
    forwarded = {"x_forwarded_for": "203.0.113.5, 198.51.100.2", "x_forwarded_proto": "https"}
    believed, liar = visitor(PROXY, **forwarded), visitor(**forwarded)
    assert (believed.address, believed.is_secure) == ("198.51.100.2", True)
    assert (liar.address, liar.is_secure) == ("192.0.2.7", False)


def test_a_proxy_stands_between_if_it_is_trusted_or_on_this_machine_and_says_so() -> None:
    passed_on = {"x_forwarded_for": "203.0.113.5"}
    assert visitor().is_direct
    assert visitor("127.0.0.1").is_direct
    assert not visitor(PROXY).is_direct
    assert not visitor("127.0.0.1", **passed_on).is_direct
    assert not visitor("::1", via="1.1 tunnel").is_direct
    assert visitor(**passed_on).is_direct  # anybody could say that, and have their pongs believed for it


def test_over_https_the_cookie_stays_there() -> None:
    for scheme, secure in (("http", False), ("https", True)):
        asking = visitor(scheme=scheme)
        asking.remember()
        assert ("; Secure" in asking.to_set[0]) == secure


def test_the_language_is_the_one_cookie_that_the_page_writes_itself() -> None:
    asking = visitor(cookie="lang=fr", accept_language="en")
    assert asking.language == "fr"
    for cookie in ("device", "name", "lang"):
        asking.keep(cookie, "x")
    assert ["HttpOnly" in cookie for cookie in asking.to_set] == [True, True, False]


def test_a_whole_ipv6_network_is_one_address() -> None:
    assert visitor("2001:db8:1:2:aaaa::1").address == visitor("2001:db8:1:2:bbbb::9").address
    assert visitor("2001:db8:1:2::1").address != visitor("2001:db8:1:3::1").address


@pytest.mark.parametrize(
    ("host", "origin", "is_ours"),
    [
        ("games.example", "https://games.example", True),
        ("games.example:8000", "http://games.example:8000", True),
        ("games.example", "https://games.example.evil.example", False),
        ("games.example", "https://evil.example/games.example", False),
        ("inside:8000", "https://games.example", False),
        ("games.example", "null", False),
        ("games.example", "", False),
        ("games.example", "http://[", False),
    ],
)
def test_our_own_page_is_known_by_its_host(host: str, origin: str, is_ours: bool) -> None:
    assert visitor(host=host, origin=origin).comes_from_our_page(ServerSettings()) == is_ours


def test_behind_a_proxy_that_changes_the_host_the_address_tells() -> None:
    asking = visitor(host="inside:8000", origin="https://games.example")
    assert asking.comes_from_our_page(ServerSettings(address="https://games.example"))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en-GB", "en"),
        ("de, en;q=0.3, fr;q=0.7", "fr"),
        ("*", "en"),
        ("fr;q=abc", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_the_browsers_favourite_among_ours(header: str, language: str) -> None:
    assert visitor(accept_language=header).language == language


def test_settings_come_from_the_environment() -> None:
    found = from_environment(
        {"WALPURGIS_RATE": "0", "WALPURGIS_PROXIES": "10.0.0.1, ::1", "WALPURGIS_PORT": "9"}, port=7
    )
    assert (found.rate, found.proxies, found.port) == (0.0, ["10.0.0.1", "::1"], 7)
    with pytest.raises(WalpurgisError):
        from_environment({"WALPURGIS_PORT": "harbour"})
