"""Pictures of the twenty-five Empire Advantages (CL-E)."""

ADVANTAGES = """
e31 = burst rigid tint=red
  jaws 0 2 1.15 0 c=clay rows=2
  flame -60 40 1.5 -14
  flame 62 40 1.5 14
  eye -28 -36 1.2 c=amber
  eye 28 -36 1.2 c=amber
e32 = plain rigid tint=red gx=.5 gy=.4
  knife 0 4 2.9 -52 c=steel grip=brown
  knife 0 4 2.9 52 c=steel grip=brown
  group 0 6 1 0
  + shape c=red: M0 -34L28 -24V4Q24 26 0 38Q-24 26 -28 4V-24Z
  + shape c=gold: M0 -22L18 -16V2Q15 16 0 25Q-15 16 -18 2V-16Z
  + patch c=red: M0 -14L11 -10V1Q9 10 0 16Q-9 10 -11 1V-10Z
  + flash 0 1 .7 c=white points=8
e33 = void rigid tint=blue gx=.5 gy=.3
  glow 0 -10 4 c=ice a=.5
  limb c=wood w=4: M-78 40L62 -34
  shape c=steel: M58 -38L80 -44L66 -28Z
  shape c=blue: M18 -12L44 -26L42 -8L30 -4Z
  shape c=steel: M-24 110V40Q-28 8 -20 -14Q-8 -34 8 -30Q24 -24 22 0L14 8L16 18L8 20Q10 32 16 40V110Z
  patch c=black: M-2 -8L22 -4L21 2L-2 -2Z
  line c=black w=1.4: M2 8L12 8M2 14L12 14M-10 -20Q-14 0 -10 30
  shape c=red: M-8 -28Q-34 -48 -52 -32Q-40 -30 -44 -18Q-34 -22 -20 -14Q-16 -24 -8 -28Z
  flash -56 -38 .4 c=white
  flash 54 20 .6 c=white
  flash 36 34 .4 c=white
e34 = limb rigid tint=green
  hand -4 12 2.1 0 c=leaf cuff=brown
  vessel -4 -32 .36 20 unit=battleship style=star c=#CC79A7
  vessel 48 -20 .24 60 unit=scout style=lance c=#E69F00
  vessel -54 -18 .24 -50 unit=scout style=lance c=#E69F00
  shots 44 -12 .6 190 c=yellow
e35 = void rigid tint=amber gx=.4 gy=.3
  rock 0 34 5 seed=7
  dome -34 8 .9 c=steel glass
  dome 0 -2 1.2 c=steel glass
  dome 36 10 .8 c=steel glass
  scaffold -58 26 .7
  drill 62 14 1.1 70 c=brass
  gear -2 26 1.1 c=brass
  gear 20 32 .8 20 c=steel
  rock -62 -30 .9 seed=4
  rock 58 -34 .8 seed=5
  lamp -34 2 .8 c=amber
  lamp 0 -10 1 c=amber
e36 = surface tint=gold soil=sand level=.74
  glow 0 -20 3 c=gold a=.6
  shape c=sand: M-60 36H60V30H-60ZM-52 30H52V25H-52Z
  shape c=sand: M-44 25H-34V-10H-44ZM-20 25H-10V-10H-20ZM10 25H20V-22H10ZM34 25H44V4L40 0L38 6L34 2Z
  shape c=sand: M-50 -10H-4V-18H-50Z
  shape c=sand: M-46 -18L-27 -32L-8 -18Z
  orbit 34 -30 .5 -14 c=gold flat=20 w=1.6
  ball 34 -30 .7 c=gold
  ball 54 -34 .3 c=cyan
  ball 16 -26 .3 c=red
  walker 60 20 .8 0 of=cerebrita coat=violet
e37 = nebula rigid tint=rose
  vortex 40 -20 1.3 0 c=orange flat=.6
  disc 40 -20 .6 c=black
  shape c=brown: M-20 110V46Q-22 -2 -6 -16Q4 -28 14 -16Q28 0 26 46V110Z
  shape c=black: M-4 -2Q-4 -16 5 -16Q14 -16 14 -2Q5 6 -4 -2Z
  lamp 1 -6 .5 c=amber
  lamp 9 -6 .5 c=amber
  shape c=brown-: M-60 110V46Q-60 14 -50 6Q-40 0 -32 8Q-24 18 -24 46V110Z
  shape c=black: M-50 18Q-48 8 -42 8Q-34 10 -36 20Q-43 24 -50 18Z
  limb c=wood w=3: M39 110L30 -26
  glow 30 -32 1.4 c=amber a=.9
  shape c=brass: M24 -38H36L34 -24H26Z
  lamp 30 -31 1 c=yellow
e38 = cells rigid tint=amber
  line c=amber w=2 a=.9: M-56 -24L0 0L56 -24M-56 26L0 0L58 26M0 0V-40M0 0V42
  brain 0 0 1.9 c=pink
  head -56 -24 .8 0 of=insectoid
  head 56 -24 .8 0 of=insectoid flip
  head -56 28 .8 0 of=insectoid
  head 58 28 .8 0 of=insectoid flip
  lamp 0 -40 .9 c=amber
  lamp 0 42 .9 c=amber
e39 = plain rigid tint=cyan gx=.45 gy=.45
  disc -6 -2 4 c=#123048
  gear -18 -14 1 c=steel teeth=8
  gear 6 -8 .8 18 c=brass
  gear -6 12 .9 10 c=cyan
  gear 16 10 .6 c=steel
  robot -18 10 .34 0 c=brass legs=6
  robot 4 -20 .34 0 c=steel legs=6
  hoop -6 -2 2.1 0 c=brass w=5
  limb c=wood w=9: M26 28L58 48
  line c=white w=2 a=.7: M-36 -18Q-30 -34 -14 -38
e40 = room rigid tint=teal
  book 0 22 1.7 0 cover=blue
  glow 0 0 2.4 c=yellow a=.6
  shape c=black: M0 -44L46 -28L0 -12L-46 -28Z
  shape c=black: M-24 -18V-6Q0 6 24 -6V-18L0 -10Z
  line c=gold w=2.4: M0 -28L36 -24V-6
  ball 36 -4 .4 c=gold
  flash -56 -10 .7 c=yellow
  flash 58 4 .6 c=yellow
  flash -46 20 .4 c=white
e41 = room rigid tint=violet
  glow 8 0 3 c=lime a=.4
  group -30 4 1.3 0
  + shape c=ice: M-6 -34H6V-12L24 26Q26 34 18 34H-18Q-26 34 -24 26L-6 -12Z
  + patch c=lime: M-12 4H12L21 27Q22 31 17 31H-17Q-22 31 -21 27Z
  + ball -4 18 .3 c=white
  + ball 6 12 .22 c=white
  + ball 2 24 .26 c=white
  + line c=white w=1.6 a=.8: M-4 -28V-12L-16 14
  orbit 40 -6 .64 0 c=cyan flat=22 w=3
  orbit 40 -6 .64 60 c=cyan flat=22 w=3
  orbit 40 -6 .64 120 c=cyan flat=22 w=3
  ball 40 -6 .7 c=amber
  brain 42 34 .8 c=pink
e42 = hangar rigid tint=orange
  gear -36 4 2 c=brass teeth=12
  gear 6 -24 1.2 14 c=steel
  gear 4 28 1.1 6 c=clay
  wrench 42 4 1.9 24 c=steel
  hammer -58 -26 .9 -30
  sparks 22 -4 1.2
  arrow 58 36 .9 -20 c=gold
e43 = cells rigid tint=lime
  person 0 12 1.4 0 of=insectoid
  mandible -22 42 1 -10 c=#7A8A3A
  mandible 22 42 1 10 c=#7A8A3A flip
  egg -58 22 1.1 -10 c=lime
  egg 58 22 1.1 12 c=lime cracked
  egg -66 -20 .7 10 c=lime
  egg 66 -18 .7 -8 c=lime
e44 = void rigid tint=orange gx=.5 gy=.7
  glow 0 10 4 c=fire a=.7
  flame -24 48 1.4 -10
  flame 0 50 1.8
  flame 24 48 1.4 10
  phoenix 0 -2 1.05
e45 = desk rigid tint=blue
  shape c=#16324E: M-72 -40H72V40H-72Z
  line c=cyan w=.8 a=.6: M-72 -20H72M-72 0H72M-72 20H72M-36 -40V40M0 -40V40M36 -40V40
  vessel -30 24 .26 0 unit=cruiser style=lance c=#56B4E9
  vessel -52 26 .26 0 unit=cruiser style=lance c=#56B4E9
  vessel -8 26 .26 0 unit=cruiser style=lance c=#56B4E9
  vessel 28 -22 .32 180 unit=battleship style=delta c=#D8463F
  line c=yellow w=3: M-52 8Q-56 -26 4 -26
  arrow 4 -26 .5 0 c=yellow
  line c=yellow w=3: M-8 12Q34 14 46 2
  arrow 44 0 .5 -60 c=yellow
  hand 62 26 1.1 -40 c=skin cuff=blue point
e46 = surface tint=amber soil=sand level=.8
  cloud -56 34 1.2 c=sand
  cloud 20 40 1.4 c=sand
  steed 8 2 1.15 0 c=brown
  vessel -56 -26 .3 70 unit=scout style=crescent c=#F0BE4A
  vessel 58 -32 .3 70 unit=scout style=crescent c=#F0BE4A
e47 = limb rigid tint=red
  shape c=steel: M-52 38L34 -44L42 -46L40 -38L-44 46Z
  shape c=steel: M52 38L-34 -44L-42 -46L-40 -38L44 46Z
  limb c=gold w=5: M-52 22L-36 40M52 22L36 40
  limb c=brown w=6: M-48 34L-60 46M48 34L60 46
  line c=white w=1.4 a=.8: M-44 34L36 -42M44 34L-36 -42
  vessel 0 6 .6 0 unit=heavy_infantry style=lance c=#B8442F
e48 = plain rigid tint=teal gx=.5 gy=.4
  reach -18 4 1.5 0 c=leaf cuff=violet
  reach 22 4 1.5 0 c=skin cuff=blue flip
  flash 2 -32 1.2 c=yellow points=8
  scroll -40 38 1 -10 c=paper band=red
  scroll 44 38 1 10 c=paper band=red
  vessel -58 -30 .34 30 unit=alien_c style=lance c=#B7A6E8
  vessel 58 -30 .34 -30 unit=scout style=crescent c=#56B4E9
e49 = void rigid tint=gold gx=.5 gy=.5
  scales 0 0 1.1 0 c=brass
  coins -42 22 .8 0 high=4
  gem 42 4 .9 0 c=cyan
  vessel -62 -32 .34 60 unit=pipeline style=crescent c=#56B4E9
  vessel 66 34 .34 0 unit=transport style=lance c=#E69F00
  coin -66 36 .7
  coin 60 -38 .6
e50 = nebula rigid tint=teal
  shape c=#1A1230: M-30 110V48Q-36 -6 -18 -24Q0 -44 18 -24Q36 -6 30 48V110Z
  shape c=black: M-14 4Q-18 -22 0 -26Q18 -22 14 4Q0 18 -14 4Z
  lamp -6 -6 .8 c=cyan
  lamp 6 -6 .8 c=cyan
  line c=cyan w=1.2 a=.7: M-18 -24Q0 -44 18 -24Q36 -6 30 48
  ghost -56 -18 1.3 -30
  ghost 56 -20 1.3 -30
  ghost -54 26 1.5 -30
  ghost 56 24 1.5 -30
e51 = void rigid tint=ice gx=.5 gy=.3
  disc 14 -10 3.2 c=ice
  disc 6 -22 .5 c=#A8C4D4
  disc 26 -6 .7 c=#A8C4D4
  wolf -6 12 1.1 0 c=#5A6684
  vessel 56 30 .3 30 unit=destroyer style=lance c=#E69F00
  vessel -58 30 .3 -20 unit=scout style=lance c=#E69F00
  vessel -62 -26 .24 10 unit=scout style=lance c=#E69F00
e52 = surface tint=rose soil=brown level=.82
  glow 0 -10 3.4 c=yellow a=.5
  fist 0 8 1.5 0 c=skin cuff=red
  fist -42 18 1.1 -10 c=#8A5A3C cuff=blue
  fist 42 18 1.1 10 c=leaf cuff=violet
  flag -68 18 1.1 -6 c=red
  flag 66 18 1.1 6 c=red
e53 = streaks rigid tint=gold
  shape c=gold: M-8 -2Q-40 -40 -78 -34Q-66 -28 -68 -22Q-56 -22 -56 -14Q-44 -14 -42 -6Q-30 -6 -26 2Z
  shape c=gold: M-8 6Q-30 14 -56 34Q-46 34 -42 38Q-34 32 -28 34Q-20 26 -14 26Q-10 16 -6 14Z
  vessel 18 0 .8 90 unit=scout style=delta c=#E5604D
  clock 56 -28 .8 0 hour=320 minute=30
  line c=white w=1.6 a=.8: M-80 4H-40M-74 46H-20M-30 -40H20
e54 = plain rigid tint=violet gx=.5 gy=.4
  waves 0 -10 1.9 0 count=5 c=violet
  person 0 14 1.25 0 of=cerebrita eyes=shut
  glow 0 -22 1.4 c=white a=.8
  eye 0 -22 1.5 c=violet look=0
  vessel -58 22 .3 0 unit=decoy style=lance c=#56B4E9
  vessel 58 22 .3 0 unit=cruiser style=lance c=#56B4E9
e55 = plain rigid tint=pink gx=.5 gy=.5
  head -34 -8 1.7 0 of=human
  patch c=#2A1638: M0 -130V130H130V-130Z
  patch c=rose a=.25: M0 -130V130H130V-130Z
  head 34 -8 1.7 0 of=zarg
  line c=white w=2.4: M0 -80L6 -66L-6 -50L6 -34L-6 -18L6 -2L-6 14L6 30L-6 46L6 62L0 80
  vessel -54 34 .3 0 unit=cruiser style=lance c=#E69F00
  vessel 54 34 .3 0 unit=decoy style=lance c=#E69F00
"""
