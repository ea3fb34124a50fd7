"""The pages of the right panel and fact sheets: ship sheet with refits, fleet chart, cards, what was seen before."""

import pytest

from app.games.empires.sightings import Sighting, Sightings
from app.scenes.options import OptionsScene
from tests.games.empires.advantages import table
from tests.games.empires.hands import hex_thing
from tests.games.empires.support import galaxy
from tests.games.empires.test_solo_machines import machine
from tests.games.empires.test_solo_machines import table as alone


def said(scene, page):
    scene.panels.turn_to(page)
    scene.words()
    return " ".join(mark.text for widget in scene.panels.log.walk() for mark in widget.marks())


@pytest.fixture
def told(seated):
    """All words of a page at a position."""
    return lambda t, page: said(seated(t), page)


def test_the_ship_sheet_tells_what_can_be_refitted_and_where(told):
    """UI-12, SE-9.13: beside a Shipyard now, elsewhere later, and not what has the newest technology."""
    t = galaxy()
    t.red.has("CA", 2, at=(3, 5))
    t.red.has("SY", 1, at=(3, 5))
    t.red.has("DD", 1, at=(5, 4))
    t.red.has("SC", 1, at=(4, 3), attack=1)
    t.red.knows(attack=1)
    t.begins("red")
    words = told(t, "fleet")
    assert words.count("itt felfejleszthető (egyenként 2 ÉP)") == 1
    assert words.count("hajógyárnál felfejleszthető (egyenként 1 ÉP)") == 1


def test_the_fleet_chart_stands_on_the_ship_sheet(app, seated):
    """UI-13, CL-7: a marker with its name, and what lies on its place; others see how many counters that are."""
    t = galaxy(options={"fleet_markers": "on"})
    slot = t.red.has("CA", 2, at=(5, 4))
    t.red.has("SC", 1, at=(5, 4))
    t.begins("red").does(slot, "enlist", 0)
    scene = seated(t)
    name = scene.module.wording.banner(0, 0)
    assert f"{name} (" in said(scene, "fleet")
    scene.module.read_hex = t.hex((5, 4))
    assert f"{name}: 1 jelző, ebből 1 lefordítva" in said(scene, "hex")


def test_the_page_of_empires_tells_who_stands_with_whom(told):
    """SE-23: allies are told, in games with teams only."""
    t = galaxy("red", "blue", "green", "gold", options={"four": "brother_teams"})
    t.begins("red")
    words = told(t, "empire")
    assert words.count("Szövetségese: ") == 4 and "Szövetségese: Anna" in words
    t = galaxy()
    t.begins("red")
    assert "Szövetségese" not in told(t, "empire")


def test_cards_are_shown_to_whoever_knows_them(app, seated):
    """CL-12, CL-13: one's own with their effect, those of others as backs; a press shows the face."""
    t = table("e41", "e33")
    t.begins("red")
    scene = seated(t)
    own, other = (scene.texts(f"empires-card-{card}") for card in ("e41", "e33"))
    words = said(scene, "cards")
    assert own in words and other not in words and "amelyet más még nem látott" in words
    next(w for w in scene.panels.log.walk() if w.id == "card-e41").action()
    assert scene.reading.layer.open is not None and scene.reading.layer.open.thing == "card:e41"
    scene.reading.close()


def test_a_game_without_cards_has_no_page_for_them(app, seated):
    t = galaxy()
    t.begins("red")
    assert [page.id for page in seated(t).module.pages.side_pages()] == ["hex", "fleet", "empire"]


def test_sheets_of_closed_counters_tell_only_whose_they_are(app, seated):
    """UX-49, UI-2: the same for every one of them; an own one tells its numbers and what it is for."""
    t = galaxy()
    t.blue.has("BB", 1, at=(6, 4))
    t.blue.has("Decoy", 1, at=(6, 4))
    slot = t.red.has("CA", 2, at=(5, 4))
    t.begins("red")
    inspect = seated(t).module.pages.inspect
    here = t.hex((6, 4))
    one, two = (inspect(f"closed:1:{here}:{number}") for number in (0, 1))
    assert one == two and "Béla" in one.kind
    own = inspect(f"group:{slot}")
    assert own.kind.endswith("C osztály") and [value.amount for value in own.values] == [4, 1, 2]
    assert "Béla: 2 lefordított jelző" in inspect(hex_thing(t, (6, 4))).text


def test_the_sheet_of_a_counter_tells_its_values_now_with_their_sources(app, seated):
    """UX-51: of an own group as it is equipped; of another one as far as it has been shown."""
    t = galaxy()
    slot = t.red.has("CA", 2, at=(5, 4), attack=1)
    t.blue.has("DD", 1, at=(6, 4), up=True)
    t.blue.knows(attack=2)
    t.begins("red")
    inspect = seated(t).module.pages.inspect
    attack, defence, _ = inspect(f"group:{slot}").values
    assert (attack.amount, attack.sources) == (5, ("4 nyomtatott", "+1 technológiából"))
    assert (defence.amount, defence.sources) == (1, ())
    other = inspect(f"open:1:{t.hex((6, 4))}:0")
    assert other.values[0].amount == 4, "what nobody has seen of its technology is not told"


def test_resting_on_a_counter_opens_its_sheet_unless_a_group_is_in_hand(app, seated):
    """UX-49: large enough to be read; where a way is chosen, no sheet lies over it."""
    t = galaxy()
    slot = t.red.has("CA", 2, at=(5, 4))
    t.begins("red")
    scene = seated(t)
    thing = f"group:{slot}"
    app.ctx.device = "mouse"
    scene.reading._card(thing)
    assert not scene.desk.tableau.piece(thing).says_all
    card = scene.reading._card(thing)
    assert card.forms(app.ctx)[0].height >= 0.4 * app.ctx.size[1]
    scene.module.take_up(slot)
    scene.desk.confirm()
    for _ in range(4):
        app.step(50.0)
    assert scene.desk.decision.prompt == "empires.movement.order"
    assert scene.desk.tableau.piece(thing).says_all == scene.module.surroundings.shows_log()


def test_what_was_turned_face_down_is_remembered_by_hex(app, seated):
    """UI-3: "last seen" in grey, from what this person saw; others' notes are theirs."""
    t = galaxy()
    slot = t.blue.has("CA", 2, at=(10, 4), up=True)
    t.blue.has("SC", 1, at=(10, 4))
    t.begins("blue", cycle=3)
    scene = seated(t)
    scene.match.answer(slot, seat=1)
    scene.match.answer("cover", seat=1)
    watching = Sightings()
    watching.follow(scene.match, 3)
    assert watching.at(1, t.hex((10, 4))) == ()  # blue looks: its own groups need no notes
    noted = Sightings()
    noted.follow(Watched(scene.match, 0), 3)
    assert noted.at(1, t.hex((10, 4))) == (Sighting("cruiser", 2, 3),)
    noted.follow(Watched(scene.match, 0), 3)
    assert len(noted.at(1, t.hex((10, 4)))) == 1, "lines are read once"
    scene.match.answer("end", seat=1)
    app.step(50.0)
    app.step(50.0)
    assert scene.match.viewer == 0
    scene.module.read_hex = t.hex((10, 4))
    assert "3. ciklus, itt lefordítva: 2 cirkáló" in said(scene, "hex")


class Watched:
    """A match as another seat sees it."""

    def __init__(self, match, viewer):
        self.session, self.viewer, self.log, self._match = match.session, viewer, self, match

    def lines(self, start=0):
        return self._match._journal.feed.lines(self.viewer, start)


def test_machines_are_announced_with_their_values(app, seated):
    """SE-24.4 to SE-24.6, SE-24.8: when each comes, its values, its damage, and its weakness once it is known."""
    t = alone()
    machine(t, 1, (5, 4), weakness="mines", damage=2)
    t.begins("red")
    scene = seated(t)
    words = said(scene, "empire")
    assert "A 9. gazdasági fázis végén érkezik" in words and "Érkezik: 7." not in words
    assert words.count("gyenge pontja az első csatájában derül ki") == 2
    values = (
        "D osztály · támadás 7 · védekezés 1 · hajótest 6 · körönként 3 lövés · sérülés 2 · az aknák árthatnak neki"
    )
    scene.module.read_hex = t.hex((5, 4))
    for page in ("empire", "hex"):
        assert values in said(scene, page)


def test_games_without_machines_announce_none(told):
    t = galaxy()
    t.begins("red")
    assert "Ítéletnapgép" not in told(t, "empire")


def test_lines_of_a_hex_begin_with_a_capital(app, seated):
    """Names of units and markers are written small within a sentence, and a line is one by itself."""
    t = galaxy()
    t.red.has("CA", 2, at=(5, 4), attack=1)
    t.marker((5, 4), "nebula", up=True)
    t.begins("red")
    scene = seated(t)
    scene.module.read_hex = t.hex((5, 4))
    page = next(page for page in scene.module.pages.side_pages() if page.id == "hex").make()
    said = [widget.text for widget in page.walk() if getattr(widget, "text", "")]
    assert {"Köd", "2 cirkáló"} <= set(said) and all(line[0] == line[0].upper() for line in said)


def test_players_without_a_name_are_called_by_the_new_language_when_it_was_changed(program, sits, monkeypatch):
    """UX-87: also on a page that was read when the settings were opened over the table."""
    monkeypatch.setattr("tests.games.empires.hands.NAMES", ("Player 1", "Rigel"))
    t = galaxy()
    t.begins("red")
    scene = sits(t)
    scene.module.read_hex = t.hex((3, 5))
    scene.panels.refresh_side()
    program.push(OptionsScene(program, "general"))
    program.settings["language"] = "hu"
    program.pop()
    program.step(16.0)
    told = [getattr(widget, "text", "") for widget in scene.panels.log.walk()]
    program.settings["language"] = "en"
    assert "Az 1. játékos anyabolygója: 20 ÉP" in told
