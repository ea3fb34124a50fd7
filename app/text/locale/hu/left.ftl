# Félbehagyott asztalok a mentések között és a Folytatás alatt.

load-shelf-tables = Félbehagyott
load-none-tables = Egyetlen asztal sem vár rád. Amit játék közben otthagysz, itt marad, amíg be nem fejezed vagy ki nem törlöd.
load-fact-left = Félbehagyva: { $date }
load-continue = Folytatás
load-last-move = Utolsó lépés: { $move }
load-row-people = { $names } · { $date }
continue-more = még { $count } asztal itt: „{ menu-load }”
replay-eyes-later = Amit mások rejtve tartanak, azt csak a játszma végén lehet megnézni.
