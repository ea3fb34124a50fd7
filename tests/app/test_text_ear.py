"""What sounds wrong to whoever speaks the language, by classes of faults, in all that players read (UX-88, UX-89).

Each class is a pattern. A line that a pattern finds is worded anew, not excepted; an exception stands with its reason.
"""

import re
from typing import Any, NamedTuple

import pytest

from app.text.texts import Texts, catalogue, parameters
from tests.app.test_text_style import forms_of
from tests.app.text_sources import Line, lines
from tests.support.expected import expected
from tests.support.games import TABLES


class Fault(NamedTuple):
    language: str
    pattern: str
    instead: str
    where: str = ""  # ids of messages that it is looked for in; empty: everywhere
    kinds: tuple[str, ...] = ()  # see Line.kind; empty: all
    games: tuple[str, ...] = ()  # empty: all and the shell
    but: tuple[str, ...] = ()  # games in which it is right

    def found_in(self, line: Line) -> bool:
        return (
            line.language == self.language
            and (not self.kinds or line.kind in self.kinds)
            and (not self.games or line.owner in self.games)
            and line.owner not in self.but
            and (not self.where or (line.kind == "message" and bool(re.match(self.where, line.where))))
            and bool(re.search(self.pattern, line.text))
        )


TOLD = ("message", "card", "lesson", "scenario")
# Whose value is a player.
SEAT = r"\{ ?\$(seat|other|opponent|owner|player|name|giver|taker|attacker|defender|offense|defense) ?\}"
ENGLISH = {
    "somebody": Fault("en", r"(?i)\b(some|any|every)body\b", "someone, anyone, everyone, each player"),
    "too": Fault("en", r", too\b", "also, before the verb"),
    "further": Fault("en", r"(?i)\bfurther\b", "another, more"),
    "forever": Fault("en", r"(?i)\bfor ever\b", "forever"),
    "dear": Fault("en", r"(?i)\bdear(er|est)?\b", "expensive"),
    "closed": Fault(
        "en",
        r"(?i)\b(closed|open) (counter|marker|group|stack|card|technolog|upgrade)(s|y|ies)?\b",
        "face-down, face-up",
    ),
    "face": Fault("en", r"\bface (down|up) (card|counter|marker|technolog|tile|trap|group)", "face-down card"),
    # In a lesson the opponents have names, and Béla is he.
    "he": Fault(
        "en", r"(?i)\b(he|his|him|himself)\b", "they, their, them", kinds=("message", "card", "scenario", "rulebook")
    ),
    "whom": Fault("en", r"(?i)\bwhom\b", "who, which player"),
    "do-you": Fault("en", r"^\s*Do you\b", "the verb alone: “Join a side?”", where="prompt-"),
    "in-this-turn": Fault("en", r"(?i)\bin (this|that) (turn|round|phase)\b", "this turn"),
    "of-anna": Fault(
        "en", r"\b(ships?|colon(y|ies)|hand|cards?|planets?|markers?) of " + SEAT + r"(?!’)", "{ $seat }’s ship"
    ),
    "take-up": Fault("en", r"(?i)\b(takes?|taking|taken) up\b(?! to\b)", "select, pick up", kinds=TOLD),
    "lay": Fault("en", r"(?i)(?<!that )\blays?\b( \S+){0,3} (cards?|down|face)\b", "play, put down", kinds=TOLD),
    "give-up": Fault("en", r"(?i)\b(giv(es?|ing)|gave|given) up\b", "concede", where=r".*conced"),
    "common-defeat": Fault("en", r"(?i)\bcommon (defeat|victory)\b", "shared"),
    "responds": Fault("en", r"Does anyone respond|Nobody responds", "Any responses?"),
    "bound-for": Fault("en", r"(?i)\bbound for\b", "destination"),
    "all-the-same": Fault("en", r"(?i)\ball the same\b", "anyway"),
    "mended": Fault("en", r"(?i)\b(mended|mend)\b", "fix", kinds=("message",)),
    "apostrophe": Fault("en", r"\w'|'\w", "’"),
    "quotes": Fault("en", r'(?<![{(,] )"\w[^"{}]*\w"(?! [})])', "“ ”", kinds=("card", "lesson", "scenario")),
    # A game that keeps its publisher's spelling spares itself the fault; all else is British (see CONTRIBUTING).
    "american": Fault(
        "en",
        r"(?i)\b(colors?|colored|centers?|neighbors?|honors?|favou?rites?(?<!favourite)(?<!favourites)|gray)\b",
        "British",
    ),
    "defense": Fault("en", r"(?i)\b(defense|offense|artifact)", "defence"),
}
HUNGARIAN = {
    "verb-colon": Fault(
        "hu",
        r"(?m)^(?!.*\b(ezt|ezeket|mindent)\b).*"
        r"\b(elveszíti?|elsüllyeszti?|szétszedi?|felfedi?|felfordít(ja)?|lefordít(ja)?|fedezékbe vonja|építi?|támad|"
        r"megerősíti?|kiállít(ja)?|célba veszi|felkéri|használja|visszaadja|(el)?dobja|húzza|(meg)?kapja|(át)?adja|"
        r"(el)?veszi|kéri|választja|(meg)?mutatja|kijátssza|leteszi|elnyeli|gyártja|fizeti|fejleszti|szállítja|"
        r"védekezik|kirakodja|visszahívja|ellopja|kiszabadítja|hatástalanítja|nevezi meg|megnevezi|(ki|el)?indít|"
        r"lelőtték|felszedték|elfoglalták|ellövi|leszedi|elkölti)\b[^.:\n]{0,80}: (\{|<)",
        "a possessive noun before the colon, or a whole sentence",
        where=r"event-|.*-(log|told)-",
    ),
    "name-after-question": Fault("hu", r"\?\s+\w+: \{ ?(\$|WHO)", "the name inside the sentence", where="prompt-"),
    "two-names": Fault("hu", r'\{ WHO\(\$\w+(, case: "upper")?\) \} \{ WHO\(\$\w+\) \}', "the verb between them"),
    "by-accident": Fault("hu", r"(?i)\bvéletlenül\b(?! leesik)", "véletlenszerűen"),
    "random-card": Fault(
        "hu",
        r"(?i)\bvéletlen (lap|kártya|kártyá|űrhaj|hajó|technol|játékos|egység|bolyg|mező|irány)",
        "véletlenszerű, véletlenszerűen",
    ),
    "voice": Fault(
        "hu", r"(?i)\b(megkeverik|felfedtétek|eldobtátok|letarolták|megkeverték)\b", "Keverés:, felfordul, lekerül"
    ),
    "six": Fault("hu", r"(?i)\b(első|utolsó|legutóbbi|legelső) hat (először|előbb)", "az hat először, ami …"),
    "any-number": Fault("hu", r"(?i)\bbárhány", "akárhány"),
    "take": Fault("hu", r"(?i)\bvégy\b", "vegyél"),
    "bookish": Fault("hu", r"(?i)^\s*(\{[^}]*\} )?mely\b(?!,)", "melyik", where="prompt-"),
    "passive": Fault(
        "hu", r"(?i)mentőd(ik|ött|tek|j)|\bköttet|felhasználód|\blett beírva", "who does it, or an intransitive verb"
    ),
    "ledger": Fault("hu", r"(?i)főkönyv|gazdasági lap", "termelési lap"),
    "lost": Fault("hu", r"(?i)\belveszített\b(?! \d| \{| egy| három| minden)", "elvesztett"),
    "match": Fault("hu", r"(?i)\b(feladj(a|ák|uk|átok|am)|feladta|feladod) a játékot|a játék feladás", "játszma"),
    "gave-up": Fault("hu", r"(?i)\bfeladt[aá]", "feladja (the log is told in the present)", where="event-"),
    "hand": Fault("hu", r"(?i)\bkézlap", "kézben tartott lapok"),
    "sheet": Fault("hu", r"(?i)\bnagyító(?!t? alatt)", "adatlap", where=r"(?!setting)"),
    "alien-article": Fault("hu", r"\b(Te vagy|aki) (Klón|Zombi|Macron|Harcos|Varázsló|Árnyék)\b", "a Klón, az Árnyék"),
    "percent": Fault("hu", r"[\d}] %", "a space that does not break"),
}
BOTH = {
    f"{name}-{language}": fault._replace(language=language)
    for language in ("en", "hu")
    for name, fault in {
        "ellipsis": Fault("", r"(?<=[^\s=]) …(?! ?[\d}])", "no space before …", kinds=("message",)),
        "progress": Fault("", r"\$(all|of|most) \} ?/ ?\{ \$", "what is done first: { $done }/{ $all }"),
    }.items()
}


def of_games() -> dict[str, Fault]:
    """What only sounds wrong in one game, as it says itself."""
    found = {}
    for game in TABLES:
        for name, fault in expected(game, "faults").items():
            kinds, games = tuple(fault.get("kinds", ())), (game, *fault.get("rooms", ()))
            found[f"{game}-{name}"] = Fault(**{**fault_of(fault), "kinds": kinds, "games": games})
    return found


def fault_of(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name in Fault._fields}


def spared(name: str) -> tuple[str, ...]:
    """The games in which a fault is none."""
    return tuple(game for game in TABLES if name in expected(game, "texts").get("spared", ()))


FAULTS = {name: fault._replace(but=spared(name)) for name, fault in (ENGLISH | HUNGARIAN | BOTH).items()} | of_games()


def wrong_lines(name: str) -> list[Line]:
    return [line for line in lines() if FAULTS[name].found_in(line)]


@pytest.mark.parametrize("name", FAULTS)
def test_nothing_sounds_wrong(name):
    assert [str(line) for line in wrong_lines(name)] == [], f"better: {FAULTS[name].instead}"


COUNTS = ("count", "n", "now", "cards", "ships", "units", "points", "colonies", "left", "tokens")  # that may be zero


def zero_lines() -> list[str]:
    """Every Hungarian message that says "0 … van" when its numbers are zero."""
    whole, texts = catalogue("hu"), Texts("hu")
    said = {
        form: texts(form, **dict.fromkeys(parameters(name, whole), "X") | dict.fromkeys(COUNTS, 0))
        for name in whole
        if not name.startswith("-")
        for form in forms_of(name)
    }
    return [
        f"{form}: {line}" for form, line in said.items() if re.search(r"\b0 [^.,:;()]*\b(van|vannak|maradt)\b", line)
    ]


def test_what_is_not_there_is_not_counted():
    """ "nincs kolóniája", never "0 kolóniája van"."""
    assert zero_lines() == []


@pytest.mark.parametrize(("language", "cards"), [("en", ("hand", "cards")), ("hu", ("lapjaid", "kezed"))])
def test_the_pin_is_spoken_of_without_cards_which_not_every_game_has(language, cards):
    """Űrbirodalmak hides ships behind the cover."""
    texts = Texts(language)
    assert not [word for id in ("table-pin", "table-pin-line") for word in cards if word in texts(id)]
