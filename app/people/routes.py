"""The calls about people: they only translate."""

from fastapi import APIRouter, Request, Response

from app.errors import Refused
from app.web.deps import DbDep, LimitsDep
from app.web.language import COOKIE as LANG_COOKIE
from app.web.language import lang_of

from . import service
from .bodies import Account, Done, Lang, Login, Me, NewMe
from .current import MaybePersonDep, PeopleCache, PersonDep
from .passwords import fits, hash_password
from .tokens import COOKIE

router = APIRouter(prefix="/api", tags=["people"])


def _set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    settings = request.app.state.settings
    secure = settings.secure_cookies
    if secure is None:
        secure = request.url.scheme == "https" or settings.public_url.startswith("https:")
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
        async with db.session() as session:
            renamed = await service.rename(session, person.id, body.name, body.avatar)
        _forget(request, person.id)
        return Me.of(renamed)
    limits.spend("guest", request)
    async with db.session() as session:
        made, token = await service.make_guest(session, body.name, body.avatar, lang_of(request))
    _set_cookie(request, response, COOKIE, token)
    return Me.of(made)


@router.post("/me/lang")
async def write_lang(
    body: Lang, request: Request, response: Response, person: MaybePersonDep, db: DbDep
) -> Done:
    """Also for visitors who have given no name yet: their browser remembers."""
    if person is not None:
        async with db.session() as session:
            await service.choose_lang(session, person.id, body.lang)
        _forget(request, person.id)
    _set_cookie(request, response, LANG_COOKIE, body.lang)
    return Done()


@router.post("/account")
async def keep_account(
    body: Account, request: Request, person: PersonDep, db: DbDep, limits: LimitsDep
) -> Me:
    """Keep this guest as an account."""
    limits.spend("password", request)
    password_hash = await hash_password(body.password)
    async with db.session() as session:
        kept = await service.keep_account(session, person.id, body.username, password_hash)
    _forget(request, person.id)
    return Me.of(kept)


@router.post("/login")
async def log_in(
    body: Login, request: Request, response: Response, db: DbDep, limits: LimitsDep
) -> Me:
    """Be that account in this browser."""
    limits.spend("password", request)
    limits.spend("password", request, whose=body.username.lower())
    async with db.session() as session:
        person = await service.by_username(session, body.username)
    # between two transactions: the slow hash must not hold a connection
    fit = await fits(person.password_hash if person else None, body.password)
    if person is None or not fit:
        raise Refused("wrong_password", 403)
    async with db.session() as session:
        token = await service.open_session(session, person)
    _set_cookie(request, response, COOKIE, token)
    if person.lang:
        _set_cookie(request, response, LANG_COOKIE, person.lang)
    return Me.of(person)


@router.post("/logout")
async def log_out(request: Request, response: Response, person: MaybePersonDep, db: DbDep) -> Done:
    """Be nobody in this browser."""
    token = request.cookies.get(COOKIE)
    if token and person:
        async with db.session() as session:
            await service.log_out(session, token)
        _forget(request, person.id)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return Done()
