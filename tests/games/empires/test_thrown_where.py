"""Dice that decide a battle are thrown between the lines, where everybody looks, and cover as few cards as they can."""

from __future__ import annotations

from app.games.empires.battle.dice import thrown_where
from app.games.empires.battle.steps import DiceTray
from tests.games.empires.test_table_battle import before_fire, cards_shown


def test_dice_tumble_between_the_lines_and_not_in_a_corner(sits):
    scene = sits(before_fire())
    scene.app.step(50.0)
    board = scene.module.board
    place = thrown_where(scene.ctx, board._lines)
    assert place is not None and board._lines.rect.contains(place)
    (tray,) = [widget for widget in scene.parts.panel.walk() if isinstance(widget, DiceTray)]
    assert place.width * place.height > tray.inner.width * tray.inner.height
    hidden = sum(place.clip(card.rect).width * place.clip(card.rect).height for card in cards_shown(scene))
    assert hidden <= place.width * place.height / 3
