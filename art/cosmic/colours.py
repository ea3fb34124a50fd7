"""The five colours of Cosmic Encounter (CE-2.2), tuned to stay apart for every eye, and the colours of its cards."""

from __future__ import annotations

# They differ in lightness as well as in hue; the seat's symbol marks every piece besides.
PLAYER_COLOURS = {
    "red": "#CF3A32",
    "blue": "#4C9DF0",
    "green": "#4FBE78",
    "yellow": "#F5D43C",
    "purple": "#8B46C4",
}
PLAYERS = tuple(PLAYER_COLOURS)
CARD_COLOURS = {
    "attack": "#B23A48",
    "negotiate": "#3F8F63",
    "morph": "#7A5BA8",
    "reinforcement": "#3B6EA8",
    "artifact": "#B4703C",
    "flare": "#B8862B",
    "technology": "#2E7F8C",
    "destiny": "#4A5590",
}
LEVEL_COLOURS = {"green": "#46B26B", "yellow": "#EBC83C", "red": "#D9433C"}
