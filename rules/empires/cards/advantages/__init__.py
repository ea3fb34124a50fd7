"""Empire Advantages (CL-E) that are more than changes of values: one module for each that needs code.

diplomats     CL-E48 aliens that let them be
industrious   CL-E35 colonies on Asteroids
learners      CL-E40 two dice for experience
people        CL-E52 civilian ships and Mines keep up with Movement technology
pilgrims      CL-E37 no harm by terrain
scientists    CL-E41 cheaper technology

Technology that a card gives, forbids or guards is in `state.lore`, who outnumbers whom (CL-E45) in `state.tacticians`,
powers of a moment in battle (CL-E33, CL-E44) in `battle.moments`. An Ancient Race (CL-E36) is a flow of its own before
the game (`flows.ancients`); what Cloaking Geniuses (CL-E50) build carries Cloaking by the content (`Card.lends`).
"""
