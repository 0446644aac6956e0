# The browser: the table of rent-a-hero. $seat, $sender, $holder, $giver are seats by name; $hero is
# a hero with its strength, such as “3 Witch”; $heroes a list of them.

# Players
you = you
mine = Your side of the table
sends = sends
sender = It is this player's turn to send a card
band = { $number ->
    [one] Band: { $number } hero of six
   *[other] Band: { $number } heroes of six
}
hero-ready = { $hero }, ready.
hero-used = { $hero }, used.
hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
eliminated = { $number ->
    [one] { $number } card lost in pairs
   *[other] { $number } cards lost in pairs
}
powers-used = { $number ->
    [one] { $number } power used
   *[other] { $number } powers used
}
looked = Has looked at the wanderer
lacks = { $number ->
    [0] This hand holds none of these: { $heroes }.
    [one] This hand held none of these: { $heroes }. { $number } card is newer.
   *[other] This hand held none of these: { $heroes }. { $number } cards are newer.
}

# My hand
my-hand = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
hand-send = Choose whom to send to the left
hand-drop = Choose a card to discard
hand-hint = Give a card to ask the sender for a hint
card-send = Send { $hero }
card-drop = Discard { $hero }
card-hint = Ask for a hint with { $hero }
choose-for-witch = Which hero does the Witch ready?

# The wanderer
wanderer-known = The wanderer: { $hero }
wanderer-unknown = The wanderer, hooded
may-be = As far as you can tell, it may be:
nobody = Nobody is on the road yet. { $sender } sends a hero.
nobody-yours = Nobody is on the road yet. You send a hero.
sent = { $sender } sent a wanderer.
sent-yours = You sent a wanderer.
sent-top = { $sender } had no fitting card and sent the top of the deck.
sent-top-yours = You had no fitting card and sent the top of the deck.
stands = It is at { $holder }'s door.
stands-yours = It is at your door.
losing = { $holder } now has two of these and is about to lose both: { $hero }.
losing-yours = You now have two of these and are about to lose both: { $hero }.
known = You know who it is: { $hero }.
percent = { $number }%
wait = Use nothing
recruit = Recruit
pass = Pass it on

# Hints
yes = yes
no = no
unknown-card = a hidden card
hint-given = Asked with { $hero }: { $answer }
answered = The answer to { $seat }: { $answer }
hint-line = { $giver } asked { $sender } with { $card }: { $answer }.
hint-about = The wanderer was { $hero }.

# What follows from a hint
sum-is = It is: { $hero }.
sum-is-not = It is not: { $hero }.
sum-fits = Its strength is: { $requirement }.
sum-fits-not = Its strength is not: { $requirement }.
sum-hidden = Only these two know the card.

# Requirement and powers
required = Strength required
lifted = lifted
pending = Waiting; it may be cancelled
power-of = { $hero } of { $seat }

# A card that is asked what it is: its power in two or three words, and what it can do now
short-angry-chicken = Cancel a power
short-pyromaniac = Discard the wanderer
short-witch = Ready a hero
short-dog-trainer = Force a pass
short-sergeant = See the wanderer
short-black-knight = Lift the requirement
short-wizard = Draw two cards
about-offered = You can use this power now.
about-ready = The power is ready.
about-used = The power is used: only a Witch can ready the hero again.
about-hand = A card in hand has no power; a hero in a band has.
about-elsewhere = The power works only in a band.
about-rule = Rules, §{ $section }

# Deck and discard pile
deck = { $number ->
    [one] Deck: { $number } card
   *[other] Deck: { $number } cards
}
open-pile = { $number ->
    [one] Discard pile: { $number } card. Look through it
   *[other] Discard pile: { $number } cards. Look through it
}
pile = The discard pile
hero = Hero
face-up = Face up here
not-seen = Not seen yet
not-seen-note = There are eleven of each hero. Those not seen yet are in the deck, in other hands or face down.
face-down = { $number ->
    [one] { $number } hint card lies face down
   *[other] { $number } hint cards lie face down
}

# The legend
legend = Heroes
legend-title = How to play, and who's who
legend-aim = Six different heroes in your band win at once. A duplicate removes both copies.
legend-send = The sender places a card that meets the requirement face down in front of the player on the left: the wanderer.
legend-hold = Whoever has the wanderer recruits it or passes it on. When it comes back to the sender, they must recruit it.
legend-hint = Unsure? Give the sender a card from your hand: the answer is yes if it is the same hero.
legend-power = Each hero in a band can be used once, and is then turned sideways. Cards in hand have no power.
legend-requires = Turned up, it requires: { $requirement }
legend-rules = All the rules

# Waiting by itself
patience = If you do nothing
patience-after = continue after { $number } s
patience-never = wait for me
patience-held = Timer paused
silent = Don't ask me again this turn
waited = Waited for you
waited-log = Waited for you: no power was used.

# Several players at one device
anyone = Does anyone use a power?
anyone-later = Nobody here is asked just now
anyone-nobody = Nobody
anyone-somebody = Somebody
wanderer-at = The wanderer is at { $holder }'s door.

# The end
won = You win!
won-shared = You share the win!
decided-six = Six different heroes win at once.
decided-heroes = The deck ran out: the most heroes win.
decided-lost = Level on heroes: the fewest cards lost in pairs win.
decided-powers = Level on heroes and lost cards: the fewest powers used win.
decided-shared = Level on heroes, lost cards and powers used: the win is shared.
ending-heroes = Heroes
ending-lost = Cards lost in pairs
ending-powers = Powers used

# The board in words
words-turn = This turn
words-piles = Deck and discard pile
words-sender = The sender is { $seat }.
words-required = Turned up: { $hero }. Strength required: { $requirement }.
words-lifted = The requirement is lifted.
words-may-be = As far as you can tell, the wanderer may be: { $heroes }.
words-looked = Has looked at the wanderer: { $seats }.
words-pending = A power is waiting: { $hero } of { $seat }.
words-no-band = No heroes.
words-ready = Ready: { $heroes }.
words-used = Used: { $heroes }.
words-my-hand = In hand: { $heroes }.
words-ruled-out = You have heard that the wanderer is none of these: { $heroes }.
words-face-up = Face up on the discard pile: { $heroes }.
words-not-seen = Not seen yet: { $heroes }.
words-times = { $number } × { $hero }
