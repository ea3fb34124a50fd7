# Űrbirodalmak: what the new-game screen tells besides the switches.

empires-lobby-teams = Teams
empires-lobby-galaxy = At the start of the game a ten-sided die decides what the galaxy is like. Results that would change nothing are rerolled.
empires-lobby-face = { $face }: { $situation }
empires-lobby-face-more = { $face }: roll { $count } times

setup-group-empires-scenario = Scenario
setup-group-empires-advanced = Advanced rules
setup-group-empires-optional = Optional rules
setup-group-empires-close = Expansion: Close Encounters
setup-group-empires-variants = Variants
