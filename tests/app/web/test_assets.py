"""What a page names for its browser to fetch at once."""

from app.paths import STATIC
from app.web import assets, minify


def test_all_that_is_imported_is_found_once_and_exists() -> None:
    found = assets.modules("screens/room/room.js", "games/bad_bones/index.js")
    assert found[:2] == ["screens/room/room.js", "games/bad_bones/index.js"]
    assert len(found) == len(set(found)) > 20
    assert {"core/net/socket.js", "core/ui/dom.js", "games/bad_bones/board/board.js"} <= set(found)
    assert all((STATIC / name).is_file() for name in found)


def test_what_is_fetched_when_it_is_needed_is_not_named() -> None:
    found = assets.modules("screens/room/room.js", "games/bad_bones/index.js")
    for later in ("games/bad_bones/end/story.js", "games/bad_bones/market/market.js"):
        assert (STATIC / later).is_file()
        assert later not in found


def test_no_text_of_a_script_spans_lines() -> None:
    """Indentation is not sent."""
    scripts = {file: minify.plain(file.read_text("utf-8")) for file in STATIC.rglob("*.js")}
    assert len(scripts) > 100
    odd = [
        file
        for file, text in scripts.items()
        if any(line.count("`") % 2 for line in text.split("\n"))
    ]
    assert odd == []


def test_an_entry_that_is_not_there_is_left_out() -> None:
    """A game need not have a client of its own."""
    assert assets.modules("games/nothing/index.js") == []


def test_the_version_follows_the_contents() -> None:
    seen = tuple((file.name, file, 0) for file in sorted(STATIC.glob("core/**/*.css")))
    assert assets._version(seen) == assets._version(seen)
    assert assets._version(seen) != assets._version(seen[1:])
