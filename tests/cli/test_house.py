"""What the command says of itself, and to whom it speaks which language."""

import subprocess
import sys

import pytest

from tests.cli.run import walpurgis
from walpurgis.terminal import language
from walpurgis.words import LANGUAGES

COMMANDS = ("games", "rules", "replay", "play", "simulate")


def test_the_version_says_whether_the_rules_run_compiled() -> None:
    answer = walpurgis("--version")
    assert answer.status == 0
    assert answer.out.startswith("walpurgis ")
    assert ("compiled" in answer.out) != ("interpreted" in answer.out)


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "walpurgis", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("walpurgis ")


def test_without_a_command_help_is_shown() -> None:
    answer = walpurgis()
    assert answer.status == 0
    for command in COMMANDS:
        assert command in answer.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_command_has_help_in_every_language(command: str, spoken: str) -> None:
    answer = walpurgis(command, "--lang", spoken, "--help")
    assert answer.status == 0
    assert f"walpurgis {command}" in answer.out
    assert "--help" in answer.out


def test_help_follows_the_surroundings() -> None:
    assert "Jouer dans le terminal." in walpurgis("--help", LANG="fr_FR.UTF-8").out
    assert "Play in the terminal." in walpurgis("--help", LANG="de_DE.UTF-8").out


def test_lc_all_goes_before_lang() -> None:
    assert language.of_surroundings({"LC_ALL": "fr_CH", "LANG": "en_GB"}) == "fr"
    assert language.of_surroundings({"LC_ALL": "", "LANG": "fr"}) == "fr"
    assert language.of_surroundings({}) == "en"


def test_the_option_goes_before_the_surroundings() -> None:
    assert language.of_arguments(["play", "--lang", "fr"], {"LANG": "en"}) == "fr"
    assert language.of_arguments(["play", "--lang=fr"], {"LANG": "en"}) == "fr"
    assert language.of_arguments(["--lang"], {"LANG": "en"}) == "en"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "no command “dance”"),
        (["replay"], "FILE is missing"),
        (["play", "--wings"], "no option --wings"),
        (["play", "hexentanz", "--seats"], "Option --seats"),
        (["rules", "hexentanz", "extra"], "Too many arguments for this command"),
        (["rules", "chess"], "There are: hexenrennen"),
        (["rules", "hexentanz", "--lang", "de"], "fr | en"),
        (["play", "hexentanz", "--seats", "many"], "--seats cannot be “many”"),
        (["play", "hexentanz", "--seats", "9" * 5000], "--seats cannot be"),
        (["play", "hexentanz", "--seats", "2"], "3 to 6 players, not 2 (HT-03)"),
        (["play", "hexentanz", "--first", "3"], "0 to 2"),
        (["play", "hexentanz", "--humans", "4", "--seats", "3"], "0 to 3"),
        (["play", "hexentanz", "--option", "memory_aid"], "NAME=VALUE"),
        (["play", "hexentanz", "--option", "memory=on"], "memory_aid · wrong_witch"),
        (["play", "hexentanz", "--option", "memory_aid=maybe"], "off | on (HT-H2)"),
        (["simulate", "hexentanz", "--games", "0"], "1, 2, 3"),
        (["replay", "-", "--trace"], "--json --trace"),
    ],
)
def test_what_cannot_be_understood_is_answered_with_what_would_be_right(arguments: list[str], said: str) -> None:
    answer = walpurgis(*arguments)
    assert answer.status == 2
    assert said in answer.err
    assert answer.out == ""


def test_errors_are_said_in_french_too() -> None:
    answer = walpurgis("rules", "chess", "--lang", "fr")
    assert answer.status == 2
    assert "Il n’y a pas de jeu «\u00a0chess\u00a0»" in answer.err


def test_help_speaks_the_language_that_is_asked_for() -> None:
    answer = walpurgis("--help", "--lang", "fr")
    assert answer.status == 0
    assert "quatre de sorcières et un de hyène" in answer.out
    assert walpurgis("--lang", "fr", "--help").out == answer.out
    assert "walpurgis replay FICHIER [OPTIONS]" in walpurgis("replay", "--help", "--lang", "fr").out
    assert "NOM=VALEUR" in walpurgis("play", "--help", "--lang", "fr").out
    assert "NAME=VALUE" in walpurgis("play", "--help", "--lang", "en").out


def test_a_language_before_the_command_counts_as_well() -> None:
    assert walpurgis("--lang", "fr", "games").out == walpurgis("games", "--lang", "fr").out
    assert walpurgis("--lang", "nl", "games").status == 2
