# Cosmic Encounter: what is wrong with a set of one’s own (UX-104).

cosmic-no-flare = The alien { $alien } has no flare.
cosmic-two-flares = The alien { $alien } has two flares without a switch between them.
cosmic-one-sided = { $other } must also forbid this alien.
cosmic-phase = The window { $window } is in the phase { $phase }, which is not on the timing strip.
cosmic-undeclared = Nothing here declares { $name }.
cosmic-idle = { $piece } does nothing: it has neither uses nor changes.
cosmic-destiny = There must be a destiny card of each colour and a wild one.
cosmic-no-cards = The deck needs encounter cards for all players.
cosmic-colour = Only a card of the kind colour has a colour.
cosmic-few-aliens = Five players need ten aliens, found { $found }.
