"""The terminal table, played by typing."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

from sandtable.engine import read_record
from sandtable.engine.record import TakeBack

Run = Callable[..., Result]

ALONE = ("play", "fords", "--seed", "1", "--seat", "1=human", "--seat", "2=random")
TWO = ("play", "fords", "--seed", "1", "--seat", "1=human", "--seat", "2=human")


def test_a_whole_game_against_a_bot(run: Run) -> None:
    result = run(*ALONE, input="1\n1\n1\n")
    assert result.exit_code == 0
    assert "The game is over: The last ford has been decided" in result.output


def test_the_table_shows_seats_map_hand_log_and_numbered_options(run: Run) -> None:
    output = run(*ALONE, input="q\n").output
    for shown in (
        "Fords · Turn 1",
        "Second bank random",
        "Upper Ford",
        "Order deck",
        "is dealt Order",
        "Hand of First",
    ):
        assert shown in output
    assert "First bank: Play one order face down for Upper Ford" in output
    assert "  1 Order 2" in output


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("What happened", "Hand of First bank")),
        ("zh-Hans", ("战报", "第一岸的手牌", "为上渡暗置一张军令")),
        ("zh-Hant", ("戰報", "第一岸的手牌", "為上渡蓋放一張軍令")),
        ("ja", ("ログ", "第一の岸の手札", "上の渡しのために命令を1枚伏せる")),
    ],
)
def test_the_table_speaks_four_languages(run: Run, lang: str, words: tuple[str, ...]) -> None:
    output = run(*ALONE, "--lang", lang, input="?\nq\n").output
    assert all(word in output for word in words)


def test_options_are_chosen_by_number_name_or_beginning(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run(*ALONE, "--save", str(file), input="order:11\nORDER 2\n\n")
    assert result.exit_code == 0
    own = [entry.answer for entry in read_record(file).in_force() if entry.by == 0]
    assert own == ["order:11", "order:2", "order:8"]


def test_what_is_no_option_or_could_be_several_changes_nothing(run: Run) -> None:
    output = run(*ALONE, input="99\nnonsense\norder\n\nq\n").output
    assert "99 is not one of the options" in output
    assert "nonsense is not one of the options" in output
    assert "order could be: Order 2, Order 8, Order 11" in output
    assert "Turn 2" not in output


def test_why_explains_options_clauses_and_words(run: Run) -> None:
    output = run(*ALONE, input="why 1\nwhy tie\n? upper ford\nwhy victory\nwhy unicorn\nq\n").output
    assert "Order 2: you can choose this" in output
    assert "tie  If the highest total is shared" in output
    assert "Upper Ford: you cannot choose this now" in output
    assert "end  After the last ford" in output
    assert "Nothing mentions unicorn" in output


def test_help_log_rules_table_and_map_leave_the_game_where_it_is(run: Run) -> None:
    output = run(*ALONE, input="?\nlog\nrules\ntable\nmap\nq\n").output
    assert "take back the last answer" in output
    assert "Everyone is dealt three order cards." in output
    assert "Turn 2" not in output


def test_hands_are_hidden_behind_a_hand_over(run: Run) -> None:
    output = run(*TWO, input="\n1\n\nq\n").output
    first, second = output.split("Second bank, it is your turn at the screen")
    assert "Hand of First bank" in first and "Hand of Second bank" not in first
    assert "Hand of Second bank" in second and "Hand of First bank" not in second


def test_a_secret_answer_is_taken_back_freely(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    output = run(*TWO, "--save", str(file), input="\n1\n\nundo\n\n2\n\nq\n").output
    assert "Taken back" in output
    record = read_record(file)
    assert any(isinstance(entry, TakeBack) for entry in record.entries)
    assert [answer.answer for answer in record.in_force() if answer.by == 0] == ["order:8"]


def test_past_a_barrier_taking_back_needs_consent(run: Run) -> None:
    output = run(*ALONE, input="1\nundo\nn\nundo\ny\nq\n").output
    assert "Nothing was taken back" in output
    assert output.index("Nothing was taken back") < output.index("Taken back.")
    assert "Turn 1" in output[output.index("Taken back.") :]


def test_nothing_to_take_back(run: Run) -> None:
    assert "nothing to take back" in run(*ALONE, input="undo\nq\n").output


def test_a_saved_game_is_resumed_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(*ALONE, input=f"1\nsave {file}\nq\n")
    output = run("play", "--resume", str(file), "--lang", "en", input="1\n1\n").output
    assert "Turn 2" in output and "The game is over" in output
    assert run("verify", str(file)).exit_code == 0


def test_resumed_dice_are_those_that_would_have_come(run: Run, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    run(*TWO, "--save", str(whole), input="\n1\n" * 6)
    run(*TWO, "--save", str(broken), input="\n1\n" * 3)
    run("play", "--resume", str(broken), input="\n1\n" * 3)
    assert read_record(broken).entries == read_record(whole).entries


def test_bots_alone_are_watched(run: Run, tmp_path: Path) -> None:
    output = run("play", "fords", "--seat", "1=random", "--seat", "2=montecarlo:4", "--paranoid").output
    assert "takes" in output and "The game is over" in output


def test_without_a_word_about_seats_one_human_sits_among_bots(run: Run) -> None:
    output = run("play", "fords", input="q\n").output
    assert "Second bank captain" in output and "Hand of First bank" in output


def test_the_end_of_input_leaves_the_game_saved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run(*ALONE, "--save", str(file), input="1\n")
    assert result.exit_code == 0
    assert "Saved to" in result.output
    assert run("verify", str(file)).exit_code == 0


def test_whatever_is_typed_the_table_stands(run: Run) -> None:
    random = Random(3)
    words = [
        "1",
        "2",
        "u",
        "y",
        "n",
        "l",
        "t",
        "m",
        "r",
        "?",
        "why 1",
        "why [bold]",
        "[/]",
        "order",
        "",
        "save /",
        "✌",
        "0",
    ]
    for _ in range(5):
        typed = "\n".join(random.choice(words) for _ in range(60))
        assert run(*TWO, input=typed).exit_code == 0
