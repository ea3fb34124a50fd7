"""From the text of a rulebook to blocks that can be shown, searched and jumped to (UX-94)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import field
from functools import lru_cache

from app.games import folder, folders
from rules.core.lean import dataclass

LANGUAGES = ("en", "hu")
_IDS = re.compile(r"\s*\[([A-Z]{2}-[A-Z]?\d[^\]\(]*)\](?!\()")
_ONE_ID = re.compile(r"([A-Z]{2})-([A-Z]?\d+(?:\.\d+(?=\.\d))?)(?:\.(\d+))?")
_LINK = re.compile(r"\[([^\]]+)\]\(((?:rule|scenario):[^)\s]+)\)")
_ICON = re.compile(r":([a-z_]+):")
_ITEM = re.compile(r"^(\s*)(?:-|(\d+)\.)\s+(.*)$")
_PICTURE = re.compile(r"^!\[([^\]]*)\]\(((?:icon|picture):[\w.-]+)\)\s*$")
_HEADING = re.compile(r"^(#{1,4})\s+(.*)$")
_MARKUP = re.compile(r"<[^<>]*>")

RuleKey = tuple[str, str, int]


@dataclass(frozen=True)
class RulebookBlock:
    """One piece of a rulebook: heading, text, item, table or picture."""

    kind: str
    text: str = ""  # with the marks of paragraphs: <b>, <i>, <icon:…>, <link:…>
    level: int = 0  # of a heading (1 to 4); how far an item is indented
    rules: tuple[str, ...] = ()
    ours: bool = False  # the computer edition speaks, not the printed rules
    rows: tuple[tuple[str, ...], ...] = ()
    number: str = ""  # of a numbered item
    picture: str = ""

    @property
    def words(self) -> str:
        """Everything readable in it, for the search."""
        cells = " ".join(cell for row in self.rows for cell in row)
        return _MARKUP.sub("", f"{self.text} {cells} {' '.join(self.rules)}").strip()


@dataclass(frozen=True)
class Rulebook:
    """A whole rulebook in one language."""

    game: str
    language: str
    title: str
    blocks: tuple[RulebookBlock, ...]
    _places: dict[RuleKey, int] = field(default_factory=dict, repr=False)

    def contents(self) -> list[tuple[int, RulebookBlock]]:
        """Headings below the title, with their places."""
        return [(place, block) for place, block in enumerate(self.blocks) if block.kind == "heading"]

    def chapters(self) -> list[int]:
        """Where the chapters begin."""
        found = [place for place, block in enumerate(self.blocks) if block.kind == "heading" and block.level == 2]
        return found if found and found[0] == 0 else [0, *found]

    def chapter_of(self, place: int) -> int:
        """The beginning of the chapter a block stands in."""
        return max(start for start in self.chapters() if start <= place)

    def section_of(self, place: int) -> str:
        """The nearest heading above a block."""
        for block in reversed(self.blocks[: place + 1]):
            if block.kind == "heading":
                return block.text
        return self.title

    def place_of(self, rule: str) -> int | None:
        """The block that tells a rule, or the nearest one before it in the same chapter; None: nothing fits."""
        wanted = rule_key(rule)
        if wanted is None:
            return None
        if wanted in self._places:
            return self._places[wanted]
        near = [key for key in self._places if key[:2] == wanted[:2]]
        section, _, number = wanted[1].rpartition(".")
        if not near and section:  # its section tells it
            return self.place_of(f"{wanted[0]}-{section}.{number}")
        before = [key for key in near if key[2] <= wanted[2]]
        best = max(before, default=min(near, default=None))
        return None if best is None else self._places[best]

    def rules(self) -> set[RuleKey]:
        return set(self._places)


def rule_key(rule: str) -> RuleKey | None:
    """A rule's id as something that can be ordered.

    >>> rule_key("SM-4.14"), rule_key("SM-D1"), rule_key("SE-5.12.4"), rule_key("none")
    (('SM', '4', 14), ('SM', 'D1', 0), ('SE', '5.12', 4), None)
    """
    found = _ONE_ID.match(rule)
    return (found[1], found[2], int(found[3] or 0)) if found else None


def rule_keys(listed: str) -> Iterator[RuleKey]:
    """The rules of one bracket.

    >>> list(rule_keys("SM-4.14, SM-5.1"))
    [('SM', '4', 14), ('SM', '5', 1)]
    >>> list(rule_keys("SM-4.14-4.16"))
    [('SM', '4', 14), ('SM', '4', 15), ('SM', '4', 16)]
    >>> list(rule_keys("SE-5.9.1-5.9.3"))
    [('SE', '5.9', 1), ('SE', '5.9', 2), ('SE', '5.9', 3)]
    """
    for part in re.split(r"[,;]\s*", listed):
        first = rule_key(part.strip())
        if first is None:
            continue
        last = re.search(r"(?:-|–|…|\.\.|to )\s*(?:[A-Z]{2}-)?(?:[A-Z]?\d+\.){0,2}(\d+)\s*$", part[len(first[0]) + 1 :])
        end = int(last[1]) if last and first[2] and int(last[1]) >= first[2] else first[2]
        yield from ((first[0], first[1], number) for number in range(first[2], min(end, first[2] + 200) + 1))


def marked(text: str) -> str:
    """The text with the marks that paragraphs understand.

    >>> marked("A **die** shows :dice: or [this](rule:SM-4.1) < 3")
    'A <b>die</b> shows <icon:dice> or <link:rule:SM-4.1>this</link> ‹ 3'
    """
    text = text.replace("<", "‹").replace(">", "›")
    text = _LINK.sub(r"<link:\2>\1</link>", text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"(?<!\w)\*([^*\s][^*]*)\*(?!\w)", r"<i>\1</i>", text)
    return _ICON.sub(_known_icon, text)


def _known_icon(found: re.Match[str]) -> str:
    from art.icons import icon_ids

    return f"<icon:{found[1]}>" if found[1] in icon_ids() else found[0]


def parse(text: str, game: str, language: str) -> Rulebook:
    """A book from its text; whatever is no mark is a paragraph, so nothing is ever lost."""
    blocks = [block for chunk in _chunks(text.splitlines()) for block in _blocks(chunk)]
    title = next((block.text for block in blocks if block.kind == "heading" and block.level == 1), game)
    blocks = [block for block in blocks if not (block.kind == "heading" and block.level == 1)]
    places: dict[RuleKey, int] = {}
    for place, block in enumerate(blocks):
        for listed in block.rules:
            for key in rule_keys(listed):
                places.setdefault(key, place)
    return Rulebook(game, language, title, tuple(blocks), places)


def _chunks(lines: Iterable[str]) -> Iterator[list[str]]:
    """Lines that belong together: up to a blank line, a heading stands alone."""
    chunk: list[str] = []
    for line in lines:
        single = bool(_HEADING.match(line) or _PICTURE.match(line))
        if chunk and (not line.strip() or single):
            yield chunk
            chunk = []
        if single:
            yield [line]
        elif line.strip():
            chunk.append(line)
    if chunk:
        yield chunk


def _blocks(chunk: list[str]) -> Iterator[RulebookBlock]:
    heading, picture = _HEADING.match(chunk[0]), _PICTURE.match(chunk[0])
    if heading:
        words, rules = _cut_rules(heading[2])
        yield RulebookBlock("heading", marked(words), len(heading[1]), rules)
    elif picture:
        yield RulebookBlock("picture", marked(picture[1]), picture=picture[2])
    elif chunk[0].lstrip().startswith("|"):
        yield _table(chunk)
    elif chunk[0].startswith(">"):
        inner = [line[1:].removeprefix(" ") if line.startswith(">") else line for line in chunk]
        for block in _running(inner):
            yield RulebookBlock(block.kind, block.text, block.level, block.rules, True, number=block.number)
    else:
        yield from _running(chunk)


def _running(lines: list[str]) -> Iterator[RulebookBlock]:
    """Paragraphs and list items; a line that begins no item goes on with what stands before it."""
    opened: list[tuple[str, int, str, list[str]]] = []
    for line in lines:
        item = _ITEM.match(line)
        if item:
            opened.append(("item", len(item[1]) // 2, item[2] or "", [item[3]]))
        elif opened:
            opened[-1][3].append(line.strip())
        else:
            opened.append(("text", 0, "", [line.strip()]))
    for kind, level, number, parts in opened:
        words, rules = _cut_rules(" ".join(parts))
        yield RulebookBlock(kind, marked(words), level, rules, number=number)


def _table(lines: list[str]) -> RulebookBlock:
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    rows = [row for row in cells if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    rules: list[str] = []
    shown = []
    for row in rows:
        cut = [_cut_rules(cell) for cell in row]
        rules += [rule for _, found in cut for rule in found]
        shown.append(tuple(marked(words) for words, _ in cut))
    return RulebookBlock("table", rules=tuple(rules), rows=tuple(shown))


def _cut_rules(text: str) -> tuple[str, tuple[str, ...]]:
    return _IDS.sub("", text).strip(), tuple(_IDS.findall(text))


def has_book(game: str) -> bool:
    home = folder(game, "rulebook")
    return home is not None and all((home / f"{language}.md").is_file() for language in LANGUAGES)


def books() -> list[str]:
    """Games that have a rulebook in both languages."""
    return sorted(game for game in folders("rulebook") if has_book(game))


@lru_cache(maxsize=8)
def open_book(game: str, language: str) -> Rulebook:
    """The rulebook of a game; the pseudo-language reads the English one."""
    known = "hu" if language == "hu" else "en"
    home = folder(game, "rulebook")
    if home is None:
        raise FileNotFoundError(f"{game} has no rulebook")
    return parse((home / f"{known}.md").read_text(encoding="utf-8"), game, known)
