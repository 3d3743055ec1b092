"""No page depends on one browser: what is young is written down, with what is seen without it."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "tarsas" / "web"
PAGE = ROOT / "docs" / "browsers.md"
OLDEST = {"Chrome": 111.0, "Firefox": 113.0, "Safari": 16.4}

SIGNS = {
    ":focus-visible": r":focus-visible",
    ":has()": r":has\(",
    ":is()": r":is\(",
    ":popover-open": r":popover-open",
    ":user-valid": r":user-(?:in)?valid",
    "<dialog>": r"<dialog|showModal\(",
    "@container": r"@container\b",
    "@layer": r"@layer\b",
    "@property": r"@property\b",
    "@scope": r"@scope\b",
    "@starting-style": r"@starting-style",
    "Array.at()": r"\.at\(-?\d",
    "Array.toSorted()": r"\.to(?:Sorted|Reversed|Spliced)\(",
    "Array.findLast()": r"\.findLast(?:Index)?\(",
    "Clipboard.writeText()": r"clipboard\.writeText",
    "Notification": r"new Notification\(",
    "Object.groupBy()": r"\b(?:Object|Map)\.groupBy\(",
    "Promise.withResolvers()": r"\.withResolvers\(",
    "View Transitions": r"startViewTransition|view-transition",
    "accent-color": r"accent-color:",
    "anchor positioning": r"anchor-name|position-anchor|\banchor\(",
    "animation-timeline": r"animation-timeline|scroll-timeline",
    "aspect-ratio": r"(?<![-\w])aspect-ratio:",
    "backdrop-filter": r"backdrop-filter:",
    "color-mix()": r"color-mix\(",
    "contain-intrinsic-size": r"content-visibility|contain-intrinsic",
    "dvh": r"\d[dsl]vh\b",
    "field-sizing": r"field-sizing",
    "inert": r"\binert\b",
    "inset": r"(?<![-\w])inset:",
    "interpolate-size": r"interpolate-size|calc-size\(",
    "light-dark()": r"light-dark\(",
    "line-clamp": r"line-clamp",
    "mask-image": r"mask-image:",
    "nesting": r"^\s*&",
    "oklch()": r"\bokl(?:ch|ab)\(",
    "popover": r"\bpopover\b|showPopover",
    "randomUUID()": r"\.randomUUID\(",
    "relative colours": r"\b(?:rgb|hsl|oklch|oklab)\(from\b",
    "replaceChildren()": r"\.replaceChildren\(",
    "requestIdleCallback()": r"requestIdleCallback",
    "scrollbar-width": r"scrollbar-width:",
    "scrollend": r"scrollend",
    "structuredClone()": r"structuredClone\(",
    "subgrid": r"\bsubgrid\b",
    "text-wrap": r"text-wrap:",
    "vibrate()": r"\.vibrate\(",
    "wake lock": r"wakeLock",
}
"""What is younger than 2020, or not in every browser yet, and by what it is known in a source."""


@cache
def sources() -> str:
    """Return scripts, sheets and templates without their comments."""
    files = [*WEB.glob("client/*.ts"), *WEB.glob("client/style/*.css")]
    files += WEB.glob("templates/*.html")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))
    return re.sub(r"/\*.*?\*/|\{#.*?#\}|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


def rows() -> dict[str, list[str]]:
    """Return the table of the page: by feature what stands beside it."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {first.strip("`"): others for first, *others in cells}


def test_the_page_tells_of_every_young_feature_and_of_no_other() -> None:
    used = {name for name, sign in SIGNS.items() if re.search(sign, sources(), re.MULTILINE)}
    assert rows().keys() == used


@pytest.mark.parametrize("feature", rows())
def test_a_feature_younger_than_the_oldest_browsers_says_what_is_seen_without_it(
    feature: str,
) -> None:
    _, chrome, firefox, safari, without = rows()[feature]
    since = dict(zip(OLDEST, map(float, (chrome, firefox, safari)), strict=True))
    young = [name for name, version in since.items() if version > OLDEST[name]]
    assert not young or without, f"{feature} is missing in {young}: say what stands in for it"


def test_the_page_names_the_oldest_browsers() -> None:
    said = PAGE.read_text(encoding="utf-8")
    assert all(f"{name} {version:g}" in said for name, version in OLDEST.items())
