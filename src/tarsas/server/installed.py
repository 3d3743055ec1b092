"""Társas as an app on a phone: its manifest, icons, and a worker that keeps the shell of the pages.

What the worker keeps has addresses that change with the content, and pages without anybody's
secrets; a new build is a new worker with a store of its own. Positions are never among it.
"""

import json
from functools import cache
from hashlib import sha256

from litestar import Response, get
from litestar.params import FromPath

from tarsas.core.text import LANGUAGES, Message, say
from tarsas.draw.picture import png
from tarsas.draw.svg import el, group
from tarsas.draw.theme import LIGHT
from tarsas.server import dress
from tarsas.server.asking import Ask, language_of
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import A_DAY, TEXTS, WEB, asset, manifest, render

# Each icon: its side, and how much of it the sign fills. A maskable one is cut to any shape.
ICONS = {
    "icon-192.png": (192, 0.8, "any"),
    "icon-512.png": (512, 0.8, "any"),
    "maskable-512.png": (512, 0.56, "maskable"),
}


@get("/app.webmanifest", include_in_schema=False)
async def app_manifest(request: Ask) -> Response[str]:
    """Return what a phone needs to install the pages as an app, in the reader's language."""
    language = language_of(request)
    about = {
        "name": say(TEXTS, language, Message("site")),
        "short_name": say(TEXTS, language, Message("site")),
        "description": say(TEXTS, language, Message("description")),
        "lang": language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT["paper"],
        "theme_color": LIGHT["paper"],
        "icons": [
            {
                "src": f"/icons/{name}",
                "sizes": f"{side}x{side}",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, (side, _, purpose) in ICONS.items()
        ],
    }
    told = json.dumps(about, ensure_ascii=False)
    return Response(told, media_type="application/manifest+json; charset=utf-8")


@get("/icons/{icon:str}", include_in_schema=False)
async def app_icon(icon: FromPath[str]) -> Response[bytes]:
    """Return an icon of the app."""
    if icon not in ICONS or "icon.svg" not in manifest():
        raise NotFoundError(Message("error-no-picture"))
    return Response(drawn_icon(icon), media_type="image/png", headers=A_DAY)


@cache
def drawn_icon(name: str) -> bytes:
    """Draw our sign on paper, as large as the icon's kind allows."""
    side, share, _ = ICONS[name]
    sign = (WEB / "static" / manifest()["icon.svg"]["file"]).read_text(encoding="utf-8")
    inside = sign.partition(">")[2].removesuffix("</svg>\n").removesuffix("</svg>")
    edge = 16 * (1 - share)
    placed = f"translate({edge:.2f} {edge:.2f}) scale({share:.4f})"
    drawn = el(
        "svg",
        el("rect", width=32, height=32, fill=LIGHT["shade"]),
        group(inside, transform=placed),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 32 32",
    )
    return png(drawn, side)


@get("/offline", include_in_schema=False)
async def offline_page(request: Ask) -> Response[str]:
    """Return the page that stands in for any other without a network; it holds nobody's secrets."""
    return render(request, "offline.html", me=None)


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[str]:
    """Return the worker: what it keeps, by a version of its own, and then its code."""
    if "worker.ts" not in manifest():
        raise NotFoundError(Message("error-no-page"))
    told = json.dumps({"version": version(), "files": shell()})
    code = f"self.SHELL = {told};\nimportScripts({json.dumps(asset('worker.ts'))});\n"
    headers = {"Cache-Control": "no-cache"}  # it is asked for again, and says what is new
    return Response(code, media_type="text/javascript; charset=utf-8", headers=headers)


def version() -> str:
    """Return what is another one as soon as anything is that the worker keeps."""
    return sha256(json.dumps([shell(), *offline_texts()]).encode()).hexdigest()[:12]


@cache
def shell() -> list[str]:
    """Return the addresses of what pages need besides their content."""
    built = sorted(path.name for path in (WEB / "static" / "assets").iterdir())
    own = [f"/static/assets/{name}" for name in built if not name.startswith("worker")]
    pages = [f"/offline?lang={language}" for language in LANGUAGES]
    return [*own, dress.theme_address(), *pages]


@cache
def offline_texts() -> list[str]:
    """Return what the offline page is made of, so that another page is another version."""
    template = (WEB / "templates" / "offline.html").read_text(encoding="utf-8")
    base = (WEB / "templates" / "base.html").read_text(encoding="utf-8")
    texts = [(WEB / "text" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES]
    return [template, base, *texts]


HANDLERS = (app_manifest, app_icon, offline_page, worker)
