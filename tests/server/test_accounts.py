"""Guests: signed in by their first call, with a name of their own, protected from other sites."""

from __future__ import annotations

import httpx
from sqlalchemy import select

from starboard.server.storage import User
from tests.server.people import ME, SMUGGLERS, Person


async def test_the_first_call_signs_a_browser_in(house):
    async with httpx.AsyncClient(base_url=house.address) as browser:
        answer = await browser.get("/api/me")
        session, csrf = answer.headers.get_list("set-cookie")
        again = await browser.get("/api/me")
    assert session.startswith("starboard=")
    assert "HttpOnly" in session
    assert "SameSite=lax" in session
    assert csrf.startswith("csrftoken=")
    assert "HttpOnly" not in csrf
    assert answer.json() == again.json()


async def test_everybody_is_somebody_else(house):
    assert (await house.guest()).id != (await house.guest()).id


async def test_a_name_can_be_changed_and_is_seen_at_tables(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    assert await person.patch("/me", {"name": "  Зоряна   7 "}) == {"id": person.id, "name": "Зоряна 7"}
    assert [seat["name"] for seat in (await person.table(match))["seats"]] == ["Зоряна 7"] * 2


async def test_names_that_cannot_be_shown_are_refused(house):
    person = await house.guest("Rigel")
    for name in ("", "   ", "x" * 25, "a\x00b", "a\u202eb", "a\nb" * 9):
        refused = await person.patch("/me", {"name": name}, 400)
        assert refused["error"]["text"]["key"] == "refused-name"
    assert (await person.get("/me"))["name"] == "Rigel"


async def test_only_a_hash_of_the_cookie_is_kept(house):
    person = await house.guest()
    async with house.context.storage.session() as session:
        row = (await session.scalars(select(User).where(User.id == person.id))).one()
    assert person.http.cookies["starboard"] not in (row.id, row.name, row.token_hash)
    assert len(row.token_hash) == 64


async def test_writing_needs_a_login_and_the_token_of_our_own_page(house):
    person, other = await house.guest(), await house.guest()
    body = {"name": "Stolen"}
    for headers in ({}, {"x-csrftoken": "wrong"}, {"x-csrftoken": "ж".encode()}, other.csrf):
        answer = await person.http.patch("/me", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["text"]["key"] == "refused-csrf"
    async with httpx.AsyncClient(base_url=house.address) as nobody:
        answer = await nobody.post("/api/matches", json={})
        assert answer.status_code == 401
        assert answer.json()["error"]["text"]["key"] == "refused-signed-out"
    assert (await person.get("/me"))["name"] != "Stolen"


async def test_a_cookie_of_nobody_signs_in_anew(house):
    person = Person(house.address)
    person.http.cookies["starboard"] = "no-such-token"
    async with person:
        assert (await person.get("/me"))["id"] == person.id
