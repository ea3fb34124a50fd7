"""Every file of wording, of the program and of each game, says the same in both languages (UX-86, UX-88, UX-89)."""

import pytest

from app.games import folders
from app.text.texts import LANGUAGES, LOCALE
from tests.app.both_languages import is_clean_hungarian, says_the_same


def names_in(folder) -> set[str]:
    return {path.stem for path in folder.glob("*.ftl")}


ROOTS = {"": LOCALE, **folders("locale")}
FILES = [f"{game}/{name}".lstrip("/") for game, root in ROOTS.items() for name in sorted(names_in(root / "en"))]


@pytest.mark.parametrize("game", ROOTS)
def test_both_languages_have_the_same_files(game):
    assert len({frozenset(names_in(ROOTS[game] / language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_with_the_same_values_and_forms(file):
    """UX-86."""
    says_the_same(file)


@pytest.mark.parametrize("file", FILES)
def test_hungarian_leaves_no_article_open_and_uses_real_long_vowels(file):
    """UX-88, UX-89."""
    is_clean_hungarian(file)
