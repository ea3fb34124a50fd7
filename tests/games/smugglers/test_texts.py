"""Words that only Űrcsempészek has: codes of bids, ties, towers, what speed tokens bring.

What holds for the words of every game: `tests/app/test_words_of_games.py`.
"""

import pytest

from app.games.smugglers.forecast import of_token
from app.games.smugglers.words import Words, signed
from app.text.texts import LANGUAGES, Texts, message_id
from rules import Event, Setup, find
from rules.smugglers.bids import CODES
from tests.games.smugglers import texts as wording
from tests.games.smugglers.texts import NAMES, at


@pytest.fixture(params=LANGUAGES)
def words(request):
    return wording.words(Texts(request.param))


def test_every_code_of_an_event_has_its_sentence(words):
    """SM-4.38, SM-4.59."""
    for code in CODES:
        assert words.code(code).endswith(".")
    assert words.texts.missing == set()


def test_setup_reasons_are_worded_from_their_bare_values(words):
    """The new-game screen words reasons without knowing the game."""
    setup = Setup("smugglers", [{"colour": "pink"}, {"colour": "pink"}])
    reason = find("smugglers").excluded(setup)
    line = words.texts(message_id("reason", reason.id), **reason.params)
    assert line in ("Ezt a színt már más választotta: rózsaszín.", "Someone else has chosen this colour: pink.")


def test_a_tie_is_explained_by_the_speeds():
    """SM-4.103."""
    event = Event(
        "win",
        {
            "sector": 1,
            "card": "x",
            "seat": 0,
            "face": 4,
            "cost": 4,
            "tied": [0, 1, 2],
            "speeds": [3, 1, -1],
            "back": [[1, 4], [2, 4]],
        },
    )
    assert Words(Texts("en"), NAMES, lambda sector: "s").line(event) == (
        "Anna wins <link:s>sector 2</link>: Béla and Csaba had an equal die (4), but Anna is faster (3 > 1 > −1). "
        "It costs 4 energy."
    )


def test_a_tower_is_won_by_its_top_die():
    """SM-6.41."""
    event = Event(
        "win",
        {"sector": 0, "card": "x", "seat": 1, "face": 6, "cost": 10, "tied": [1], "speeds": [3], "back": [[0, 4]]},
    )
    assert Words(Texts("hu"), NAMES, lambda sector: "s", stacked=True).line(event) == (
        "Béla nyeri az <link:s>1. űrszektort</link>: az övé a torony teteje (6). Ára 10 energia."
    )


def test_lists_and_signs():
    words = at("hu")
    assert words.seats([0, 1, 2]) == "Anna, Béla és Csaba"
    assert words.goods([0, 0, 0, 0]) == "semmilyen áru"
    assert (signed(-1), signed(2, plus=True), signed(0, plus=True)) == ("−1", "+2", "0")


# --- the rulebook


def _seen(players: int, held: tuple[int, ...] = ()) -> dict:
    """Of a view only what a token's forecast looks at."""
    seats = [{"tokens": list(held) if seat == 0 else []} for seat in range(players)]
    return {"seats": seats, "pool": {"energy": 4, "goods": [1, 0, 0, 0]}, "middle": [3, 1, -1]}


@pytest.mark.parametrize(
    ("held", "token", "told"),
    [
        ((3,), -1, "With it your sum is 2: in the refill up to 2 energy or goods."),
        ((0,), -1, "With it your sum is −1: in the refill you may get rid of 1 energy or 1 cube."),
        ((-1,), 1, "With it your sum is 0: nothing in the refill."),
        ((), 3, "With it your sum is 3: in the refill up to 3 energy or goods."),
    ],
)
def test_with_two_players_a_token_is_told_by_the_sum(held, token, told):
    """SM-4.94, SM-E8, SM-X14: neither a −1 nor a 0 does anything by itself."""
    forecast = of_token(at("en"), _seen(2, held), token, 0)
    assert forecast.short == told
    assert "the sum of your tokens" in forecast.lines[0][0]
    hungarian = of_token(at("hu"), _seen(2, held), token, 0)
    assert f"összeged {signed(sum(held) + token)}" in hungarian.short
    assert "összege" in hungarian.lines[0][0]


def test_with_more_players_a_token_is_told_by_its_number():
    """SM-4.140 to SM-4.146."""
    minus, zero, three = (of_token(at("en"), _seen(4), token, 0) for token in (-1, 0, 3))
    assert "get rid of" in minus.short
    assert "nothing in the refill" in zero.short
    assert three.short == "In the refill: up to 3 energy or goods."


def test_a_message_inside_another_is_worded_simply():
    """P13: the first table of the smugglers needs no library for its tokens."""
    texts = Texts("en")
    for token, said in ((3, "Speed token 3"), (-1, "Speed token −1")):
        assert texts("smugglers-name-token", token=token) == said
    assert "bundle" not in texts._now.__dict__
