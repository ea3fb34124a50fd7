"""All pictures of Cosmic Encounter, drawn by code.

Every function takes its size in pixels first, then the theme's palette (`ctx.art`), then names by keyword. Pictures
and pieces are kept, so nobody may draw on them; cards and sheets are fresh, for the app to write on. Ids are those of
`rules/cosmic/content`; a player is a `colour` (red, blue, green, yellow, purple) and the seat's `symbol`.

    portrait((w, h), palette, alien="zombie"); colour_of(alien)          any box: square, wide, upright
    portrait_in_state((w, h), palette, alien=…, state="lost")            ready, lit, lost, zapped
    alien_sheet(width, palette, alien=…, level="red", phases=("reveal",), state="lit"); sheet_back(width)
    sheet_areas(width), sheet_height(width)                              where the sheet's text goes
    folded_sheet((w, h), palette, alien=…, level=…, state=…); folded_areas((w, h))
    encounter_card(width, palette, kind="attack", value=15)              attack, negotiate, morph, reinforcement
    artifact_card(width, palette, artifact="plague", copy=0)             the second of two copies has its own picture
    technology_card(width, palette, technology="qax", value=4)           value is a number or "X"
    flare_card(width, palette, alien=…, level=…, old=…); flare_areas(width)   two texts: wild and super
    destiny_card(width, palette, kind="colour", colour="red", symbol="sun", hazard=False)
                                                                         wild, most_colonies, fewest_in_warp, most_cards
    back(width, palette, deck="cosmic")                                  cosmic, destiny, technology
    card_sign(size, palette, colour=…, icon=…, figures="15")             the disc in a card's corner
    warp(size, palette, goal=5); track_spot(size, count, place, places, goal); POOL_SHARE
    marker_size(size, places, goal)                                      of colony markers when several share a space
    planet(size, palette, colour="red", index=0, symbol=""); genesis_planet(size, palette); BALL_SHARE
    gate(length, palette, turn=90, charged=False); gate_box(length, turn); gate_spots(length, turn, count)
    gate_outline(length, turn)                                           its corners
    gate_heading(start, target)                                          the turn that points from one to the other
    ship(width, palette, colour=…, symbol=…, spent=False)
    ship_stack(width, palette, colour=…, symbol=…, count=4, spent=False, flagship=False); ship_size(width, count)
    colony_marker(size, palette, colour=…, symbol=…); token(size, palette, kind="grudge")   kinds: TOKENS
    artifact_picture((w, h), …), technology_picture, attack_picture, destiny_picture …      pictures alone

The texts of cards go where `art.cards.card_areas` says. Icons are in the common set and begin with `cosmic_`: kinds of
cards, phases, ship, warp, colony, gate, home, token, zap, offense, defense, ally, deal, compensation, reward.
"""
