"""Which language to speak: the one asked for, else the one that the surroundings speak, else English."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from walpurgis.kernel.refusal import WalpurgisError
from walpurgis.words import LANGUAGES

FALLBACK = "en"
OPTION = "--lang"
SURROUNDINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts


def of_surroundings(environment: Mapping[str, str]) -> str:
    for variable in SURROUNDINGS:
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def of_arguments(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """For what is said before the options are read, such as what is wrong with them."""
    spelled = " ".join(arguments).replace("=", " ").split()
    for argument, value in pairwise(spelled):
        if argument == OPTION and value in LANGUAGES:
            return value
    return of_surroundings(environment)


def asked(language: str, environment: Mapping[str, str]) -> str:
    """The value of --lang, or the surroundings' language where there is none."""
    if language and language not in LANGUAGES:
        raise WalpurgisError("value", name=OPTION, found=language, possible=" | ".join(LANGUAGES))
    return language or of_surroundings(environment)
