"""Icons of Űrbirodalmak on a 24-unit grid (part kinds as in icon_interface): orders of a group, pages of the panel."""

from __future__ import annotations

from art.geometry import regular, star
from art.svg import ellipse_path as oval
from art.svg import points_path
from art.svg import rect_path as box

Parts = tuple[tuple[str, str], ...]

DART = "M12 2.6L16.4 20L12 16.8L7.6 20Z"
LEFT_DART, RIGHT_DART = "M6.4 4L9.4 17L6.4 14.6L3.4 17Z", "M17.6 7L20.6 20L17.6 17.6L14.6 20Z"
PENNANT = "M4.6 4H21L17.6 9L21 14H4.6Z"
SHIELD = "M12 2.8Q16 5 19.6 5Q20 16 12 21.2Q4 16 4.4 5Q8 5 12 2.8Z"
CROWN = "M7.4 14.6L6.6 8.4L9.6 10.6"
HEX = points_path(regular(12, 12, 10, 6))

ICONS: dict[str, Parts] = {
    # pages
    "empires_hex": (("o", HEX), ("f", oval(12, 12, 3, 3))),
    "empires_fleet": (
        ("f", "M12 1.8L15 11L12 9.4L9 11Z"),
        ("f", "M6 11.4L9 21L6 19.2L3 21Z"),
        ("f", "M18 11.4L21 21L18 19.2L15 21Z"),
    ),
    "empires_empire": (
        ("o", oval(12, 15.4, 6.4, 6.4)),
        ("f", "M5.4 7.6L4.4 2L8.6 4.8L12 1.6L15.4 4.8L19.6 2L18.6 7.6Z"),
    ),
    # orders
    "empires_split": (("f", LEFT_DART), ("s", "M12 3V21"), ("f", RIGHT_DART)),
    "empires_scuttle": (("f", points_path(star(12, 12, 10, 9, 0.5))), ("s", "M8 8L16 16M16 8L8 16")),
    "empires_last_order": (("s", oval(12, 14, 7, 7)), ("s", "M12 10V14L15 16"), ("f", "M9.6 2H14.4V5H9.6Z")),
    "empires_settle": (
        ("o", oval(10.6, 15, 6.6, 6.6)),
        ("s", "M14 12.4V2.6"),
        ("f", "M14.4 2.6H21.4L19 5.2L21.4 7.8H14.4Z"),
    ),
    "empires_load": (("s", "M4 11V20.4H20V11"), ("s", "M12 3V14.6"), ("f", "M12 17.6L7.6 12H16.4Z")),
    "empires_unload": (("s", "M4 11V20.4H20V11"), ("s", "M12 17V6"), ("f", "M12 2.4L7.6 8H16.4Z")),
    "empires_refit": (("s", oval(12, 12, 4, 4)), ("s", "M4.6 9.6A8 8 0 0 1 19 8.4M19.4 14.4A8 8 0 0 1 5 15.6"),
                      ("f", "M21.4 4.4V10.6L15.8 9.4ZM2.6 19.6V13.4L8.2 14.6Z")),
    "empires_cover": (("o", SHIELD), ("f", points_path(star(12, 11, 4.4, 4, 0.4)))),
    "empires_stay": (("s", "M12 6V20.6M5 13.4Q5 20.6 12 20.6Q19 20.6 19 13.4M8.4 9.4H15.6"), ("s", oval(12, 4, 2, 2))),
    "empires_slip": (("h", DART), ("s", "M3 6L6 6M3 12H6M3 18H6M18 6H21M18 12H21M18 18H21")),
    **{
        f"empires_banner_{number}": (
            ("s", "M4.6 2.6V21.6"),
            ("o", PENNANT),
            *(("f", oval(12 + (place - (number - 1) / 2) * 3.8, 9, 1.4, 1.4)) for place in range(number)),
        )
        for number in (1, 2, 3)
    },
    # decks
    "empires_alien": (("o", oval(12, 12, 9.4, 9.4)),
                      ("f", "M12 5L15 10.4L12 12L9 10.4Z"), ("f", "M18 15.4L12 16L12 12.4L14.8 10.8Z"),
                      ("f", "M6 15.4L9.2 10.8L12 12.4L12 16Z")),
    "empires_advantage": (("o", SHIELD), ("f", f"{CROWN}L12 7L14.4 10.6L17.4 8.4L16.6 14.6Z")),
    "empires_next": (("f", DART), ("s", box(3, 3, 18, 18, 3))),
}  # fmt: skip
