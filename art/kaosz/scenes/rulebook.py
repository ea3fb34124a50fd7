"""Pictures of the cards that occur in the rulebook's examples."""

XENO_BOOK = """
rb_marduk_kurios = void tint=fire
  ship 0 0 1.6 -24 scout wide=1.3 long=1.15
  + half c=gold: M40 0L30 -10L20 -6L20 0Z
  + both c=hull-: M-10 -10L-28 -26L-36 -24L-26 -8Z
  flash 60 -38 .6 c=fire
rb_hellfire_brothers = burst tint=red
  ship -12 -20 .95 -8 cruiser level c=#7A5A58
  + flame -44 0 1.2 -90
  ship 6 22 .95 -8 cruiser level c=#58606E
  + flame -44 0 1.2 -90
rb_gunner = corridor rigid tint=fire
  barrel 30 -16 1.3 -10
  barrel 30 14 1.3 10 c=black
  person -14 6 1.3 hat=goggles glass=fire mouth=grin
  shell -56 28 1.3
  shell -66 36 1.1
rb_durma_deflector = burst tint=steel gx=.7
  ship -40 6 .95 -4 cruiser level
  shape c=steel+: M26 -46L54 -30V26L26 44L34 0Z
  shape c=steel edge=1: M54 -30L62 -24V20L54 26Z
  shots 78 -44 .5 150
  shots 50 -10 .5 -60
  sparks 54 -12 1
rb_overrule = room rigid tint=cyan
  person 0 -2 1.2 hat=specs eyes=stern mouth=frown coat=black
  counter 0 38 1.7
  hammer 36 4 1.2 50 c=wood+
  sparks 50 26 .9
  sheet -44 30 .7 -10
  cross -44 30 1
"""
ZARG_BOOK = """
rb_deathwing = void tint=violet
  group 0 0 1.5 -20
  + jet -26 0 1.2
  + shape c=black: M8 -4Q-4 -34 -40 -40Q-30 -30 -34 -22Q-22 -24 -24 -14Q-14 -14 -16 -4Z
  + shape c=black: M8 4Q-4 34 -40 40Q-30 30 -34 22Q-22 24 -24 14Q-14 14 -16 4Z
  + half c=hull: M36 0Q24 -8 4 -7L-26 -4L-28 0Z
  + shape c=bone edge=1: M20 -6Q32 -8 34 0Q32 8 20 6Z
  + disc 25 -2.6 .18 c=black
  + disc 25 2.6 .18 c=black
rb_moon_worshipper = void tint=yellow
  planet 40 -16 1.3 c=bone craters
  ship -26 14 1.1 -30 fighter seed=5
  line c=yellow w=1.4 a=.6 dash=2,3: M4 0L22 -8M-4 -12L18 -20M10 14L26 4
rb_chazma_charge = surface rigid tint=fire soil=brown
  pit 0 36 1.3 glowing=fire
  shell 0 12 2 c=red band=black
  shell -18 18 1.5 -14 c=red band=black
  shell 18 18 1.5 14 c=red band=black
  limb c=sand w=2: M-26 22Q0 34 26 22
  lamp 0 18 1.3 c=yellow
  craft 40 -34 1.1 160 of=human
rb_higher_order = desk rigid tint=red
  sheet 0 4 1.9 4 lines=7
  hand -6 0 1.4 150 cuff=gold
  shape c=wood: M20 16H48V28H20Z
  shape c=wood: M29 -6H39V16H29Z
  ball 34 -8 .7 c=wood
  line c=red w=3: M16 34H52
"""
SHARK_BOOK = """
rb_cobra_flash = streaks tint=lime
  group 0 2 1.35 -18
  + jet -46 -6 1.1
  + jet -46 6 1.1
  + half c=hull: M44 0Q38 -6 26 -8Q14 -32 -8 -30Q-2 -14 -20 -8L-46 -5L-48 0Z
  + line c=yellow w=2: M16 -16Q8 -20 4 -16Q6 -10 14 -10ZM16 16Q8 20 4 16Q6 10 14 10Z
  + limb c=red w=1.6: M44 0H56L62 -5M56 0L62 5
  + eye 32 -4 .5 c=lime
  + eye 32 4 .5 c=lime
rb_crx = limb tint=red
  ship 0 2 1.12 -8 destroyer wide=1.1 c=#46586E rim=red
  + barrel 10 -10 .9 0
  + barrel 10 0 .9 0
  + barrel 10 10 .9 0
  + shape c=red edge=1: M-34 -8H-10V8H-34Z
  + cross -22 0 .34 c=white
rb_extra_hit = burst tint=fire
  ship 34 -4 1 180 fighter of=xeno level
  target 28 -4 1.6
  blast 8 -8 .6
  blast 26 10 .5 0 seed=4
  shots -76 -12 .95 3
  shots -76 22 .95 -8
"""
INSECT_BOOK = """
rb_mammoth = limb tint=brown
  group -2 4 1.2 -4 level
  + jet -60 -4 1.4
  + limb c=brown w=9: M-36 16V38M-12 18V40M14 18V40
  + shape c=brown: M36 8Q36 -34 -10 -36Q-56 -32 -58 12Q-30 24 0 24Q30 22 36 8Z
  + line c=wood w=2: M20 -30Q30 -14 24 6M-2 -35Q8 -14 2 8M-26 -32Q-16 -14 -22 8
  + disc 36 -4 2 c=wood
  + limb c=brown w=7: M48 8Q58 20 50 34
  + limb c=bone w=5: M42 12Q52 32 70 14
  + lamp 40 -6 1.3 c=red
rb_unicornis = nebula tint=pink
  ship -10 6 1.2 -20 cruiser c=#D8D2E8 rim=pink
  + half c=gold: M50 0L48 -4L92 0Z
  + line c=amber- w=1.2: M56 -3L60 3M64 -2.6L68 2.4M72 -2L76 2
  + limb c=pink w=4: M30 -12Q14 -26 -4 -20Q-20 -16 -34 -24
rb_mine_ring = void rigid tint=red
  planet 0 0 1.3 c=sand
  orbit 0 0 1.25 -14 flat=18 c=red
  mine -52 14 .7
  mine -26 28 .75
  mine 6 28 .8
  mine 38 14 .75
  mine 54 -12 .7
  mine -56 -6 .5
  mine 30 -30 .5
"""
BOOK: dict[str, str] = {
    "xeno": XENO_BOOK, "zarg": ZARG_BOOK, "space_shark": SHARK_BOOK, "insectoid": INSECT_BOOK,
}  # fmt: skip
