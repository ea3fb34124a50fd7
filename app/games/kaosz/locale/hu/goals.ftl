# Amit a kihívások céljai számolnak.

goal-kaosz-attacks = Támadások
goal-kaosz-attacked = Ellened indított támadások
goal-kaosz-bombarded = Kolóniák bombázása
goal-kaosz-kills = Mások megsemmisített lapjai
goal-kaosz-losses = Megsemmisített lapjaid
goal-kaosz-played = Kijátszott lapok
goal-kaosz-drawn = Vett lapok
goal-kaosz-own-turns = Köreid
