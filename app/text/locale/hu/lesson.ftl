# Leckék.

lesson-title = Leckék
lesson-none = Még nincsenek leckék.
lesson-facts = { $game } · körülbelül { $minutes } perc · { $steps } lépés
lesson-was-done = kész
lesson-begin = Kezdés
lesson-resume = Folytatás
lesson-restart = Elölről
lesson-opening = Megnyitás…
lesson-step = { $step }/{ $all }. lépés
lesson-next = Tovább
lesson-read = Olvasd el a lépést; utána: „{ $next }”.
lesson-leave = Kilépés a leckéből
reason-lesson-wrong = Még nem: próbáld azt, ami világít.
reason-lesson-missing = Még nem. Itt ez kell: { $wanted }. Ezt választottad: { $given }.
reason-lesson-wanted = Még nem. Itt ez kell: { $wanted }.
lesson-opening-later = Később, ugyanebben a játszmában…
lesson-opening-new = Új helyzet…
lesson-learnt = { $all ->
    [1] Ez volt a játék egyetlen leckéje.
   *[other] A játék leckéi: kész { $done }, összesen { $all }.
  }
lesson-over = Szép munka
lesson-over-line = Ennyi volt a lecke. A többit játék közben lehet a legjobban megtanulni (a szabályok bármikor megnyithatók: { $key }).
lesson-following = Következő lecke: { $title }
lesson-play = Játsszunk most
lesson-tip = Tipp
