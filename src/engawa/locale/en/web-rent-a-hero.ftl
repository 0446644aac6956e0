# The browser: the table of rent-a-hero. $seat, $sender, $holder, $giver are seats by name; $hero is
# a hero with its strength, such as “3 Witch”; $heroes a list of them.

# Players
inn-you = you
inn-mine = Your side of the table
inn-sends = sends
inn-sender = It is this player's turn to send a card
inn-band = { $number ->
    [one] Band: { $number } hero of six
   *[other] Band: { $number } heroes of six
}
inn-hero-ready = { $hero }, ready.
inn-hero-used = { $hero }, used.
inn-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
inn-eliminated = { $number ->
    [one] { $number } card lost in pairs
   *[other] { $number } cards lost in pairs
}
inn-powers-used = { $number ->
    [one] { $number } power used
   *[other] { $number } powers used
}
inn-looked = Has looked at the wanderer
inn-lacks = { $number ->
    [0] This hand holds none of these: { $heroes }.
    [one] This hand held none of these: { $heroes }. { $number } card is newer.
   *[other] This hand held none of these: { $heroes }. { $number } cards are newer.
}

# My hand
inn-my-hand = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
inn-hand-send = Choose whom to send to the left
inn-hand-drop = Choose a card to discard
inn-hand-hint = A card asks the sender for a hint
inn-card-send = Send { $hero }
inn-card-drop = Discard { $hero }
inn-card-hint = Ask for a hint with { $hero }
inn-choose-for-witch = Whom does the Witch ready?

# The wanderer
inn-wanderer-known = The wanderer: { $hero }
inn-wanderer-unknown = The wanderer, hooded
inn-may-be = As far as you can tell, it may be:
inn-nobody = Nobody is on the road yet. { $sender } sends somebody.
inn-nobody-yours = Nobody is on the road yet. You send somebody.
inn-sent = { $sender } sent a wanderer.
inn-sent-yours = You sent a wanderer.
inn-sent-top = { $sender } had no fitting card and sent the top of the deck.
inn-sent-top-yours = You had no fitting card and sent the top of the deck.
inn-stands = It stands before { $holder }.
inn-stands-yours = It stands before you.
inn-losing = { $holder } has two of these now and is about to lose both: { $hero }.
inn-losing-yours = You have two of these now and are about to lose both: { $hero }.
inn-known = You know who it is: { $hero }.
inn-percent = { $number } %
inn-wait = Use nothing
inn-recruit = Recruit
inn-pass = Pass it on

# Hints
inn-yes = yes
inn-no = no
inn-unknown-card = a hidden card
inn-hint-given = Asked with { $hero }: { $answer }
inn-answered = The answer to { $seat }: { $answer }
inn-hint-line = { $giver } asked { $sender } with { $card }: { $answer }.
inn-hint-about = The wanderer was { $hero }.

# Requirement and powers
inn-required = Strength required
inn-lifted = lifted
inn-pending = Waiting, and may be cancelled
inn-power-of = { $hero } of { $seat }

# Deck and discard pile
inn-deck = { $number ->
    [one] Deck: { $number } card
   *[other] Deck: { $number } cards
}
inn-open-pile = { $number ->
    [one] Discard pile: { $number } card. Look through it
   *[other] Discard pile: { $number } cards. Look through it
}
inn-pile = The discard pile
inn-hero = Hero
inn-face-up = Face up here
inn-not-seen = Not seen yet
inn-not-seen-note = There are eleven of each hero. Those not seen yet are in the deck, in other hands or face down.
inn-face-down = { $number ->
    [one] { $number } hint card lies face down
   *[other] { $number } hint cards lie face down
}

# The legend
inn-legend = Heroes
inn-legend-title = How it goes, and who is who
inn-legend-aim = Six different heroes in your band win at once. A second copy drives both away.
inn-legend-send = The sender lays a card that meets the requirement face down before the player on the left: the wanderer.
inn-legend-hold = Whoever has the wanderer recruits it or passes it on. When it comes home, the sender must take it in.
inn-legend-hint = Unsure? Give the sender a card of your hand: the answer is yes if it is the same hero.
inn-legend-power = Each hero of a band can be used once, and then lies sideways. Cards in hand have no power.
inn-legend-requires = Turned up, it requires: { $requirement }
inn-legend-rules = All the rules

# Waiting by itself
inn-patience = If you do nothing
inn-patience-after = go on after { $number } s
inn-patience-never = wait for me
inn-patience-held = The stick is not burning
inn-silent = Don't ask me again this turn

# The board in words
inn-words-turn = This turn
inn-words-piles = Deck and discard pile
inn-words-sender = The sender is { $seat }.
inn-words-required = Turned up: { $hero }. Strength required: { $requirement }.
inn-words-lifted = The requirement is lifted.
inn-words-may-be = As far as you can tell, the wanderer may be: { $heroes }.
inn-words-looked = Has looked at the wanderer: { $seats }.
inn-words-pending = A power waits: { $hero } of { $seat }.
inn-words-no-band = No heroes.
inn-words-ready = Ready: { $heroes }.
inn-words-used = Used: { $heroes }.
inn-words-my-hand = In hand: { $heroes }.
inn-words-ruled-out = You have heard that the wanderer is none of these: { $heroes }.
inn-words-face-up = Face up on the discard pile: { $heroes }.
inn-words-not-seen = Not seen yet: { $heroes }.
inn-words-times = { $number } × { $hero }
