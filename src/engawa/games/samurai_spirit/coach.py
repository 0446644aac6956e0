"""Facts about the actions of Samurai Spirit: what each protects, and what it risks."""

from __future__ import annotations

from collections.abc import Callable

from engawa.coach.case import Case, percent
from engawa.core.names import words
from engawa.core.reasons import ALLOWED
from engawa.core.words import say
from engawa.games.samurai_spirit import next_raider as raiders
from engawa.games.samurai_spirit.actions import ORDERS, Action
from engawa.games.samurai_spirit.agenda import top_seat, top_step, top_value
from engawa.games.samurai_spirit.boards import (
    is_animal,
    kiai_value,
    last_of_line,
    line_total,
    protects,
)
from engawa.games.samurai_spirit.cards import (
    first_penalty_of,
    second_penalty_of,
    symbol_of,
    value_of,
)
from engawa.games.samurai_spirit.facts import NOTHING, RAIDERS, SAMURAI, Penalty, Samurai, Symbol
from engawa.games.samurai_spirit.named import (
    order_named,
    penalty_named,
    samurai_named,
    seat_named,
    seats_named,
    symbol_named,
)
from engawa.games.samurai_spirit.sentences import PART, card_name, penalty_name, samurai_name
from engawa.games.samurai_spirit.state import State, Token
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.turns import why_not_defend
from engawa.games.samurai_spirit.village import families_left, farmsteads_left

NOTABLE = 0.15  # a share of the cards that is worth a sentence before others
DEADLY, WAKING = 3, 1  # wounds before the one that kills, or wakes the animal
SYMBOLS = words(Symbol)


def facts(case: Case, action: int) -> list[str]:
    """The most important facts first."""
    seat, step = top_seat(case.s), top_step(case.s)
    if step in (Step.PLAY, Step.PLAY_KEPT):
        return _about_card(case, seat, top_value(case.s), action)
    if action in (Action.FIGHT, Action.FIGHT_AGAIN):
        return fighting(case, seat)
    if action == Action.PASS:
        return passing(case, seat)
    if step == Step.ACTION:
        return supporting(case, seat, seat_named(case.s, action, Action.SUPPORT))
    return _KINDS[Step(step)](case, action)


def _about_card(case: Case, seat: int, card: int, action: int) -> list[str]:
    if action == Action.CONFRONT:
        return confronting(case, seat, card)
    if action == Action.DEFEND:
        return defending(case, seat, card)
    if action == Action.DISCARD:
        return [case.say("discard", seat=_name(case, seat))]
    if action == Action.REDRAW:
        risk = percent(raiders.overcoming(case.s, seat, is_kept=True))
        return [case.say("redraw", seat=_name(case, seat), percent=risk)]
    receiver = seat_named(case.s, action, Action.HAND)
    return receiving(case, receiver, card)


# The action of a turn (§4.3)


def fighting(case: Case, seat: int) -> list[str]:
    """What the next raider may do to him."""
    s, name = case.s, _name(case, seat)
    known = raiders.next_raider(s)
    if known != NOTHING:
        card = _card(case, known)
        return [case.say("fight-known", card=card), *confronting(case, seat, known)]
    room = max(0, kiai_value(s, seat) - line_total(s, seat))
    risk, hope = raiders.overcoming(s, seat), raiders.defending(s, seat)
    kiai = raiders.reaching_kiai(s, seat)
    found = []
    if risk > 0:
        found.append(case.say("fight-risk", seat=name, percent=percent(risk), room=room))
    if hope > 0:
        found.append(case.say("fight-hope", seat=name, percent=percent(hope)))
    if kiai > NOTABLE:
        found.append(case.say("fight-kiai", seat=name, percent=percent(kiai), room=room))
    if risk == 0:
        found.append(case.say("fight-safe", seat=name))
    return found if risk >= NOTABLE else [*found[1:], *found[:1]] if risk else found


def passing(case: Case, seat: int) -> list[str]:
    """What his defence lacks falls due at the end of the round (§10.2 to §10.4)."""
    s, name = case.s, _name(case, seat)
    lacking = sorted(_lacking(s, seat), key=lambda symbol: not _is_fatal(s, seat, symbol))
    found = [_unprotected(case, seat, symbol) for symbol in lacking]
    if len(lacking) == len(SYMBOLS) and not _is_fatal(s, seat, lacking[0]):
        found = [case.say("pass-all", seat=name)]
    left = int(s.stack_count)
    if left and all(s.passed[other] or other == seat for other in range(s.seats)):
        burn = percent(raiders.burning(s))
        found.insert(min(1, len(found)), case.say("pass-ends", number=left, percent=burn))
    if not lacking:
        found.insert(0, case.say("pass-complete", seat=name))
    return found


def supporting(case: Case, seat: int, receiver: int) -> list[str]:
    """A talent for another samurai, and a raider unseen onto the intruders (§4.5)."""
    return [_talent(case, seat, receiver), _to_intruders(case)]


def _to_intruders(case: Case) -> str:
    known = raiders.next_raider(case.s)
    if known != NOTHING:
        return case.say("intruder-known", card=_card(case, known))
    return case.say("intruder", percent=percent(raiders.burning(case.s)))


# A raider at hand (§4.4)


def confronting(case: Case, seat: int, card: int) -> list[str]:
    s, name = case.s, _name(case, seat)
    total, kiai = line_total(s, seat) + value_of(card), kiai_value(s, seat)
    found = []
    if total > kiai:
        found.append(case.say("overcome", seat=name, total=total, kiai=kiai, fate=_burned(s)))
    elif total == kiai and not (s.passed[seat] or s.in_kiai[seat]):
        found.append(case.say("kiai", seat=name, effect=_kiai_effect(case, seat)))
    if why_not_defend(s, seat, card) == ALLOWED:
        found.append(case.say("symbol-forgone", symbol=_symbol(case, symbol_of(card))))
    if total != kiai or s.combat_count[seat] > 0:  # else the kiai takes the card away again
        found += penalty_due(case, seat, card)
    if total < kiai:
        found.append(case.say("room", seat=name, room=kiai - total, total=total, kiai=kiai))
    return found


def penalty_due(case: Case, seat: int, card: int) -> list[str]:
    """What the card will do at the beginning of his turns while it is the last one (§4.2)."""
    penalties = [p for p in (first_penalty_of(card), second_penalty_of(card)) if p != NOTHING]
    if not penalties:
        return [case.say("no-penalty")]
    name = _name(case, seat)
    named = ", ".join([penalty_name(case.language, penalty) for penalty in penalties])
    even = value_of(card) % 2 == 0
    if case.s.samurai[seat] == (Samurai.GOROBEI if even else Samurai.KANBEI):
        return [case.say("penalty-ignored", seat=name, penalty=named)]
    wounds = case.s.wounds[seat]
    if Penalty.WOUND in penalties and wounds == DEADLY:
        return [case.say("penalty-kills", seat=name)]
    if Penalty.WOUND in penalties and wounds == WAKING:
        return [case.say("penalty-wakes", seat=name)]
    return [case.say("penalty-due", seat=name, penalty=named)]


def defending(case: Case, seat: int, card: int) -> list[str]:
    """What the symbol spares at the end of the round."""
    s, symbol = case.s, symbol_of(card)
    details: dict[str, str | int] = {"seat": _name(case, seat), "left": _left(s, symbol)}
    name = f"defend-{SYMBOLS[symbol]}"
    if symbol == Symbol.HAT and s.wounds[seat] == DEADLY:
        name = "defend-life"
    total, kiai = line_total(s, seat), kiai_value(s, seat)
    return [case.say(name, **details), case.say("total-stays", total=total, kiai=kiai)]


def receiving(case: Case, receiver: int, card: int) -> list[str]:
    """What happens to a card given to another samurai."""
    s, name = case.s, _name(case, receiver)
    total, kiai = line_total(s, receiver) + value_of(card), kiai_value(s, receiver)
    found = []
    if why_not_defend(s, receiver, card) == ALLOWED:
        symbol = _symbol(case, symbol_of(card))
        found.append(case.say("receive-defend", seat=name, symbol=symbol))
    if total > kiai:
        found.append(case.say("receive-overcome", seat=name, total=total, kiai=kiai))
    elif total == kiai:
        found.append(case.say("receive-kiai", seat=name, effect=_kiai_effect(case, receiver)))
    else:
        found.append(case.say("receive-total", seat=name, total=total, kiai=kiai))
    return found


# Penalties, kiais, tokens


def _about_penalty(case: Case, action: int) -> list[str]:
    penalty = top_value(case.s)
    named = penalty_name(case.language, penalty)
    if action == Action.IGNORE:
        return [case.say("ignore", seat=_name(case, case.seat), penalty=named)]
    return [*_suffering(case, case.seat, penalty), case.say("suffer", penalty=named)]


def _suffering(case: Case, seat: int, penalty: int) -> list[str]:
    s, name = case.s, _name(case, seat)
    if penalty == Penalty.FIRE:
        return [case.say("suffer-fire", fate=_burned(s))]
    if penalty == Penalty.INTRUDER:
        return [_to_intruders(case)]
    if penalty == Penalty.WOUND:
        return [_wound(case, seat, name)]
    return []


def _wound(case: Case, seat: int, name: str) -> str:
    wounds = case.s.wounds[seat]
    kind = "kills" if wounds == DEADLY else "wakes" if wounds == WAKING else "plain"
    return case.say(f"wound-{kind}", seat=name)


def _about_order_of_penalties(case: Case, action: int) -> list[str]:
    card = int(case.s.penalty_card)
    first = penalty_named(action)
    second = first_penalty_of(card) + second_penalty_of(card) - first
    named = (penalty_name(case.language, penalty) for penalty in (first, second))
    return [case.say("penalty-first", penalty=next(named), other=next(named))]


def _about_loss(case: Case, action: int) -> list[str]:
    return [_unprotected(case, case.seat, symbol_named(action))]


def _about_ending(case: Case, _: int) -> list[str]:
    """No second fight (§8.4)."""
    s = case.s
    total, kiai = line_total(s, case.seat), kiai_value(s, case.seat)
    return [case.say("end-turn", seat=_name(case, case.seat), total=total, kiai=kiai)]


def _about_kiai(case: Case, action: int) -> list[str]:
    if action == Action.USE:
        return [case.say("kiai-used", effect=_kiai_effect(case, case.seat))]
    return [case.say("kiai-declined", seat=_name(case, case.seat))]


def _about_healing(case: Case, action: int) -> list[str]:
    if action == Action.HEAL_NONE:
        return [case.say("heal-none")]
    healed = seat_named(case.s, action, Action.HEAL)
    kind = "life" if case.s.wounds[healed] == DEADLY else "token"
    return [case.say(f"heal-{kind}", seat=_name(case, healed))]


def _about_giving(case: Case, action: int) -> list[str]:
    giver, receiver = seats_named(case.s, action, Action.GIVE)
    card = last_of_line(case.s, giver)
    return [receiving(case, receiver, card)[0], _relieved(case, giver)]


def _about_removing(case: Case, action: int) -> list[str]:
    relieved = seat_named(case.s, action, Action.REMOVE)
    card = last_of_line(case.s, relieved)
    found = [_relieved(case, relieved)]
    if first_penalty_of(card) != NOTHING:
        named = penalty_name(case.language, first_penalty_of(card))
        found.append(case.say("penalty-gone", penalty=named))
    return found


def _relieved(case: Case, seat: int) -> str:
    total = line_total(case.s, seat)
    return case.say(
        "relieved",
        seat=_name(case, seat),
        before=total,
        after=total - value_of(last_of_line(case.s, seat)),
        kiai=kiai_value(case.s, seat),
    )


def _about_lending(case: Case, action: int) -> list[str]:
    if action == Action.LEND_NONE:
        return [case.say("lend-none")]
    owner, receiver = seats_named(case.s, action, Action.LEND)
    return [_talent(case, owner, receiver)]


def _about_order(case: Case, action: int) -> list[str]:
    place = ORDERS[order_named(action)][0]
    card = int(case.s.stack[case.s.stack_count - place])
    return [case.say("order", card=_card(case, card))]


def _about_village_token(case: Case, action: int) -> list[str]:
    if action == Action.BEGIN:
        left = sum(
            case.s.token[samurai] == Token.VILLAGE and case.s.seat_of[samurai] < 0
            for samurai in Samurai
        )
        return [case.say("tokens-kept", number=left)]
    talent = say(case.language, PART, f"talent-{SAMURAI[samurai_named(action, Action.TAKE)]}")
    return [case.say("token-taken", seat=_name(case, case.seat), talent=talent)]


_KINDS: dict[Step, Callable[[Case, int], list[str]]] = {
    Step.IGNORE_OR_SUFFER: _about_penalty,
    Step.PENALTY_ORDER: _about_order_of_penalties,
    Step.LOSE_DEFENCE: _about_loss,
    Step.FIGHT_AGAIN: _about_ending,
    Step.KIAI: _about_kiai,
    Step.KIAI_HEAL: _about_healing,
    Step.KIAI_GIVE: _about_giving,
    Step.KIAI_REMOVE: _about_removing,
    Step.KIAI_LEND: _about_lending,
    Step.KIAI_ORDER: _about_order,
    Step.VILLAGE_TOKENS: _about_village_token,
}


# Words


def _name(case: Case, seat: int) -> str:
    return samurai_name(case.language, case.s.samurai[seat])


def _card(case: Case, card: int) -> str:
    return card_name(case.language, RAIDERS[card])


def _symbol(case: Case, symbol: int) -> str:
    return say(case.language, PART, f"symbol-{SYMBOLS[symbol]}")


def _talent(case: Case, owner: int, receiver: int) -> str:
    """What the receiver can do in the next turn."""
    talent = say(case.language, PART, f"talent-{SAMURAI[case.s.samurai[owner]]}")
    return case.say("talent", seat=_name(case, receiver), talent=talent)


def _kiai_effect(case: Case, seat: int) -> str:
    side = "animal" if is_animal(case.s, seat) else "human"
    return say(case.language, PART, f"kiai-{SAMURAI[case.s.samurai[seat]]}-{side}")


def _lacking(s: State, seat: int) -> list[Symbol]:
    return [symbol for symbol in Symbol if not protects(s, seat, symbol)]


def _left(s: State, symbol: int) -> int:
    return farmsteads_left(s) if symbol == Symbol.FARM else families_left(s)


def _burned(s: State) -> str:
    """What a fire would take (§11.1)."""
    return "barricade" if s.barricades else "last" if farmsteads_left(s) == 1 else "farmstead"


def _is_fatal(s: State, seat: int, symbol: int) -> bool:
    """Does the end of the round lose the game without this symbol?"""
    if symbol == Symbol.HAT:
        return s.wounds[seat] == DEADLY
    return _left(s, symbol) == 1


def _unprotected(case: Case, seat: int, symbol: int) -> str:
    """What the end of the round takes without this symbol."""
    s, name = case.s, _name(case, seat)
    if symbol == Symbol.HAT:
        kind = {DEADLY: "kills", WAKING: "wakes"}.get(int(s.wounds[seat]), "wounds")
        return case.say("lacks-hat", seat=name, kind=kind)
    return case.say(f"lacks-{SYMBOLS[symbol]}", seat=name, left=_left(s, symbol))
