"""Where the words in Hungarian card names may be broken: at the joint of a compound, not at any syllable."""

from __future__ import annotations

_COMPOUNDS = """
Adó|páfrány Akna|gyűrű Alagút|roham Alagút|ásók Bohóc|akna Bomba|kamra Bomba|kórus Borotva|kacaj Botló|drót
Bunker|nyitó Báb|zsinórok Bálna|faló Célzó|hármas Ebéd|szünet Elme|zárlat Etető|verem Fedező|tűz Felül|bírálás
Fenék|járó Fog|zátony Fullánk|vető Fátyol|vetítő Fázis|pajzs Fény|hajlítás Fészek|marsall Füst|kabát Fűrész|vető
Gondolat|rögzítő Gondolat|vám Gyanta|fal Gép|puskás Hadi|kötvény Halál|szárny Használt|cikk Határ|idős
Hegesztő|készlet Hold|imádó Hármas|iker Három|lábú Hátba|döfés Ideg|összeomlás Játék|barlang Kanóc|rágó Kaptár|pöröly
Király|nője Korall|dokk Kéreg|köpeny Kész|songlőr Kölcsön|vett Kölcsön|ágyú Lámpás|szem Lég|védelmi Légy|csapó
Lépes|páncél Lódarázs|őr Macska|cápa Makó|cápa Menny|dörgő Migrén|sugár Mágnes|csapda Mágnes|kar Nektár|adag
Nektár|fuvaros Nyelő|fészek Nyugalom|mező Ostor|inda Pete|rakomány Posta|rakéta Prizma|pajzs Páncél|hátú Pöröly|cápa
Pöröly|ágyú Repülő|akadémia Roncs|lavina Rossz|indulatú Sav|mirigy Szak|szervezeti Szegecs|királynő Szerelő|gyűrű
Szét|szerelés Termesz|bárka Terv|módosítás Tervrajz|tár Tisztogató|hal Tömeg|hipnózis Tövis|szirom Tükör|tányér
Tüske|gyűrű Védő|ösztön Zseb|metsző Zátony|harapó befőttes|üvegben cél|terelő dísz|szemle kísérő|gép vissz|hang
Ágyú|fedélzeti Át|szerelés Ócskavas|vásár Össze|gyűjtött Össze|hangolt Össze|szorított Újra|rendeződés Út|kereső
"""
JOINTS: dict[str, int] = {word.replace("|", "").lower(): word.index("|") for word in _COMPOUNDS.split()}


def broken(word: str) -> tuple[str, str] | None:
    """The two parts of a compound; None: it is better left whole."""
    at = JOINTS.get(word.lower())
    return (word[:at], word[at:]) if at else None
