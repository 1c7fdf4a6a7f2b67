"""Reads ``.dockerignore`` as Docker does: the last line that fits a file or its folder decides."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath


class DockerIgnore:
    def __init__(self, file: Path) -> None:
        lines = (line.strip() for line in file.read_text("utf-8").splitlines())
        self._rules = [
            (line.startswith("!"), _pattern(line.lstrip("!")))
            for line in lines
            if line and not line.startswith("#")
        ]

    def admits(self, name: str) -> bool:
        """Whether the file gets into the image's build."""
        path = PurePosixPath(name)
        parts = [name, *(parent.as_posix() for parent in path.parents if parent.name)]
        admitted = True
        for admits, pattern in self._rules:
            if any(pattern.fullmatch(part) for part in parts):
                admitted = admits
        return admitted

    def admitted(self, folder: Path) -> Iterator[str]:
        names = (file.relative_to(folder).as_posix() for file in folder.rglob("*"))
        return (name for name in names if (folder / name).is_file() and self.admits(name))


def _pattern(glob: str) -> re.Pattern[str]:
    signs = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    tokens = re.split(r"(\*\*/|\*\*|\*|\?)", glob.strip("/"))
    return re.compile("".join(signs.get(token) or re.escape(token) for token in tokens))
