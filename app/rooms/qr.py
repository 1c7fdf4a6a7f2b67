"""The invite link as a QR code, for the phone across the table."""

import io

import segno
from fastapi import APIRouter, Request, Response

from app.people.current import MaybePersonDep
from app.web.deps import DbDep

from .codes import read_link
from .command import Code
from .find import belongs, check_may_watch
from .guess import find_room_rate_limited
from .links import path_of

router = APIRouter(prefix="/api", tags=["rooms"])


@router.get("/rooms/{code}/qr.svg", response_class=Response)
async def qr(code: Code, request: Request, person: MaybePersonDep, db: DbDep) -> Response:
    """The invite link as a QR code; for those who know no more than the code, the code's page."""
    async with db.session() as session:
        room = await find_room_rate_limited(session, code, request, person)
        await check_may_watch(session, room, person)
        _, secret = read_link(code) or (code, None)
        invited = secret is not None or await belongs(session, room, person)
    start = request.app.state.settings.public_url or str(request.base_url).rstrip("/")
    picture = draw(start + (path_of(room) if invited else f"/r/{room.code}"))
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "private"})


def draw(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=2, light="#fff", svgclass=None, lineclass=None, omitsize=True
    )
    return picture.getvalue()
