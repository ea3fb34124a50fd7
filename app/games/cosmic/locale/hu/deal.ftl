# -- az egyezség táblája

cosmic-deal-count = Ajánlatok: { $made }/{ $most }
cosmic-deal-you-give = Amit adsz
cosmic-deal-you-get = Amit kapsz
cosmic-deal-gives = Amit { WHO($seat) } ad
cosmic-deal-nothing = semmi
cosmic-deal-colony = Kolónia { $planet }
cosmic-deal-no-colony = Nincs kolónia: érints meg egy bolygót
cosmic-deal-no-colony-possible = Kolónia nem lehetséges
cosmic-deal-no-cards = Nincs kézben tartott lap
cosmic-deal-more = Más lapok…
cosmic-deal-add-random = véletlenszerű lap
cosmic-deal-add-choice = választott lap
cosmic-deal-face-up = A lapok képpel felfelé
cosmic-deal-face-down = Képpel lefelé.
cosmic-deal-exact = { $count ->
    [one] Ezt a lapot adod: { $cards }.
   *[other] Ezeket a lapokat adod: { $cards }.
}
cosmic-deal-release = A térgörbületről:
cosmic-deal-how = Érints meg bolygókat és lapokat, vagy kezdd egy gyors ajánlattal.
cosmic-deal-back = Vissza
cosmic-deal-accept = Elfogadom
cosmic-deal-propose = Ezt ajánlom
cosmic-deal-break-off = Megszakítás
cosmic-deal-break-off-sure = Egyezség nélkül { $loss } űrhajót veszítesz, és a másik fél is veszít űrhajókat.
cosmic-deal-price = Egyezség nélkül { $loss }-{ $loss } űrhajó vész el.
cosmic-deal-price-apart = Egyezség nélkül { WHO($seat) } { $loss }, { WHO($other) } { $theirs } űrhajót veszít.
cosmic-deal-offered = { WHO($seat, case: "upper") } ajánlata – { $text }.
cosmic-deal-why-offer-colonies = Miért? Kolónia kolóniáért: mindkét fél közelebb jut a győzelemhez.
cosmic-deal-why-offer-colony = Miért? A kolónia megéri, és jár érte valami.
cosmic-deal-why-offer = Miért? Mindkét félnek jobb, mint ha űrhajók kerülnének a térgörbületre.
cosmic-deal-quick-colonies = Kolónia kolóniáért
cosmic-deal-quick-colony-for-cards = Lapom egy kolóniáért
cosmic-deal-quick-cards-for-colony = Kolóniám egy lapért
cosmic-deal-quick-cards = Lap lapért
cosmic-deal-quick-ask = Mit fogadnál el?
cosmic-deal-quick-ask-nothing = Úgy látszik, nincs olyan, ami mindkettőtöknek jó lenne.
cosmic-deal-own-cards = { $count ->
    [0] Nincs lap
   *[other] { $count } lap
}
cosmic-deal-choose-cards = A lapjaim…
