"""French says one word for one thing, says *vous*, and keeps its spaces (issue 10, 2.8)."""

import re
import tomllib
from collections.abc import Iterator

import pytest

from .tracked import ROOT

APP, BONE_WARS, BAD_BONES, BONES_AND_BANNERS = "app", "bone_wars", "bad_bones", "bones_and_banners"
FOLDERS = {
    APP: "app/messages/fr",
    BONE_WARS: "engines/bone_wars/messages/fr",
    BAD_BONES: "engines/bad_bones/messages/fr",
    BONES_AND_BANNERS: "engines/bones_and_banners/messages/fr",
}
EVERYWHERE = {
    r"tu|toi|ton|ta|tes": "vous, votre, vos",
    r"mon|ma|mes": "votre, vos: the page speaks to a person",
    r"salles?": "salon",
    r"sièges?": "place",
    r"première page": "page d’accueil",
    r"bots?": "robot",
    r"chat": "discussion",
}
OF_THE_GAME = {
    BONE_WARS: {
        r"subventions?": "bourse",
        r"professions?": "métier",
        r"cases? d’action|cases? {used}": "emplacement: where a card is played",
        r"places? vidées?": "case: what is printed on a tile, a track or the grid",
        r"cartes? (espèce|équipe|paléontologue)": "carte d’espèce, d’équipe, de paléontologue",
        r"sites? de fouille": "site de fouilles",
        r"loyautés": "loyauté, however many",
        r"PR": "renommée",
        r"réputation": "renommée",
        r"chang(e|er|ez) de camp": "changer de mécène: camps are set up",
        r"tirage": "mise en place: nothing is drawn by lot",
    },
    BAD_BONES: {
        r"emplacements?": "case",
        r"zones? soufflées?|trous?": "cratère",
        r"repr(endre|enez|ends|ises?)": "récupérer: a trap",
    },
    BONES_AND_BANNERS: {
        r"(?<!à )tours?(?! (?:de|à) )": "manche: a round",
        r"pile des perdus|défausses?": "ossuaire: the Lost Pile",
        r"retourn(ez|ée?s?|er)|dévoil(ez|ée?s?|er)": "révéler: units are turned up",
        r"hauts faits": "exploits",
        r"ordres? scellée?s? {.*": "unité scellée",
        r"unités? (cachées?|fermées?)": "unité scellée",
        r"retraites?|battre en retraite": "Repli, se replier",
        r"attaquer la terre": "disputer, défendre, envahir",
        r"territoires?|pays": "terre",
        r"immeubles?": "bâtiment",
        r"prend(re|s)? la terre": "conquérir",
    },
    APP: {},
}


def texts(where: str) -> Iterator[tuple[str, str]]:
    """What is read there, by key, without what is put in; the help page as one text."""
    for file in sorted((ROOT / FOLDERS[where]).glob("*.toml")):
        for key, text in tomllib.loads(file.read_text("utf-8")).items():
            for form in text.values() if isinstance(text, dict) else [text]:
                yield key, form
    if where != APP:
        page = ROOT / "static" / "games" / where / "help.fr.html"
        said = re.sub(r"<svg.*?</svg>", "", page.read_text("utf-8"), flags=re.DOTALL)
        yield page.name, re.sub(r"<[^>]*>", " ", said)


@pytest.mark.parametrize("where", FOLDERS)
def test_one_word_for_one_thing(where: str) -> None:
    for words, instead in (EVERYWHERE | OF_THE_GAME[where]).items():
        never = re.compile(rf"(?<![\w{{’-])({words})(?![\w}}-])", re.IGNORECASE)
        found = [(key, match[0]) for key, text in texts(where) if (match := never.search(text))]
        assert found == [], f"say {instead}"


@pytest.mark.parametrize("where", FOLDERS)
def test_signs_are_not_torn_from_their_words(where: str) -> None:
    torn = [key for key, text in texts(where) if re.search(r"[\w)}»] [:;?!»]|« ", text)]
    assert torn == []


def test_the_words_are_found() -> None:
    """The list looks for whole words, and only for words."""
    never = re.compile(rf"(?<![\w{{’-])({'|'.join(EVERYWHERE)})(?![\w}}-])", re.IGNORECASE)
    for text in ("Prenez ton os.", "Une salle fermée", "Mon panier", "Tu passes"):
        assert never.search(text)
    for text in ("{mon} os", "d’une tarte", "le chaton", "a-t-il"):
        assert not never.search(text)
