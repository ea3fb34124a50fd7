"""Hungarian grammar for names and numbers that enter a sentence: articles and suffixes (UX-88)."""

from __future__ import annotations

import re

_VOWELS = "aáeéiíoóöőuúüű"
_BACK = "aáoóuú"
_ROUNDED = "öőüű"
_SKIPPED = "iíé"  # neutral: an earlier vowel decides
_SPELLED_WITH_VOWEL = "aeéfilmnorsuxyáíóöőúüű"  # letters whose own name begins with a vowel
_DIGRAPHS = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
_FOREIGN_ENDINGS = {"th": "t", "cz": "c", "tz": "c", "ch": "h", "x": "sz", "w": "v", "q": "k"}
# Spoken otherwise than written: the suffix follows the sound (Flashre, Flash-sel, Mike-nak).
_SPOKEN = {
    "flash": "fles",
    "joe": "dzsó",
    "mike": "májk",
    "steve": "sztív",
    "george": "dzsordzs",
    "kate": "kéjt",
    "jane": "dzséjn",
    "luke": "lúk",
    "dave": "déjv",
    "pete": "pít",
    "claire": "kler",
    "charlotte": "sarlott",
}
# Ends of words, also of compounds, whose vowels alone do not tell: célra, but térre, fényre, mirigyre.
_BACK_ENDS = ("cél", "híd", "nyíl", "díj", "íj", "szíj", "sír", "zsír", "kín", "csík", "síp", "héj", "derék")
_FRONT_ENDS = (
    "és",
    "tér",
    "gép",
    "fény",
    "kém",
    "kép",
    "szél",
    "szék",
    "pénz",
    "lép",
    "víz",
    "hír",
    "szín",
    "vész",
    "rész",
    "mirigy",
    "légy",
    "vér",
    "fék",
    "ív",
    "szív",
    "nép",
)
_ROMAN = re.compile(r"[IVX]+")
_LONG = {"a": "á", "e": "é", "o": "ó", "ö": "ő", "A": "Á", "E": "É", "O": "Ó", "Ö": "Ő"}

# form -> back, front unrounded, front rounded
_ENDINGS: dict[str, tuple[str, str, str]] = {
    "ba": ("ba", "be", "be"),
    "ban": ("ban", "ben", "ben"),
    "bol": ("ból", "ből", "ből"),
    "ra": ("ra", "re", "re"),
    "rol": ("ról", "ről", "ről"),
    "tol": ("tól", "től", "től"),
    "nak": ("nak", "nek", "nek"),
    "nal": ("nál", "nél", "nél"),
    "hoz": ("hoz", "hez", "höz"),
    "val": ("val", "vel", "vel"),
    "va": ("vá", "vé", "vé"),
    "ert": ("ért", "ért", "ért"),
    "ig": ("ig", "ig", "ig"),
    "kent": ("ként", "ként", "ként"),
    "on": ("on", "en", "ön"),
    "t": ("ot", "et", "öt"),
    "k": ("ok", "ek", "ök"),
    "e": ("é", "é", "é"),
}
FORMS = tuple(_ENDINGS)

_LETTERS = {
    "a": "á",
    "b": "bé",
    "c": "cé",
    "d": "dé",
    "e": "é",
    "f": "ef",
    "g": "gé",
    "h": "há",
    "i": "í",
    "j": "jé",
    "k": "ká",
    "l": "el",
    "m": "em",
    "n": "en",
    "o": "ó",
    "p": "pé",
    "q": "kú",
    "r": "er",
    "s": "es",
    "t": "té",
    "u": "ú",
    "v": "vé",
    "w": "vé",
    "x": "iksz",
    "y": "ipszilon",
    "z": "zé",
}

_SPOKEN_DIGITS = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
_SPOKEN_TENS = ("", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")
_COUNTED = re.compile(r"(^|, | és )(\d+\. )(?=\w)")  # "1. játékos", at the beginning and within a list
_OWN_ARTICLE = re.compile(r"Az? [^\W\d]")
_NAMELESS = re.compile(r"az? \w")  # who is no player and has no name: "az idegen flotta"
_LOWERING = ("három", "nyolc", "húsz", "harminc", "hatvan", "nyolcvan", "száz")  # 3-at, not 3-ot


def article(name: object, capital: bool = False) -> str:
    """The definite article before a name or number, by its first spoken sound.

    A name that brings its own article gets no second one.

    >>> article("Anna"), article("Béla"), article(1), article(5), article(11), article("MTV")
    ('az', 'a', 'az', 'az', 'a', 'az')
    >>> article("A Százeszű"), article("A")
    ('', 'az')
    """
    if _OWN_ARTICLE.match(str(name)):
        return ""
    chosen = "az" if _begins_with_vowel(str(name)) else "a"
    return chosen.capitalize() if capital else chosen


def _begins_with_vowel(text: str) -> bool:
    number = re.match(r"\s*(\d+(?:[\s\u00a0\u202f.]\d{3})*)", text)
    if number:
        return _number_begins_with_vowel(re.sub(r"\D", "", number[1]))
    word = re.search(r"\w+", text)
    if not word or text.lstrip().startswith(("-", "−")):
        return False
    name = word[0]
    if len(name) == 1:
        return name.casefold() in _SPELLED_WITH_VOWEL
    if name.isupper() and len(name) <= 4 and not any(letter in _VOWELS for letter in name.casefold()):
        return name[0].casefold() in _SPELLED_WITH_VOWEL
    return name[0].casefold() in _VOWELS


def _number_begins_with_vowel(digits: str) -> bool:
    """egy, ezer, egymillió and everything that begins with öt."""
    leading = str(int(digits[: len(digits) % 3 or 3]))
    return leading == "1" or leading[0] == "5"


def person(name: object, form: str = "", capital: bool = False) -> str:
    """A player, or several in a list, as part of a sentence.

    A name stands by itself; a player who is only counted takes the article.

    >>> person("Anna"), person("1. játékos", capital=True), person("2. játékos", "tol")
    ('Anna', 'Az 1. játékos', 'a 2. játékostól')
    >>> person("1. játékos, Anna és 2. játékos")
    'az 1. játékos, Anna és a 2. játékos'
    >>> person("az idegen flotta", capital=True), person("az idegen flotta", "val")
    ('Az idegen flotta', 'az idegen flottával')
    """
    text = suffixed(name, form) if form else str(name)
    said = _COUNTED.sub(lambda found: f"{found[1]}{article(found[2])} {found[2]}", text)
    return said[:1].upper() + said[1:] if capital and (said != text or _NAMELESS.match(said)) else said


def suffixed(name: object, form: str) -> str:
    """The name with a suffix in the right vowels and the right consonant.

    >>> suffixed("Anna", "val"), suffixed("Péter", "val"), suffixed("Balázs", "val"), suffixed(3, "val")
    ('Annával', 'Péterrel', 'Balázzsal', '3-mal')
    >>> suffixed("CRX", "ra"), suffixed("MTK", "ra"), suffixed("Mamut I.", "ra"), suffixed("CRX", "val")
    ('CRX-re', 'MTK-ra', 'Mamut I.-re', 'CRX-szel')
    """
    if isinstance(name, (int, float)) and not isinstance(name, bool):
        return _suffixed_number(name, form)
    text = str(name)
    if not text:
        return text
    if re.fullmatch(r"[−-]?\d+", text):
        return _suffixed_number(int(text.replace("−", "-")), form)
    return _suffixed_word(text, form)


def _harmony(word: str) -> int:
    """0 back, 1 front unrounded, 2 front rounded; the last word of a name decides."""
    low = re.split(r"[\s-]", word.casefold())[-1]
    if low.endswith(_FRONT_ENDS):
        return 1
    if low.endswith(_BACK_ENDS):
        return 0
    last = "i" if _last_sound(low) == ("y", "") else ""  # foreign names: Mary, Henry
    for letter in reversed(low):
        if letter not in _VOWELS:
            continue
        last = last or letter
        if letter in _BACK:
            return 0
        if letter in _ROUNDED:
            return 2 if last in _ROUNDED else 1
        if letter not in _SKIPPED:
            return 1  # a last e keeps the word in front: József, Ágnes
    return 1


def _last_sound(word: str) -> tuple[str, str]:
    """The final vowel, or the written and the spoken final consonant."""
    low = word.casefold()
    if low[-1] in _VOWELS:
        return low[-1], ""
    for written, spoken in _FOREIGN_ENDINGS.items():
        if low.endswith(written):
            return written, spoken
    for digraph in _DIGRAPHS:
        if low.endswith(digraph):
            return digraph, digraph
    if low[-1] == "y":
        return "y", ""
    return low[-1], low[-1]


def _suffixed_word(word: str, form: str) -> str:
    last = re.split(r"[\s-]", word)[-1]
    if spoken_end := _read_out(last):
        return _hyphenated(word, spoken_end, form)
    if last.casefold() in _SPOKEN:
        return _suffixed_foreign(word, _SPOKEN[last.casefold()], form)
    harmony = _harmony(word)
    ending = _ENDINGS[form][harmony]
    written, spoken = _last_sound(word)
    stem = word[:-1] + _LONG[word[-1]] if word[-1] in _LONG and form != "kent" else word
    if not spoken:
        return stem + (ending[1:] if form in ("t", "on", "k") else ending)
    if form in ("val", "va"):
        return _assimilated(word, written, spoken, ending[1:])
    if form == "t" and _takes_bare_t(word, written, spoken):
        return word + "t"
    return word + ending


def _read_out(last: str) -> str:
    """How the end of a name sounds that is not simply read: initials, ordinals, numbers, signs; else nothing."""
    bare = last.rstrip(".!?…")
    if not bare:
        return "egy"
    if digits := re.search(r"\d+$", bare):
        return _last_spoken_word(digits[0])
    if last.endswith(".") and _ROMAN.fullmatch(bare):
        return "egyes"
    if bare.isalpha() and bare.isupper():
        return _LETTERS.get(bare[-1].casefold(), bare)
    if bare != last:
        return bare
    return "" if last[-1].isalpha() else "egy"


def _suffixed_foreign(word: str, spoken: str, form: str) -> str:
    """By the sound; a hyphen where the last letter is silent, and where -val would change the written end."""
    silent = word[-1].casefold() == "e"
    if silent or form in ("val", "va"):
        return _hyphenated(word, spoken, form)
    return word + _ENDINGS[form][_harmony(spoken)]


def _takes_bare_t(word: str, written: str, spoken: str) -> bool:
    """Zoltánt, Vénuszt, marsallt, but Marsot, pajzsot, Maxot."""
    if written == "x" or spoken not in ("j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs"):
        return False
    before = word.casefold()[: -len(written)][-1:]
    return before in _VOWELS or before in ("n", written[0])


def _assimilated(word: str, written: str, spoken: str, ending: str) -> str:
    """-val/-vel takes over the last consonant: Péterrel, Balázzsal, Horváthtal, Kiss-sel."""
    if written != spoken:
        return word + spoken + ending
    low = word.casefold()
    if len(written) == 1 and low.endswith(written * 2):
        return word + ending if written == "t" else f"{word}-{written}{ending}"
    if len(written) > 1:
        return word[: -len(written)] + word[-len(written)] + written + ending
    return word + written + ending


def _suffixed_number(number: float, form: str) -> str:
    shown = f"{number:g}".replace(".", ",") if isinstance(number, float) else str(number)
    shown = shown.replace("-", "−")
    return _hyphenated(shown, _last_spoken_word(shown), form)


def _hyphenated(shown: str, word: str, form: str) -> str:
    """Numbers, abbreviations and initials take their suffix behind a hyphen, as the last spoken word wants it."""
    ending = _ENDINGS[form][_harmony(word)]
    _, spoken = _last_sound(word)
    if not spoken:
        return f"{shown}-{ending[1:] if form in ('t', 'on', 'k') else ending}"
    if form in ("val", "va"):
        return f"{shown}-{spoken}{ending[1:]}"
    if form in ("t", "k") and word in _LOWERING:
        return f"{shown}-a{ending[1:]}"
    return f"{shown}-{ending}"


def _last_spoken_word(shown: str) -> str:
    """The word one hears last when the number is read out."""
    digits = re.sub(r"\D", "", shown.split(",")[-1])
    zeros = len(digits) - len(digits.rstrip("0"))
    if not digits.strip("0"):
        return "nulla"
    if zeros == 0:
        return _SPOKEN_DIGITS[int(digits[-1])]
    if zeros == 1:
        return _SPOKEN_TENS[int(digits[-2])]
    return "száz" if zeros == 2 else "ezer" if zeros < 6 else "millió"
