"""What a host reads about the settings is what they are."""

import re
from pathlib import Path

import msgspec

from walpurgis.server.settings import PREFIX, ServerSettings

GUIDE = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")


def test_every_setting_is_there_with_what_it_is_unless_set() -> None:
    written = dict(re.findall(rf"^\| `{PREFIX}(\w+)` \| (?:`(.*?)`)? ?\|", GUIDE, re.MULTILINE))
    settings = msgspec.structs.asdict(ServerSettings())
    assert written == {name.upper(): str(value) if value not in ("", []) else "" for name, value in settings.items()}
