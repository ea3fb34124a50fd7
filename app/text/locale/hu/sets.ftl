# Kártyakészletek a lemezen.

sets-title = Kártyakészletek
sets-reload = Újraolvasás
sets-reloaded = A mappa megváltozott; a program újraolvasta a készleteket.
sets-folder = A saját készleteid ebbe a mappába valók:
sets-reading = A készletek ellenőrzése folyik…
sets-none = Itt nincsenek készletek.
sets-shipped = A játékhoz tartozik · { $count } bejegyzés
sets-own = Saját · { $count } bejegyzés
sets-problems = { $count } hiba
sets-facts = { $id } · { $version }. változat · { $count } bejegyzés
sets-author = Készítette: { $author }
sets-requires = Erre épül: { $sets }
sets-replaces = Ezt váltja fel: { $set }
sets-file = Fájl: { $file }
sets-right = Ezzel a készlettel minden rendben van.
sets-left-out = Ez a készlet kimarad, amíg hibás; a többi működik.
sets-place = { $file }, { $line }. sor · { $key }
sets-progress = Ellenőrzés… { $done }/{ $all }
