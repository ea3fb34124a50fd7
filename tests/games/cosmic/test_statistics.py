"""Statistics of Cosmic Encounter tell how often each alien wins (UX-63)."""

from app.games.cosmic.statistics import brought, brought_name
from app.match.statistics import PlayedGame, Player
from app.scenes.plots import DicePlot
from app.scenes.statistics import StatisticsScene
from app.text.texts import Texts
from app.tools.shot import drawn
from rules import Event, Setup
from rules.cosmic.game import content_of


def chosen(seat, alien, extra=False):
    return Event("sheet", {"seat": seat, "sheet": seat, "alien": alien, "face_up": True, "extra": extra})


def test_every_seat_is_counted_with_the_alien_it_began_with():
    """Not with a power that was won, exchanged or added later."""
    setup = Setup("cosmic", [{}, {}, {}])
    events = [
        chosen(1, "zombie"),
        chosen(0, "mind"),
        Event("turn", {"seat": 0}),
        chosen(1, "void", extra=True),
    ]
    assert brought(setup, events) == ["mind", "zombie", ""]


def test_aliens_are_called_in_the_language_of_the_moment():
    ours = content_of([])
    assert (
        brought_name(Texts("hu"), "zombie", ours) == "Zombi" and brought_name(Texts("en"), "zombie", ours) == "Zombie"
    )
    assert brought_name(Texts("en"), "gone", ours) == "gone"


def test_the_screen_has_a_row_for_each_alien(app):
    players = [Player("Anna", "human", 1, 5, "zombie"), Player("Vega", "pilot", 2, 3, "mind")]
    app.push(StatisticsScene(app))
    app.scene.games = [PlayedGame("2026-03-14", "cosmic", 7, 20, tuple(players))]
    app.scene.rebuild()
    app.step(16.0)
    shown = [mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks()]
    assert "Zombie" in shown and "Mind" in shown and any("alien" in text.lower() for text in shown)


def test_a_picture_of_the_statistics_has_aliens_and_no_dice():
    """Nobody throws any in this game."""
    with drawn("statistics", game="cosmic") as program:
        assert not [widget for widget in program.scene.host.top.root.walk() if isinstance(widget, DicePlot)]
        assert all(seat.brought for game in program.scene.games for seat in game.players)


def test_the_result_names_the_alien_that_each_seat_began_with():
    with drawn("result", game="cosmic", lang="hu") as program:
        shown = [mark.text for widget in program.scene.host.top.root.walk() for mark in widget.marks()]
        names = [brought_name(program.ctx.texts, alien, content_of([])) for alien in program.scene.over.brought]
    assert len(names) == 3 and all(any(text.endswith(f" · {name}") for text in shown) for name in names)


def test_aliens_that_were_led_equally_often_stand_in_the_order_of_the_language(app):
    """UX-91: by their names, not by what they are called inside."""
    players = [Player("Anna", "human", 1, 5, "cudgel"), Player("Vega", "pilot", 2, 3, "amoeba"),
               Player("Rigel", "pilot", 3, 3, "fodder")]  # fmt: skip
    app.use_language("hu")
    app.push(StatisticsScene(app))
    app.scene.games = [PlayedGame("2026-03-14", "cosmic", 7, 20, tuple(players))]
    app.scene.rebuild()
    shown = [mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks()]
    names = ["Ágyútöltelék", "Amőba", "Buzogány"]
    assert [text for text in shown if text in names] == names
