"""Records, replays, branches and dice that can be checked."""

from __future__ import annotations

import json

import pytest

from sandtable.engine import CHANCE, LANGUAGES, Decision, Keyed, loads
from sandtable.engine.errors import OtherRules
from sandtable.games import check_dice, find_game, replay
from sandtable.server.errors import versions_of
from sandtable.server.events import Answered
from sandtable.server.replays import Dice
from sandtable.server.table import Table

from .kit import Player
from .test_play import play_out


@pytest.fixture
def finished(ada: Player) -> str:
    """A match that Ada has played to its end, with one answer taken back on the way."""
    match: str = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        chair.answer()
        chair.wait(lambda: chair.update["view"]["turn"] == 2)
        chair.do("undo")
        chair.wait(lambda: chair.update["view"]["turn"] == 1)
        play_out(chair)
    return match


def test_a_record_goes_out_and_comes_in(ada: Player, bob: Player, finished: str) -> None:
    text = ada.get(f"/api/matches/{finished}/record")
    record = loads(text)
    assert replay(record).state.over
    response = bob.http.post("/api/records", content=text.encode())
    assert response.status_code == 201
    copy = response.json()["match"]
    table = bob.get(f"/api/matches/{copy}")
    assert table["status"] == "over" and table["seats"][0]["name"] == ada.me["name"] and table["mine"] == []
    assert loads(bob.get(f"/api/matches/{copy}/record")).entries == record.entries


def test_an_unfinished_record_can_be_looked_at_and_played_on(ada: Player, finished: str) -> None:
    lines = ada.get(f"/api/matches/{finished}/record").splitlines()[:8]
    text = "\n".join([*lines, json.dumps({"end": len(lines) - 1})])
    copy = ada.http.post("/api/records", content=text.encode()).json()["match"]
    table = ada.get(f"/api/matches/{copy}")
    assert table["status"] == "over" and table["result"]["by"] == "import"
    steps = ada.get(f"/api/matches/{copy}/replay")["steps"]
    branched = ada.post(f"/api/matches/{copy}/branch", {"step": steps}, 201)
    with ada.sit(branched["match"]) as chair:
        play_out(chair)
        assert chair.over


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda text: "", "bad-record"),
        (lambda text: "hello", "bad-record"),
        (lambda text: text[: len(text) // 2], "bad-record"),
        (lambda text: text.replace('"answer": "order:', '"answer": "ford:', 1), "bad-record"),
        (lambda text: text.replace('"rules": "1"', '"rules": "0"'), "other-rules"),
        (lambda text: text.replace('"game": "fords"', '"game": "chess"'), "unknown-game"),
        (lambda text: text.replace('"options": {}', '"options": {"fog": 1}'), "bad-option"),
        (lambda text: text.replace("\n", "\n[]\n", 1), "bad-record"),
    ],
)
def test_a_spoilt_record_is_refused(ada: Player, finished: str, spoil: object, code: str) -> None:
    assert callable(spoil)
    text = spoil(ada.get(f"/api/matches/{finished}/record"))
    response = ada.http.post("/api/records", content=text.encode())
    assert response.json()["error"]["code"] == code, response.text


def test_an_older_record_says_both_versions_and_what_changed_and_is_followed_as_far_as_it_holds(
    ada: Player, finished: str
) -> None:
    text = ada.get(f"/api/matches/{finished}/record").replace('"rules": "1"', '"rules": "0"')
    refused = ada.http.post("/api/records", content=text.encode()).json()["error"]
    assert refused["code"] == "other-rules" and "rules 0 of fords; these are rules 1" in refused["message"]
    assert refused["versions"] == {"recorded": "0", "current": "1", "changes": {language: [] for language in LANGUAGES}}
    held = ada.http.post("/api/records", params={"as_far_as_it_holds": True}, content=text.encode()).json()["match"]
    assert ada.get(f"/api/matches/{held}")["result"]["by"] == "rules"
    before, order, after = text.rpartition('"answer": "order:')
    spoilt = before + order.replace("order:", "ford:") + after
    cut = ada.http.post("/api/records", params={"as_far_as_it_holds": True}, content=spoilt.encode()).json()["match"]
    assert ada.get(f"/api/matches/{cut}")["result"]["by"] == "import"
    whole, followed = (ada.get(f"/api/matches/{match}/replay")["steps"] for match in (held, cut))
    assert 0 < followed < whole


def test_what_changed_since_a_record_is_said_in_every_language() -> None:
    versions = versions_of(OtherRules("twilight", "1", find_game("twilight").version))
    assert list(versions["changes"]) == list(LANGUAGES)
    assert all(len(said) == 1 and said[0] for said in versions["changes"].values())
    assert versions["changes"]["en"] != versions["changes"]["ja"]


def test_a_record_that_is_not_text(ada: Player) -> None:
    ada.refused("bad-record", 422, "POST", "/api/records", content=b"\xff\xfe\x00")


def test_a_replay_shows_every_step_from_every_seat(ada: Player, bob: Player, finished: str) -> None:
    path = f"/api/matches/{finished}/replay"
    last = bob.get(path)
    assert last["step"] == last["steps"] and last["over"]
    first = bob.get(path, step=0)
    assert first["notes"] == [] and first["by"] is None
    shown = [bob.get(path, step=step, seat="all") for step in range(last["steps"] + 1)]
    assert [frame["notes_from"] for frame in shown][1:] == [
        frame["notes_from"] + len(frame["notes"]) for frame in shown[:-1]
    ]
    assert shown[5]["views"][0]["hand"] and shown[5]["views"][0] != shown[5]["views"][1]
    backwards = [bob.get(path, step=step, seat="all") for step in reversed(range(last["steps"] + 1))]
    assert backwards[::-1] == shown
    bob.refused("not-found", 404, "GET", path, params={"step": last["steps"] + 1})
    bob.refused("unknown-seat", 404, "GET", path, params={"seat": 7})
    steps = bob.get(path + "/steps")
    assert steps["steps"] == last["steps"] and steps["list"][-1]["answer"].startswith("roll:")
    assert steps["list"][-1]["turn"] == 4


def test_a_running_match_is_replayed_as_one_saw_it(ada: Player, bob: Player, eve: Player) -> None:
    created = ada.new_match("me", "open")
    bob.join(created)
    path = f"/api/matches/{created['match']}/replay"
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        before = eve.get(path)["steps"], bob.get(path, seat=1)["steps"]
        first.answer()
        assert (eve.get(path)["steps"], bob.get(path, seat=1)["steps"]) == before
        second.answer()
        second.wait(lambda: second.update["view"]["turn"] == 2)
        assert eve.get(path)["steps"] == before[0] + 2
    frames = [eve.get(path, step=step) for step in range(eve.get(path)["steps"] + 1)]
    assert all(frame["answer"] is None and frame["view"]["hand"] == [] for frame in frames)
    own = [ada.get(path, seat=0, step=step) for step in range(ada.get(path, seat=0)["steps"] + 1)]
    assert own[-1]["view"]["hand"]
    told = [note["key"] for frame in own for note in frame["notes"]]
    assert told.count("dealt") == 3


def test_branching_from_any_step(ada: Player, bob: Player, finished: str) -> None:
    steps = ada.get(f"/api/matches/{finished}/replay")["steps"]
    for step in (0, 3, 7, steps - 1):
        made = bob.post(f"/api/matches/{finished}/branch", {"step": step}, 201)
        table = bob.get(f"/api/matches/{made['match']}")
        assert table["parent"] == {"match": finished, "step": step} and table["mine"] == [0]
        with bob.sit(made["match"]) as chair:
            play_out(chair)
        assert bob.get(f"/api/matches/{made['match']}/verify")["ok"]
    bob.refused("game-over", 409, "POST", f"/api/matches/{finished}/branch", json={"step": steps})
    bob.refused("not-found", 404, "POST", f"/api/matches/{finished}/branch", json={"step": steps + 1})
    one = {"step": 2, "seats": [{"kind": "me"}]}
    bob.refused("bad-seats", 422, "POST", f"/api/matches/{finished}/branch", json=one)


def test_a_branch_with_an_open_seat_waits(ada: Player, bob: Player, finished: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ada.post(f"/api/matches/{finished}/branch", {"step": 8, "seats": seats}, 201)
    assert ada.get(f"/api/matches/{made['match']}")["status"] == "waiting"
    bob.join(made)
    with ada.sit(made["match"]) as first, bob.sit(made["match"]) as second:
        play_out(first, second)


def test_alone_one_may_branch_from_a_running_match(ada: Player) -> None:
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        chair.answer()
    made = ada.post(f"/api/matches/{match}/branch", {"step": 6}, 201)
    assert ada.get(f"/api/matches/{made['match']}")["status"] == "playing"


def test_the_dice_can_be_checked(ada: Player, bob: Player) -> None:
    match = ada.new_match("me", "bot:random", nonce="my own luck")["match"]
    before = ada.get(f"/api/matches/{match}")["fair"]
    assert before["key"] is None
    with ada.sit(match) as chair:
        play_out(chair)
    verified = bob.get(f"/api/matches/{match}/verify")
    assert verified["ok"] and verified["hash_ok"] and verified["hash"] == before["hash"]
    assert len(verified["events"]) == 6 + 6
    record = loads(ada.get(f"/api/matches/{match}/record"))
    dice = Keyed(bytes.fromhex(verified["key"]), bytes.fromhex(verified["salt"]))
    again = replay(loads(record.dumps()))
    assert record.extra["dice"]["key"] == verified["key"] and again.state.over
    assert check_dice(record) == len(verified["events"])
    for event in verified["events"]:
        names = find_game("fords").names
        options = [names.number(name) for name in event["options"]]
        assert names[dice.pick(Decision(CHANCE, event["ask"], options), event["entry"])] == event["answer"]


def test_a_loaded_die_is_found(ada: Player, finished: str, database: str) -> None:
    from dataclasses import replace

    from sandtable.server.settings import Settings
    from sandtable.server.store import Store

    store = Store(Settings(database=database).sqlalchemy_url)
    header = store.header(finished)
    assert header is not None
    events = store.events_since(finished, 0)
    assert Dice.of(Table.load(header, events)).verify()["ok"]
    last = events[-2].event
    assert isinstance(last, Answered) and last.answer.startswith("roll:")
    other = replace(last, answer="roll:1" if last.answer != "roll:1" else "roll:2")
    loaded = Table.load(header, [*events[:-2], replace(events[-2], event=other), events[-1]])
    assert not Dice.of(loaded).verify()["ok"]
    swapped = Dice.of(Table.load(replace(header, key=b"another key"), events)).verify()
    assert not swapped["hash_ok"]
    store.close()
