"""Effects, conditions, triggers and counters in words, made from the contents (SE-9.5 to SE-9.9)."""

from __future__ import annotations

from typing import Any

from starboard.engine.messages import Message, message
from starboard.games.seti.content import Effects
from starboard.games.seti.content.names import amount_text, payment_text, planet_name, species_name, star_name


def line(effects: Effects) -> Message:
    """A sentence: the effects of a whole card, space or tile."""
    return message("text-line", what=chain("text-then", effect_texts(effects)))


def effects_text(effects: Effects) -> Message:
    """Effects one after the other, as a part of a sentence."""
    return chain("text-and", effect_texts(effects))


def effect_texts(effects: Effects) -> list[Message]:
    return [effect_text(name, p) for effect in effects for name, p in effect.items()]


def chain(key: str, texts: list[Message]) -> Message:
    """Texts joined two by two: `first` and the rest."""
    found = texts[-1]
    for earlier in reversed(texts[:-1]):
        found = Message(key, {"first": earlier, "second": found})
    return found


def effect_text(name: str, p: Any) -> Message:
    if name == "gain":
        ((resource, amount),) = p.items()
        return amount_text(resource, amount)
    if name == "pay":
        return payment_text(*next(iter(p.items())))
    if name in ("move", "income", "progress"):
        return message(f"op-{name}", amount=p)
    if name == "card":
        return message("op-card", source=p["from"], count=p["count"])
    if name == "launch":
        return message("op-launch", count=p["count"], limit="ignored" if p.get("ignore_probe_limit") else "kept")
    if name == "land":
        return message("op-land", how="moon" if p.get("moon_without_tech") else "occupied" if p.get("allow_occupied") else "plain")
    if name == "research":
        how = "known" if p.get("only_if_researched_by_other") else "plain"
        return message("op-research", types="-".join(p["types"]), how=how)
    if name == "signal":
        return signal_text(p)
    if name == "trace":
        return message("op-trace", colour=p["colour"], count=p["count"], species=p.get("species", "either"))
    if name == "remove_piece":
        return message("op-remove-piece", piece=p["piece"])
    if name == "inspect_sample":
        return message("op-inspect-sample", where=p["where"])
    if name == "sample_reward":
        return message("op-sample-reward", times=p["times"])
    return joined_text(name, p)


def joined_text(name: str, p: Any) -> Message:
    """Effects that hold other effects, and those without parameters."""
    if name == "if":
        return message("op-if", condition=condition_text(p["condition"]), what=effects_text(p["then"]))
    if name == "per":
        return message("op-per", count=counter_text(p["count"]), what=effects_text(p["then"]))
    if name == "may_pay":
        ((resource, amount),) = p["cost"].items()
        often = "any" if p["times"] == "any" else "once"
        return message("op-may-pay", cost=payment_text(resource, amount), what=effects_text(p["then"]), often=often)
    if name == "this_turn":
        if "rule" in p:
            return message("op-rule", effect=p["rule"])
        return message("op-this-turn", when=trigger_text(p["when"]), what=effects_text(p["then"]), limit=p["limit"])
    return message("op-" + name.replace("_", "-"))


def signal_text(p: dict[str, Any]) -> Message:
    where = message("where-" + p["where"].replace("_", "-"))
    if "star" in p:
        where = message("where-star", star=star_name(p["star"]))
    elif "planet" in p:
        where = message("where-planet-sector", planet=planet_name(p["planet"]))
    elif "colour" in p:
        where = message("where-colour", colour=p["colour"])
    data = "kept" if p.get("data", True) else "lost"
    return message("op-signal", count=p["count"], where=where, data=data, most="up" if p.get("up_to") else "all")


def trigger_text(p: dict[str, Any]) -> Message:
    event = p["event"]
    if event == "visit_planet":
        return message("when-visit-planet", planet=planet_name(p["planet"]))
    if event == "research_tech":
        return message("when-research-tech", type=p["type"])
    if event in ("mark_trace", "mark_signal", "win_sector"):
        return message("when-" + event.replace("_", "-"), colour=p["colour"])
    if event == "discard_for_corner":
        return message("when-discard-for-corner", corner=p["corner"])
    if event == "play_card":
        return message("when-play-card", cost=amount_text("credits", p["credits_cost"]))
    if event == "orbit_or_land" and "planets" in p:
        return message("when-orbit-or-land-at", planets=planets_text(p["planets"]))
    return message("when-" + event.replace("_", "-"))


def planets_text(planets: list[str]) -> Message:
    return chain("text-and", [planet_name(planet) for planet in planets])


def pieces_name(pieces: list[str]) -> str:
    return pieces[0] if len(pieces) == 1 else "either"


def condition_text(printed: dict[str, Any]) -> Message:
    ((name, p),) = printed.items()
    key = "if-" + name.replace("_", "-")
    params: dict[str, Any] = {}
    if "min" in p:
        params["min"] = p["min"]
    if "planet" in p:
        params["planet"] = planet_name(p["planet"])
    if "planets" in p:
        params["planets"] = planets_text(p["planets"])
    if "pieces" in p and name != "piece_at_each":
        params["pieces"] = pieces_name(p["pieces"])
    if "colour" in p:
        params["colour"] = p["colour"]
    if "type" in p:
        params["type"] = p["type"]
    if "destination" in p:
        params["planet"] = planet_name(p["destination"])
    if name == "probe_on":
        params["place"] = "near" if p.get("adjacent_to_earth") else p["feature"]
    if name == "landed_here":
        params["moons"] = "too" if p["any_moon"] else "not"
    if name in ("trace_count", "trace_set_one_species"):
        params["species"] = species_name(p["species"]) if "species" in p else message("any-species")
    if name == "species_trace_count":
        params["which"] = "other" if p.get("other") else "own"
    return Message(key, params)


def counter_text(printed: dict[str, Any]) -> Message:
    ((name, p),) = printed.items()
    key = "per-" + name.replace("_", "-")
    if name == "pieces_at":
        return message(key, planet=planet_name(p["planet"]))
    if name in ("sector_wins", "signals_this_effect", "traces"):
        return message(key, colour=p["colour"])
    if name in ("techs", "tucked_income"):
        return message(key, type=p["type"])
    if name == "shown_hand_cards":
        return message(key, what="move" if "corner" in p else "energy")
    if name in ("min_of", "max_of", "sum_of"):
        joint = "text-plus" if name == "min_of" else "text-or"
        what = chain(joint, [counter_text(one) for one in p])
        return message("per-larger", what=what) if name == "max_of" else what
    if name == "floor_div":
        return message("per-times", count=p[1], what=counter_text(p[0]))
    return message(key)
