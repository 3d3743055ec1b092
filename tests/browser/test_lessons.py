"""Lessons in a browser: done by clicks, left and resumed, in both languages, on desk and phone."""

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tarsas.core.lessons import END, GO_ON, Lesson, Stand, course
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import LANGUAGES

from .conftest import MILLISECONDS, PICTURES
from .person import Clicker

expect.set_options(timeout=MILLISECONDS)
COURSE, LESSON = "/learn/marabunta", "/learn/marabunta/1"
TAUGHT = [name for name in game_ids() if course(find_game(name))]
TAUGHT_NOW = """async (path) => {
  const answers = localStorage.getItem(`tarsas-lesson-${path}`) ?? "[]";
  const asked = `/api/lessons/${path}?answers=${JSON.parse(answers).join(",")}`;
  return (await (await fetch(asked)).json()).position.choices[0]?.actions ?? [];
}"""
# How many pixels of each text would have no room.
CUT = """(texts) => texts.map((text) => {
  const words = document.getElementById("lesson-words");
  document.getElementById("lesson-said").textContent = text;
  return words.scrollHeight - words.clientHeight;
})"""
# How many pixels of each title would have no room.
SHORT = """([titles, steps]) => titles.map((title, at) => {
  const heading = document.querySelector("#teacher h2");
  heading.textContent = title;
  document.getElementById("lesson-steps").innerHTML = "<i></i>".repeat(steps[at]);
  return heading.scrollWidth - heading.clientWidth;
})"""
# Whether one of some pieces can be clicked, where a finger would hit it.
IN_SIGHT = """(ids) => ids.some((id) => {
  const piece = document.getElementById(id), box = piece?.getBoundingClientRect();
  if (!piece?.matches(".target:not(.aside)")) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y)?.closest(".target") === piece;
})"""


def choose(page: Page, piece: str) -> None:
    """Act by keys, as sizes do not matter to them."""
    target = page.locator(f"#{piece}.target")
    expect(target).to_have_count(1)
    target.dispatch_event("keydown", {"key": "Enter", "bubbles": True})


def write_into(page: Page, piece: str) -> None:
    """Look at a number in its hex, and write it there."""
    choose(page, piece)
    expect(page.locator("#ghost > *")).to_have_count(1)
    choose(page, piece)


@pytest.mark.parametrize("where", ["phone", "desk"])
def test_a_lesson_answers_mistakes_and_leads_to_the_next(
    where: str, anywhere: BrowserContext
) -> None:
    person = Clicker(anywhere, 1)
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="Learn: Marabunta").click()
    page.get_by_role("link", name="Begin", exact=True).click()
    expect(page.locator("#lesson-said")).to_contain_text("red ants")
    page.screenshot(path=PICTURES / f"lesson-{where}.png")
    expect(page.locator("#board [aria-description=lit]")).to_have_id("plate-plain")  # heard, too
    choose(page, "plate-token")
    expect(page.locator("#lesson-remark")).to_be_visible()
    expect(page.locator("#lesson-remark .rule-number")).to_have_text("R3")
    choose(page, "plate-plain")
    expect(page.locator("#lesson-steps .done")).to_have_count(1)
    expect(page.locator("#lesson-remark")).to_be_hidden()
    choose(page, "die-green")
    expect(page.locator("#hex-b5.target")).to_have_count(1)
    page.reload()  # a lesson is left and resumed
    expect(page.locator("#lesson-steps .done")).to_have_count(1)
    write_into(page, "hex-b5")
    expect(page.locator("#lesson-steps .done")).to_have_count(2)
    choose(page, "die-blue")
    write_into(page, "hex-b4")
    expect(page.locator("#lesson-steps .done")).to_have_count(3)
    page.locator("[data-switch-language]").click()
    expect(page.locator("#lesson-said")).to_contain_text("hangyaboly")
    page.locator("#buttons button").first.click()
    expect(page.locator(".teacher.over")).to_have_count(1)
    page.get_by_role("button", name="Következő lecke").click()
    expect(page.locator("h1")).to_contain_text("Terjeszkedés")
    page.goto(COURSE)
    expect(page.locator(".lessons .done")).to_have_count(1)
    assert not person.faults


def test_a_lesson_can_be_begun_again(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(LESSON)
    choose(page, "plate-plain")
    expect(page.locator("#lesson-steps .done")).to_have_count(1)
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("#lesson-steps .done")).to_have_count(0)
    choose(page, "plate-plain")
    expect(page.locator("#lesson-steps .done")).to_have_count(1)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_last_lesson_leads_into_a_guided_game(name: str, context: BrowserContext) -> None:
    lesson = course(find_game(name))[-1]
    stand = lesson.begin()
    while stand.step is not None:
        stand = stand.answer(stand.matching()[0] if stand.asks else GO_ON)
    path, page = f"{name}/{lesson.number}", context.new_page()
    page.goto("/")
    done = [f"tarsas-lesson-{path}", json.dumps(stand.answers)]
    page.evaluate("([key, answers]) => localStorage.setItem(key, answers)", done)
    page.goto(f"/learn/{path}")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*?teacher")
    expect(page.locator("#lesson-said")).to_contain_text(".")
    page.goto(f"/learn/{name}")
    expect(page.locator(".lessons .done")).to_have_count(1)


@pytest.mark.parametrize("name", TAUGHT)
def test_on_a_phone_nobody_has_to_search_for_what_is_asked(
    name: str, phone: BrowserContext
) -> None:
    lesson, page = course(find_game(name))[0], phone.new_page()
    path, stand = f"{name}/{lesson.number}", lesson.begin()
    page.goto(f"/learn/{path}")
    while stand.step is not None:
        expect(page.locator("#lesson-steps .done")).to_have_count(stand.place)
        if not stand.asks:
            page.locator("#lesson-buttons .main").click()
            stand = stand.answer(GO_ON)
            continue
        expect(page.locator("#board .target, #buttons button").first).to_be_attached()
        offered = page.evaluate(TAUGHT_NOW, path)
        ways = [(one, after) for one in offered if (after := led_by(stand, one))]
        pieces = [piece for one, _ in ways for piece in one["targets"]]
        if pieces:
            page.wait_for_function(IN_SIGHT, arg=pieces)
        one, stand = ways[0]
        make(page, one)
        answers = json.dumps([] if stand.is_over else stand.answers, separators=(",", ":"))
        page.wait_for_function(
            "([key, answers]) => localStorage.getItem(key) === answers",
            arg=[f"tarsas-lesson-{path}", answers],
        )
    expect(page.locator(".teacher.over")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_has_room_beside_its_steps_on_a_phone(
    language: str, phone: BrowserContext
) -> None:
    lessons = [lesson for name in TAUGHT for lesson in course(find_game(name))]
    page = phone.new_page()
    page.goto(f"{LESSON}?lang={language}")
    choose(page, "plate-plain")  # then there is a button to start again, too
    expect(page.locator("#lesson-again")).to_be_visible()
    titles = [f"{one.number}. {one.game.say(one.title, language)}" for one in lessons]
    steps = [len(lesson.steps) for lesson in lessons]
    short = page.evaluate(SHORT, [titles, steps])
    cut = {title: missing for title, missing in zip(titles, short, strict=True) if missing > 0}
    assert cut == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asks", [True, False])
def test_whatever_is_said_has_room_on_a_phone(
    asks: bool, language: str, phone: BrowserContext
) -> None:
    lessons = [lesson for name in TAUGHT for lesson in course(find_game(name))]
    begun = next(lesson for lesson in lessons if bool(lesson.steps[0].right) is asks)
    page = phone.new_page()
    page.goto(f"/learn/{begun.game.id}/{begun.number}?lang={language}")
    expect(page.locator("#lesson-said")).not_to_be_empty()
    texts = [
        lesson.game.say(lesson.said(name), language)
        for lesson in lessons
        for name in spoken(lesson, asks)
    ]
    cut = page.evaluate(CUT, texts)
    assert [text for text, hidden in zip(texts, cut, strict=True) if hidden > 0] == []


def spoken(lesson: Lesson, asks: bool) -> list[str]:
    """Return the names of what a lesson says where something is to be done, or only to be read."""
    found = [step.say for step in lesson.steps if bool(step.right) is asks]
    return found if asks else [*found, END]


def led_by(stand: Stand, offered: dict[str, Any]) -> Stand | None:
    """Return where an action leads, with the steps that follow it, if it is right."""
    for action in (offered["action"], *offered["then"]):
        if stand.is_over or action not in stand.matching():
            return None
        stand = stand.answer(action)
    return stand


def make(page: Page, offered: dict[str, Any]) -> None:
    """Make a move by keys, wherever its pieces are, and its button if there is one then."""
    key = "-".join(str(number) for number in ("action", offered["action"], *offered["then"]))
    for piece in offered["targets"]:
        target = page.locator(f"#{piece}.target:not(.aside)")
        if target.count():
            target.dispatch_event("keydown", {"key": "Enter", "bubbles": True})
    button, turn = (page.locator(f'#buttons [data-key="{name}"]') for name in (key, "turn"))
    while turn.count() and not button.count():  # the same place, turned another way
        turn.click()
    if button.count():
        button.click()
