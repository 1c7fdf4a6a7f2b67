"""The calls about people: they only translate."""

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncSession

from app.db.models import Person
from app.errors import Refused
from app.web.address import address
from app.web.deps import DbDep, LimitsDep
from app.web.language import COOKIE as LANG_COOKIE
from app.web.language import lang_of
from app.web.origin import over_https

from . import browsers, passwords, service
from . import login as logins
from .bodies import Account, Done, Lang, Login, Me, NewMe
from .current import MaybePersonDep, PeopleCache, PersonDep
from .tokens import COOKIE

router = APIRouter(prefix="/api", tags=["people"])


def _set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    settings = request.app.state.settings
    secure = settings.secure_cookies
    if secure is None:
        secure = over_https(request, settings.public_url)
    response.set_cookie(
        name,
        value,
        max_age=settings.session_days * 86400,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def _forget(request: Request, person_id: str) -> None:
    cache: PeopleCache = request.app.state.people
    cache.forget(person_id)


@router.get("/me")
async def read_me(person: MaybePersonDep) -> Me | None:
    """Who I am, or null."""
    return Me.of(person) if person else None


@router.post("/me")
async def write_me(
    body: NewMe,
    request: Request,
    response: Response,
    person: MaybePersonDep,
    db: DbDep,
    limits: LimitsDep,
) -> Me:
    """Makes a guest (sets the cookie), or renames."""
    if person is not None:
        await limits.spend("profile", person.id)
        async with db.session() as session:
            renamed = await service.rename(session, person.id, body.name, body.avatar)
        _forget(request, person.id)
        return Me.of(renamed)
    await limits.spend("guest", address(request))
    async with db.session() as session:
        made, token = await service.make_guest(session, body.name, body.avatar, lang_of(request))
        await browsers.stay_removed(session, request.cookies.get(browsers.COOKIE), made)
    _set_cookie(request, response, COOKIE, token)
    return Me.of(made)


@router.post("/me/lang")
async def write_lang(
    body: Lang,
    request: Request,
    response: Response,
    person: MaybePersonDep,
    db: DbDep,
    limits: LimitsDep,
) -> Done:
    """Also for visitors who have given no name yet: their browser remembers."""
    if person is not None:
        await limits.spend("profile", person.id)
        async with db.session() as session:
            await service.choose_lang(session, person.id, body.lang)
        _forget(request, person.id)
    _set_cookie(request, response, LANG_COOKIE, body.lang)
    return Done()


@router.post("/account")
async def keep_account(
    body: Account,
    request: Request,
    response: Response,
    person: PersonDep,
    db: DbDep,
    limits: LimitsDep,
) -> Me:
    """Keep this guest as an account."""
    if person.username is not None:
        raise Refused("has_account")
    await limits.spend("account", address(request))
    password_hash = await passwords.strangers.hash(person.id, body.password)
    async with db.session() as session:
        kept = await service.keep_account(session, person.id, body.username, password_hash)
        browser = await browsers.remember(session, kept, request.cookies.get(browsers.COOKIE))
    _forget(request, person.id)
    _set_cookie(request, response, browsers.COOKIE, browser)
    return Me.of(kept)


@router.post("/login")
async def log_in(
    body: Login,
    request: Request,
    response: Response,
    before: MaybePersonDep,
    db: DbDep,
    limits: LimitsDep,
) -> Me:
    """Be that account in this browser, and no longer who one was."""
    browser = request.cookies.get(browsers.COOKIE)
    person = await logins.log_in(
        db, limits, address(request), browser, body.username, body.password
    )
    async with db.session() as session:
        browser = await _leave(session, request, before) or browser
        token = await service.open_session(session, person)
        browser = await browsers.remember(session, person, browser)
    _set_cookie(request, response, COOKIE, token)
    _set_cookie(request, response, browsers.COOKIE, browser)
    if person.lang:
        _set_cookie(request, response, LANG_COOKIE, person.lang)
    return Me.of(person)


@router.post("/logout")
async def log_out(request: Request, response: Response, person: MaybePersonDep, db: DbDep) -> Done:
    """Be nobody in this browser. That it has been this account is still known to it and to us."""
    if person is not None:
        async with db.session() as session:
            browser = await _leave(session, request, person)
        if browser is not None:
            _set_cookie(request, response, browsers.COOKIE, browser)
        _forget(request, person.id)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return Done()


async def _leave(session: AsyncSession, request: Request, person: Person | None) -> str | None:
    """Ends the browser's session; the token of its other cookie, if it is to be remembered."""
    token = request.cookies.get(COOKIE)
    if person is None or token is None:
        return None
    await service.log_out(session, token)
    if not await browsers.worth_remembering(session, person):
        return None
    return await browsers.remember(session, person, request.cookies.get(browsers.COOKIE))
