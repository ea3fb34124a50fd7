# Cosmic Encounter: the aliens to look through.

cosmic-aliens-title = Alien races
cosmic-aliens-green = Green
cosmic-aliens-yellow = Yellow
cosmic-aliens-red = Red
cosmic-aliens-power = Power
cosmic-aliens-wild = Wild flare
cosmic-aliens-classic = Wild flare, classic
cosmic-aliens-super = Super flare
variant-cosmic-alien-take = Take this one
variant-cosmic-alien-read = Look through the aliens
