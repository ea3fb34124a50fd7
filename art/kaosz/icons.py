"""Icons of Káosz Galaktika on a 24-unit grid (part kinds as in icon_interface): the abilities of ships."""

from __future__ import annotations

from art.svg import ellipse_path as oval

Parts = tuple[tuple[str, str], ...]

SHELL = "M12 2.6Q16.4 5.6 16.4 11V19.4H7.6V11Q7.6 5.6 12 2.6Z"

ICONS: dict[str, Parts] = {
    # a hull of which only the outline's dashes are seen
    "keyword_cloaking": (("s", "M3 14Q5.4 8.6 9.6 7.2M14.4 7.2Q18.6 8.6 21 14M7 18.6Q9.4 20 12 20M15.6 19.4L17.6 18"),),
    # three bolts in a row
    "keyword_rapid_fire": (
        ("f", "M2.6 8H11L13.6 12L11 16H2.6L5.2 12Z"),
        ("s", "M15 7.4L18 12L15 16.6M18.8 7.4L21.8 12L18.8 16.6"),
    ),
    # one shot that spreads
    "keyword_burst": (("s", "M3 12H9M9 12L20.4 4.4M9 12H21.4M9 12L20.4 19.6"), ("f", oval(6.4, 12, 3.2, 3.2))),
    # three ships in a wedge
    "keyword_formation": (("f", "M12 2.8L15.8 11H8.2ZM6 12.4L9.8 20.6H2.2ZM18 12.4L21.8 20.6H14.2Z"),),
    # an eye that is closed
    "keyword_stealth": (("s", "M3 10Q12 18.4 21 10M5.8 14L3.8 17M12 15.4V19M18.2 14L20.2 17"),),
    # a heavy shell
    "keyword_heavy_armament": (("f", SHELL), ("s", "M6 21.6H18")),
    # a wrench
    "keyword_repair": (("b", "M8.6 8.6L18.6 18.6"), ("s", "M9.8 3.4Q5.4 2.6 3.6 6.6L6.8 9.6L9.6 6.8Z")),
    # a wall that breaks
    "keyword_demolition": (
        ("s", "M3 20.6V9H9.4L7.4 13L11 16L9.4 20.6ZM14 20.6L15.6 15.4L12.4 12.4L14.4 9H21V20.6Z"),
        ("f", oval(12, 4.6, 2.6, 2.6)),
    ),
}
