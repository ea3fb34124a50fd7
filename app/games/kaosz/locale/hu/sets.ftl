# Káosz Galaktika: mi a baj egy saját készlet lapjával (UX-104).

kaosz-price = A képlet szerint { $formula } credit, a lapon { $asked } áll; legfeljebb eggyel térhet el.
kaosz-x-value = Egy fejlesztés { $worth } századcreditet ér; legfeljebb { $most } megengedett.
kaosz-no-text = Hatással vagy képességgel rendelkező laphoz mindkét nyelven szöveg kell.
kaosz-number-in-text = A szöveg ({ $language }) nem említi a hatásában szereplő számot: { $number }.
kaosz-free-ability = A képességnek olyan ár kell, amely elhasznál valamit, vagy egyszeri korlát.
kaosz-endless = Ez a kiváltó újra kiválthatja önmagát; egyszeri korlát kell hozzá.
kaosz-many-calls = Egy lapon legfeljebb { $most } művelet, mennyiség és feltétel lehet; ezen { $found } van.
kaosz-nested = Egy kiválasztás tartalmazhat másikat, de legfeljebb { $most } lehet egymásban.
kaosz-ship-armor = Az űrhajónak legalább 1 páncélzat kell.
kaosz-base-armor = { $subtype }: ez a páncélzat nem felel meg: { $armor }; az épületé és a bunkeré legalább 1, más bázisé 0.
kaosz-limit = { $subtype }: ez a fejlesztési limit nem felel meg; a ? csapdához való, és csak ahhoz.
kaosz-trap-effect = A csapdának „trap” fajtájú hatás kell, és ilyen csak csapdának lehet.
kaosz-x-cost = Az X költséghez x-es hatás kell, az x-hez pedig X költség.
kaosz-target-word = A szöveg célpontról beszél, de egyik kiválasztás sem célpont.
kaosz-clan = Az alapkiadásban egy hatás sem függhet klántól.
kaosz-effect-key = { ARTICLE($kind, case: "upper") } { $kind } hatásfajtához kell ez a kulcs: { $name }.
kaosz-effect-extra = { ARTICLE($kind, case: "upper") } { $kind } hatásfajtához nem tartozhat ez a kulcs: { $name }.
kaosz-effect-place = { ARTICLE($type, case: "upper") } { $type } típusú lapnak nem lehet { $kind } fajtájú hatása.
kaosz-not-continuous = Nem állhat állandó szövegben: { $op }; ezek állhatnak: { $known }.
kaosz-not-decimal = Olyan szám állhat itt, mint 5 vagy 5.25 (0.25-ös lépésekben); de ez áll: { $found }.
