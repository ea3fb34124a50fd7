"""What each card's picture shows, in the notation of `art.scenery.notation`; by species."""

from art.kaosz.scenes.carnoplantus import CARNOPLANTUS
from art.kaosz.scenes.cerebrita import CEREBRITA
from art.kaosz.scenes.human import HUMAN
from art.kaosz.scenes.insectoid import INSECTOID
from art.kaosz.scenes.rulebook import BOOK
from art.kaosz.scenes.space_shark import SPACE_SHARK
from art.kaosz.scenes.triciplita import TRICIPLITA
from art.kaosz.scenes.xeno import XENO
from art.kaosz.scenes.zarg import ZARG

GALAXY = {
    "human": HUMAN, "xeno": XENO, "insectoid": INSECTOID, "carnoplantus": CARNOPLANTUS, "cerebrita": CEREBRITA,
    "zarg": ZARG, "triciplita": TRICIPLITA, "space_shark": SPACE_SHARK,
}  # fmt: skip
TABLES: tuple[dict[str, str], ...] = (GALAXY, BOOK)
