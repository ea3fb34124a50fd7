# Amit a kihívások céljai számolnak.

goal-cosmic-zaps = Kijátszott hatástalanítók
goal-cosmic-artifacts = Kijátszott ereklyék és fáklyák
goal-cosmic-reinforcements = Kijátszott erősítések
goal-cosmic-attacks = Támadóként megnyert összecsapások
goal-cosmic-defences = Védőként megnyert összecsapások
goal-cosmic-deals = Megkötött egyezségek
goal-cosmic-alliances = Szövetségesként vállalt összecsapások
goal-cosmic-warped = Térgörbületre került űrhajók
goal-cosmic-colonies = Idegen kolóniák
