# What the goals of challenges count.

goal-kaosz-attacks = Attacks
goal-kaosz-attacked = Attacks on you
goal-kaosz-bombarded = Bombardment of colonies
goal-kaosz-kills = Destroyed cards of others
goal-kaosz-losses = Destroyed cards of yours
goal-kaosz-played = Cards played
goal-kaosz-drawn = Cards bought
goal-kaosz-own-turns = Turns of yours
