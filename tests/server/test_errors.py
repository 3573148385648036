"""Every way to say no is listed in the protocol and has a sentence in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.engine import LANGUAGES
from sandtable.server.errors import OF_ENGINE, STATUS

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src/sandtable/server").rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_can_say_every_refusal_in(language: str) -> None:
    catalogue = (ROOT / f"web/src/locale/{language}.ftl").read_text(encoding="utf8")
    said = set(re.findall(r"^error-([a-z-]+) = \S", catalogue, re.MULTILINE))
    assert said - {"other", "offline"} == STATUS.keys()


def test_the_protocol_lists_every_refusal_with_its_status() -> None:
    protocol = (ROOT / "docs/protocol.md").read_text(encoding="utf8")
    rows = re.findall(r"^\| ((?:`[a-z-]+` ?)+)\| (\d{3}) \|", protocol, re.MULTILINE)
    listed = {code: int(status) for codes, status in rows for code in re.findall(r"`([a-z-]+)`", codes)}
    assert listed == STATUS


def test_no_other_refusal_is_used() -> None:
    used = {
        code for path in SOURCES for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text(encoding="utf8"))
    }
    assert used | {code for _, code in OF_ENGINE} <= STATUS.keys()


def test_a_guest_is_named_as_the_client_expects() -> None:
    from sandtable.server.people import guest

    pattern = re.search(r"/(\^Guest .*)/", (ROOT / "web/src/lib/people.ts").read_text(encoding="utf8"))
    assert pattern is not None and re.fullmatch(pattern[1], guest("p_abcdefgh12345678").name)
