"""Icons of Cosmic Encounter on a 24-unit grid (part kinds as in icon_interface): cards, phases, ships and places."""

from __future__ import annotations

from art.geometry import regular, star
from art.svg import ellipse_path as oval
from art.svg import points_path
from art.svg import rect_path as box

Parts = tuple[tuple[str, str], ...]

SAUCER = "M2.4 14Q6 10.4 12 10.4Q18 10.4 21.6 14Q17.6 17.6 12 17.6Q6.4 17.6 2.4 14Z"
CUPOLA = "M7.4 9Q7.8 4.4 12 4.4Q16.2 4.4 16.6 9Q12 7.8 7.4 9Z"
FLAME = "M12 2.4Q12.6 6 15.4 8.4Q17.6 10.6 17 13.4A5 5 0 0 1 7 13.4Q6.8 10.4 9 8.6Q9.4 10.4 10.6 10.6Q10.4 6 12 2.4Z"
BUBBLE = "M3 4.4H14V12H8.6L5.4 15V12H3Z"
SHIELD = "M12 2.8Q16 5 19.6 5Q20 16 12 21.2Q4 16 4.4 5Q8 5 12 2.8Z"
WHIRL = "M12 12Q13.6 9.4 16 11.4Q17.6 15.4 12.8 16.8Q6.8 16.4 7 10.6Q8.8 5 14.6 5.4Q21 7.6 20.4 14Q18 20 11.4 20.6"
INWARDS = "M3.4 3.4L8 8M8 4V8H4M20.6 3.4L16 8M16 4V8H20M3.4 20.6L8 16M8 20V16H4M20.6 20.6L16 16M16 20V16H20"
BLADE = "M20.6 3.4L19.4 8L10 17.4L6.6 14L16 4.6Z"

ICONS: dict[str, Parts] = {
    # kinds of cards
    "cosmic_attack": (("f", points_path(star(12, 12, 10, 8, 0.42))),),
    "cosmic_negotiate": (("o", BUBBLE), ("s", "M17 9.4H21V16.4H18.6V19.6L15.4 16.4H10.6V14.6")),
    "cosmic_morph": (
        ("s", "M4.6 9.6A8 8 0 0 1 19 8.4M19.4 14.4A8 8 0 0 1 5 15.6"),
        ("f", "M21.4 4.4V10.6L15.8 9.4ZM2.6 19.6V13.4L8.2 14.6Z"),
        ("f", points_path(regular(12, 12, 3.4, 4))),
    ),
    "cosmic_reinforcement": (("s", "M5 11.4L12 5L19 11.4M5 17L12 10.6L19 17"), ("f", "M10.6 16.4H13.4V21H10.6Z")),
    "cosmic_artifact": (
        ("t", "M7 7.4H17L15.4 18H8.6Z"),
        ("s", "M7 7.4H17L15.4 18H8.6ZM6 3.6H18M7 20.8H17M8.4 3.6V7.4M15.6 3.6V7.4"),
        ("f", points_path(star(12, 12.6, 3.4, 4, 0.4))),
    ),
    "cosmic_flare": (("f", FLAME), ("s", "M9 17.6H15L13.4 21.6H10.6Z")),
    "cosmic_technology": (
        ("h", oval(12, 12, 9.4, 3.8)),
        ("h", "M7.4 4.2Q10.6 2.6 14.8 9.8Q18.6 17.2 16.6 19.8Q13.4 21.4 9.2 14.2Q5.4 6.8 7.4 4.2Z"),
        ("h", "M16.6 4.2Q13.4 2.6 9.2 9.8Q5.4 17.2 7.4 19.8Q10.6 21.4 14.8 14.2Q18.6 6.8 16.6 4.2Z"),
        ("f", oval(12, 12, 2.2, 2.2)),
    ),
    "cosmic_destiny": (("s", "M2.8 12Q12 3 21.2 12Q12 21 2.8 12Z"), ("f", points_path(star(12, 12, 4.6, 4, 0.4)))),
    # pieces and places
    "cosmic_ship": (("f", SAUCER), ("f", CUPOLA)),
    "cosmic_warp": (("s", WHIRL), ("f", oval(12, 12, 1.6, 1.6))),
    "cosmic_colony": (
        ("o", oval(10.6, 14.6, 7, 7)),
        ("s", "M13 13.6V2.8"),
        ("f", "M13.6 2.8H21L18.6 5.4L21 8H13.6Z"),
    ),
    "cosmic_gate": (("s", "M5 20.6L9.6 9.6H14.4L19 20.6Z"), ("f", "M6.6 9L12 2.4L17.4 9Z"), ("h", "M7.6 15.4H16.4")),
    "cosmic_home": (
        ("f", oval(12, 9, 4.6, 4.6)),
        ("s", "M3 13.6Q4 20.4 12 20.4Q20 20.4 21 13.6"),
        ("f", oval(4.4, 17, 1.8, 1.8)),
        ("f", oval(19.6, 17, 1.8, 1.8)),
    ),
    "cosmic_token": (("s", oval(12, 12, 9, 9)), ("f", points_path(star(12, 12, 5.4, 5, 0.45)))),
    "cosmic_zap": (("s", oval(12, 12, 9, 9)), ("f", "M13.8 4.6L7.6 13.2H11.2L9.8 19.4L16.6 10.4H12.8Z")),
    # parts in an encounter
    "cosmic_offense": (("f", BLADE), ("s", "M5.4 12L12 18.6M8.4 15.6L3.4 20.6")),
    "cosmic_defense": (("o", SHIELD), ("s", "M12 7V16M8 11H16")),
    "cosmic_ally": (
        ("f", "M1.8 10.4Q4.4 7.8 8.2 7.8Q12 7.8 14.6 10.4Q12 13 8.2 13Q4.4 13 1.8 10.4Z"),
        ("f", "M9.4 17.4Q12 14.8 15.8 14.8Q19.6 14.8 22.2 17.4Q19.6 20 15.8 20Q12 20 9.4 17.4Z"),
        ("f", "M5.2 7Q5.4 4 8.2 4Q11 4 11.2 7Q8.2 6.2 5.2 7ZM12.8 14Q13 11 15.8 11Q18.6 11 18.8 14Q15.8 13.2 12.8 14Z"),
    ),
    "cosmic_deal": (
        ("b", "M3 13.4L8.6 8.8L13.4 12.6"),
        ("b", "M21 13.4L15.8 8.4L10.4 14.6"),
        ("h", "M2.2 9.4V18M21.8 9.4V18M8.4 16.8L10.2 18.6M12.4 16.4L14 18"),
    ),
    "cosmic_compensation": (("o", box(4, 6.4, 9.4, 13, 1.6)), ("s", "M15 9H20.4M17.4 6L20.4 9L17.4 12M20.4 16H15")),
    "cosmic_reward": (
        ("s", "M4.4 10.4H19.6V20.6H4.4ZM3 6.6H21V10.4H3Z"),
        ("f", "M10.4 6.6H13.6V20.6H10.4Z"),
        ("h", "M12 6.4Q6 6 7 3.4Q9.4 2 12 6.4Q14.6 2 17 3.4Q18 6 12 6.4"),
    ),
    # phases, in their order
    "cosmic_start_turn": (
        ("s", "M12 2.8V6.4M5.6 5.4L8 8M18.4 5.4L16 8"),
        ("f", "M4 20A8 8 0 0 1 20 20Z"),
        ("s", "M2.4 20.4H21.6"),
    ),
    "cosmic_regroup": (("f", oval(12, 12, 3, 3)), ("s", INWARDS)),
    "cosmic_launch": (
        ("f", "M12 2.2Q16.6 6.4 16.2 14H7.8Q7.4 6.4 12 2.2Z"),
        ("s", "M7.6 11L4.4 15.6V18L8 16M16.4 11L19.6 15.6V18L16 16"),
        ("f", "M9.6 16H14.4L12 22Z"),
    ),
    "cosmic_alliance": (("s", oval(8.4, 12, 5.8, 5.8)), ("s", oval(15.6, 12, 5.8, 5.8))),
    "cosmic_planning": (("o", box(3.4, 4.6, 9.4, 14, 1.6)), ("s", "M14.6 7.4L20.6 9L17.4 20.4L13 19.2")),
    "cosmic_reveal": (
        ("s", "M4 20.4V7.6L10.4 4V16.8Z"),
        ("o", "M13 4H20V17H13Z"),
        ("f", points_path(star(16.5, 10.5, 2.6, 4, 0.4))),
    ),
    "cosmic_resolution": (
        ("s", "M12 3V20M6 20.6H18M4 6.6H20"),
        ("f", "M1.8 13.6H8.4Q7.6 17 5.1 17Q2.6 17 1.8 13.6ZM15.6 13.6H22.2Q21.4 17 18.9 17Q16.4 17 15.6 13.6Z"),
        ("h", "M5.1 7L2.4 13.4M5.1 7L7.8 13.4M18.9 7L16.2 13.4M18.9 7L21.6 13.4"),
    ),
}
