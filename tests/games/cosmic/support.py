"""Tests that read like the rulebook: a table laid out by hand, then played with its words.

    t = table("red", "blue", "green", powers={"blue": "human"}, red=["attack_08"], blue=["attack_20"])
    t.begins("red", "blue").launches(2, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_08", blue="attack_20")
    assert t.red.ships_in("warp") == 2

Nobody has a power or a card that is not named. Cards that could be played in a window and are held by nobody are out of
the game, so that only windows in which somebody may act ask anything. Planets are "blue 1" to "blue 5".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules import PASS, Event, Setup, find, new_game
from rules import waiting as asked_now
from rules.core.decisions import Decision, Split
from rules.core.forms import Form
from rules.core.frame import Frame
from rules.core.running import checked, run
from rules.cosmic import questions
from rules.cosmic.atoms import ships as ship_atoms
from rules.cosmic.printed.words import ARTIFACT, COLOURS, FLARE, REINFORCEMENT
from rules.cosmic.state.cosmos import (
    DEALT,
    DECK,
    DESTINY,
    DISCARD,
    FLARES,
    HANDS,
    LABS,
    OUT,
    TECH_DECK,
    Cosmos,
    Encounter,
    Sheet,
    at_planet,
    at_tech,
    encounter,
    facts,
    hand,
)
from rules.cosmic.state.ships import foreign_colonies, home_colonies, planet_of, ships_at
from tests.support.scenario import Player, Scenario

WINDOW = "core.window.reply"
QUIET = (ARTIFACT, FLARE, REINFORCEMENT)
CARD_QUESTIONS = (questions.LAY_CARD, questions.LAY_ANOTHER)


class Guest(Player):
    """A player at the table."""

    table: Table

    # -- laying out

    def holds(self, *designs: str) -> list[int]:
        """Cards in the hand, taken from wherever they are; gives their numbers."""
        return [self.table.place_card(design, HANDS[self.seat]) for design in designs]

    def puts(self, count: int, origin: str, to: str) -> None:
        """Ships lie elsewhere from the start."""
        g = self.table.state
        ship_atoms.move_ships(g, self.seat, self.table.place(origin), self.table.place(to), count, "set")
        g.news.clear()

    def researches(self, design: str, ships: int = 0, done: bool = False) -> int:
        """A technology before the player, with ships from the first home planet that has enough."""
        card = self.table.place_card(design, LABS[self.seat])
        self.table.state.cards.face_up[card] = done
        homes = (f"{self.name} {number}" for number in range(1, 6))
        self.puts(ships, next(home for home in homes if self.ships_in(home) >= ships), at_tech(card))
        return card

    # -- asking

    def ships_in(self, place: str) -> int:
        return ships_at(self.table.state, self.table.place(place), self.seat)

    @property
    def hand(self) -> list[str]:
        g = self.table.state
        return sorted(g.cards.design[card] for card in hand(g, self.seat))

    @property
    def foreign(self) -> int:
        return foreign_colonies(self.table.state, self.seat)

    @property
    def homes(self) -> int:
        return home_colonies(self.table.state, self.seat)

    def card(self, design: str) -> int:
        g = self.table.state
        return next(card for card in hand(g, self.seat) if g.cards.design[card] == design)

    def may(self, name: str) -> bool:
        """Whether a power or card can be used in the window that is open for this player."""
        return bool(self._named(name))

    # -- playing

    def launches(self, count: int, at: str = "", start: str = "") -> list[Event]:
        """The gate is aimed, and ships are taken from one colony (by default the first that has enough)."""
        if at:
            self.answers("launch.planet", self.table.planet(at))
        return self.sends("launch.ships", count, start)

    def sends(self, prompt: str, count: int, place: str = "") -> list[Event]:
        """So many of what is to be split, all in one place."""
        asked: Any = self.decision(prompt)
        slot = self.table.place(place) if place else next(
            s for s, cap in zip(asked.slots, asked.caps, strict=True) if cap >= count
        )  # fmt: skip
        return self.answers(prompt, [count if s == slot else 0 for s in asked.slots])

    def invites(self, *names: str) -> list[Event]:
        return self.answers("alliance.invite", [self.table.seat(name) for name in names])

    def joins(self, side: str, count: int, start: str = "") -> list[Event]:
        asked = self.decision("alliance.answer")
        assert isinstance(asked, Form)
        slots: Any = dict(asked.fields)["ships"]
        place = self.table.place(start) if start else slots.slots[0]
        return self.answers("answer", {"side": side, "ships": [count if s == place else 0 for s in slots.slots]})

    def declines(self) -> list[Event]:
        asked = self.decision("alliance.answer")
        assert isinstance(asked, Form)
        return self.answers("answer", {**asked.opening(), "side": "none"})

    def lays(self, design: str) -> list[Event]:
        return self.answers("planning.card", self.card(design))

    def uses(self, name: str, *aim: Any) -> list[Event]:
        """A power, card or technology by its id, aimed if it must be."""
        found = [option for option in self._named(name) if option[3:] == aim]
        assert found, f"{self.name} cannot use {name} {aim}: {self.offered()}"
        return self.answers("reply", found[0])

    def carries_out(self, name: str, *aim: Any) -> None:
        """Uses it, and nobody answers that."""
        self.uses(name, *aim)
        self.table.all_pass()

    def _named(self, name: str) -> list[Any]:
        g = self.table.state
        found = []
        for option in self.offered("reply"):
            if option == PASS:
                continue
            word, number = option[0], option[1]
            design = g.sheets[number].alien if word in ("power", "flip") else g.cards.design[number]
            if design == name:
                found.append(option)
        return found

    def says(self, what: str, **fields: Any) -> list[Event]:
        """A message in a deal; cards by design, colonies by planet, numbers of specs as {"attack": 1}."""
        asked = self.decision("deal.message")
        assert isinstance(asked, Form)
        sheet = {**asked.opening(), "say": what}
        for name, value in fields.items():
            if name == "cards":
                value = [self.card(design) for design in value]
            elif name.endswith("colony"):
                value = self.table.planet(value)
            elif name in ("give", "want", "release"):
                slots: Any = dict(asked.fields)[name]
                value = [value.get(slot, 0) for slot, _, _ in slots.slots]
            sheet[name] = value
        return self.answers("message", sheet)


class Table(Scenario[Cosmos]):
    player_type = Guest

    # -- laying out

    def place_card(self, design: str, to: str) -> int:
        """A card that nobody holds yet goes to a place."""
        g = self.state
        home = (DECK, OUT, FLARES, DESTINY, TECH_DECK)
        card = next(c for place in home for c in g.pile(place) if g.cards.design[c] == design)
        self.move_card(card, to)
        return card

    def move_card(self, card: int, to: str) -> None:
        g = self.state
        g.pile(g.cards.place[card]).remove(card)
        g.pile(to).append(card)
        g.cards.place[card], g.cards.face_up[card] = to, to in (DISCARD, OUT)

    def deck(self, *designs: str) -> None:
        """The next cards that are drawn from the deck."""
        for design in reversed(designs):
            self.place_card(design, DECK)

    def destinies(self, *words: str) -> None:
        """The next destiny cards: a colour, "wild" or a special one."""
        for word in reversed(words):
            self.place_card(f"destiny_{word}", DESTINY)

    def power(self, player: str, alien: str, **marks: Any) -> int:
        self.state.sheets.append(Sheet(alien, self.seat(player), marks=marks))
        return len(self.state.sheets) - 1

    def begins(self, player: str, *destiny: str, keep: Iterable[str] = ()) -> Guest:
        """This player's turn begins; these destiny cards come first. Cards to `keep` stay in the deck.

        Gives that player.
        """
        g = self.state
        kinds = facts(g).types
        for card in [c for place in (DECK, FLARES) for c in g.pile(place) if kinds[g.cards.design[c]] in QUIET]:
            if g.cards.design[card] not in keep:
                self.move_card(card, OUT)
        if destiny:
            self.destinies(*destiny)
        top = Frame("cosmic.game", {"seat": self.seat(player)}).send("next_turn")
        g.frames[:] = [top]
        g.first = g.first if g.first >= 0 else self.seat(player)
        g.pending = None
        with checked():
            run(g)
        return self.player(player)

    # -- asking

    def seat(self, name: str) -> int:
        return next(player.seat for player in self.players if player.name == name)

    def player(self, name: str) -> Guest:
        return self.players[self.seat(name)]  # type: ignore[return-value]

    def planet(self, name: str) -> int:
        """ "blue 2" is the second planet of blue's system."""
        owner, _, number = name.partition(" ")
        seat = self.seat(owner)
        return [p for p, home in enumerate(self.state.home) if home == seat][int(number) - 1]

    def place(self, name: str) -> str:
        return at_planet(self.planet(name)) if " " in name else name

    @property
    def encounter(self) -> Encounter:
        return encounter(self.state)

    @property
    def discards(self) -> list[str]:
        return [self.state.cards.design[card] for card in self.state.pile(DISCARD)]

    def outcome(self) -> str:
        """How the last encounter that was decided ended."""
        told = self.happened("outcome")
        return str(told[-1].data["outcome"]) if told else ""

    def winners(self) -> list[str]:
        result = self.state.outcome
        return [] if result is None else [self.players[seat].name for seat in result.places[0]]

    # -- playing

    def nobody_allies(self) -> None:
        for _ in range(2):
            asked = asked_now(self.state)[0]
            if asked.prompt == "cosmic.alliance.invite":
                self.players[asked.seat].invites()

    def invite(self, red: Iterable[str] = (), blue: Iterable[str] = ()) -> None:
        """Both main players invite."""
        self.player("red").invites(*red)
        self.player("blue").invites(*blue)

    def clash(
        self, ships: int = 4, at: str = "blue 1", start: str = "",
        offense: dict[str, int] | None = None, defense: dict[str, int] | None = None,
    ) -> None:  # fmt: skip
        """Red goes against blue, each with the allies named and their ships, up to the laying of the cards."""
        self.begins("red", "blue").launches(ships, at=at, start=start)
        if not (offense or defense):
            self.nobody_allies()
            return
        self.invite(offense or (), defense or ())
        sent = {name: ("offense", ships) for name, ships in (offense or {}).items()}
        sent |= {name: ("defense", ships) for name, ships in (defense or {}).items()}
        for _ in sent:
            ally: Any = self.players[asked_now(self.state)[0].seat]
            ally.joins(*sent[ally.name])

    def plans(self, **designs: str) -> None:
        """Both main players lay their cards."""
        for name, design in designs.items():
            self.player(name).lays(design)

    def until(self, player: str) -> Guest:
        """Others pass in the window that is open, until this player may act in it."""
        wanted = self.player(player)
        while not wanted.is_asked("reply"):
            self.players[asked_now(self.state)[0].seat].passes()
        return wanted

    def all_pass(self) -> None:
        """Everybody passes in the windows that are open."""
        while (asked := asked_now(self.state)) and PASS in getattr(asked[0], "options", ()):
            self.players[asked[0].seat].passes()

    def never(self, player: str, name: str) -> None:
        """Everybody passes in the windows that are open, and in none of them this player may use that piece."""
        wanted = self.player(player)
        while (asked := asked_now(self.state)) and PASS in getattr(asked[0], "options", ()):
            assert not (wanted.is_asked("reply") and wanted.may(name)), f"{player} may use {name}"
            self.players[asked[0].seat].passes()


def table(
    *names: str, powers: dict[str, str] | None = None, options: dict[str, Any] | None = None, seed: int = 1,
    **hands: Iterable[str],
) -> Any:  # fmt: skip
    """A table of these colours, laid out for the first turn: no powers but those named, no cards but those in `hands`.

    The players are attributes by name.
    """
    seats = list(names or ("red", "blue", "green"))
    colours = [{"colour": name} for name in seats]
    state = new_game("cosmic", Setup("cosmic", colours, options or {}), seed)
    assert isinstance(state, Cosmos)
    for place in (*HANDS[: len(seats)], *DEALT[: len(seats)]):
        for card in list(state.pile(place)):
            to = FLARES if facts(state).types.get(state.cards.design[card]) == FLARE else DECK
            state.pile(place).remove(card)
            state.pile(to).append(card)
            state.cards.place[card] = to
    state.memories.clear()
    state.frames.clear()
    made = Table(state, seats)
    for player, alien in (powers or {}).items():
        made.power(player, alien)
    for player, held in hands.items():
        made.player(player).holds(*held)
    return made


def duel(
    cards: tuple[str, str], ships: int = 4, seats: Iterable[str] = (), powers: dict[str, str] | None = None,
    options: dict[str, Any] | None = None, also: dict[str, Iterable[str]] | None = None, **clash: Any,
) -> Any:  # fmt: skip
    """Red against blue up to the moment when both have to lay their cards (see `clash`); `also` are further cards.

    Three sit at the table, or all who are named.
    """
    named = {*(powers or {}), *(also or {}), *clash.get("offense", ()), *clash.get("defense", ())}
    hands = {"red": [cards[0]], "blue": [cards[1]]}
    for name, held in (also or {}).items():
        hands[name] = [*hands.get(name, ()), *held]
    players = seats or [name for name in COLOURS if name in named | {*COLOURS[:3]}]
    t = table(*players, powers=powers, options=options, **hands)
    t.clash(ships, **clash)
    return t


def fought(cards: tuple[str, str], late: dict[str, Iterable[str]] | None = None, **further: Any) -> Any:
    """A duel in which both have laid these cards; `late` are further cards that nobody had before."""
    t = duel(cards, **further)
    for name, held in (late or {}).items():
        t.player(name).holds(*held)
    t.plans(red=cards[0], blue=cards[1])
    return t


GAME = find("cosmic")


def told(t: Any, asked: Decision, value: Any) -> str:
    """An answer in words: cards by design, powers by alien, players by name, planets as "blue 2"."""
    g = t.state
    if isinstance(asked, Form):
        fields = dict(asked.fields)
        return " ".join(f"{name}={told(t, fields[name], part)}" for name, part in value)
    if isinstance(asked, Split):
        return ",".join(f"{_place(t, str(s))}x{n}" for s, n in zip(asked.slots, value, strict=True) if n)
    if asked.prompt in CARD_QUESTIONS and type(value) is int:
        return str(g.cards.design[value])
    if asked.prompt == questions.INVITE:
        return " ".join(sorted(t.players[seat].name for seat in value)) or "nobody"
    if asked.prompt == questions.AIM_GATE:
        return _place(t, at_planet(value))
    if asked.prompt == questions.CHOOSE_DEFENSE and value[0] == "against":
        return f"against {t.players[value[1]].name}"
    if isinstance(value, tuple) and value and value[0] in ("play", "tech", "power", "flip"):
        named = g.cards.design[value[1]] if value[0] in ("play", "tech") else g.sheets[value[1]].alien
        return " ".join(
            [value[0], named, *(t.players[p].name if p in range(len(t.players)) else str(p) for p in value[3:])]
        )
    return " ".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


def _place(t: Any, place: str) -> str:
    """ "blue 2" for a planet."""
    planet = planet_of(place)
    if planet < 0:
        return place
    owner = t.state.home[planet]
    return f"{t.players[owner].name} {[p for p, home in enumerate(t.state.home) if home == owner].index(planet) + 1}"
