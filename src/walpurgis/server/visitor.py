"""Who is asking: a device by its cookie, an address, a language. Only the hash of a device's secret goes further."""

import ipaddress
import re
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from walpurgis.server.settings import ServerSettings
from walpurgis.tables.header import new_secret, secret_hash
from walpurgis.words import LANGUAGES

DEVICE: Final = "device"  # the cookies
NAME: Final = "name"
LANGUAGE: Final = "lang"  # also written by our page, so that it is there before anything is asked for

FALLBACK: Final = "en"
A_YEAR_S: Final = 365 * 24 * 3600
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # what new_secret makes
_SAME_PAGE: Final = ("same-origin", "none")
_PASSED_ON: Final = ("forwarded", "via", "x-forwarded-for")  # what proxies say of themselves

Headers = Mapping[str, str]  # names in lower case


class Visitor:
    """One request or connection. device is the hash of its secret.

    Whoever comes without a cookie is a passer-by, with a device that nobody else has and that is forgotten again,
    unless `remember` gives it to the browser. is_direct: nobody stands between, so that what the kernel measures on the
    connection is the way to the device.
    """

    __slots__ = (
        "_cookies", "_secret", "address", "device", "headers", "is_direct", "is_known", "is_secure", "language",
        "to_set",
    )  # fmt: skip

    def __init__(
        self, headers: Headers, query: Mapping[str, str], peer: str, scheme: str, settings: ServerSettings
    ) -> None:
        self._cookies = dict(_cookies(headers.get("cookie", "")))
        self._secret = self._cookies.get(DEVICE, "")
        self.is_known = _SECRET.fullmatch(self._secret) is not None
        if not self.is_known:
            self._secret = new_secret()
        believed = peer in settings.proxies
        self.headers = headers
        self.is_direct = not believed and not (_is_here(peer) and any(name in headers for name in _PASSED_ON))
        self.device = secret_hash(self._secret)
        self.address = neighbourhood(_last(headers.get("x-forwarded-for", "")) if believed else peer)
        self.is_secure = (_last(headers.get("x-forwarded-proto", "")) if believed else scheme) in ("https", "wss")
        self.language = chosen_language(query.get("lang", ""), self._cookies.get(LANGUAGE, ""), headers)
        self.to_set: list[str] = []  # cookies for the answer

    @property
    def name(self) -> str:
        """The display name that the device itself keeps."""
        return unquote(self._cookies.get(NAME, ""))

    def remember(self) -> str:
        """The device, which is from now on known by its cookie."""
        self._set(DEVICE, self._secret, A_YEAR_S)
        return self.device

    def keep(self, cookie: str, value: str) -> None:
        self._set(cookie, quote(value), A_YEAR_S)

    def forget(self) -> None:
        for cookie in (DEVICE, NAME, LANGUAGE):
            self._set(cookie, "", 0)

    def _set(self, cookie: str, value: str, age_s: int) -> None:
        secure = "; Secure" if self.is_secure else ""
        hidden = "" if cookie == LANGUAGE else "; HttpOnly"
        # Strict: pages of other sites can neither act nor watch in a person's name. A link from elsewhere opens the
        # page without the cookie, and the page's own requests bring it along.
        self.to_set.append(f"{cookie}={value}; Path=/; Max-Age={age_s}{hidden}; SameSite=Strict{secure}")

    def comes_from_our_page(self, settings: ServerSettings) -> bool:
        """Browsers say which page is asking. What says nothing is a program, and knows whose cookie it sends."""
        origin = self.headers.get("origin")
        if origin is None:
            return self.headers.get("sec-fetch-site", "none") in _SAME_PAGE
        host = _host(origin)
        return host != "" and host in (self.headers.get("host"), _host(settings.address))


def chosen_language(asked: str, kept: str, headers: Headers) -> str:
    """The one asked for, else the one the device keeps, else the browser's favourite among ours."""
    for language in (asked, kept, *_favourites(headers.get("accept-language", ""))):
        if language in LANGUAGES:
            return language
    return FALLBACK


def _favourites(header: str) -> list[str]:
    """“en;q=0.8, fr-CH” → fr, en."""
    weighted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            weighted.append((float(weight or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    return [language for _, language in sorted(weighted, key=lambda pair: -pair[0])]


def _cookies(header: str) -> Iterator[tuple[str, str]]:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        yield name, value.strip('"')


def _host(origin: str) -> str:
    """Empty for “null”, which pages give that have no origin of their own."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _last(header: str) -> str:
    """What the nearest proxy has added."""
    return header.rpartition(",")[2].strip()


def _is_here(peer: str) -> bool:
    """Whether the peer is a program of this machine: perhaps a proxy that the settings do not name. From elsewhere
    anybody could claim to be one.
    """
    try:
        return ipaddress.ip_address(peer).is_loopback
    except ValueError:
        return False


def neighbourhood(address: str) -> str:
    """Whoever has one IPv6 address has the whole network of it."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
