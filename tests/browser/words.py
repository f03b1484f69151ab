"""What a page says, and whether it is in the reader's language."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from starboard.engine.text import catalogs
from tests.browser.player import MOON

SAID = """() => {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
  const hidden = (element) => element.closest('[lang], script, style') !== document.documentElement;
  const texts = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) { if (!hidden(node.parentElement)) texts.push(node.data); }
    else if (!hidden(node)) attributes.forEach((name) => texts.push(node.getAttribute(name) ?? ''));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}"""


def untranslated(page: Page, language: str) -> list[str]:
    """Keys and placeholders that show, and English where another language is asked for."""
    texts: list[str] = page.evaluate(SAID)
    bare = re.compile(rf"\b({'|'.join(map(re.escape, keys()))})\b|\{{ ?\$|\?\?\?")
    english = plain("en") - plain(language)
    return [text for text in texts if bare.search(text) or text in english]


@cache
def keys() -> list[str]:
    """Keys that no sentence contains by chance, longest first."""
    return sorted((key for name in ("starboard", MOON) for key in messages(name, "en") if "-" in key), key=len, reverse=True)


@cache
def plain(language: str) -> set[str]:
    """Messages without parameters, as they show."""
    found: set[str] = set()
    for name in ("starboard", MOON):
        for pattern in messages(name, language).values():
            if all(isinstance(element, ast.TextElement) for element in pattern.elements):
                found.add("".join(element.value for element in pattern.elements))
    return found


@cache
def messages(name: str, language: str) -> dict[str, ast.Pattern]:
    source = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in catalogs()[name])
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}
