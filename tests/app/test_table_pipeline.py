"""The table scene wires its parts; the parts and the games never get hold of the scene itself."""

import ast
from pathlib import Path

import app

ROOT = Path(app.__file__).parent

# Who makes a table or is a kind of table: everything else gets the narrow thing that it needs.
MAKE_TABLES = {
    "scenes/preparing.py",
    "table/trial.py",  # lays one out before anybody sits down
    "tools/bench/demo_table.py",
    "tools/commands/shot.py",
    "tools/bench/stages.py",
    "tools/bench/table_bars.py",
    "tools/puzzle_shots.py",
    "tools/screen_shots.py",
    "tools/table_shots.py",
}
ARE_TABLES = {"table/scene.py", "table/replay.py"} | {
    f"scenes/{name}.py" for name in ("challenges", "coached", "demo", "guided")
}


def names_of(path: Path) -> set[str]:
    """The names in a module that writes the one in question at all."""
    text = path.read_text(encoding="utf-8")
    if "TableScene" not in text:
        return set()
    tree = ast.parse(text)
    named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    named |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    return named | {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def test_only_makers_and_kinds_of_tables_name_the_table_scene():
    naming = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py") if "TableScene" in names_of(path)}
    assert naming == MAKE_TABLES | ARE_TABLES


def test_the_stages_of_the_table_are_small_modules():
    for name in ("scene", "updater", "parts", "picture", "presenter", "table_input", "words"):
        lines = (ROOT / "table" / f"{name}.py").read_text(encoding="utf-8").count("\n")
        assert lines < 450, (name, lines)
