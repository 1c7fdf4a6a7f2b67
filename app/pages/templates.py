"""The pages. Everything in them is escaped; scripts and styles are files of their own."""

from functools import partial
from typing import Any

from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import HTTPConnection

from app import texts
from app.errors import Refused
from app.paths import TEMPLATES
from app.people.bodies import Me
from app.people.current import person_of
from app.web import assets
from app.web.language import lang_of
from engines.runtime.messages import LANGUAGES

from .games import unofficial

_pages = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


async def page(
    connection: HTTPConnection, template: str, status: int = 200, **values: Any
) -> HTMLResponse:
    """Every page is given ``lang``, ``languages``, ``t(key, **values)``, ``me``,
    ``path`` and ``unofficial``, the line at its foot."""
    lang = lang_of(connection)
    # The page that says that something is broken must neither break nor wait.
    person = await person_of(connection) if status < 500 else None
    html = _pages.get_template(template).render(
        lang=lang,
        languages=LANGUAGES,
        t=partial(_text, lang),
        me=Me.of(person).model_dump() if person else None,
        path=connection.scope["path"],
        unofficial=unofficial(),
        **values,
    )
    # Pages and help texts name static files plainly; what is sent carries their version.
    html = html.replace('"/static/', f'"{assets.base()}/')
    return HTMLResponse(html, status, headers={"cache-control": "private, no-cache"})


async def error_page(connection: HTTPConnection, refused: Refused, text: str) -> HTMLResponse:
    return await page(connection, "error.html", refused.status, code=refused.code, text=text)


def _text(lang: str, key: str, **values: Any) -> str:
    return texts.text(lang, key, values)
