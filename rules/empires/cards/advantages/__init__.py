"""Empire Advantages (CL-E) that are more than changes of values: one module for each that needs code.

diplomats     CL-E48 aliens that let them be
industrious   CL-E35 colonies on Asteroids
learners      CL-E40 two dice for experience
lore          technology that a card gives, forbids or guards (CL-E34, CL-E40, CL-E43, CL-E47, CL-E53, CL-E54)
moments       CL-E33, CL-E44 powers of a moment in battle
people        CL-E52 civilian ships and Mines keep up with Movement technology
pilgrims      CL-E37 no harm by terrain
scientists    CL-E41 cheaper technology
tacticians    CL-E45 who outnumbers whom

An Ancient Race (CL-E36) is a flow of its own before the game (`flows.ancients`); what Cloaking Geniuses (CL-E50) build
carries Cloaking by the content (`Card.lends`).
"""
