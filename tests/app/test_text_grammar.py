"""Hungarian articles and suffixes, order and search by language, the pseudo-language (UX-88, UX-90, UX-91)."""

import pytest

from app.text.hungarian import FORMS, article, person, suffixed
from app.text.pseudo import STRETCH, pseudo
from app.text.sorting import fold, found, sort_key


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "az"),
        ("Béla", "a"),
        ("„Űrhajó”", "az"),
        ("Öreg", "az"),
        ("1", "az"),
        (1, "az"),
        (5, "az"),
        (2, "a"),
        (11, "a"),
        (50, "az"),
        (51, "az"),
        (100, "a"),
        (1000, "az"),
        (1500, "az"),
        (5000, "az"),
        (10_000, "a"),
        (1_000_000, "az"),
        ("1 000", "az"),
        ("500 credit", "az"),
        ("15 lap", "a"),
        (0, "a"),
        (-5, "a"),
        ("X", "az"),
        ("B", "a"),
        ("MTV", "az"),
        ("HQ", "a"),
        ("NATO", "a"),
        ("", "a"),
    ],
)
def test_the_article_follows_the_first_spoken_sound(name, expected):
    assert article(name) == expected


def test_the_article_can_begin_a_sentence():
    assert article("Anna", capital=True) == "Az"
    assert article("Béla", capital=True) == "A"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "Annával"),
        ("Péter", "Péterrel"),
        ("Balázs", "Balázzsal"),
        ("József", "Józseffel"),
        ("Ágnes", "Ágnessel"),
        ("Dávid", "Dáviddal"),
        ("György", "Györggyel"),
        ("Horváth", "Horváthtal"),
        ("Kiss", "Kiss-sel"),
        ("Rácz", "Ráczcal"),
        ("Max", "Maxszal"),
        ("Henry", "Henryvel"),
        ("Gergő", "Gergővel"),
        ("Oslo", "Oslóval"),
        ("Vénusz", "Vénusszal"),
        ("Bernadett", "Bernadettel"),
        ("Emese", "Emesével"),
        (0, "0-val"),
        (1, "1-gyel"),
        (2, "2-vel"),
        (3, "3-mal"),
        (4, "4-gyel"),
        (5, "5-tel"),
        (6, "6-tal"),
        (7, "7-tel"),
        (8, "8-cal"),
        (9, "9-cel"),
        (10, "10-zel"),
        (20, "20-szal"),
        (40, "40-nel"),
        (60, "60-nal"),
        (100, "100-zal"),
        (1000, "1000-rel"),
        (1_000_000, "1000000-val"),
        (21, "21-gyel"),
        ("12", "12-vel"),
    ],
)
def test_with_takes_over_the_last_consonant(name, expected):
    assert suffixed(name, "val") == expected


@pytest.mark.parametrize(
    ("name", "form", "expected"),
    [
        ("Anna", "t", "Annát"),
        ("Zoltán", "t", "Zoltánt"),
        ("Dávid", "t", "Dávidot"),
        ("József", "t", "Józsefet"),
        ("György", "t", "Györgyöt"),
        (3, "t", "3-at"),
        (5, "t", "5-öt"),
        (6, "t", "6-ot"),
        (2, "t", "2-t"),
        ("Föld", "on", "Földön"),
        ("Mars", "on", "Marson"),
        ("Európa", "on", "Európán"),
        (8, "on", "8-on"),
        ("Gergő", "hoz", "Gergőhöz"),
        ("Péter", "hoz", "Péterhez"),
        ("Anna", "hoz", "Annához"),
        (5, "hoz", "5-höz"),
        ("Tünde", "nak", "Tündének"),
        ("László", "nak", "Lászlónak"),
        ("Anna", "kent", "Annaként"),
        ("Emese", "ert", "Emeséért"),
        ("Vénusz", "ra", "Vénuszra"),
        ("Merkúr", "bol", "Merkúrból"),
    ],
)
def test_suffixes_follow_vowel_harmony(name, form, expected):
    assert suffixed(name, form) == expected


@pytest.mark.parametrize(
    ("name", "on", "with_it"),
    [
        ("Cobra Flash", "Cobra Flashre", "Cobra Flash-sel"),
        ("Vakító fény", "Vakító fényre", "Vakító fénnyel"),
        ("Savmirigy", "Savmirigyre", "Savmiriggyel"),
        ("Gyakorlótér", "Gyakorlótérre", "Gyakorlótérrel"),
        ("Turbinás átépítés", "Turbinás átépítésre", "Turbinás átépítéssel"),
        ("Elfelejtett cél", "Elfelejtett célra", "Elfelejtett céllal"),
        ("Tükörtányér", "Tükörtányérra", "Tükörtányérral"),
        ("Lépespáncél", "Lépespáncélra", "Lépespáncéllal"),
        ("Sas kísérőgép", "Sas kísérőgépre", "Sas kísérőgéppel"),
        ("Kuiper-öv", "Kuiper-övre", "Kuiper-övvel"),
        ("Neki!", "Neki!-re", "Neki!-vel"),
        ("Nem.", "Nem.-re", "Nem.-mel"),
        ("Mamut I.", "Mamut I.-re", "Mamut I.-sel"),
        ("CRX", "CRX-re", "CRX-szel"),
        ("X", "X-re", "X-szel"),
    ],
)
def test_the_last_word_as_it_is_spoken_decides(name, on, with_it):
    """Names of cards: compounds, foreign words, names with a sign or a numeral at their end."""
    assert (suffixed(name, "ra"), suffixed(name, "val")) == (on, with_it)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna2", "Anna2-vel"),
        ("Béla 3", "Béla 3-mal"),
        ("Kovács B.", "Kovács B.-vel"),
        ("Mike", "Mike-kal"),
        ("Joe", "Joe-val"),
        ("???", "???-gyel"),
        ("Dr. Kék", "Dr. Kékkel"),
    ],
)
def test_whatever_people_call_themselves_takes_a_suffix(name, expected):
    assert suffixed(name, "val") == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Mars", "Marsot"),
        ("Pajzs", "Pajzsot"),
        ("Max", "Maxot"),
        ("Marsall", "Marsallt"),
        ("Határincidens", "Határincidenst"),
    ],
)
def test_the_object_takes_a_vowel_after_two_consonants(name, expected):
    assert suffixed(name, "t") == expected


@pytest.mark.parametrize(
    ("name", "form", "expected"),
    [
        ("1. játékos", "", "Az 1. játékos"),
        ("2. játékos", "tol", "A 2. játékostól"),
        ("Béla", "", "Béla"),
        ("Anna", "val", "Annával"),
        ("béla", "", "béla"),
        ("Béla és 5. játékos", "", "Béla és az 5. játékos"),
    ],
)
def test_only_counted_players_take_an_article(name, form, expected):
    assert person(name, form, capital=True) == expected


def test_every_form_gives_a_longer_word():
    for form in FORMS:
        assert suffixed("Kapitány", form).startswith("Kapitán")
        assert len(suffixed("Kapitány", form)) > len("Kapitány")


def test_hungarian_order_puts_accented_and_double_letters_right():
    """UX-91: ö and ő after o and ó, ü and ű after u and ú, cs after c."""
    words = [
        "zsák",
        "Csaba",
        "cukor",
        "öt",
        "ország",
        "óra",
        "űr",
        "unoka",
        "út",
        "zab",
        "sziget",
        "sas",
        "dzsem",
        "dal",
    ]
    ordered = sorted(words, key=lambda word: sort_key(word, "hu"))
    assert ordered == [
        "cukor",
        "Csaba",
        "dal",
        "dzsem",
        "óra",
        "ország",
        "öt",
        "sas",
        "sziget",
        "unoka",
        "út",
        "űr",
        "zab",
        "zsák",
    ]


def test_doubled_double_letters_sort_as_two():
    assert sorted(["loccsan", "locska", "lock"], key=lambda word: sort_key(word, "hu")) == ["lock", "loccsan", "locska"]


def test_search_ignores_accents_and_case():
    assert found("uro", "Űrő")
    assert found("hajo csi", "Csillaghajó")
    assert not found("hajo x", "Csillaghajó")
    assert fold("ŐŰ") == "ou"


@pytest.mark.parametrize("text", ["OK", "Settings", "Choose a planet to start a new game", "x"])
def test_the_pseudo_language_is_at_least_forty_per_cent_longer(text):
    assert len(pseudo(text)) >= len(text) * STRETCH


def test_the_pseudo_language_leaves_markup_and_numbers_alone():
    assert "<icon:credit>" in pseudo("Pay <icon:credit> now")
    assert pseudo("12 / 7") == "12 / 7"
