"""Ground units (CL-14, CL-15): where they are, what they can do, how they fight and what a capture means.

    values      class, Attack, Defence and numbers to hit, through the hooks of `state.values`
    order       who fires when at whom, who is supported by Grav Armor
    capture     what becomes of a colony that falls to ground units
    odds        how a ground combat would end

Numbers of them are packed (`printed.troops`), who is where is in `state.barracks`, the landing and the ground combat
under way in `state.ground`. The flows are `flows.landing` (all moments at which troops come down) and `flows.assault`
(the fight).
"""
