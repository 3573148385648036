"""Several people at a table: who they are, how long they have, who comes and goes."""

from __future__ import annotations

import json
from typing import Any

from .table_talk import LANGUAGES, play_now, speak, violations, wait_for_choice
from .test_table import invite, open_table, sit_down

SHARED = {"en": "share the victory", "zh-Hans": "共享胜利", "zh-Hant": "共享勝利", "ja": "勝利を分かち合い"}
SHARED_RESULT = {"by": "draw", "ending": "", "winners": [0, 2], "scores": [1, 0, 1]}
FAST = {"kind": "live", "minutes": 15, "increment_s": 10, "expiry": "bot"}


def named(page: Any, name: str) -> Any:
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    page.request.patch("/api/me", data={"name": name})
    return page


def found(page: Any, seats: list[str], **more: Any) -> dict[str, Any]:
    """A new table of Warring States: "me", "open" or the name of a bot."""
    wishes = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "bot": each} for each in seats]
    made: dict[str, Any] = page.request.post("/api/matches", data={"game": "states", "seats": wishes, **more}).json()
    return made


def test_an_invitation_says_who_invites_and_how_long_there_is(person: Any) -> None:
    ada, ben = named(person(), "Ada"), person(width=360, height=740)
    made = found(ada, ["me", "open", "regular"], clock=FAST)
    ben.goto(f"/join/{made['links'][0]['link']}")
    ben.get_by_text("Ada invites you to a table").wait_for()
    assert ben.locator(".there li").count() == 3
    assert ben.locator(".there", has_text="15 minutes each, plus 10 seconds per move").count()
    assert violations(ben) == []


def test_whoever_waits_can_talk_and_is_named(person: Any) -> None:
    ada, ben = named(person(), "Ada"), named(person(), "Ben")
    open_table(ada, ["me", "open", "open"])
    ada.locator(".link input").first.wait_for()
    ben.goto(invite(ada))
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_placeholder("Say something").fill("one more to come")
    ben.get_by_role("button", name="Send").click()
    ada.get_by_text("one more to come").wait_for()
    assert violations(ada) == []
    ada.get_by_role("button", name="Give to a bot").click()
    for page in (ada, ben):
        page.locator(".stage").wait_for()
        wait_for_choice(page)
    ada.route_web_socket("**/socket*", waiting_for_the_second)
    ada.reload()
    ada.locator(".prompt .waiting", has_text="(Ben)").wait_for()


def test_somebody_late_is_replaced_after_a_second_click_and_may_come_back(person: Any) -> None:
    ada, ben = named(person(), "Ada"), named(person(width=360, height=740), "Ben")
    made = found(ada, ["me", "open", "regular"], clock=FAST)
    sit_down(ben, f"/join/{made['links'][0]['link']}")
    ada.goto(f"/m/{made['match']}")
    wait_for_choice(ada)
    ben.locator("header .clock").first.wait_for()
    late = overdue(ada, made["match"])
    late.get_by_role("button", name="Give the seat to a bot").click()
    late.get_by_role("button", name="Yes, give the seat to a bot").wait_for()
    lose(ben)
    ada.locator(".strip.news", has_text="takes over from Ben").wait_for()


def overdue(page: Any, match: str) -> Any:
    """The same table, where the server says that seat 1 is late."""
    late = page.context.new_page()
    patch(late, lambda table: table.update(overdue=[1]))
    late.goto(f"/m/{match}")
    late.locator(".stage").wait_for()
    return late


def lose(page: Any) -> None:
    """Somebody resigns; a bot goes on, and the others are told."""
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def patch(page: Any, change: Any) -> None:
    """Changes what the server says of the table on its way to the page."""

    def through(socket: Any) -> None:
        server = socket.connect_to_server()

        def altered(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                change(message["table"])
            socket.send(json.dumps(message))

        server.on_message(altered)

    page.route_web_socket("**/socket*", through)


def test_a_shared_victory_is_called_one_in_every_language(person: Any) -> None:
    page = person()
    play_now(page, "states")
    wait_for_choice(page)
    patch(page, lambda table: table.update(status="over", result=SHARED_RESULT))
    for language in LANGUAGES:
        speak(page, language)
        page.locator(".result h2", has_text=SHARED[language]).wait_for()


def test_whoever_resigned_among_three_is_told_of_the_end_and_may_play_again(person: Any) -> None:
    """Bots play on without them; nothing else is said of a game that others still play."""
    page = named(person(), "Ada")
    made = found(page, ["me", "random", "random"])
    page.goto(f"/m/{made['match']}")
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator("section.result").wait_for()
    assert "You have lost" in page.locator("section.result").inner_text()
    page.locator("section.result").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: not url.endswith(made["match"]))
    wait_for_choice(page)
    table = page.request.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
    assert table["mine"] == [1]


def test_a_seat_that_a_bot_keeps_can_be_taken_back(person: Any) -> None:
    page = person(width=360, height=740)
    named(page, "Ada")
    made = found(page, ["me", "regular", "regular"])
    page.route("**/claim", lambda route: route.fulfill(json={}))
    patch(page, lambda table: table["seats"][0].update(yours_again=True, kind="bot", bot="regular"))
    page.goto(f"/m/{made['match']}")
    with page.expect_request("**/claim") as claim:
        page.get_by_role("button", name="Take your seat back").tap()
    assert claim.value.post_data_json["seat"] == 0


def test_lists_show_clocks_and_no_solo_games(person: Any) -> None:
    ada, ben, eve = named(person(), "Ada"), named(person(), "Ben"), person()
    solo = found(ada, ["me", "regular", "regular"])["match"]
    made = found(ada, ["me", "open", "regular"], clock={"kind": "days", "days": 3, "expiry": "wait"})
    ben.request.post(f"/api/matches/{made['match']}/claim", data={"link": made["links"][0]["link"]})
    ada.goto("/")
    ada.locator(f"a[href='/m/{made['match']}'] .time", has_text="left").wait_for()
    eve.goto("/")
    eve.locator(f"section[aria-labelledby=watch] a[href='/m/{made['match']}']").wait_for()
    assert eve.locator(f"a[href='/m/{solo}']").count() == 0


def test_a_paused_table_keeps_the_whole_hand(person: Any) -> None:
    page = person()
    play_now(page, "states")
    wait_for_choice(page)
    before = page.locator(".hand .card").count()
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Pause").click()
    page.locator(".strip", has_text="paused").wait_for()
    assert page.locator(".hand .card").count() == before > 0


def test_an_answer_that_the_line_swallowed_survives_a_reload(person: Any) -> None:
    page = person()
    play_now(page, "states")
    wait_for_choice(page)
    turn = page.locator("main").get_attribute("data-turn")
    swallow = {"on": False}

    def through(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if swallow["on"] else server.send(text))

    page.route_web_socket("**/socket*", through)
    page.reload()
    wait_for_choice(page)
    swallow["on"] = True
    page.locator(".prompt .option:enabled, .card.lit").first.click()
    page.locator("main[data-sending=true]").wait_for()
    swallow["on"] = False
    page.reload()
    page.wait_for_function(
        "turn => !['', turn, undefined].includes(document.querySelector('main')?.dataset.turn)", arg=turn
    )


WATCH_THE_LINE = """() => new MutationObserver(() => {
  window.wasLost ||= document.querySelector('.wire.lost') !== null
}).observe(document.querySelector('.wire'), { attributes: true })"""
"""It may be lost for a moment only."""


def test_a_dead_line_is_noticed_when_the_page_is_shown_again(person: Any) -> None:
    page = person()
    sockets: list[str] = []
    dead = {"on": False}

    def through(socket: Any) -> None:
        server = socket.connect_to_server()
        sockets.append(socket.url)
        first = len(sockets) == 1
        server.on_message(lambda text: None if first and dead["on"] else socket.send(text))

    page.route_web_socket("**/socket*", through)
    play_now(page, "states")
    wait_for_choice(page)
    page.evaluate(WATCH_THE_LINE)
    dead["on"] = True
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => window.wasLost")
    page.locator(".wire.open").wait_for()
    assert len(sockets) > 1


def test_the_opponent_says_how_it_plays_and_is_remembered(person: Any) -> None:
    page = person()
    page.goto("/")
    card = page.locator("[data-game=states]")
    card.locator("select").select_option("casual")
    card.get_by_text("overlooks one option in five").wait_for()
    card.locator("button").click()
    page.locator(".stage").wait_for()
    assert page.locator(".seats .person", has_text="Bot (casual)").count() == 2
    page.goto("/")
    card.locator("select").wait_for()
    assert card.locator("select").input_value() == "casual"
    page.goto("/new/states")
    page.get_by_text("overlooks one option in five").wait_for()


def test_the_table_says_that_a_bot_thinks(person: Any) -> None:
    page = person()
    play_now(page, "states")
    wait_for_choice(page)
    page.route_web_socket("**/socket*", waiting_for_the_second)
    page.reload()
    page.locator(".prompt .waiting", has_text="is thinking").wait_for()


def waiting_for_the_second(socket: Any) -> None:
    """The server asks the second seat, whoever was asked in truth."""
    server = socket.connect_to_server()

    def altered(text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            message.update(ask=None, acting=[1])
        socket.send(json.dumps(message))

    server.on_message(altered)
