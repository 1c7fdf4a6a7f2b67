"""``/api/docs``: the HTTP calls as a page, from the OpenAPI and without scripts from elsewhere."""

from typing import Any

from fastapi import APIRouter, Request, Response

from .templates import page

router = APIRouter(include_in_schema=False)


@router.get("/api/docs")
async def docs(request: Request) -> Response:
    return await page(request, "api.html", calls=calls(request.app.openapi()))


def calls(openapi: dict[str, Any]) -> list[dict[str, Any]]:
    """
    >>> calls({"paths": {"/a": {"get": {"description": "Reads."}}}})
    [{'method': 'GET', 'path': '/a', 'text': 'Reads.', 'fields': {}}]
    """
    schemas = openapi.get("components", {}).get("schemas", {})
    return [
        {
            "method": method.upper(),
            "path": path,
            "text": call.get("description") or call.get("summary", ""),
            "fields": _fields(call, schemas),
        }
        for path, methods in openapi["paths"].items()
        for method, call in methods.items()
    ]


def _fields(call: dict[str, Any], schemas: dict[str, Any]) -> dict[str, bool]:
    """The names in the body, and whether each has to be there."""
    content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    schema = schemas.get(content.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1], {})
    required = schema.get("required", [])
    return {name: name in required for name in schema.get("properties", {})}
