"""Reading logs of human games: a short made-up log, its mutations, and the real ones where they are at hand."""

import re
import textwrap
from pathlib import Path
from random import Random

import pytest

from sandtable.engine import Imported, loads
from sandtable.games import replay
from sandtable.games.twilight.importer.facts import breaks_off
from sandtable.games.twilight.importer.logfile import Line
from sandtable.games.twilight.importer.replay import import_log

from .logwriter import write_game

LOG = """\
SETUP: : First will play as USSR.
Second will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in East Germany [0][5]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +2 in Iran [3][0]

Turn 1, Headline Phase: Fidel* & Containment*: USSR Headlines Fidel*
US Headlines Containment*
Event: Containment*
Containment* is now in play.

Event: Fidel*
USSR +3 in Cuba [0][3]

Turn 1, USSR AR1: Duck and Cover: Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Coup (3 Ops):
Target: Iran
SUCCESS: 4 [ + 3 - 2x2 = 3 ]
US -3 in Iran [0][0]
USSR Military Ops to 3
DEFCON degrades to 3

Turn 1, US AR1: Indo-Pakistani War: Event: Indo-Pakistani War
War in India
VICTORY: 5 >= 4
US gains 2 VP. Score is US 3.
US Military Ops to 2

Turn 1, USSR AR2: Socialist Governments: Place Influence (3 Ops):
USSR +2 in Poland [0][6]
USSR +1 in North Korea [0][4]

Turn 1, US AR2: CIA Created*: Realignment (1 Ops):
Target: Cuba
USSR rolls 2 (+1) = 3
US rolls 6 (+1) = 7
USSR -3 in Cuba [0][0]
"""

NO_END = "the log does not say how the game ended"
REAL_LOGS = Path(__file__).parents[4] / "shared" / "replays" / "twilight"


def imported(text: str, folder: Path) -> Imported:
    path = folder / "game.txt"
    path.write_text(text, encoding="utf8")
    return import_log(path)


def first_mismatch(folder: Path, old: str, new: str) -> str:
    assert old in LOG
    return imported(LOG.replace(old, new), folder).mismatches[0]


def test_a_log_replays_without_a_mismatch(tmp_path: Path) -> None:
    result = imported(LOG, tmp_path)
    assert result.mismatches == [] and result.exemptions == [] and (result.decisions, result.checks) == (33, 33)


def test_the_record_of_an_imported_game_can_be_replayed(tmp_path: Path) -> None:
    result = imported(LOG, tmp_path)
    assert result.record is not None and not result.mismatches
    again = replay(loads(result.record.dumps()))
    assert again.state.view(0)["tracks"]["vp"] == 3


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Score is US 1.", "Score is US 2.", "vp: us, 1, 1"),
        ("DEFCON degrades to 4", "DEFCON degrades to 3", "defcon: degrades, 4"),
        ("USSR Military Ops to 3", "USSR Military Ops to 2", "military: ussr, 3"),
        ("US -3 in Iran [0][0]", "US -2 in Iran [1][0]", "influence: us, -3, space:iran"),
        ("[ + 3 - 2x2 = 3 ]", "[ + 4 - 2x2 = 4 ]", "coup-roll: SUCCESS, 4, 3"),
        ("VICTORY: 5 >= 4", "VICTORY: 5 (-1)  >= 4", "war-roll: VICTORY, 5, 0, 4"),
        ("USSR +2 in Poland [0][6]", "USSR +2 in Poland [0][7]", "influence: ussr, 2, space:poland, 0, 6"),
        ("Containment* is now in play.\n", "", "in-play: card:containment"),
    ],
)
def test_every_printed_number_is_compared(tmp_path: Path, old: str, new: str, said: str) -> None:
    mismatch = first_mismatch(tmp_path, old, new)
    assert said in mismatch and mismatch.startswith("line ")


def test_a_choice_that_is_not_offered_is_a_mismatch(tmp_path: Path) -> None:
    mismatch = first_mismatch(tmp_path, "Target: Iran", "Target: Poland")
    assert "'space:poland' is not offered" in mismatch


def test_a_line_too_many_and_a_round_out_of_order_are_mismatches(tmp_path: Path) -> None:
    more = "US Military Ops to 2\nDEFCON improves to 4\n"
    assert "did not happen" in first_mismatch(tmp_path, "US Military Ops to 2\n", more)
    assert "the engine is at turn 1, us round 1" in first_mismatch(tmp_path, "Turn 1, US AR1:", "Turn 1, US AR2:")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("War in India", "Peace in India", "line 33: 'Peace in India': expected a header or a line of play"),
        ("Event: Fidel*", "Event: Raul*", "expected the name of a card, not 'Raul*'"),
        ("Target: Iran", "Target: Atlantis", "expected the name of a country, not 'Atlantis'"),
        ("US AR1: Indo-Pakistani War:", "US AR1: Indo-Pakistani War", "expected the name of a card"),
    ],
)
def test_what_cannot_be_read_names_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in first_mismatch(tmp_path, old, new)


def test_a_file_that_is_no_text_is_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert import_log(path).mismatches == ["this is not a text file"]


def test_impossible_hands_are_found(tmp_path: Path) -> None:
    twice = "US AR1: Fidel*: Event: Fidel*"
    mismatch = first_mismatch(tmp_path, "US AR1: Indo-Pakistani War: Event: Indo-Pakistani War", twice)
    assert "no deal fits" in mismatch or "not offered" in mismatch


@pytest.mark.skipif(not REAL_LOGS.is_dir(), reason="the logs of human games are not part of the project")
@pytest.mark.parametrize("path", sorted(REAL_LOGS.glob("*.txt")), ids=lambda path: path.stem)
def test_real_games_replay_without_a_mismatch(path: Path) -> None:
    result = import_log(path)
    assert result.mismatches == [] and result.checks > 200


@pytest.mark.skipif(not REAL_LOGS.is_dir(), reason="the logs of human games are not part of the project")
@pytest.mark.parametrize("game", ["game-01", "game-12", "game-23"])
def test_real_games_cut_at_the_end_of_any_paragraph_have_no_mismatch(game: str, tmp_path: Path) -> None:
    text = (REAL_LOGS / f"{game}.txt").read_text(encoding="utf-8-sig")
    for paragraph in re.finditer(r"\n\s*\n", text):
        assert imported(text[: paragraph.end()], tmp_path).mismatches == [], f"cut at {paragraph.end()}"


@pytest.mark.skipif(not REAL_LOGS.is_dir(), reason="the logs of human games are not part of the project")
@pytest.mark.parametrize("path", sorted(REAL_LOGS.glob("*.txt"))[::3], ids=lambda path: path.stem)
def test_real_games_cut_anywhere_have_no_mismatch(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8-sig")
    random = Random(path.stem)
    for _ in range(8):
        end = random.randrange(text.index("\n") + 1, len(text))
        assert imported(text[:end], tmp_path).mismatches == [], f"cut at {end}"


@pytest.mark.skipif(not REAL_LOGS.is_dir(), reason="the logs of human games are not part of the project")
@pytest.mark.parametrize(("game", "clause"), [("game-08", "card 49"), ("game-12", "card 47"), ("game-18", "card 103")])
def test_departures_from_our_rulings_are_named(game: str, clause: str) -> None:
    exemptions = import_log(REAL_LOGS / f"{game}.txt").exemptions
    assert len(exemptions) == 1 and clause in exemptions[0]


# Files as they come


def test_a_byte_order_mark_and_windows_line_ends_do_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + LOG.replace("\n", "\r\n").encode())
    assert import_log(path).mismatches == []


@pytest.mark.parametrize("content", ["", "\n", "   \n\n", "Dear diary,\n", "{}", "\x00\x01"])
def test_what_is_no_log_is_told_so(tmp_path: Path, content: str) -> None:
    assert "expected a line that begins with SETUP:" in imported(content, tmp_path).mismatches[0]


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    assert "the file cannot be read" in import_log(tmp_path).mismatches[0]


def test_wherever_a_log_is_cut_the_import_ends_in_words(tmp_path: Path) -> None:
    for end in range(0, len(LOG), 7):
        result = imported(LOG[:end], tmp_path)
        assert all(text and "\n" not in text for text in result.mismatches)


def test_wherever_a_line_is_missing_or_doubled_the_import_ends_in_words(tmp_path: Path) -> None:
    lines = LOG.splitlines()
    for place in range(len(lines)):
        for changed in ([*lines[:place], *lines[place + 1 :]], [*lines[: place + 1], *lines[place:]]):
            result = imported("\n".join(changed), tmp_path)
            assert all(text and "cannot be followed" not in text for text in result.mismatches)


def test_a_log_may_stop_before_a_decision_or_before_what_comes_of_a_line(tmp_path: Path) -> None:
    coup = LOG[: LOG.index("Target: Iran")]
    assert imported(coup, tmp_path).mismatches == []
    war = imported(LOG[: LOG.index("VICTORY")], tmp_path)
    assert war.mismatches == []
    headline = imported(LOG[: LOG.index("US Headlines")], tmp_path)
    assert headline.mismatches == []
    event = imported(LOG[: LOG.index("DEFCON degrades to 4")], tmp_path)
    assert event.mismatches == [] and event.unchecked == {"the log ends at line 21": 2, NO_END: 1}


def test_what_a_cut_log_no_longer_prints_is_counted_and_not_called_a_mismatch(tmp_path: Path) -> None:
    result = imported(LOG[: LOG.index("USSR Military Ops to 3")], tmp_path)
    assert result.mismatches == [] and result.unchecked == {"the log ends at line 28": 2, NO_END: 1}


def test_wherever_a_log_is_cut_nothing_that_it_prints_is_called_a_mismatch(tmp_path: Path) -> None:
    """Also in the middle of a line, which is then reported as not checked; and never in silence."""
    for end in range(1, len(LOG)):
        result = imported(LOG[:end], tmp_path)
        assert result.mismatches == [] and result.unchecked, LOG[:end].splitlines()[-1]
    assert "line 43 breaks off" in imported(LOG[: LOG.index("Target: Cuba") + 10], tmp_path).unchecked


def test_a_log_may_stop_among_the_countries_of_one_event(tmp_path: Path) -> None:
    """Whichever of them it names first."""
    event = re.compile(r"Event: Portuguese Empire Crumbles\*\n(USSR \+2 in .*\n)(USSR \+2 in .*\n)")
    found = next(match for match in map(event.search, map(write_game, range(60))) if match)
    before = found.string[: found.start(1)]
    for line in found.groups():
        result = imported(before + line, tmp_path)
        assert result.mismatches == [] and result.unchecked[f"the log ends at line {before.count(chr(10)) + 1}"] >= 1
    forged = imported(before + found[1].replace("+2", "+1"), tmp_path)
    assert "+1 in" in forged.mismatches[0]


def figures(result: Imported) -> tuple[list[str], int, int]:
    return result.mismatches, result.decisions, result.checks


def test_lines_that_were_run_together_are_read_one_by_one(tmp_path: Path) -> None:
    """Those of the set-up too: a handicap and the optional cards are not lost in another line."""
    lines = LOG.splitlines()
    for place in range(len(lines) - 1):
        if lines[place] and lines[place + 1]:
            for between in ("", " "):
                joined = [*lines[:place], lines[place] + between + lines[place + 1], *lines[place + 2 :]]
                assert figures(imported("\n".join(joined) + "\n", tmp_path)) == ([], 33, 33), joined[place]


@pytest.mark.parametrize("between", ["", " "])
def test_a_log_that_has_become_one_line_is_read_to_its_end(tmp_path: Path, between: str) -> None:
    ended = f"{LOG}\n: : No VP awarded. Score is US 3.\nUS wins by Forfeit\n"
    one = between.join(line for line in ended.splitlines() if line)
    assert figures(imported(one + "\n", tmp_path)) == ([], 33, 35)
    cut = imported(one[: one.index("USSR rolls 2") + 3], tmp_path)
    assert cut.mismatches == [] and "line 1 breaks off" in cut.unchecked
    assert cut.decisions == 29, "all but the round that breaks off"


@pytest.mark.parametrize(
    "changed",
    [
        LOG.replace("\n", "\n\n"),
        LOG.replace("\n\n", "\n"),
        LOG.replace("\n", "\n   \t"),
        "\n \n" + LOG.replace(" ", "\u00a0"),
        LOG.replace(" in ", "\tin "),
        LOG.replace("\n", "\r\n"),
        LOG.replace("\n", "\r"),
        LOG.replace("\n", " \t\n"),
        LOG.replace("-", "\u2013"),
        LOG.replace(", ", ", \u200b"),
        LOG.replace("&", "&amp;"),
        LOG.replace(" ", "  "),
        LOG.replace(" ", "\t"),
        LOG.replace(" ", "\u3000"),
        LOG.replace("\n", "\r\r\n"),
        LOG.replace("\n", "\u2028"),
        LOG.replace("\nTarget", "\n\fTarget").replace("\nUS -3", "\n\f\nUS -3").replace("\nWar", "\fWar"),
        LOG.replace("\nU", "\r\nU").replace("\nT", "\rT"),
        "> " + LOG.replace("\n", "\n> "),
    ],
    ids=[
        "doubled",
        "no-blanks",
        "indented",
        "unbreakable",
        "tabs",
        "windows",
        "old-mac",
        "trailing",
        "dashes",
        "widthless",
        "page",
        "wide",
        "only-tabs",
        "ideographic",
        "windows-twice",
        "separators",
        "page-breaks",
        "mixed-ends",
        "quoted",
    ],
)
def test_white_space_that_copying_changes_does_not_matter(tmp_path: Path, changed: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(changed.encode())
    assert figures(import_log(path)) == ([], 33, 33)


NOT_OF_THE_LOG = "there are lines that are not of the log"
CHAT = ["Second: well played :)", "I think US wins this one", "Next time I will play as USSR.", "- 3 -"]


@pytest.mark.parametrize("chat", CHAT)
def test_lines_that_are_not_of_the_log_are_counted_wherever_they_stand(tmp_path: Path, chat: str) -> None:
    lines = LOG.splitlines()
    places = range(len(lines) + 1) if chat == CHAT[0] else (LOG[: LOG.index("Target: Iran")].count("\n"), len(lines))
    for place in places:
        result = imported("\n".join([*lines[:place], chat, *lines[place:], ""]), tmp_path)
        assert figures(result) == ([], 33, 33) and result.unchecked == {NOT_OF_THE_LOG: 1, NO_END: 1}, place


def test_a_changed_number_is_found_among_chat_and_wrapped_lines(tmp_path: Path) -> None:
    forged = LOG.replace("Score is US 1.", "Score is US 2.")
    mismatch = imported(f"{forged}\n{CHAT[0]}\n", tmp_path).mismatches[0]
    assert "vp: us, 1, 1" in mismatch and CHAT[0] in mismatch
    assert "vp: us, 1, 1" in imported(wrapped(forged, 30), tmp_path).mismatches[0]
    assert "vp: us, 1, 1" in imported(forged + LOG.splitlines()[-1], tmp_path).mismatches[0]


def wrapped(text: str, width: int) -> str:
    return "".join("\n".join(textwrap.wrap(line, width)) + "\n" for line in text.splitlines())


def test_wrapped_lines_are_put_together(tmp_path: Path) -> None:
    game = write_game(1, 200)
    base = figures(imported(game, tmp_path))
    for width in (72, 60, 50, 40, 34):
        assert figures(imported(wrapped(game, width), tmp_path)) == base, width


def test_paragraphs_that_were_filled_are_taken_apart(tmp_path: Path) -> None:
    filled = "\n\n".join(textwrap.fill(paragraph, 72) for paragraph in LOG.split("\n\n"))
    assert figures(imported(filled + "\n", tmp_path)) == ([], 33, 33)


@pytest.mark.parametrize("size", [1, 2, 5])
def test_an_end_that_was_copied_twice_is_not_checked_twice(tmp_path: Path, size: int) -> None:
    result = imported(LOG + "\n".join([*LOG.splitlines()[-size:], ""]), tmp_path)
    assert figures(result) == ([], 33, 33) and result.unchecked == {"the end of the log stands twice": size, NO_END: 1}


@pytest.mark.parametrize(
    "other", [LOG, LOG[: LOG.index("Turn 1, US AR1")], LOG.replace("Poland [0][6]", "Poland [0][9]")]
)
def test_of_several_logs_in_a_file_the_longest_is_checked(tmp_path: Path, other: str) -> None:
    for text in (f"{LOG}\n{other}", LOG.rstrip() + other):
        result = imported(text, tmp_path)
        lines = sum(1 for line in other.splitlines() if line)
        assert figures(result) == ([], 33, 33)
        assert abs(result.unchecked["the file holds another log, or this one again"] - lines) <= 1


def test_what_stands_before_a_log_is_not_checked(tmp_path: Path) -> None:
    title = imported(f"My game with Second\n\n```\n{LOG}```\n", tmp_path)
    assert figures(title) == ([], 33, 33) and title.unchecked[NOT_OF_THE_LOG] == 3
    part = LOG[LOG.index("Turn 1, US AR2") :]
    assert imported(part + LOG, tmp_path).unchecked["the file holds another log, or this one again"] == 5


def test_the_name_of_the_winner_may_break_off(tmp_path: Path) -> None:
    ending = "US wins by Forfeit"
    for size in range(1, len(ending)):
        result = imported(f"{LOG}\n{ending[:size]}", tmp_path)
        assert result.mismatches == [] and "line 48 breaks off" in result.unchecked, ending[:size]


def test_blank_lines_that_part_what_belongs_together_are_counted(tmp_path: Path) -> None:
    game = write_game(1, 200)
    base, doubled = imported(game, tmp_path), imported(game.replace("\n", "\n\n"), tmp_path)
    assert figures(doubled) == figures(base)
    assert doubled.unchecked["blank lines stand where the log has none"] > 50


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig", "latin-1"])
def test_a_log_is_read_in_the_encodings_that_editors_write(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(LOG.replace("First", "Andrés").encode(encoding))
    assert figures(import_log(path)) == ([], 33, 33)


def test_of_a_log_without_its_beginning_every_line_is_counted_and_none_checked(tmp_path: Path) -> None:
    for begin in range(1, LOG.index("Turn 1, US AR2")):
        rest = LOG[begin:]
        result = imported(rest, tmp_path)
        lines = sum(1 for line in rest.splitlines() if line.strip())
        assert result.mismatches == [] and result.record is None
        assert result.unchecked == {"the log does not begin with its set-up": lines}


def test_a_line_after_the_answer_to_the_olympic_games_is_not_lost_in_it(tmp_path: Path) -> None:
    answered = re.compile(r"(chooses to participate in the Olympics)\n(?=US)")
    game = next(text for text in map(write_game, range(60)) if answered.search(text))
    assert figures(imported(answered.sub(r"\1", game), tmp_path)) == figures(imported(game, tmp_path))


def test_the_end_may_be_run_together_with_a_round_that_nobody_had(tmp_path: Path) -> None:
    ended = f"{LOG}\nTurn 1, USSR AR3: :{{}}: : No VP awarded. Score is US 3.\n"
    for between in ("\n", "", " "):
        assert figures(imported(ended.format(between), tmp_path)) == ([], 33, 34)


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("Chernobyl", "the region that Chernobyl names is not printed"),
        ("Olympic Games", "the answer to the Olympic Games is not printed"),
    ],
)
def test_a_choice_that_is_not_named_is_worked_out_and_not_checked(tmp_path: Path, event: str, reason: str) -> None:
    """The line was run together with the next one, and what was chosen got lost."""
    chosen = re.compile(rf"(Event: {event}.*\n.. chooses|Event: {event}.*\nUSSR chooses) .*\n")
    game = next(text for text in map(write_game, range(60)) if chosen.search(text))
    result = imported(chosen.sub(r"\1 ", game, count=1), tmp_path)
    assert result.mismatches == [] and result.unchecked[reason] == 1


def test_a_log_may_stop_between_an_operation_and_the_event_that_must_follow(tmp_path: Path) -> None:
    begun = LOG[: LOG.index("Turn 1, USSR AR1")] + (
        "Turn 1, USSR AR1: Duck and Cover: Coup (3 Ops):\nTarget: Iran\nSUCCESS: 4 [ + 3 - 2x2 = 3 ]\n"
        "US -3 in Iran [0][0]\nUSSR Military Ops to 3\nDEFCON degrades to 4\n"
    )
    result = imported(begun, tmp_path)
    assert result.mismatches == [] and result.unchecked, "the event is not printed, and that is said"
    whole = imported(f"{begun}\nEvent: Duck and Cover\nDEFCON degrades to 3\nUS gains 2 VP. Score is US 2.\n", tmp_path)
    assert whole.mismatches == []


def test_a_final_scoring_that_awards_nothing_is_compared_with_ours(tmp_path: Path) -> None:
    ending = "\n: : No VP awarded. Score is US 3.\n"
    assert imported(LOG + ending, tmp_path).mismatches == []
    wrong = imported(LOG + ending.replace("3", "4"), tmp_path)
    assert "our score is 3" in wrong.mismatches[0]


def test_a_log_may_stop_before_the_partner_of_un_intervention_is_named(tmp_path: Path) -> None:
    """No card in hand is known to be one then, but that is no contradiction."""
    begun = LOG[: LOG.index("Turn 1, USSR AR2")] + "Turn 1, USSR AR2: UN Intervention: Event: UN Intervention\n"
    result = imported(begun, tmp_path)
    assert result.mismatches == [] and result.unchecked[f"the log ends at line {begun.count(chr(10))}"] == 1


def test_a_final_scoring_may_break_off_anywhere(tmp_path: Path) -> None:
    ending = ": : No VP awarded. Score is US 3."
    for size in range(1, len(ending)):
        result = imported(f"{LOG}\n{ending[:size]}", tmp_path)
        assert result.mismatches == [] and result.unchecked, ending[:size]


def test_a_card_that_is_shown_may_break_off_before_it_is_said_from_where() -> None:
    """A line that ends here would show the card of an event; the whole line shows it in a hand."""
    whole = 'USSR reveals "One Small Step..." from hand'
    for size in range(len("USSR reveals "), len(whole)):
        assert breaks_off(Line(1, whole[:size])), whole[:size]
    assert not breaks_off(Line(1, whole))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Scenario: Standard", "Scenario: Late War", "expected Standard"),
        ("Handicap influence: US +2", "Handicap influence: USSR +2", "expected influence for the US alone"),
        ("Handicap influence: US +2", "Handicap influence: US +99", "expected at most 12"),
        ("Turn 1, Headline", "Turn 2, Headline", "expected turn 1 here"),
        ("Turn 1, US AR2", "Turn 11, US AR2", "expected a turn from 1 to 10"),
        ("Turn 1, US AR2: CIA Created*", "Turn 1, US AR2: CIA Created* & Fidel*", "expected fewer cards"),
    ],
)
def test_a_set_up_or_header_that_cannot_be_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in first_mismatch(tmp_path, old, new)


def test_influence_won_by_bidding_is_a_handicap(tmp_path: Path) -> None:
    bid = "First bids 2 Influence for USSR\nAdditional Influence from bidding: US +2"
    assert imported(LOG.replace("Handicap influence: US +2", bid), tmp_path).mismatches == []


def test_a_round_of_which_only_the_header_stands_is_the_end(tmp_path: Path) -> None:
    for header in ("Turn 1, USSR AR3: :\n", "Turn 1, USSR AR3:\n", "Turn 1, USSR AR3\n"):
        assert imported(f"{LOG}\n{header}", tmp_path).mismatches == []


def test_a_conceded_game_has_a_winner_that_the_score_does_not_show(tmp_path: Path) -> None:
    assert imported(f"{LOG}\nUS wins by Forfeit\n", tmp_path).mismatches == []
    assert "our winners are []" in imported(f"{LOG}\nUS wins by Victory Points\n", tmp_path).mismatches[0]


def test_defectors_drawn_by_five_year_plan_pay_in_the_digital_edition_alone(tmp_path: Path) -> None:
    round = "Turn 1, USSR AR3: Five Year Plan: Event: Five Year Plan\nUSSR discards Defectors\nEvent: Defectors\n"
    rest = "US gains 1 VP. Score is US 4.\n\nPlace Influence (3 Ops):\nUSSR +3 in North Korea [0][7]\n"
    result = imported(f"{LOG}\n{round}{rest}", tmp_path)
    assert result.mismatches == [] and "card 103" in result.exemptions[0]


def test_an_eighth_round_that_nobody_had_may_have_an_empty_header(tmp_path: Path) -> None:
    lines = write_game(7).splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("Turn 2, Headline"))
    lines[place:place] = ["Turn 1, USSR AR8: :", "", "Turn 1, US AR8: :", ""]
    assert imported("\n".join(lines), tmp_path).mismatches == []
