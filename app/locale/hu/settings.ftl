# Beállítások.

settings-title = Beállítások
settings-page-general = Általános
settings-page-display = Megjelenítés
settings-page-motion = Mozgás és tempó
settings-page-sound = Hang
settings-page-keys = Billentyűk
settings-reset-page = Ez az oldal alaphelyzetbe
settings-reset-all = Minden alaphelyzetbe
settings-reset-question = A nyelv kivételével minden beállítás visszaáll az alapértékre. A játékaid és a paklijaid érintetlenek maradnak.
settings-reset-yes = Visszaállítás
notice-page-reset = Ez az oldal újra alaphelyzetben van.
notice-all-reset = Minden beállítás újra alaphelyzetben van.

setting-language = Nyelv
setting-language-help = Azonnal vált, akár játék közben is.
setting-one-click = Egykattintásos cselekvés
setting-one-click-help = Ha egy darabnak csak egy cselekvése van, az első kattintás végrehajtja.
setting-double-click = Dupla kattintás
setting-double-click-help = A dupla kattintás azt teszi, amit a buborék megnevez.
setting-hide-hand-after = A kéz magától elrejtőzik
setting-hide-hand-after-help = Ennyi tétlenség után a kézben tartott lapok letakaródnak.

setting-theme = Téma
setting-theme-help = Az asztal, a panelek és a szöveg színei.
setting-theme-midnight = Éjfél
setting-theme-parchment = Pergamen
setting-theme-high-contrast = Nagy kontraszt
setting-text-size = Betűméret
setting-text-size-help = Csak a szöveget nagyítja.
setting-ui-scale = A felület mérete
setting-ui-scale-help = Mindent nagyít; az automatikus az ablakot követi.
setting-palette = A játékosok színei
setting-palette-help = Színkészletek különböző szemekhez; minden játékosnak jele és mintája is van.
setting-palette-default = Alap
setting-palette-deuteranopia = Deuteranópia
setting-palette-protanopia = Protanópia
setting-palette-tritanopia = Tritanópia
setting-palette-high-contrast = Nagy kontraszt
setting-full-screen = Teljes képernyő
setting-full-screen-help = Az F11 és az Alt+Enter bárhol átkapcsolja.
setting-monitor = Képernyő
setting-monitor-help = Ezen a képernyőn nyílik meg az ablak.
setting-highlight = A kiemelések ereje
setting-highlight-help = Mennyire fénylenek a szabályos célpontok.

setting-reduced-motion = Kevesebb mozgás
setting-reduced-motion-help = Repülés és kockapörgés helyett rövid áttűnés; semmi sem rázkódik.
setting-speed = A mozgás sebessége
setting-speed-help = Milyen gyorsan járnak a darabok és gurulnak a kockák.
setting-ai-pace = Szünet a gép lépése után
setting-ai-pace-help = Ennyi idő jut megnézni, mit tett a gépi játékos.
setting-ai-step = A gép lépései egyenként
setting-ai-step-help = Minden gépi lépés billentyűre vagy kattintásra vár.
setting-ai-time = Gondolkodási idő
setting-ai-time-help = Legfeljebb ennyit gondolkodhat egy gépi játékos egy döntésen.
setting-grace = Közbeszólási idő
setting-grace-help = Ennyi ideig marad nyitva a gyűrű, amelyben az asztalnál bárki válaszolhat.

setting-sound-level = Hangok
setting-sound-level-help = Kártyák, kockák és zsetonok.
setting-music-on = Zene
setting-music-on-help = Halk zene a játék mellé.
setting-music-level = A zene hangereje
setting-music-level-help = Csak bekapcsolt zenénél hallható.
setting-muted = Minden némítása
setting-muted-help = Az M billentyű bárhol megteszi.

unit-percent = { $value } %
unit-percent-or-automatic = { $value ->
    [0] Automatikus
   *[other] { $value } %
 }
unit-seconds = { $value } mp
unit-seconds-or-never = { $value ->
    [0] Soha
   *[other] { $value } mp
 }
unit-milliseconds = { $value } ms
unit-monitor = { $value }. képernyő
unit-speed = { $value ->
    [0] Azonnal
   *[other] { $value }×
 }

keys-search = Cselekvés vagy billentyű keresése
keys-line = Válassz ki egy billentyűt Enterrel vagy kattintással, majd nyomd le az újat. Az Esc megtartja a régit.
keys-none = Nincs a keresésnek megfelelő cselekvés.
keys-conflict = Közös ezzel: { $others }
keys-press-keyboard = Nyomj le egy billentyűt…
keys-press-gamepad = Nyomj meg egy gombot…
keys-change-keyboard = Billentyű cseréje
keys-change-gamepad = Gomb cseréje
keys-unset-keyboard = nincs billentyű
keys-unset-gamepad = nincs gomb
keys-reset-one = Visszaállítás: { $name }

action-group-moving = Mozgás és választás
action-group-window = Ablak és hang
action-up = Fel
action-down = Le
action-left = Balra
action-right = Jobbra
action-next = Következő terület
action-previous = Előző terület
action-confirm = Választás
action-cancel = Vissza
action-fullscreen = Teljes képernyő
action-mute = Minden némítása
action-screenshot = Kép mentése

key-up = Fel
key-down = Le
key-left = Balra
key-right = Jobbra
key-return = Enter
key-escape = Esc
key-tab = Tab
key-space = Szóköz
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-backspace = Backspace
key-delete = Del
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-insert = Ins
button-pad-up = Kereszt fel
button-pad-down = Kereszt le
button-pad-left = Kereszt balra
button-pad-right = Kereszt jobbra
button-stick-l = Bal kar
button-stick-r = Jobb kar
