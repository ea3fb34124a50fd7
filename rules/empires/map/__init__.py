"""What may be done on the map, and what comes of it: rules that several flows share.

routes        where a group may go, and why not
carrying      fighters and who carries them
settling      where a Colony Ship settles, what it is worth there
mining        minerals and wrecks that Miners take along, and what a wreck teaches
gates         Planetary Gates (SE-27)
hazards       Black Holes and Danger!
reaction      moves in another player's turn (CL-10); `interception` those that a card allows (CL-A28)
razing        what machines and Titans leave of a hex
ending        victory, Colony Points, who is out
"""
