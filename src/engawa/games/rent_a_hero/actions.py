"""Every decision and every chance outcome as a number (RULES.md §9).

Numbers are fixed for ever within a version: masks, records and learned policies rest on them.
Players' decisions come first; chance outcomes follow. A comment shows each one's notation.
"""

from __future__ import annotations

from engawa.games.rent_a_hero.facts import HEROES
from engawa.games.rent_a_hero.state import SEATS

# Decisions; those of a hero are that many after the number given: send:3 is SEND + 3
SEND = -1  # send:<n>
SEND_TOP = SEND + HEROES + 1  # send-top
DROP = SEND_TOP  # drop:<n>
HINT = DROP + HEROES  # hint:<n>
RECRUIT = HINT + HEROES + 1  # recruit
PASS = RECRUIT + 1  # pass
CANCEL = PASS + 1  # power:1
BURN = CANCEL + 1  # power:2
READY = BURN  # power:3><n>
CHASE = READY + HEROES + 1  # power:4><seat>
LOOK = CHASE + SEATS  # power:5
LIFT = LOOK + 1  # power:6
DRAW_TWO = LIFT + 1  # power:7
WAIT = DRAW_TWO + 1  # wait
DECISIONS = WAIT + 1

# Chance
FIRST = DECISIONS  # seat:<n>, from seat 0 on
BAND = FIRST + SEATS - 1  # band:<n>
HAND = BAND + HEROES  # hand:<n>
TURN = HAND + HEROES  # turn:<n>
TOP = TURN + HEROES  # top:<n>
DRAW = TOP + HEROES  # draw:<n>
ACTIONS = DRAW + HEROES + 1
