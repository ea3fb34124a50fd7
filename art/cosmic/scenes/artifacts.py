"""Pictures of the eleven artifact cards (2c)."""

ARTIFACTS = """
card_zap = burst rigid tint=violet
  glow 0 0 3 c=violet a=.6
  shape c=paper: M-24 -34H2L-8 -14L4 -8L-10 30H-24Z
  patch c=rose: M-20 -30H-4L-12 -14L-2 -8L-13 26H-20Z
  shape c=paper: M12 -38L36 -30L28 36L-2 28L12 -4L2 -10Z
  patch c=rose: M15 -33L31 -27L25 30L4 24L18 -4L9 -9Z
  bolt 2 -4 2.1 10 c=yellow
  sparks -34 20 .8
  sparks 42 -22 .7 seed=4
  flash 0 -2 1.1 c=white
card_zap_2 = void rigid tint=rose gx=.6 gy=.5
  reach -42 8 1.1 -6 c=teal cuff=black
  glow -14 2 1.2 c=cyan a=.9
  beam -12 2 1 -2 c=cyan w=4 long=34
  group 38 0 1.5 12
  + card 0 0 1 0 mark=red
  + patch c=#0A0E1C: M-11 -4L-4 -6L-2 2L6 0L11 5V15H-11Z
  + line c=fire w=1.6: M-11 -4L-4 -6L-2 2L6 0L11 5
  + patch c=fire a=.9: M-7 -2L-4 -6L-2 0ZM2 2L6 0L7 5Z
  smoke 44 30 .6 c=grey
  sparks 28 14 .6
  patch c=paper: M20 34l5 -2l1 4ZM34 40l4 1l-3 3ZM54 34l4 -3l1 5Z
cosmic_zap = burst rigid tint=blue gy=.45
  glow 0 0 3 c=cyan a=.7
  sigil 0 0 1.5 0 c=cyan
  disc 0 0 2.2 c=violet
  disc 0 0 1.6 c=white tall=9
  disc 0 0 .8 c=violet- tall=8
  disc 0 0 .36 c=black tall=10
  bolt -2 -4 2 -8 c=yellow
  bolt 46 -8 1 24 c=cyan
  bolt -48 0 1 -24 c=cyan
  sparks 16 24 .8
cosmic_zap_2 = void rigid tint=amber gx=.5 gy=.5
  glow 0 -2 3.2 c=orange a=.6
  group 0 4 1 0
  + shape c=iron: M-12 40L-8 8H8L12 40Z
  + disc 0 40 2 c=brass tall=4
  + ball 0 -8 2.2 c=brass
  + line c=#4A3410 w=1.6: M-21 -12Q0 -20 21 -12M-21 -4Q0 4 21 -4
  + lamp 0 -8 2.6 c=cyan
  bolt -34 -16 1.3 60 c=cyan
  bolt 36 -18 1.3 -60 c=cyan
  bolt -26 20 1 130 c=cyan
  bolt 28 18 1 -130 c=cyan
  bolt 0 -40 1 180 c=cyan
  sparks -58 -8 .8 0 c=cyan
  sparks 60 -10 .8 0 c=cyan
emotion_control = room rigid tint=rose
  face -48 -16 1 0 c=red mood=cross
  face 48 -16 1 0 c=lime mood=glad
  shape c=iron: M-34 40Q-34 0 0 0Q34 0 34 40Z
  shape c=paper: M-28 38Q-28 6 0 6Q28 6 28 38Z
  patch c=red: M-28 38Q-28 22 -18 13L-10 24Q-14 30 -14 38Z
  patch c=amber: M-16 11Q-8 6 0 6V18Q-5 18 -9 22Z
  patch c=lime: M2 6Q28 8 28 38H14Q14 20 2 18Z
  line c=black w=3: M0 38L15 14
  ball 0 38 .7 c=brass
  trail c=white: M-30 -22Q0 -46 30 -22
  shape c=rose: M0 -14Q-14 -24 -9 -32Q-3 -36 0 -29Q3 -36 9 -32Q14 -24 0 -14Z
force_field = limb rigid tint=cyan
  planet 0 10 1.1 c=green
  shield 0 8 1.2 c=cyan
  waves 0 8 1 0 c=cyan count=3 step=16
  saucer -58 -18 1 -30 c=red
  flash -42 -8 .8 c=white
  saucer 58 -20 1 34 c=yellow
  flash 42 -10 .8 c=white
  saucer 0 -40 1 180 c=violet
  flash 0 -28 .7 c=white
  line c=white w=1.4: M-66 -8L-74 -4M-62 -2L-70 4M66 -8L74 -4M62 -2L70 4
ionic_gas = plain tint=lime
  smoke -44 20 1.7 c=#4A8A3A seed=3
  smoke 44 26 1.8 c=#3A7A4A seed=5
  smoke 52 -16 1.2 c=#5A9A4A seed=8
  coin -52 -18 .9 -20 alpha=.7
  card 52 -14 .8 24 back alpha=.8
  shape c=steel: M-14 -14Q-14 -24 0 -24Q14 -24 14 -14V34Q14 40 0 40Q-14 40 -14 34Z
  shape c=amber: M-14 -2H14V16H-14Z
  shape c=brass: M-6 -24V-34H6V-24Z
  limb c=red w=4: M-10 -36H10
  shape c=black edge=.8: M0 1L7 13H-7Z
  smoke -14 -38 .8 c=#8AE05A seed=2
  smoke -34 -30 1 c=#6ABA4A seed=6
  smoke 18 -40 .7 c=#8AE05A seed=9
mobius_tubes = void rigid tint=violet gx=.5 gy=.5
  vortex -34 2 .9 0 c=rose flat=.8
  limb c=teal w=13: M0 0Q20 -30 44 -26Q70 -14 60 8Q44 30 20 16Q6 8 -6 -8\
      Q-26 -32 -50 -24Q-72 -10 -60 12Q-44 30 -20 16Q-8 8 0 0
  line c=cyan w=2 a=.8: M0 -2Q20 -31 44 -28Q68 -16 58 6M-20 14Q-44 28 -58 10Q-68 -8 -50 -22
  line c=#0A2A38 w=1.2: M16 -22L24 -12M34 -32L36 -20M54 -28L48 -18M-16 -14L-24 -24M-34 -20L-36 -32M-52 -16L-58 -26
  saucer 44 -30 .9 10 c=red
  saucer 56 18 .9 60 c=yellow
  saucer -52 -28 .9 -10 c=green
  saucer -44 28 .9 20 c=blue
mobius_tubes_2 = nebula rigid tint=teal
  vortex 0 34 1.6 0 c=violet flat=.3
  limb c=brass w=11: M-12 40Q-40 10 -8 -6Q28 -20 14 -40
  limb c=teal w=11: M14 40Q42 12 8 -6Q-26 -22 -14 -42
  limb c=brass w=11: M-8 -6Q4 -11 10 -18
  line c=cyan w=1.6 a=.8: M-14 36Q-36 10 -8 -8M10 34Q36 14 10 -3
  saucer -16 -42 1 -50 c=yellow
  saucer 18 -42 1 50 c=red
  saucer 44 -22 .9 24 c=violet
  saucer -46 -18 .9 -20 c=blue
  line c=white w=1.2 a=.8: M30 -34L36 -28M-34 -32L-38 -26
plague = room rigid tint=lime
  mine -56 -24 .9 0 c=#6AA03A light=yellow
  mine 58 -26 .7 20 c=#6AA03A light=yellow
  mine 60 26 1 10 c=#8A3A5A light=lime
  mine -58 28 .7 0 c=#8A3A5A light=lime
  glow 0 0 2.6 c=lime a=.5
  face 0 4 2 0 c=#9AC84A mood=sick
  patch c=#D84A4A: M-22 -2a3 3 0 1 0 .1 0ZM20 14a3 3 0 1 0 .1 0ZM-14 22a2.4 2.4 0 1 0 .1 0ZM14 -16a2.4 2.4 0 1 0 .1 0Z
  limb c=white w=4: M6 20L36 36
  line c=red w=1.6: M8 21L22 28
  shape c=blue: M-26 -20Q-20 -44 6 -40Q30 -36 28 -16Q0 -30 -26 -20Z
  line c=white w=1.4: M-18 -24Q-10 -34 2 -34M8 -33Q18 -30 22 -22
quash = burst rigid tint=red
  sheet 0 20 1.3 -8 seal
  crack -2 20 1.3 10
  patch c=#0A0E1C a=.5: M-30 2Q0 -8 30 2Q20 14 0 14Q-20 14 -30 2Z
  shape c=wood: M-7 -46H7V-24H-7Z
  ball 0 -44 1.1 c=wood
  shape c=iron: M-28 -26H28L32 -8H-32Z
  shape c=red: M-32 -8H32V0H-32Z
  flash -44 0 .8 c=yellow
  flash 44 0 .8 c=yellow
  line c=yellow w=2: M-38 10L-50 20M38 10L50 20M-40 -12L-56 -18M40 -12L56 -18
"""
