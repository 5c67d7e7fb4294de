"""Files of the built page: what may be kept for ever, what is packed, what is not there."""

import gzip
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from walpurgis.server.cached_response import items_in


def asked(**headers: str) -> Any:
    return SimpleNamespace(headers={name.replace("_", "-"): value for name, value in headers.items()})


def test_files_named_by_their_contents_are_kept_for_ever_and_others_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-B2xk3d9Q.js").write_text("1")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / ".hidden").write_text("no")
    found = items_in(tmp_path)
    assert set(found) == {"/assets/index-B2xk3d9Q.js", "/manifest.webmanifest"}
    assert "immutable" in found["/assets/index-B2xk3d9Q.js"].answer(asked()).headers["cache-control"]
    assert found["/assets/index-B2xk3d9Q.js"].kind == "text/javascript"
    assert found["/manifest.webmanifest"].answer(asked()).headers["cache-control"] == "no-cache"


def test_texts_are_packed_for_those_who_can_unpack(tmp_path: Path) -> None:
    text, picture = b"witch " * 1000, bytes(1000)
    (tmp_path / "page.css").write_bytes(text)
    (tmp_path / "moon.png").write_bytes(picture)
    found = items_in(tmp_path)
    packed = found["/page.css"].answer(asked(accept_encoding="br, gzip"))
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == text
    assert found["/page.css"].answer(asked()).content == text
    assert found["/moon.png"].answer(asked(accept_encoding="gzip")).content == picture


def test_where_nothing_is_built_there_is_nothing(tmp_path: Path) -> None:
    assert items_in(tmp_path / "static") == {}
