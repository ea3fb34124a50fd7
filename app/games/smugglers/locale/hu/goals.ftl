# Amit a kihívások céljai számolnak.

goal-smugglers-bids = Megnyert licitek
goal-smugglers-sectors = Kifizetett szektorok
goal-smugglers-unpaid = Kifizetetlenül elvesztett szektorok
goal-smugglers-energy = Kifizetett energia
goal-smugglers-goods = Leszállított áruk
goal-smugglers-cruisers = Szállítások cirkálók mellett
