"""Reading logs of human games: a short made-up log, its mutations, and the real ones where they are at hand."""

from pathlib import Path

import pytest

from sandtable.engine import Imported, loads, replay
from sandtable.games.twilight.importer import import_log

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
        ("SETUP: :", "BEGIN: :", "expected a line that begins with SETUP:"),
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
@pytest.mark.parametrize(("game", "clause"), [("game-08", "card 49"), ("game-12", "card 47")])
def test_departures_from_our_rulings_are_named(game: str, clause: str) -> None:
    exemptions = import_log(REAL_LOGS / f"{game}.txt").exemptions
    assert len(exemptions) == 1 and clause in exemptions[0]
