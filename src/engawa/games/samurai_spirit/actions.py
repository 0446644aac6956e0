"""Every decision and every chance outcome as a number (RULES.md §14).

Numbers are fixed for ever within a version: masks, records and learned policies rest on them.
Players' decisions come first; chance outcomes follow. A comment shows each one's notation.
"""

from __future__ import annotations

from engawa.games.samurai_spirit.facts import CARDS, FamilyBack, FarmsteadBack, Penalty, Samurai

SEVEN = len(Samurai)

# Decisions
TAKE = 0  # take:<samurai>
BEGIN = TAKE + SEVEN  # begin
FIRST = BEGIN + 1  # first:<penalty>
IGNORE = FIRST + len(Penalty)  # ignore
SUFFER = IGNORE + 1  # suffer
LOSE = SUFFER + 1  # lose:<symbol>
FIGHT = LOSE + 3  # fight
SUPPORT = FIGHT + 1  # support:<samurai>
PASS = SUPPORT + SEVEN  # pass
CONFRONT = PASS + 1  # confront
DEFEND = CONFRONT + 1  # defend
HAND = DEFEND + 1  # hand:<samurai>
DISCARD = HAND + SEVEN  # discard
REDRAW = DISCARD + 1  # redraw
FIGHT_AGAIN = REDRAW + 1  # fight-again
END_TURN = FIGHT_AGAIN + 1  # end-turn
USE = END_TURN + 1  # use
DECLINE = USE + 1  # decline
HEAL = DECLINE + 1  # heal:<samurai>
HEAL_NONE = HEAL + SEVEN  # heal:none
GIVE = HEAL_NONE + 1  # give:<from>><to>
REMOVE = GIVE + SEVEN * SEVEN  # remove:<samurai>
LEND = REMOVE + SEVEN  # lend:<owner>><to>
LEND_NONE = LEND + SEVEN * SEVEN  # lend:none
ORDER = LEND_NONE + 1  # order:<old places, new top first>, as in ORDERS
ORDERS = ((1, 2), (2, 1), (1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
DECISIONS = ORDER + len(ORDERS)

# Chance
DRAW_SAMURAI = DECISIONS  # samurai:<name>
DRAW_SEAT = DRAW_SAMURAI + SEVEN  # seat:<n>
DEAL = DRAW_SEAT + SEVEN  # deal:<card>
DRAW = DEAL + CARDS  # draw:<card>
INTRUDER = DRAW + CARDS  # intruder:<card>
FARMSTEAD = INTRUDER + CARDS  # farmstead:<back>
FAMILY = FARMSTEAD + len(FarmsteadBack)  # family:<back>
WOUNDED = FAMILY + len(FamilyBack)  # wounded:<samurai>
HEALED = WOUNDED + SEVEN  # healed:<samurai>
REINFORCE = HEALED + SEVEN  # reinforce:<card>
ACTIONS = REINFORCE + CARDS
