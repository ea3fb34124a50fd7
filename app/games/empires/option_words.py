"""The options of Űrbirodalmak as "verb + object" (UX-34).

An option is a verb ("end"), a verb with its parts (("go", 12)) or a part alone (12). What a part is called depends on
what it is: `BARE` says it for parts that stand alone, by question, and `PARTS` for those of a verb. The message is
`option-<question>-<verb>` if there is one, else `option-empires-<verb>`; a part that stands alone has its own name,
or the message `option-<question>`. A whole answer ends with a number of units, which is told, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from app.text.texts import message_id
from rules.core.decisions import Option
from rules.empires import questions
from rules.empires.printed.designer import FIELDS

if TYPE_CHECKING:
    from app.games.empires.words import Words
    from rules.core.decisions import Decision

HEX, GOAL, OWNER, SLOT, TECHNOLOGY, BERTH = "hex", "goal", "owner", "slot", "technology", "berth"
LINE, TARGET, SOLDIERS, TROOP = "line", "target", "soldiers", "troop"
OTHER, SHIP, FLEET = "other", "ship", "banner"
CARD = "card"
NUMBER, ABILITY, CODE = "number", "ability", "code"
CLAIM = "claim"  # a technology of a line
SPLIT = "split"  # as many as are to form a new group; never all of one
WAY = "way"  # an option that is a pair of hexes

WAYS_OUT = ("retreat", "unhurt", "empty", "withdraw")  # of units in a battle
WAYS = (questions.MACHINES_GOAL, questions.MACHINES_PATH, questions.INVASION_GOAL)  # where who is no player goes

# What a part is that is an option or a slot by itself.
BARE: Mapping[str, str] = {
    "empires.game.home.homeworld": HEX,
    "empires.game.home.extra": HEX,
    "empires.game.head_start.levels": TECHNOLOGY,
    **{
        f"{form}.{field}": ABILITY if field == "abilities" else NUMBER
        for form in (questions.GAME_DESIGN, questions.ECONOMY_SHEET)
        for field in FIELDS
    },
    questions.MOVEMENT_GROUP: SLOT,
    questions.TURN_SETTLE: SLOT,
    questions.COMBAT_SETTLE: SLOT,
    questions.FINDING_CARD: CARD,
    questions.ADVANTAGES_KEEP: CARD,
    questions.AUCTION_CARD: CARD,
    questions.ANCIENTS_HEXES: HEX,
    questions.ANCIENTS_MINERALS: HEX,
    questions.ANCIENTS_PLANETS: HEX,
    questions.ADVANTAGES_TAKE: CARD,
    "empires.economy.sheet.cards": CARD,
    questions.COMBAT_HEX: HEX,
    questions.COMBAT_FOE: OWNER,
    questions.DECLARATION_CLOAK: SLOT,
    questions.BATTLE_JOIN: SLOT,
    "empires.battle.claim.levels": CLAIM,
    questions.BATTLE_DRAW: LINE,
    questions.BATTLE_MINES: LINE,
    questions.BATTLE_SHIELD: LINE,
    questions.BATTLE_WEAKNESS: CODE,
    questions.ROUND_BEAM: LINE,
    "empires.round.screen.units": LINE,
    "empires.round.screen.scuttle": LINE,
    questions.LOSSES_SURPLUS: LINE,
    questions.CONQUEST_LEARN: TECHNOLOGY,
    questions.LOST_DIRECTION: HEX,
    questions.LOST_FOE: OWNER,
    "empires.economy.sheet.scuttle": SLOT,
    "empires.economy.sheet.research": TECHNOLOGY,
    "empires.economy.sheet.research_after": TECHNOLOGY,
    "empires.economy.sheet.scrap": SHIP,
    "empires.economy.sheet.grants": TECHNOLOGY,
    "empires.economy.sheet.build": BERTH,
    questions.ECONOMY_FIRST: OWNER,
    questions.MACHINES_GOAL: HEX,
    questions.MACHINES_PATH: HEX,
    questions.INVASION_GOAL: HEX,
    questions.AMOEBA_EXPLODE: SLOT,
    questions.BITE_PREY: LINE,
    "empires.landing.troops.troops": TROOP,
    "empires.landing.troops.dropped": TROOP,
    "empires.landing.troops.air": TROOP,
    "empires.stowing.aboard.troops": TROOP,
    "empires.passage.troops.to": HEX,
    "empires.passage.troops.troops": TROOP,
    "empires.evacuation.troops.to": HEX,
    "empires.evacuation.troops.troops": TROOP,
    "empires.spilling.lost.troops": TROOP,
    questions.ASSAULT_LINE: SOLDIERS,
    questions.ASSAULT_SCREEN: SOLDIERS,
    questions.ASSAULT_SUPPORT: SOLDIERS,
    questions.ASSAULT_GARRISON: TROOP,
    questions.ASSAULT_LEARN: TECHNOLOGY,
    "empires.economy.sheet.troops": BERTH,
    "empires.economy.sheet.free_troops": BERTH,
    "empires.economy.sheet.centres": BERTH,
}
# What the parts of a verb are; where a verb means several things, with its question before it.
PARTS: Mapping[str, tuple[str, ...]] = {
    "go": (HEX,),
    "carry": (HEX,),
    "sling": (HEX,),
    "sling_carry": (HEX,),
    "join": (SLOT,),
    "look": (HEX,),
    "sense": (HEX,),
    "withdraw": (LINE, HEX),
    "spare": (LINE,),
    "enlist": (FLEET,),
    "advance": (HEX,),
    "react": (SLOT, HEX),
    "react_carry": (SLOT, HEX),
    "embark": (TROOP,),
    "disembark": (TROOP,),
    "hand": (TROOP, SLOT),
    "leave": (SLOT, HEX),
    "empires.bombardment.shot fire": (SLOT,),
    "empires.bombardment.shot raze": (SLOT,),
    "empires.battle.prizes join": (SLOT, OTHER),
    "empires.battle.prizes scuttle": (SLOT,),
    "empires.assault.fire fire": (SOLDIERS,),
    "empires.assault.fire retreat": (HEX,),
    "gate": (HEX,),
    "fire": (LINE, TARGET),
    "hold": (LINE,),
    "wait": (LINE,),
    "retreat": (LINE, HEX),
    "unhurt": (LINE, HEX),
    "empty": (LINE, HEX),
    "scuttle": (LINE,),
    "hurt": (LINE,),
    WAY: (HEX, GOAL),
}


def label(words: Words, decision: Decision, option: Option) -> str:
    """See the module."""
    prompt = decision.prompt
    if isinstance(option, tuple):
        verb, parts = (option[0], option[1:]) if isinstance(option[0], str) else (WAY, option)
    elif prompt in BARE and not words.texts.has(_message(words, prompt, str(option))):
        name, whole = part(words, BARE[prompt], option), message_id("option", prompt)
        return words.texts(whole, **{BARE[prompt]: name}) if words.texts.has(whole) else name
    else:
        verb, parts = str(option), ()
    kinds = kinds_of(prompt, verb)
    named = {kind: part(words, kind, value) for kind, value in zip(kinds, parts, strict=False)}
    said = words.texts(_message(words, prompt, verb), **named)
    most = _most(decision, option)
    if most is None or most == 1:
        return said
    every = option[-1] == most and verb != SPLIT
    return words.word("counted", "all" if every else "some", option=said, count=option[-1])


def _most(decision: Decision, option: Option) -> int | None:
    """The highest number that an answer could end with; None for an option that has none yet."""
    ranges = getattr(decision, "ranges", None)
    if not ranges or not isinstance(option, tuple) or option in ranges:
        return None
    span = ranges.get(option[:-1] if len(option) > 2 else option[0])
    return span[1] if span is not None else None


def kinds_of(prompt: str, verb: str) -> tuple[str, ...]:
    return PARTS.get(f"{prompt} {verb}", PARTS.get(verb, ()))


def may(decision: Decision) -> str:
    """The most that a unit may do at its moment: leave, hold its fire, or only fire."""
    verbs = {option[0] for option in getattr(decision, "options", ()) if isinstance(option, tuple)}
    if verbs & set(WAYS_OUT):
        return "retreat"
    return "hold" if verbs & {"hold", "wait"} else "fire"


def bare(prompt: str) -> str:
    """What a part is that stands alone in this question."""
    return BARE.get(prompt, "")


def _message(words: Words, prompt: str, verb: str) -> str:
    own = message_id("option", prompt, verb)
    return own if words.texts.has(own) else message_id("option-empires", verb)


def part(words: Words, kind: str, value: Any) -> str:
    """A part of an option in words."""
    if isinstance(value, tuple):  # a part with a verb of its own: the damaged unit of a line
        return words.texts(message_id("option-empires", value[0]), line=part(words, LINE, value[1]))
    return _NAMES[kind](words, value)


def _berth(words: Words, value: str) -> str:
    """`scout@12`: new ones in a hex; `scout@12~3`: equipped like a group; `scout+3`: they join a group."""
    unit, _, slot = value.partition("+")
    if slot:
        return words.word("berth", "join", unit=words.unit(unit), group=words.group(int(slot)))
    thing, _, hex = value.partition("@")
    hex, _, like = hex.partition("~")
    if like:
        return words.word(
            "berth", "like", unit=words.unit(thing), hex=words.hex(int(hex)), group=words.group(int(like))
        )
    return words.word("berth", "new", unit=words.thing(thing), hex=words.hex(int(hex)))


def _claim(words: Words, value: str) -> str:
    """`attack@3`: a technology of a line of one's own."""
    technology, _, line = value.partition("@")
    return words.word(
        "claim", "of", technology=words.technology(technology), units=words.line_of(int(line), owned=False)
    )


_NAMES: Mapping[str, Callable[[Words, Any], str]] = {
    HEX: lambda words, value: words.hex(value),
    GOAL: lambda words, value: words.hex(value),
    SOLDIERS: lambda words, value: words.soldiers(value),
    TROOP: lambda words, value: words.troops({value: 1}),
    OWNER: lambda words, value: words.owner(value),
    SLOT: lambda words, value: words.group(int(value)),
    OTHER: lambda words, value: words.group(int(value)),
    SHIP: lambda words, value: words.group(int(str(value).partition(".")[0])),  # one of several of a group
    FLEET: lambda words, value: words.own_banner(value),
    CARD: lambda words, value: words.card(value),
    CODE: lambda words, value: words.kind(value),
    NUMBER: lambda words, value: str(value),
    ABILITY: lambda words, value: words.word("ability", value),
    LINE: lambda words, value: words.line_of(value),
    TARGET: lambda words, value: words.line_of(value),
    TECHNOLOGY: lambda words, value: words.technology(value),
    BERTH: lambda words, value: _berth(words, value),
    CLAIM: lambda words, value: _claim(words, value),
    "": lambda words, value: str(value),
}
