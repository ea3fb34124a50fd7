# Csomagok, zárt csomagos játék, draft és album.

reason-kaosz-deck-pool = Ebből a lapból a készletedben { $have ->
    [0] egy sincs
   *[other] csak { $have } van
 }, a pakliban viszont { $need }: { $card }.
reason-kaosz-pack-make-up = Egy csomagban pontosan { $need } { $rarity ->
    [moon] gyakori
    [planet] nem gyakori
    [sun] ritka
   *[galaxy] ultraritka
 } lap van, nem { $have }.
reason-kaosz-draft-over = Itt már nincs miből választani.
reason-kaosz-draft-count = Pontosan { $need } lapot válassz.
reason-kaosz-draft-not-there = Ez a lap nincs ebben a csomagban: { $card }.
