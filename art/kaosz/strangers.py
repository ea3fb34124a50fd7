"""Pictures for cards of unknown sets: made from species, type, subtype and the card's own id."""

from __future__ import annotations

from collections.abc import Callable

from art.chance import Scatter
from art.scenery.fleet import CLASSES
from art.scenery.notation import PartLine, read_line
from art.scenery.pen import COLOURS

SPACES = ("nebula", "limb", "void", "streaks")
INSIDES = ("room", "corridor", "hangar", "plain")
TINTS = ("accent", "hull", "blue", "violet", "teal", "orange", "red", "gold")
BRIGHT = tuple(name for name in COLOURS if name not in ("ink", "night", "black", "white", "paper"))
HATS = ("none", "cap", "helmet", "goggles", "bowler", "patch", "specs", "splendid", "miner")
FLOWERS = ("rose", "fern", "orchid", "thistle", "lily", "daisy", "dandelion")
PROPS = ("gear", "gem", "cup", "lens", "scope", "reel", "book", "clock", "bomb", "scroll", "coin", "dish")


def scene_of(card_id: str, species: str, kind: str, subtype: str) -> tuple[PartLine, ...]:
    """A decent scene for a card nobody has drawn; the same id always gives the same one."""
    dice = Scatter(f"{species}/{kind}/{subtype}/{card_id}")
    make = KINDS.get(kind, _ship)
    return tuple(read_line(text) for text in make(dice, subtype))


def _space(dice: Scatter) -> str:
    return f"{dice.pick(SPACES)} tint={dice.pick(TINTS)}"


def _inside(dice: Scatter) -> str:
    return f"{dice.pick(INSIDES)} tint={dice.pick(TINTS)}"


def _place(dice: Scatter, low: float, high: float) -> str:
    return f"{dice.between(low, high):.0f}"


def _ship(dice: Scatter, subtype: str) -> list[str]:
    ship_class = subtype if subtype in CLASSES else "fighter"
    size = {"scout": 1.5, "fighter": 1.2, "cruiser": 1.2, "destroyer": 1.05}[ship_class]
    turn, wide = dice.between(-30, -10), dice.between(0.85, 1.3)
    lines = [_space(dice)]
    lines += [f"planet {_place(dice, -60, 60)} {_place(dice, -34, -20)} .5 c={dice.pick(BRIGHT)}"] * dice.below(2)
    lines.append(f"ship 0 4 {size} {turn:.0f} {ship_class} wide={wide:.2f} seed={dice.below(900)}")
    lines.append(dice.pick((
        "+ barrel 14 -8 .6 0 n=2 dy=16", "+ lamp -14 -8 .8 n=3 dx=9", "+ shape c=accent edge=1: M-18 -6H-6V6H-18Z",
        "+ disc -8 0 .6 c=brass", "+ gem -10 0 .8 90", "+ line c=accent w=2.4: M-20 -9V9M-12 -9V9M-4 -9V9",
    )))  # fmt: skip
    lines.append(dice.pick((
        f"craft -58 {_place(dice, -30, 34)} .8 {turn:.0f} n=2 dx=9 dy=14", "shots 48 -20 .5 -20", "flash 60 -36 .6",
        f"rock {_place(dice, 40, 66)} 34 {dice.between(0.6, 1.4):.2f} seed={dice.below(90)}",
        "lamp -50 -30 .7 n=3 dx=14",
    )))  # fmt: skip
    return lines


def _equipment(dice: Scatter, subtype: str) -> list[str]:
    tone, other = dice.pick(BRIGHT), dice.pick(BRIGHT)
    turn = dice.between(-24, 4)
    match subtype:
        case "rocket":
            main = [
                f"rocket 2 0 1.6 {turn - 10:.0f} c={tone} nose={other}",
                f"target 60 -34 {dice.between(0.4, 0.7):.2f}",
            ]
            return [_space(dice), *main]
        case "shield":
            return [_space(dice), f"craft 0 2 {dice.between(1.6, 2.2):.2f} {turn:.0f}", f"shield 0 0 1.4 c={tone}"]
        case "item":
            prop, second = dice.pick(PROPS), dice.pick(PROPS)
            return [
                _inside(dice),
                f"glow 0 0 2.4 c={tone} a=.5",
                f"{prop} -8 0 1.9 {turn / 2:.0f}",
                f"{second} 48 28 .8",
            ]
        case _:
            barrels = 1 + dice.below(3)
            gun = f"cannon 0 2 1.5 {turn:.0f} c={dice.pick(('iron', 'steel', 'brass', 'hull'))} barrels={barrels}"
            return [_inside(dice), gun, f"shell {_place(dice, 46, 62)} 30 1.2 c={tone}"]


def _crew(dice: Scatter, subtype: str) -> list[str]:
    if subtype == "robot":
        body = "square" if dice.below(2) else "round"
        look = f"legs={2 + dice.below(3)} eyes={1 + dice.below(3)} c={dice.pick(BRIGHT)}"
        return [_inside(dice), f"robot 0 2 1.5 0 {body} {look}", f"{dice.pick(PROPS)} 48 26 .9", "sparks -46 20 .5"]
    hat = dice.pick(("cap", "splendid")) if subtype == "captain" else dice.pick(HATS)
    face = f"eyes={dice.pick(('plain', 'stern', 'wide', 'wink', 'angry'))} flower={dice.pick(FLOWERS)}"
    look = f"hat={hat} coat={dice.pick(BRIGHT)}- {face}{' rank' if subtype == 'captain' else ''}"
    return [
        _inside(dice),
        f"person {_place(dice, -14, 6)} 6 1.3 0 {look}",
        f"{dice.pick(PROPS)} 50 {_place(dice, 16, 30)} .9",
    ]


def _base(dice: Scatter, subtype: str) -> list[str]:
    ground = f"surface tint={dice.pick(TINTS)} soil={dice.pick(('hull', 'sand', 'brown', 'grey', 'green'))}"
    if subtype == "trap":
        return [
            ground,
            f"pit 0 34 1.3 glowing={dice.pick(BRIGHT)}",
            f"mine {_place(dice, -8, 8)} 22 1.2",
            "craft 20 -24 1.1 120",
        ]
    if subtype == "bunker":
        return [
            ground,
            "bunker 0 44 1.7",
            f"tower {_place(dice, -60, -46)} 42 .8",
            f"barrel 20 12 1 {_place(dice, -40, -16)}",
        ]
    if subtype == "research":
        return [
            ground,
            f"{dice.pick(PROPS)} 0 16 1.3",
            f"dome 0 42 2.6 0 glass c={dice.pick(BRIGHT)}",
            "tower 60 42 .7",
        ]
    houses = [f"block {x} 44 1 0 w={20 + dice.below(18)} h={18 + dice.below(34)}" for x in (-46, -8, 32)]
    return [ground, *houses, f"tower {_place(dice, 50, 62)} 44 .9", f"flag {_place(dice, -30, 20)} -4 .7"]


def _event(dice: Scatter, subtype: str) -> list[str]:
    tint = dice.pick(TINTS)
    match subtype:
        case "attack":
            foe = dice.pick(("human", "xeno", "insectoid", "triciplita"))
            return [_space(dice), f"craft 34 4 1.7 {_place(dice, 150, 200)} of={foe}",
                    f"blast 10 2 {dice.between(0.6, 1):.2f}",
                    f"craft -54 {_place(dice, -20, 24)} 1.3 0", "shots -38 0 .7 2"]  # fmt: skip
        case "resource":
            fruit = f"{dice.pick(PROPS)} 44 10 1.1"
            return [
                f"desk tint={tint}",
                f"coins -34 34 1.5 high={4 + dice.below(6)}",
                f"coins 4 38 1.5 high={3 + dice.below(5)}",
                fruit,
            ]
        case "reaction":
            arrows = f"arrow -30 -14 1.2 {_place(dice, -30, 30)} c={dice.pick(BRIGHT)}"
            return [f"burst tint={tint}", arrows, f"arrow 30 16 1.2 {_place(dice, 150, 210)}", "craft 0 0 1.3 -14"]
        case _:
            return [f"void tint={tint}",
                    f"waves 0 0 1.6 0 count={3 + dice.below(4)} c={dice.pick(BRIGHT)}", "flash 0 0 1.2",
                    f"{dice.pick(PROPS)} {_place(dice, -50, 50)} 26 1"]  # fmt: skip


def _interrupt(dice: Scatter, subtype: str) -> list[str]:
    tone = dice.pick(BRIGHT)
    middle = {
        "start": f"clock 0 0 1.7 hour={dice.below(360)} minute={dice.below(360)}",
        "combat": f"bolt 0 0 1.9 {_place(dice, -20, 20)} c={tone}",
        "reaction": f"hand 0 8 1.7 {_place(dice, -14, 14)} c=hull cuff={tone}",
    }.get(subtype, f"flash 0 0 1.9 c={tone} points={4 + dice.below(5)}")
    return [f"burst tint={dice.pick(TINTS)}", f"craft {_place(dice, -60, -44)} 20 1.2 -20", middle,
            f"{dice.pick(PROPS)} 52 {_place(dice, -24, 24)} .8"]  # fmt: skip


KINDS: dict[str, Callable[[Scatter, str], list[str]]] = {
    "ship": _ship, "equipment": _equipment, "crew": _crew, "base": _base, "event": _event, "interrupt": _interrupt,
}  # fmt: skip
