"""All pictures of Onward to Venus, drawn by code in a steam-age style: enamel on brass.

Every function takes its size in pixels first, then the theme's palette (`ctx.art`), then names by keyword; what it
returns is kept, so nobody may draw on it (except `card`, which is fresh). Ids are those of `rules/venus/content`.

    planet(size, palette, world="venus", dead=False)            ball of BALL_SHARE of the size, air around it
    sun(size, palette)                                          ball of half the size, rays around it
    backdrop((w, h), palette, sun=(x, y), places=((x, y), …))   opaque ground with orbits through the places
    orbit_ring(size, palette, empires=("britain", …), inner=0.72, start=0)
    piece(size, palette, kind="tank", empire="usa", shadow=True, spent=False)   infantry tank cruiser factory mine
    tile(size, palette, kind="mine", defence=3, skull=False, creature="", shadow=True); tile_back(size, palette)
    empire_colour(empire); empire_ink(empire, palette)          enamel of pieces; colour for text on the theme's ground
    mark(size, palette, empire="france", colour=None)           bare figure; emblem(size, …) badge; flag((w, h), …)
    coin(size, palette, value=1 | 5)   first_player(size, …)   pass_marker(size, …)   pass_card(width, …)   bag(size, …)
    point_hex(size, palette, value=9, place=1)                  victory points of a place on a planet
    level_dial(size, palette, level=2, most=4)                  the crisis gauge of a planet
    die(size, palette, face=0, turn=0, shadow=True)             0 is the skull; tumbling_die(…, pose=…)
    skull(size, palette, colour=None)
    picture(card_id, (w, h), palette, effect="points")          a card's picture alone
    card(width, palette, card_id=…, card_class="benefit", effect="points", value=0, about="")   frame, picture, signs;
                                                                no text: `art.cards.card_areas` says where it goes
    signs(effect, numbers)                                      value and about of a card, as keywords for `card`
    class_badge(size, palette, card_class="free", icon=None); value_plate(size, palette, value=3)
    about_sign(size, palette, about="moon" | "tank"); back(width, palette)
    creature_picture(tile_id | "alien", (w, h), palette)        a trophy creature in its world
    crisis_picture(planet_id | "defeat", (w, h), palette)       what strikes there

Icons are in the common set (`art.icons.icon`), all beginning with `venus_`: pieces, combat, need, defence, attempt,
skull, loss, points, pound, income, first, marker, orbit, surface, land, lift_off, move, claim, raise, dead, the tiles,
the card classes (`CLASS_ICONS`) and the effects (`EFFECT_ICONS`).
"""
