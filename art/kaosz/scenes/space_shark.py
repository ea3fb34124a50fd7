"""Pictures of the Space shark cards: fins, teeth, appetite."""

SPACE_SHARK = """
sh_cleaner_fish = nebula tint=cyan
  group 0 0 1.5 -14
  + limb c=wood w=3: M-26 0H-40
  + shape c=sand: M-40 -5L-60 -14L-64 0L-60 14L-40 5Z
  . + line c=brown w=1.2: M-42 -3L-61 -8M-42 0H-63M-42 3L-61 8
  + shape c=cyan: M-6 -12Q2 -26 14 -24Q8 -16 12 -10Z
  + half c=#3F78C8: M40 0Q26 -16 4 -14Q-18 -12 -28 0Z
  + line c=yellow w=3: M18 -11Q14 0 18 11M4 -13Q0 0 4 13M-10 -11Q-14 0 -10 11
  + eye 28 -4 .7
  + lamp 34 4 .4
  . flash -46 34 .4
sh_dogfish = surface tint=blue soil=hull
  lamp 70 36 .8 c=red n=5 dx=-16 dy=2
  glow 60 38 1.2 c=red a=.5
  ship -10 4 1.4 24 scout level wide=1.2
sh_lantern_eye = void tint=night
  group 0 6 1.3 0
  + shape c=#141A30: M46 0Q40 -24 4 -26Q-34 -22 -50 -4L-66 -20Q-60 0 -66 20L-50 6Q-34 24 4 26Q36 24 46 4L14 4L46 0Z
  + limb c=#2A3450 w=2: M14 -24Q22 -44 44 -32
  + glow 46 -28 1.5 c=yellow
  + lamp 46 -30 1.6 c=yellow
  + patch c=bone: M46 1l-6 -9l-1 9ZM38 1l-5 -10l-1 10ZM30 2l-5 -10l-2 10ZM21 3l-4 -9l-3 9Z
  + patch c=bone: M45 4l-5 10l-2 -10ZM37 4l-4 10l-3 -10ZM28 4l-4 10l-3 -10ZM19 4l-3 8l-3 -8Z
  + lamp 22 -14 .9 c=cyan
sh_mako = streaks tint=cyan
  ship -26 14 1.15 -24 fighter alpha=.25 wide=.8
  ship -12 8 1.15 -24 fighter alpha=.45 wide=.8
  ship 4 0 1.2 -24 fighter wide=.8 c=#3E78C0 seed=4
  shots 46 -22 .6 -24 c=ice
  shots 40 -10 .6 -24 c=ice
sh_reef_biter = nebula tint=pink
  group -12 0 1.3 -6 level
  + jet -44 -8 1.1
  + jet -44 8 1.1
  + shape c=hull-: M-6 -12Q-16 -38 -34 -42Q-24 -22 -26 -8Z
  + shape c=hull--: M-6 12Q-16 36 -34 40Q-24 22 -26 8Z
  + shape c=hull: M34 -20Q10 -24 -20 -14Q-38 -8 -46 0Q-38 8 -20 14Q10 22 30 18L16 2Z
  + patch c=bone: M36 -18l-4 7l-3 -9ZM29 -14l-4 6l-2 -8ZM32 16l-6 -6l0 7ZM25 12l-5 -5l0 6Z
  + eye 8 -10 .8 c=red
  group 40 -2 1
  + coral 0 14 .8 -20
  + coral 8 16 .7 20
  + dome 2 18 .5 c=pink
sh_hammerhead = limb tint=steel
  group -2 4 1.02 -14
  + jet -50 -6 1.2
  + jet -50 6 1.2
  + shape c=hull-: M-4 -10Q-14 -30 -34 -36Q-26 -16 -26 -6Z
  + shape c=hull--: M-4 10Q-14 30 -34 36Q-26 16 -26 6Z
  + barrel 34 -32 .85
  + barrel 34 32 .85
  + half c=hull: M34 0L34 -12Q6 -16 -18 -11Q-40 -7 -52 0Z
  + shape c=hull: M26 -42Q40 -45 42 -30Q40 -10 44 0Q40 10 42 30Q40 45 26 42Q21 28 26 0Q21 -28 26 -42Z
  + eye 35 -38 .6 c=red
  + eye 35 38 .6 c=red
  . + line c=#0A0E1C w=1.4: M14 -9Q10 0 14 9M6 -10Q2 0 6 10
sh_thresher = void rigid tint=cyan
  shell 30 -34 .6 70
  shell 8 -42 .6 30
  shell -14 -40 .5 -10
  limb c=ice w=1.6: M-60 -6Q-44 -48 10 -48
  ship 26 18 1 -10 cruiser level long=.9
  shape c=hull: M-16 20Q-48 18 -62 -2Q-70 -22 -56 -44Q-58 -20 -48 -8Q-36 6 -14 10Z
  sparks -26 -36 .6
sh_deep_tiger = limb tint=orange
  ship 0 0 1.3 -26 cruiser c=#C98A4A wide=1.15
  + line c=black w=3.4: M26 -9Q22 0 26 9M14 -11Q9 0 14 11M2 -11Q-3 0 2 11M-10 -10Q-14 0 -10 10M-22 -7Q-26 0 -22 7
sh_great_white = void rigid tint=ice
  jaws 0 2 1.15 c=#D4DEE8 rows=2 throat=#2A0E1C
  eye -42 -36 .9 c=black
  eye 42 -36 .9 c=black
  . lamp -24 -24 .5 c=fire n=5 dx=12
  . lamp -20 26 .5 c=fire n=5 dx=10
sh_megalodon = void tint=blue
  planet 4 -30 .7 c=bone craters
  group -2 12 1.25 -6 level
  + jet -62 4 1.5
  + jet -62 12 1.5
  + shape c=hull-: M-28 -16Q-30 -44 -50 -50Q-44 -26 -50 -8Z
  + shape c=hull-: M28 -18Q34 -42 18 -54Q18 -30 6 -18Z
  + shape c=hull: M66 4Q48 -22 4 -22Q-40 -18 -62 2L-74 -16V26L-62 12Q-30 26 8 26Q46 24 66 4Z
  + shape c=#DCE8F0: M62 6Q30 14 -30 16Q0 26 30 23Q54 18 62 6Z
  + shape c=hull--: M-6 22Q-12 38 -28 42Q-22 30 -24 22Z
  + eye 46 -4 .7 c=red
  + disc -14 -20 .5 c=iron
  + barrel -14 -22 .5 -10
  + disc 6 -21 .45 c=iron
  + line c=#0A0E1C w=1.4: M34 -10Q30 0 34 8M28 -10Q24 0 28 8
sh_whale_eater = sea rigid tint=teal level=.2
  group -14 4 1.2 -4 level
  + jet -62 0 1.4
  + shape c=grey: M44 -18Q20 -34 -10 -30Q-50 -24 -62 0L-76 -18V20L-62 6Q-44 28 -8 30Q24 32 44 16L26 0Z
  + shape c=grey-: M-8 -28Q-14 -46 -32 -48Q-24 -36 -28 -24Z
  + patch c=bone: M44 -16l-5 9l-5 -12ZM35 -11l-5 9l-3 -12ZM44 15l-7 -9l-1 11ZM35 10l-6 -7l-1 9Z
  + eye 14 -16 .8 c=red
  shape c=#2C4A6A: M22 -4Q44 -6 52 0Q62 -24 78 -28Q72 -6 60 4Q72 12 78 34Q60 26 52 10Q44 12 22 8Z
sh_borrowed_cannon = hangar tint=clay
  cannon 0 2 1.6 -10 c=clay mount=clay- butt=clay--
  + shape c=bone edge=.8: M-8 -6H12V6H-8Z
  + shape c=red edge=.6: M2 -4L5 2H-1Z
  + line c=hull w=3.4: M-7 -4L11 4M-7 4L11 -4
  . drop -20 40 .4 c=hull
  tag -44 6 .9
sh_captain_two_rows = corridor rigid tint=blue
  person 0 6 1.45 hat=cap cloth=black rank mouth=double eyes=stern
  limb c=brown w=3.4: M-10 6L-34 14M10 6L34 14
  lamp -35 14 .8 c=red
  lamp 35 14 .8 c=red
  line c=white w=1.8 a=.6: M-38 10Q-44 0 -38 -10M38 10Q44 0 38 -10
sh_harpooners = nebula rigid tint=steel
  wall 0 0 1 0 w=190 h=100 c=hull--
  shape c=#0C1224: M-64 -26H64Q72 0 64 32H-64Q-72 0 -64 -26Z
  person -44 8 .76 eyes=angry
  person 0 10 .8 eyes=angry skin=#7A94AC
  person 44 8 .76 eyes=angry
  limb c=wood w=2.4: M-30 44L-20 -38M14 46L24 -40M58 44L68 -38
  shape c=steel edge=1: M-20 -42L-27 -30H-15Z
  shape c=steel edge=1: M24 -44L17 -32H29Z
  shape c=steel edge=1: M68 -42L61 -30H73Z
  disc -26 16 .5 c=hull
  disc 18 18 .5 c=#7A94AC
  disc 62 16 .5 c=hull
  line c=sand w=1.4: M-30 44Q-40 50 -48 44M14 46Q4 52 -4 47M58 44Q48 50 40 45
sh_bottom_feeder = surface rigid tint=teal soil=sand
  shape c=sand-: M-30 48Q-32 14 -16 6H16Q32 14 30 48Z
  shape c=hull: M-26 26Q-64 30 -76 4Q-44 -10 -22 -2ZM26 26Q64 30 76 4Q44 -10 22 -2Z
  shape c=hull: M-30 -10Q-24 -30 0 -32Q24 -30 30 -10Q0 0 -30 -10Z
  shape c=#3A3550: M-34 -26Q0 -18 34 -26Q28 -34 18 -34Q16 -48 0 -48Q-16 -48 -18 -34Q-28 -34 -34 -26Z
  patch c=teal: M-18 -35Q0 -30 18 -35V-31Q0 -26 -18 -31Z
  group 0 12 1
  + shape c=paper: M-38 -20L0 -16L38 -20V22L0 26L-38 22Z
  + line c=ink w=1.4 a=.6: M-33 -14L-4 -11M4 -11L33 -14M-33 10L-4 13M-33 15L-4 18M4 13L33 10M4 18L33 15M0 -14V24
  + patch c=#10142A: M-20 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM8 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z
  + eye -14 0 .7
  + eye 14 0 .7
sh_double_agent = room rigid tint=teal
  limb c=teal w=15: M20 52Q36 30 14 14Q-4 2 0 -18
  head 0 -22 1 of=space_shark skin=teal mouth=smile hat=bowler eyes=wink
  limb c=teal w=6: M2 14Q-26 22 -44 12M10 14Q34 24 48 12
  limb c=blue- w=9: M-80 26L-52 14
  limb c=red- w=9: M80 26L54 14
  disc -48 13 .6 c=skin
  disc 50 13 .6 c=hull
  bomb 44 40 .9
sh_coral_dock = sea rigid tint=teal level=.15
  coral -62 48 1.5 c=pink
  coral 62 48 1.5 c=orange
  ribs 0 4 1.35
  coral -36 50 1.1 c=rose
  coral 34 50 1.1 c=pink
  shape c=sand: M-80 42Q-40 34 0 42T80 40V130H-80Z
  lamp -48 -8 .7 c=fire
  lamp 46 -10 .7 c=fire
sh_reef_of_teeth = surface rigid tint=ice soil=hull level=.66
  disc 0 38 3 c=#3A4660 tall=3
  lamp -20 36 .6 c=lime n=5 dx=10
  tooth -60 24 2 -10
  tooth -32 14 2 -4
  tooth 0 8 2.2
  tooth 32 14 2 4
  tooth 60 24 2 10
  craft -18 0 1 60 of=human dark
  craft 46 2 .9 120 of=zarg dark
  tooth -74 42 1.5 -16
  tooth 74 42 1.5 16
sh_feeding_pit = surface rigid tint=red soil=hull level=.4
  crater 0 18 1.4 in=#8A1A2A
  line c=rose w=1.2 a=.7: M-40 20H-20M10 28H34M-10 14H10
  craft 0 14 1.4 -16 of=human
  fin -44 20 .8
  fin -24 34 .9
  fin 24 36 .9 0 flip
  fin 46 20 .8 0 flip
  fin -16 6 .6
  fin 20 6 .6 0 flip
sh_blood_scent = void rigid tint=red
  limb c=red w=3: M-70 34Q-30 10 -6 22T50 -20
  line c=rose w=6 a=.3: M-70 34Q-30 10 -6 22T50 -20
  ship 52 -22 .7 -30 cruiser of=human level
  crack 44 -16 .6
  drop 34 -4 .5 c=red
  group -62 34 1.1 -30
  + shape c=hull: M22 0Q8 -16 -12 -14Q-24 -10 -34 0Q-20 12 -8 12Q10 12 22 0Z
  + shape c=hull-: M-4 -12Q-10 -26 -20 -28Q-16 -18 -16 -10Z
  + eye 8 -4 .6 c=red
sh_last_bite = plain rigid tint=red
  ship 0 2 .85 -4 cruiser of=human level dark
  crack -4 2 1.2
  crack 20 0 .8 20
  sparks -2 4 .7
  bite 0 -8 1.3
  bite 0 10 1.3 180
sh_second_row = plain rigid tint=blue
  shape c=#7A2438: M-80 130V16Q0 -2 80 16V130Z
  shape c=#5A1828: M-80 130V30Q0 14 80 30V130Z
  craft -56 -8 1 -90 n=5 dx=28
  tooth -62 22 1.2 -8
  tooth 64 22 1.2 8
  shape c=bone: M-44 30L-40 12L-34 20L-28 10L-22 30Z
  shape c=bone: M-10 30L-6 14L0 22L6 12L12 30Z
  shape c=bone: M24 30L28 16L34 20L40 8L46 30Z
sh_bite_again = surface rigid tint=orange soil=sand
  crater 0 40 1.2 c=sand-
  blast 0 26 .7
  trail c=white w=1.6: M-70 -30Q0 10 56 -30Q72 -48 40 -46Q0 -44 -40 -20
  ship -42 -14 .6 20 fighter level
  ship 44 -26 .6 -24 fighter level
  ship -2 -38 .5 170 fighter alpha=.45 level
  shell -16 8 .5 160
  shell 12 6 .5 190
sh_from_below = clouds rigid tint=blue
  craft -40 -30 1.1 0 of=human n=3 dx=36 dy=4
  fin 0 34 2 0
  cloud -28 36 1.4 c=#B8C4E4
  cloud 30 38 1.5 c=#C8D2EE
  cloud 0 46 1.8 c=#D6DEF4
  line c=white w=1.4 a=.8: M-30 20L-40 10M36 18L46 8
sh_low_tide = surface tint=orange soil=sand level=.58
  coral -48 40 .9 c=pink
  ship 4 14 1 12 destroyer of=xeno level dark
  coral 46 44 1 c=rose
  shape c=sand: M-80 36Q-40 28 0 36T80 34V130H-80Z
  line c=cyan w=2 a=.7: M-74 44Q-60 40 -46 44T-18 44M20 46Q34 42 48 46T74 46
  ant -30 46 .5 c=red
"""
