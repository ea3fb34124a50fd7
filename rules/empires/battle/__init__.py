"""What a battle (SE-5) needs to know; its steps are in `flows/battle`, `flows/round` and `flows/declaration`.

    screening   who is set aside in a round (SE-5.5), and who is scuttled for it
    volley      the order of fire (SE-5.3), and what a side may do at its moment
    retreat     where to, how many, which fighters go along (SE-5.9, SE-11.6)
    mines       who sweeps, who can be hit (SE-13)
    boarding    what it takes to capture a ship (CL-4)
    titans      their fire and their wounds (CL-6)
    machines    Doomsday Machines, `amoebas` Space Amoebas: their values, what hurts them, whom they attack
    odds        how a battle would end, by simulation of `forces`; `beasts` what is different against machines
                and amoebas
    moments     powers of a moment (CL-E33, CL-E44); `rerolls` new dice (CL-A22), `false_groups` Decoys
                that look like other groups (CL-E55)
    aftermath   what becomes of captured ships, and what cards do when a battle is over

The record of a battle is `state.battle`. A group that takes part is a line of it (`state.lines`) and is named by its
number there, which everybody may know: both sides have shown their types by then. Only `Battle.slot` leads from a line
to the group, and no view or event tells it.
"""
