"""Everything about a piece of the smugglers' table as text (UX-51, UX-52)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.games.smugglers import faces
from app.games.smugglers.forecast import of_token
from app.table.model import FactSheet, Id, ShownValue
from app.text.speech import signed
from rules.smugglers.deliveries import CRUISER

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable

DISC, WIDE = (240.0, 240.0), (240.0, 144.0)
STUFF = ("energy", "R", "Y", "B", "G")


def sheet(table: SmugglersTable, id: Id) -> FactSheet | None:
    """The sheet of a piece by its id; None for what says nothing of its own."""
    kind, _, rest = str(id).partition(":")
    make = _SHEETS.get(kind)
    return make(table, rest) if make is not None else None


def _printed(
    table: SmugglersTable, card: str, seat: int | None
) -> tuple[tuple[ShownValue, ...], tuple[tuple[str, str], ...]]:
    """Values and keywords of a card."""
    words, say = table.wording, table.wording.word
    known = table.cards[card]
    worth = table.worth(card, seat)
    sources = () if worth == len(known.planets) else (say("tip", "station"),)
    values = (
        ShownValue("planet", worth, say("name", "planets"), sources=sources),
        ShownValue("ship", len(known.ships), say("name", "ships")),
    )
    keys = []
    for ship in dict.fromkeys(known.ships):
        keys.append((words.ship(ship), say("key", "cruiser" if ship == CRUISER else "ship")))
    if known.station:
        keys.append((say("name", "station"), say("key", "station")))
    return values, tuple(keys)


def _sector(table: SmugglersTable, rest: str) -> FactSheet:
    words, say, place = table.wording, table.wording.word, table.seen["row"][int(rest)]
    title = say("card", "name", sector=int(rest) + 1)
    if not place["card"]:
        text = say("tip", "sector-back") if place["face_down"] else say("name", "gone")
        return FactSheet(title, text=text, art=(faces.BACK,) if place["face_down"] else None, size=DISC)
    known = table.cards[place["card"]]
    values, keys = _printed(table, place["card"], table.viewer)
    text = say("tip", "sector", planets=len(known.planets), ships=len(known.ships))
    dice = tuple(
        say("name", "die-leads", seat=words.seat(die["seat"]), face=die["face"], cost=place["cost"])
        if (die["seat"], die["face"]) == (place["leading"], place["top"])
        else say("name", "die-line", seat=words.seat(die["seat"]), face=die["face"])
        for die in place["dice"]
    )
    return FactSheet(
        title,
        say("zone", "sectors"),
        table.maker.card_art(place["card"]),
        size=DISC,
        text=text,
        values=values,
        attached=dice,
        keywords=keys,
    )


def _die(table: SmugglersTable, rest: str) -> FactSheet:
    seat, number = (int(part) for part in rest.split(":"))
    words, say, mine = table.wording, table.wording.word, table.seen["seats"][seat]
    lying = table.maker.lying.get((seat, number))
    if lying is None:
        fallen = mine["reserve"] == 0
        text = say("tip", "die-fallen" if fallen else "die")
        art = (faces.DIE, mine["colour"], seat, 1, "fallen" if fallen else "")
        return FactSheet(words.seat(seat), say("name", "die"), art, size=DISC, text=f"{text} {say('tip', 'hand')}")
    place = table.seen["row"][lying[0]]
    die = place["dice"][lying[1]]
    leads = (seat, die["face"]) == (place["leading"], place["top"])
    text = say(
        "tip", "die-winning" if leads else "die-placed", seat=words.seat(seat), face=die["face"], cost=place["cost"]
    )
    art = (faces.DIE, mine["colour"], seat, die["face"], "leads" if leads else "")
    return FactSheet(words.seat(seat), say("name", "die"), art, size=DISC, text=text)


def _face(table: SmugglersTable, rest: str) -> FactSheet:
    say = table.wording.word
    return FactSheet(say("name", "face", face=int(rest)), say("name", "die"), text=say("tip", "die"))


def _token(table: SmugglersTable, rest: str) -> FactSheet:
    say = table.wording.word
    told = of_token(table.wording, table.seen, int(rest), table.viewer)
    return FactSheet(
        say("name", "token", token=int(rest)),
        say("zone", "tokens"),
        (faces.TOKEN, int(rest)),
        size=WIDE,
        text=" ".join(text for text, _ in told.lines),
    )


def _stuff(table: SmugglersTable, what: str, amount: int, kind: str) -> FactSheet:
    words, say = table.wording, table.wording.word
    tip = say("tip", "energy") if what == "energy" else say("tip", "goods", colour=words.colour(what))
    icon = "energy" if what == "energy" else "goods"
    name = words.stuff(what)
    return FactSheet(
        name[:1].upper() + name[1:],
        kind,
        (faces.COUNTER, what, amount, 0),
        size=WIDE,
        text=tip,
        values=(ShownValue(icon, amount, name),),
    )


def _pool(table: SmugglersTable, rest: str) -> FactSheet:
    pool = table.seen["pool"]
    held = dict(zip(STUFF, (pool["energy"], *pool["goods"]), strict=True))
    return _stuff(table, rest, held[rest], table.wording.word("zone", "pool"))


def _stock(table: SmugglersTable, rest: str) -> FactSheet:
    seat, _, what = rest.partition(":")
    mine = table.seen["seats"][int(seat)]
    held = dict(zip(STUFF, (mine["energy"], *mine["goods"]), strict=True))
    return _stuff(table, what, held[what], table.wording.seat(int(seat)))


def _listed(table: SmugglersTable, cards: Sequence[str], seat: int | None, lost: bool = False) -> tuple[str, ...]:
    """Each card of a stack: its points, planets and ships."""
    words, say = table.wording, table.wording.word
    found = []
    for card in cards:
        known = table.cards[card]
        points = -len(known.planets) if lost else table.worth(card, seat)
        planets = words.listed([words.colour(one) for one in known.planets])
        ships = words.listed([words.ship(one) for one in known.ships])
        found.append(say("name", "card-line", points=signed(points, plus=True), planets=planets, ships=ships))
    return tuple(found)


def _won(table: SmugglersTable, rest: str) -> FactSheet:
    say, mine = table.wording.word, table.seen["seats"][int(rest)]
    points = sum(step["points"] for step in mine["score_steps"] if step["item"] == "won")
    top = table.maker.card_art(mine["won"][-1]) if mine["won"] else None
    return FactSheet(
        say("name", "won"),
        table.wording.seat(int(rest)),
        top,
        size=DISC,
        text=say("tip", "won", count=len(mine["won"]), points=table.wording.points(points)),
        attached=_listed(table, mine["won"], int(rest)),
    )


def _unpaid(table: SmugglersTable, rest: str) -> FactSheet:
    say, seat = table.wording.word, int(rest)
    mine = table.seen["seats"][seat]
    if table.maker.hides_unpaid(seat):
        text = say("tip", "unpaid-hidden", count=len(mine["unpaid"]))
        return FactSheet(say("name", "unpaid"), table.wording.seat(seat), (faces.BACK,), size=DISC, text=text)
    points = sum(step["points"] for step in mine["score_steps"] if step["item"] == "unpaid")
    top = table.maker.card_art(mine["unpaid"][-1]) if mine["unpaid"] else None
    return FactSheet(
        say("name", "unpaid"),
        table.wording.seat(seat),
        top,
        size=DISC,
        text=say("tip", "unpaid", count=len(mine["unpaid"]), points=table.wording.points(points)),
        attached=_listed(table, mine["unpaid"], seat, lost=True),
    )


def _character(table: SmugglersTable, rest: str) -> FactSheet:
    words, say, mine = table.wording, table.wording.word, table.seen["seats"][int(rest)]
    likes = ("".join(mine["favourite_planets"]), "".join(mine["favourite_ships"]))
    text = say(
        "tip",
        "character",
        planets=words.listed([words.colour(one) for one in mine["favourite_planets"]]),
        ships=words.listed([words.colour(one) for one in mine["favourite_ships"]]),
    )
    favourites = (faces.CHARACTER, mine["colour"], int(rest), likes)
    plain = (faces.CHARACTER, mine["colour"], int(rest), None)
    up = table.seen["favourites_up"]
    return FactSheet(
        words.seat(int(rest)),
        say("name", "character"),
        favourites if up else plain,
        plain if up else favourites,
        DISC,
        text,
    )


def _home(table: SmugglersTable, rest: str) -> FactSheet:
    """The running score, line by line."""
    words, say, seat = table.wording, table.wording.word, int(rest)
    mine = table.seen["seats"][seat]
    sums: dict[str, int] = {}
    for step in mine["score_steps"]:
        if step["item"] == "unpaid" and table.maker.hides_unpaid(seat):
            continue
        name = (
            say("score", step["item"], colour=words.colour(step["colour"]))
            if "colour" in step
            else say("score", step["item"])
        )
        sums[name] = sums.get(name, 0) + step["points"]
    lines = tuple(f"{name}: {signed(points, plus=True)}" for name, points in sums.items())
    states = [say("tip", "leader")] if seat == table.seen["leader"] else []
    if table.seen["timing"] != "realtime":
        states += [say("tip", "lead-hand")] if seat == table.seen["lead_hand"] else []
        states.append(say("tip", "holds", left=mine["holds"]))
    return FactSheet(
        words.seat(seat),
        say("score", "total"),
        text=say("tip", "score"),
        states=tuple(states),
        attached=lines,
        values=(ShownValue("star", table.maker.shown_score(seat), say("score", "total")),),
    )


def _galaxies(table: SmugglersTable, rest: str) -> FactSheet:
    say = table.wording.word
    return FactSheet(
        say("zone", "galaxies"),
        art=(faces.BACK,),
        size=DISC,
        text=say("tip", "galaxies", galaxies=table.seen["galaxies"]),
    )


def _round(table: SmugglersTable, rest: str) -> FactSheet:
    seen = table.seen
    return FactSheet(
        table.texts("smugglers-round", round=seen["round"], rounds=seen["rounds"]),
        art=(faces.ROUND, seen["round"], seen["rounds"]),
        size=DISC,
        text=table.wording.phase(seen["phase"]),
    )


def _box(table: SmugglersTable, rest: str) -> FactSheet:
    say, box = table.wording.word, table.seen["box"]
    top = table.maker.card_art(box[-1]) if box else None
    return FactSheet(say("zone", "box"), art=top, size=DISC, text=say("tip", "box"), attached=_listed(table, box, None))


def _tower(table: SmugglersTable, rest: str) -> FactSheet:
    say, place = table.wording.word, table.seen["row"][int(rest)]
    top = place["dice"][-1]
    return FactSheet(
        say("tower", "title", sector=int(rest) + 1),
        text=say("tower", "height", count=len(place["dice"])),
        states=(say("tower", "costly"),),
        attached=(say("tower", "top", seat=table.wording.seat(top["seat"]), face=top["face"]),),
    )


_SHEETS: dict[str, Callable[[Any, str], FactSheet]] = {
    "sector": _sector,
    "die": _die,
    "face": _face,
    "token": _token,
    "pool": _pool,
    "stock": _stock,
    "won": _won,
    "unpaid": _unpaid,
    "character": _character,
    "score": _home,
    "galaxies-left": _galaxies,
    "round": _round,
    "unsold": _box,
    "tower": _tower,
}
