"""The licences of the libraries in a bundle that are no Python packages: SDL and its friends, OpenSSL, zlib ...

Their makers' wheels carry the libraries without the texts. Debian packages the same libraries and states their
licences in full, so the texts come from there: from the installed package, or fetched by its name.
"""

from __future__ import annotations

import re
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path

from bundling.ground import Stop, run, tool

# A library as it begins in a bundle, without "lib" -> the Debian packages that have it (newer releases rename some).
PACKAGES = {
    "asound": ("libasound2", "libasound2t64"),
    "brotli": ("libbrotli1",),
    "bz2": ("libbz2-1.0",),
    "crypto": ("libssl3", "libssl3t64"),
    "expat": ("libexpat1",),
    "ffi": ("libffi8",),
    "flac": ("libflac12", "libflac14"),
    "fluidsynth": ("libfluidsynth3",),
    "freetype": ("libfreetype6",),
    "gcc_s": ("gcc-12-base", "gcc-14-base", "gcc-13-base"),
    "harfbuzz": ("libharfbuzz0b",),
    "jpeg": ("libjpeg62-turbo",),
    "lzma": ("liblzma5",),
    "mpg123": ("libmpg123-0", "libmpg123-0t64"),
    "ncurses": ("libtinfo6",),
    "ogg": ("libogg0",),
    "opusfile": ("libopusfile0",),
    "opus": ("libopus0",),
    "png": ("libpng16-16", "libpng16-16t64"),
    "portmidi": ("libportmidi0",),
    "readline": ("libreadline8", "libreadline8t64"),
    "sdl2_image": ("libsdl2-image-2.0-0",),
    "sdl2_mixer": ("libsdl2-mixer-2.0-0",),
    "sdl2_ttf": ("libsdl2-ttf-2.0-0",),
    "sdl2": ("libsdl2-2.0-0",),
    "sharpyuv": ("libwebp7",),
    "sndfile": ("libsndfile1",),
    "sqlite3": ("libsqlite3-0",),
    "ssl": ("libssl3", "libssl3t64"),
    "stdc++": ("gcc-12-base", "gcc-14-base", "gcc-13-base"),
    "tiff": ("libtiff6",),
    "tinfo": ("libtinfo6",),
    "uuid": ("libuuid1",),
    "vorbis": ("libvorbis0a",),
    "wavpack": ("libwavpack1",),
    "webp": ("libwebp7",),
    "xmp": ("libxmp4",),
    "zlib": ("zlib1g",),
    "z.": ("zlib1g",),
    "z-": ("zlib1g",),
}
# Part of Python: its own licence speaks of them, and of Microsoft's runtime that comes with it.
OF_PYTHON = ("python", "vcruntime", "msvcp", "ucrtbase", "api-ms-")
COMMON = Path("/usr/share/common-licenses")


def collect(bundle: Path, target: Path, scratch: Path) -> list[str]:
    """Write a text for each library in the bundle; their names. A library that nobody knows stops the build."""
    names = sorted({stem for path in bundle.rglob("*") if (stem := library(path.name))})
    unknown = [name for name in names if not package_of(name)]
    if unknown:
        raise Stop(f"no licence is known of: {', '.join(unknown)} (add it to packaging/bundling/libraries.py)")
    wanted = sorted({package_of(name) for name in names})
    for packages in wanted:
        text = debian_text(packages, scratch)
        (target / f"{packages[0]}.txt").write_text(text, encoding="utf-8")
    return [packages[0] for packages in wanted]


def library(file: str) -> str:
    """The library that a file is, in small letters and without "lib"; empty for modules of Python and its parts."""
    name = file.lower()
    if not re.search(r"\.dll$|\.so(\.|$)|\.dylib$", name) or "cpython-" in name or ".abi3." in name:
        return ""
    name = name.removeprefix("lib")
    return "" if name.startswith(OF_PYTHON) else name


def package_of(name: str) -> tuple[str, ...]:
    return next((packages for start, packages in PACKAGES.items() if name.startswith(start)), ())


def debian_text(packages: tuple[str, ...], scratch: Path) -> str:
    """What Debian states of the first of these packages that there is, with the common licences that it refers to."""
    stated = next((text for package in packages if (text := installed(package) or fetched(package, scratch))), "")
    if not stated:
        raise Stop(f"no licence text of {packages[0]}: neither installed here nor to be fetched with apt-get")
    common = sorted(set(re.findall(rf"{COMMON}/([A-Za-z0-9.+-]*[A-Za-z0-9+])", stated)))
    texts = [(COMMON / name).read_text(encoding="utf-8") for name in common if (COMMON / name).is_file()]
    return "\n\n".join([stated, *texts])


def installed(package: str) -> str:
    path = Path("/usr/share/doc") / package / "copyright"
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def fetched(package: str, scratch: Path) -> str:
    """From the package file, without installing it. A name that this release does not know gives nothing."""
    if tool("apt-get") is None or tool("dpkg-deb") is None:
        raise Stop("licence texts of libraries come from Debian’s packages: apt-get and dpkg-deb are missing here")
    scratch.mkdir(parents=True, exist_ok=True)
    if not list(scratch.glob(f"{package}_*.deb")):
        try:
            run("sh", "-c", f"cd '{scratch}' && apt-get download -q '{package}'")
        except Stop:
            return ""
    (archive,) = scratch.glob(f"{package}_*.deb")
    data = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(archive)], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(data)) as files:
        inner = files.extractfile(f"./usr/share/doc/{package}/copyright")
        return inner.read().decode(errors="replace") if inner else ""
