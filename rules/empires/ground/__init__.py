"""Ground units (CL-14, CL-15): where they are, what they can do, how they fight and what a capture means.

    troops      numbers of ground units of each kind, packed into one number
    barracks    who is where: on colonies, aboard Transports, and what may be moved between them
    record      the landing and the ground combat under way
    values      class, Attack, Defence and numbers to hit, through the hooks of `empires.values`
    order       who fires when at whom, who is supported by Grav Armor
    capture     what becomes of a colony that falls to ground units
    odds        how a ground combat would end
    sight       what everybody sees of it

The flows are `flows.landing` (all moments at which troops come down) and `flows.assault` (the fight).
"""
