"""Pictures of the thirty alien technologies (CL-A)."""

ALIEN_CARDS = """
a01 = desk rigid tint=violet
  glow -6 0 3 c=violet a=.5
  shape c=iron: M-58 -22H-14V34H-58Z
  disc -36 -22 2.2 c=steel tall=6
  disc -36 -22 1.8 c=black tall=4.4
  patch c=violet: M-58 -4H-14V20H-58Z
  flash -36 8 .8 c=white points=5
  shape c=violet: M2 22H34V36H2Z
  shape c=violet+: M8 8H40V22H8Z
  shape c=violet: M4 -6H36V8H4Z
  line c=#4A2A70 w=1.4: M2 29H34M8 15H40M4 1H36
  knife 54 8 1.1 12 c=steel
  . rivet -52 -14 1 0 n=4 dx=11
a02 = void tint=violet gx=.6 gy=.5
  glow 34 -6 3.4 c=violet a=.8
  vessel -52 18 .5 62 unit=destroyer style=lance c=#D9A441
  group 22 -8 1.3 -12 level
  + jet -34 0 1.5
  + shape c=steel: M-34 -7H14V7H-34Z
  + shape c=iron: M-34 -7L-44 -15V15L-34 7Z
  + shape c=black: M14 -9H20V9H14Z
  + ball 28 0 1 c=violet
  + orbit 28 0 .34 30 c=cyan flat=30 w=2
  + orbit 28 0 .34 -30 c=cyan flat=30 w=2
  + lamp 28 0 1.2 c=white
a03 = void rigid tint=green gx=.5 gy=.5
  line c=lime w=2 a=.9: M-50 -24L0 -30L50 -22L34 28L-36 30Z
  line c=lime w=1.2 a=.7: M-50 -24L34 28M50 -22L-36 30M0 -30L0 6
  scope -50 -24 1.1 c=lime
  scope 50 -22 1.1 c=lime
  scope 0 -32 .9 c=lime
  scope -36 28 .9 c=lime
  scope 34 28 .9 c=lime
  vessel 0 4 .36 20 unit=battleship style=star c=#B86A6A
  target 0 4 1.1 c=red
a04 = room rigid tint=orange
  glow -40 -30 3 c=fire a=.8
  shape c=iron: M-72 -46H-24L-30 -18H-66Z
  patch c=fire: M-34 -20Q-22 -16 -22 6L-26 24H-34L-32 6Q-36 -10 -44 -18Z
  flash -30 26 1.3 c=yellow
  ingot -26 36 1.3 0 c=fire
  ingot 16 38 1.3 0 c=steel
  ingot 58 38 1.3 0 c=steel
  ingot 37 22 1.3 0 c=steel
  ingot 37 6 1 0 c=ice
  flash 44 -2 .6 c=white
  sparks -30 18 1.2
a05 = streaks tint=cyan
  vessel -54 20 .52 70 unit=destroyer style=crescent c=#5FA8D8
  group 22 -6 .86 -16 level
  + jet -60 0 1.8 c=cyan
  + shape c=steel: M-60 -7H40Q58 -5 64 0Q58 5 40 7H-60Z
  + shape c=iron: M-60 -7L-72 -17L-66 0L-72 17L-60 7Z
  + shape c=red: M24 -7H34V7H24Z
  + shape c=brass: M-30 -7H-22V7H-30Z
  + line c=white w=1.4 a=.8: M-50 -3H40
  flash 66 -26 .9 c=white
a06 = room rigid tint=blue level=.86
  glow 0 -8 3.6 c=cyan a=.5
  shape c=iron: M-26 -44H26V44H-26Z
  shape c=black: M-19 -37H19V-9H-19Z
  line c=cyan w=2: M-15 -23Q-10 -36 -5 -23T5 -23T15 -23
  lamp -16 2 .7 c=cyan n=5 dx=8
  lamp -16 12 .7 c=amber n=5 dx=8
  lamp -16 22 .7 c=lime n=5 dx=8
  lamp -16 32 .7 c=cyan n=5 dx=8
  reel -52 -20 1.2 c=steel
  reel -52 18 1.2 20 c=steel
  reel 52 -20 1.2 10 c=steel
  reel 52 18 1.2 50 c=steel
  limb c=brass w=2.4: M-38 0H-26M26 0H38
a07 = limb tint=amber
  vessel 46 -10 .74 -14 unit=battleship style=lance c=#C98A3A
  shape c=iron: M-80 -6H-8V8H-80Z
  shape c=steel: M-60 -30H-34V-6H-60Z
  shape c=iron: M-66 8H-22L-32 22H-56Z
  limb c=brass w=3: M-8 1Q8 6 22 0
  crate -66 -13 .6
  crate -22 -13 .6
  crate -18 30 .7 14
  crate 4 36 .6 -20
  crate -40 38 .6 30
  lamp -54 -22 .7 c=amber n=3 dx=7
a08 = plain tint=cyan gx=.5 gy=.45
  lattice 0 0 1 0 c=cyan
  glow 0 0 2.8 c=cyan a=.5
  vessel 0 -8 .62 0 unit=squadron style=delta c=#5FD3E6 alpha=.85
  orbit 0 24 .9 0 c=cyan flat=24 w=2
  walker -54 18 1 0 of=human coat=blue
  walker 56 18 1 0 of=human coat=red flip
a09 = hangar rigid tint=ice
  glow 0 0 4 c=cyan a=.7
  hoop 0 0 2.1 0 c=steel w=7
  hoop 0 0 1.3 0 c=ice w=4
  ball 0 0 1.2 c=cyan
  flash 0 0 2 c=white points=6
  limb c=iron w=6: M-80 -22L-40 -10M-80 24L-40 12M80 -22L40 -10M80 24L40 12
  flash -58 -36 .7 c=ice points=6
  flash 60 34 .7 c=ice points=6
  flash 56 -38 .5 c=ice points=6
  flash -56 38 .5 c=ice points=6
a10 = burst rigid tint=teal
  plates -2 6 1.5 0 c=teal rows=4
  shield -2 2 1.5 c=cyan
  shell -58 -28 1.1 60 c=brass
  shell 56 -30 1.1 -50 c=brass
  flash -36 -16 1.1 c=yellow
  flash 36 -18 1.1 c=yellow
  shell 58 28 1 -120 c=brass
  flash 40 20 .9 c=yellow
a11 = void rigid tint=lime gx=.3 gy=.5
  dish -46 4 1.6 0 c=steel inner=lime
  waves -24 4 1.6 90 arc=70 count=5 c=lime
  shape c=iron: M16 -34H74V34H16Z
  shape c=#0E2A1C: M22 -28H68V28H22Z
  line c=lime w=2: M24 0L30 -16L34 18L38 -22L43 24L47 -12L52 20L56 -8L60 12L66 0
  bolt 46 0 1.2 14 c=yellow
a12 = streaks tint=orange
  vortex -6 0 2.2 0 c=orange flat=.9
  vessel 14 -4 .84 70 unit=battlecruiser style=delta c=#4FB58A
  line c=white w=1.6 a=.8: M-80 -16H-34M-80 18H-30M-70 2H-44
a13 = void rigid tint=red gx=.5 gy=.5
  disc 0 0 4.2 c=iron
  disc 0 0 3.6 c=black
  line c=red w=1.2 a=.7: M-36 0H36M0 -36V36
  orbit 0 0 .5 0 c=red flat=50 w=1.2
  orbit 0 0 .28 0 c=red flat=28 w=1.2
  patch c=red a=.35: M0 0L36 -4A36 36 0 0 0 20 -30Z
  lamp 16 -14 1.2 c=red
  lamp -14 8 .8 c=amber
  lamp 6 22 .7 c=amber
  target 16 -14 .5 c=yellow
  limb c=steel w=5: M-80 -36L-36 -22M80 36L36 22M-80 36L-36 22M80 -36L36 -22
a14 = streaks tint=fire
  group 0 0 1 0
  + glow -40 -22 1.6 c=fire a=.9
  + glow -56 22 1.6 c=fire a=.9
  + glow -14 4 1.8 c=fire a=.9
  flame -44 -24 1.5 -90
  flame -56 22 1.5 -90
  flame -6 2 2 -90
  vessel 34 0 .5 90 unit=scout style=star c=#CC79A7
  vessel -14 -24 .42 90 unit=scout style=star c=#CC79A7
  vessel -26 24 .42 90 unit=scout style=star c=#CC79A7
a15 = void tint=yellow gx=.5 gy=.7
  vessel 6 40 .7 180 unit=dreadnought style=lance c=#7E8AA8
  glow 0 2 2.6 c=yellow a=.9
  ball 0 2 1.5 c=yellow
  flash 0 2 2 c=white points=8
  vessel -34 -28 .42 160 unit=scout style=crescent c=#56B4E9
  vessel 40 -28 .42 200 unit=scout style=crescent c=#56B4E9
  trail c=yellow: M-26 -20Q-10 -18 -3 -10M32 -20Q14 -18 4 -10
a16 = room rigid tint=red
  vessel -44 6 .76 0 unit=marines style=lance c=#C8503C
  group 30 0 1.3 38
  + shape c=ice: M-8 -30H8V14H-8Z
  + patch c=red: M-7 -12H7V13H-7Z
  + shape c=steel: M-12 -34H12V-29H-12Z
  + shape c=steel: M-3 -50H3V-34H-3Z
  + shape c=steel: M-10 -53H10V-49H-10Z
  + shape c=steel: M-5 14H5L2 22H-2Z
  + line c=steel+ w=1.6: M0 22V42
  + line c=black w=1: M-8 -18H-3M-8 -8H-3M-8 2H-3
  bolt 64 -20 .8 20 c=yellow
  bolt 8 34 .6 -10 c=yellow
a17 = room rigid tint=amber level=.82
  disc 34 -16 2.6 c=black
  planet 38 -12 .9 c=blue
  hoop 34 -16 1.4 0 c=brass w=4
  shape c=wood: M-76 -34H-22V-26H-76Z
  shape c=white: M-74 -42H-58V-34H-74Z
  shape c=blue: M-58 -42H-24V-34H-58Z
  shape c=wood: M-76 4H-22V12H-76Z
  shape c=white: M-74 -4H-58V4H-74Z
  shape c=red: M-58 -4H-24V4H-58Z
  limb c=iron w=3.4: M-78 -46V34M-20 -46V34
  table 36 26 .8 0
  cup 28 16 1
  book 50 22 .4
a18 = hangar rigid tint=violet
  limb c=iron w=12: M-70 0H70
  glow 0 0 3.6 c=violet a=.7
  hoop -44 0 1.3 0 c=brass w=6
  hoop -22 0 1.6 0 c=brass w=6
  hoop 0 0 1.9 0 c=brass w=6
  hoop 22 0 1.6 0 c=brass w=6
  hoop 44 0 1.3 0 c=brass w=6
  line c=#D8B0FF w=2.4: M-70 0L-56 -12L-46 10L-30 -16L-18 14L-2 -20L10 16L24 -14L36 12L52 -10L70 0
  lamp -70 0 1.2 c=violet
  lamp 70 0 1.2 c=violet
a19 = room rigid tint=steel level=.9
  rack 0 -40 1.6
  shape c=iron: M-76 8H76V14H-76Z
  shape c=iron: M-76 40H76V46H-76Z
  shell -62 -8 1.1 c=brass n=5 dx=20 band=red
  rocket 58 -18 .7 -90 c=red cold
  rocket 42 -18 .7 -90 c=steel cold
  bomb -60 28 .8 dud
  bomb -36 28 .8 dud
  bomb -12 28 .8 dud
  crate 20 28 .9
  crate 48 28 .9
a20 = corridor rigid tint=blue
  shape c=black: M-74 -46H74V-4Q0 8 -74 -4Z
  planet 46 -24 1.1 c=clay
  flash -48 -32 .5 c=white
  flash -20 -22 .3 c=white
  flash 8 -36 .4 c=white
  throne 0 2 1.3 0 c=iron cloth=red
  lamp -22 18 .7 c=lime
  lamp 22 18 .7 c=amber
  screen -60 24 .8 -8 in=cyan
  screen 60 24 .8 8 in=amber
a21 = surface rigid tint=amber soil=brown level=.7
  block -46 34 1 0 w=44 h=34 c=iron
  block -2 34 1 0 w=36 h=48 c=steel
  block 44 34 1 0 w=42 h=28 c=iron
  shape c=clay: M-62 0H-52V-34H-62ZM-40 0H-30V-26H-40Z
  shape c=clay: M52 6H62V-30H52Z
  smoke -50 -38 .8
  smoke 60 -36 .7
  gear -2 2 1.2 c=brass
  belt -30 40 1.4 0
  crate -20 32 .5
  crate 4 32 .5
  crate 28 32 .5
  arrow 60 36 .8 0 c=gold
a22 = cave rigid tint=violet
  glow 0 0 4 c=rose a=.6
  gem -34 10 1.9 -14 c=rose
  gem 34 10 1.9 14 c=rose
  gem 0 0 2.9 0 c=violet
  line c=white w=4.6: M-12 16H-6Q-18 2 -10 -8Q0 -18 10 -8Q18 2 6 16H12
  rock -60 38 1.2 seed=1
  rock 62 38 1.2 seed=2
  rock 14 44 1 seed=3
  flash -54 -26 .6 c=white
  flash 56 -24 .7 c=white
a23 = room rigid tint=ice level=.92
  cryopod -52 4 1.15 0
  cryopod 0 0 1.3 0 c=leaf coat=#D8F0C8
  cryopod 52 4 1.15 0 c=#C79AD8 coat=#E8D8F4
  flash -26 -38 .5 c=ice points=6
  flash 28 -36 .6 c=ice points=6
  flash -74 34 .5 c=ice points=6
  flash 76 30 .5 c=ice points=6
a24 = void tint=red gx=.5 gy=.5
  vessel 44 -12 .56 -64 unit=minesweeper style=crescent c=#56B4E9
  waves -22 8 1.4 60 arc=90 count=5 c=red
  mine -44 16 1.5 c=iron light=red
  mine -12 34 1 c=iron light=red
  mine -60 -24 1 c=iron light=red
  cross 12 -30 1 c=red
a25 = surface tint=orange soil=clay level=.76
  vessel -28 -24 .44 120 unit=transport style=lance c=#D9A441
  vessel 34 -30 .44 120 unit=transport style=lance c=#D9A441
  beam -22 -14 1 62 c=yellow w=3 long=56
  beam 42 -20 1 70 c=yellow w=3 long=56
  blast 8 34 .8
  blast 62 34 .6
  bunker 24 38 .8 0 c=iron
  walker -60 24 .9 0 of=human coat=leaf
  walker -44 28 .8 0 of=human coat=leaf
a26 = hangar tint=steel
  vessel -30 6 .84 70 unit=minesweeper style=delta c=#2FB67C
  group 40 0 1 -20
  + shape c=iron: M-22 10H22V24H-22Z
  + shape c=steel: M-22 10L-34 -8L-28 -12L-14 10Z
  + shape c=steel: M22 10L34 -8L28 -12L14 10Z
  + cannon 0 -4 .9 -60 barrels=2 c=brass
  flash 60 -36 1 c=yellow
a27 = void rigid tint=teal gx=.5 gy=.6
  shape c=iron: M-22 46L-12 18H12L22 46Z
  shape c=brass: M-6 18V-2H6V18Z
  ball 0 -10 .9 c=teal
  lamp 0 -10 1.6 c=white
  line c=cyan w=1.8 dash=4,3: M-70 40A70 72 0 0 1 70 40
  line c=cyan w=1.2 a=.7 dash=3,4: M-54 40A54 56 0 0 1 54 40
  patch c=teal a=.16: M-70 40A70 72 0 0 1 70 40Z
  ghost -44 14 1.4 -30
  ghost 44 14 1.4 30
  ghost -30 -22 1 -20
  ghost 32 -24 1 20
a28 = surface tint=blue soil=iron level=.8
  scaffold 0 40 1.4
  dish 14 -14 1.5 -20 c=steel inner=cyan
  dish -14 0 1.2 0 c=steel inner=cyan flip
  dish 44 26 .9 -30 c=steel inner=cyan
  dish -46 28 .9 0 c=steel inner=cyan flip
  waves 34 -26 1.2 62 arc=60 count=4 c=cyan
  waves -34 -6 1 -80 arc=60 count=4 c=cyan
  lamp 0 -36 1 c=red
a29 = hangar rigid tint=lime
  vessel 0 4 .8 90 unit=cruiser style=star c=#CC79A7
  patch c=lime a=.2: M-26 -46H26L50 34H-50Z
  line c=lime w=1.6 a=.9: M-46 20H46M-42 8H42M-38 -4H38
  shape c=iron: M-34 -50H34V-40H-34Z
  lens 46 22 1.5 0 c=brass
  robot -58 22 .9 0 c=steel legs=2
  screen -56 -24 .9 0 in=lime
a30 = nebula tint=violet
  vessel 0 0 .96 60 unit=raider style=lance c=#B08AFF
  patch c=#120C2A a=.78: M4 -60Q-10 -20 6 0Q18 24 2 60H90V-60Z
  line c=#B08AFF w=1.4 a=.9 dash=3,3: M8 -34L46 -22L52 8L24 30
  ghost 44 -2 1.8 -30
  waves 4 0 1.6 90 arc=120 count=3 c=violet
"""
