"""Pictures of the Human cards: riveted rockets, brass, paperwork."""

HUMAN = """
hu_postal_rocket = nebula tint=blue
  ship 4 2 1.35 -24 scout wide=1.7 long=.95 seed=3
  + shape c=paper: M-12 -8H8V8H-12Z
  + line c=red w=1.4: M-12 -8L-2 1L8 -8
  - sack -26 12 .95 100 c=sand
  . + sheet -40 4 .3 60 lines=2
  . + sheet -48 18 .28 20 lines=2
  . + sheet -52 -2 .25 100 lines=2
hu_pathfinder = void tint=brass gx=.8
  ship -8 8 1.25 -28 scout wide=.95 long=1.2 seed=6
  + half c=brass: M34 0L34 -4.6L50 -4.6L50 -6L64 -6L64 0Z
  + line c=brass-- w=1.2: M50 -6V6M34 -4.6V4.6
  . line c=cyan w=.6 a=.7: M-50 -30L-34 -38L-18 -26L2 -36
  lamp -50 -30 .6 c=cyan
  lamp -34 -38 .6 c=cyan
  lamp -18 -26 .6 c=cyan
  lamp 2 -36 .6 c=cyan
  flash 60 -36 .7 c=yellow
hu_eagle_wingman = limb tint=steel
  ship -28 26 .55 -22 fighter alpha=.4 seed=2
  ship 44 -26 .55 -22 fighter alpha=.4 seed=2
  ship 2 0 1.15 -22 fighter seed=2
  + shape c=steel+ edge=.9: M-2 -1Q-10 -16 -26 -17Q-20 -11 -22 -7Q-14 -9 -12 -4Q-8 -6 -2 -1Z
  + shape c=steel+ edge=.9: M-2 1Q-10 16 -26 17Q-20 11 -22 7Q-14 9 -12 4Q-8 6 -2 1Z
  + shape c=gold edge=.9: M10 0Q4 -4 -3 -3V3Q4 4 10 0Z
hu_thunder_delivery = clouds tint=violet
  bolt -46 8 1 10
  bolt 52 20 .7 -14
  ship 0 -4 1.1 -14 fighter wide=1.55 seed=9
  + shape c=wood edge=1: M-22 -9H-6V9H-22Z
  + line c=sand w=1.6: M-14 -9V9M-22 0H-6
  + shape c=yellow edge=.9: M12 -8L0 2H6L2 9L14 -1H8Z
  crate -18 30 .45 20 c=wood
  crate 12 38 .36 -20 c=wood
hu_flight_leader = streaks tint=orange
  lamp -40 -24 .8 n=3 dx=-12 dy=-8
  lamp -26 40 .8 n=3 dx=-16 dy=2
  ship 6 0 1.2 -26 fighter seed=5 c=#C9D2E0 rim=gold
  + limb c=red w=3.4: M14 -3Q2 -16 -14 -12Q-24 -9 -38 -16
  + shape c=gold edge=.9: M30 0L22 -5L22 5Z
hu_rivet_queen = limb tint=brown
  ship 0 4 1.3 -18 cruiser wide=1.15 c=#9C8F86 seed=4
  . + rivet -30 -4 n=9 dx=7
  . + rivet -30 4 n=9 dx=7
  + shape c=gold: M26 -9L16 -21L24 -17L29 -25L34 -15L42 -18L38 -5Q32 -9 26 -9Z
  . + rivet 24 -12 1 n=3 dx=5 dy=2 c=white
hu_gatling_granny = nebula tint=rose
  ship -8 16 1.05 -8 cruiser wide=1.25 c=#A7A0B4 seed=8
  + barrel 34 -8 .8 0 n=3 dy=8 c=steel
  + hoop 46 0 .56 w=5 c=iron
  + limb c=wood w=2.4: M-32 -16Q-14 -8 6 -16
  + shape c=wood: M-28 -17V-42H-23V-27H-2V-17Z
  + head -12 -34 .66 hair=white hat=bun mouth=smile
  shots 56 6 .5 -8 c=fire
  shots 56 16 .5 -8 c=fire
hu_admirals_patience = limb tint=blue
  ship 0 4 1.06 -12 destroyer wide=1.05 seed=7
  + half c=steel-: M36 -10Q28 -19 14 -18L-38 -18L-40 -10Z
  + half c=steel-: M26 -22Q18 -30 4 -29L-38 -29L-40 -22Z
  + shape c=brass edge=1: M-8 -32H-2V32H-8Z
  + shape c=brass edge=1: M-32 -32H-27V32H-32Z
  . + rivet 20 -14 n=5 dx=-9 c=black
  . + rivet 12 -25 n=5 dx=-9 c=black
  . + rivet 20 14 n=5 dx=-9 c=black
  + lamp 30 0 1.5 c=yellow
hu_bolt_on_cannon = hangar tint=orange
  wall 0 34 1 0 w=150 h=34
  cannon 6 -6 1.35 -8
  + disc -14 24 .4 c=steel n=2 dx=14
  + disc -14 24 .2 c=brass n=2 dx=14
  disc -34 22 .55 c=steel
  disc 38 22 .55 c=steel
  wrench 44 30 .8 30 c=brass
hu_linked_sights = plain rigid tint=red
  limb c=black w=3: M-50 -18Q-26 -46 -10 -30M50 -18Q26 -46 10 -30M0 40V22
  line c=fire w=1.2 a=.9 dash=3,2: M-40 -10L0 2M40 -10L0 2M0 20V2
  scope -50 -16 1.35 c=steel cross=red
  scope 50 -16 1.35 c=steel cross=red
  scope 0 32 1.35 c=brass cross=red
  shape c=iron: M-12 -40H12V-26H-12Z
  sparks 0 0 1.2
hu_riveted_apron = hangar tint=steel
  ship -24 0 1.5 0 cruiser level wide=1.35
  group 24 0 1.3
  + limb c=brass w=2: M-16 -20V-30M-16 20V30
  + shape c=steel edge=1.2: M-22 -27H-6Q2 -21 -6 -15H-22Z
  + shape c=steel edge=1.2: M-22 -13H-6Q2 -7 -6 -1H-22Z
  + shape c=steel edge=1.2: M-22 1H-6Q2 7 -6 13H-22Z
  + shape c=steel edge=1.2: M-22 15H-6Q2 21 -6 27H-22Z
  + shape c=steel+ edge=1.2: M-8 -22H10Q20 -14 10 -7H-8Z
  + shape c=steel+ edge=1.2: M-8 -6H14Q24 0 14 7H-8Z
  + shape c=steel+ edge=1.2: M-8 8H10Q20 15 10 22H-8Z
  . + rivet -17 -21 .9 n=4 dy=14
  . + rivet -3 -15 .9 n=3 dy=15
  hammer 58 32 .8 24
hu_express_parcel = streaks tint=amber
  trail c=white: M-78 34Q-50 38 -30 18
  rocket 4 0 1.6 -22 c=#B98A5A nose=#8A5F3C fin=red
  + line c=bone w=1.6: M-4 -8V8M8 -8V8M-22 0H22
  + line c=bone w=1.3: M-4 -8Q-12 -16 -14 -9Q-12 -6 -4 -8Q4 -16 6 -9Q4 -6 -4 -8
  + shape c=red edge=.8: M12 -6H19V-1H12Z
hu_captain_overtime = corridor rigid tint=orange
  group 40 6 1.1
  + shape c=iron: M-22 44V-22Q-22 -40 0 -40Q22 -40 22 -22V44Z
  + shape c=#18283A: M-15 44V-20Q-15 -32 0 -32Q15 -32 15 -20V44Z
  + lamp 0 -36 1 c=red
  . + line c=red w=1.6 dash=3,3: M-22 -10V44M22 -10V44
  limb c=black w=9: M-2 44L20 50L36 34
  person -14 8 1.15 hat=splendid rank eyes=plain look=.8 mouth=flat coat=blue-
  limb c=blue- w=8: M6 28Q26 30 32 16
  hand 35 8 .32 80 cuff=gold
hu_union_gunners = hangar rigid tint=orange
  sign -52 -16 1.1 -8 c=white
  person -30 2 .86 hat=helmet coat=clay mouth=frown eyes=stern
  person 34 2 .86 hat=cap cloth=brown coat=brown mouth=flat eyes=stern hair=orange
  person 2 6 1 hat=helmet cloth=red coat=blue mouth=frown eyes=angry skin=#B8835E
  limb c=skin w=6: M-14 30L16 24M16 32L-12 25
  crate -42 40 .8
  crate -14 44 .8
  crate 16 44 .8
  crate 44 40 .8
hu_flight_academy = surface rigid tint=blue soil=green
  dome 0 34 3 0 glass c=cyan
  limb c=wood w=4: M-26 32L26 18
  shape c=iron: M-6 34L0 24L6 34Z
  rocket 20 8 .62 -15 cold c=orange nose=steel
  walker -28 16 .5 coat=blue
  walker -46 32 .46 coat=blue n=2 dx=14
  flag 58 18 .8
hu_flak_towers = surface tint=steel soil=brown
  search -46 -4 1 24
  search 40 -4 1 -20
  search -4 -10 1 6
  dome 0 34 1.3 0 c=steel+
  tower -46 36 .9 c=clay
  tower 46 36 .9 c=clay
  tower -20 42 .8 c=clay-
  tower 24 42 .8 c=clay-
  barrel -48 -4 .6 -60 n=2 dx=7
  barrel 44 -4 .6 -120 n=2 dx=7
hu_grand_parade = surface rigid tint=violet soil=sand level=.7
  . flag -66 8 .7 0 n=4 dx=44 c=red
  rocket -30 4 1.4 -60 cold c=steel nose=red fin=red
  rocket 14 -2 1.6 -60 cold c=bone nose=orange fin=orange
  rocket 54 6 1.3 -60 cold c=steel nose=blue fin=blue
  shape c=wood: M-50 26H-6V32H-50Z
  shape c=wood: M-8 26H38V32H-8Z
  shape c=wood: M34 26H76V32H34Z
  disc -40 36 .45 c=black n=6 dx=20
  . patch c=yellow: M-60 -40l3 2l-2 3ZM-20 -36l3 1l-3 3ZM20 -42l2 3l-3 1ZM56 -30l3 2l-3 2ZM-44 -20l3 2l-2 2Z
  . patch c=pink: M-50 -28l3 2l-2 3ZM0 -44l3 1l-3 3ZM40 -38l2 3l-3 1ZM66 -42l3 2l-3 2Z
hu_all_guns_one_clock = burst tint=red
  barrel 0 0 .8 -90 ring=12 r=26 out
  clock 0 0 1.45
hu_regroup = nebula tint=green
  trail c=lime w=1.6: M-70 -30Q-40 -36 -14 0
  trail c=lime w=1.6: M-66 40Q-40 30 -14 0
  trail c=lime w=1.6: M-30 44Q-24 20 -14 0
  craft -62 -30 1 14 of=human
  craft -60 38 1 -26 of=human
  craft -24 40 .9 -66 of=human
  craft 0 -4 1.25 -8 of=human n=3 dx=26 dy=-5
  flash 66 -34 1.1 c=lime points=8
hu_war_bonds = desk tint=amber
  group 0 0 1 -8
  + shape c=paper: M-56 -36H56V36H-56Z
  + line c=green w=1.4: M-51 -31H51V31H-51Z
  + line c=green w=.7: M-48 -28H48V28H-48Z
  + craft -24 -8 1 -12 shade c=green- n=3 dx=22
  + line c=ink w=1.3 a=.6: M-30 10H30M-34 17H8
  + disc 36 16 1.1 c=red
  + shape c=red+ edge=.8: M36 7Q42 14 40 22L36 26L32 22Q30 14 36 7Z
  coins 58 44 .9 high=6
  coins -58 46 .9 high=3
hu_combined_fleet = room rigid tint=green
  board 0 -2 1.2
  . line c=white w=1 a=.5: M-50 26H-20M20 -30H50
  ship -38 -18 .42 -10 scout
  ship -36 18 .5 -10 fighter
  ship 30 2 .7 -10 cruiser
  line c=white w=2: M-18 -16Q-4 -14 2 -6M-10 16Q-2 14 4 8
  line c=yellow w=1.6 dash=3,2: M2 -34Q70 -36 66 0Q66 34 4 34Q-8 0 2 -34Z
hu_covering_volley = limb tint=red
  shots -62 -26 .95 20 c=fire
  shots -66 4 .95 6 c=fire
  shots -58 34 .95 -16 c=fire
  craft -68 -30 1 20
  craft -72 4 1 6
  craft -64 38 1 -16
  blast 8 8 .7
  ship 48 6 .9 -6 cruiser level
hu_close_ranks = burst tint=blue
  ship -4 -32 .72 0 fighter level c=#B9C4D4
  ship -4 32 .72 0 fighter level c=#B9C4D4
  ship 8 0 .9 0 fighter level wide=1.1
  shape c=steel: M52 -46Q70 -38 66 -16L58 -14Q60 -34 48 -40Z
  shape c=steel+: M60 -18Q74 0 60 18L52 14Q62 0 52 -14Z
  shape c=steel: M52 46Q70 38 66 16L58 14Q60 34 48 40Z
hu_scramble = hangar rigid tint=red
  ship 36 -14 1 -50 fighter seed=3
  ladder -4 44 1.15 30
  glow -50 -34 2 c=red
  lamp -50 -34 2.6 c=red
  walker 2 0 1.3 24 of=human coat=pink hair=brown mouth=open eyes=wide hat=night
  line c=white w=1.2 a=.5: M-40 10H-24M-44 20H-26M-40 30H-24
hu_morning_briefing = room tint=amber
  search -60 14 1.5 66 c=yellow
  screen 14 -18 2 0 c=white in=#D8DCE4
  craft -8 -20 .8 -12 of=xeno shade c=ink
  planet 16 -20 .4 c=sand
  tower 38 -8 .5 of=zarg
  line c=red w=1.6: M-20 -36H4V-6H-20Z
  shape c=iron: M-74 6H-52V24H-74Z
  person 20 38 .7 hat=cap eyes=shut
  person -14 40 .66 eyes=shut hair=black
  cup 54 34 1.1 c=white
"""
