# Rent a Hero. $seat is a player, by seat; $hero a hero; $requirement words such as “3 or less”.

seat-name = Seat { $number }

hero-angry-chicken = Angry Chicken
hero-pyromaniac = Pyromaniac
hero-witch = Witch
hero-dog-trainer = Dog Trainer
hero-sergeant = Sergeant
hero-black-knight = Black Knight
hero-wizard = Wizard

requirement-angry-chicken = 3 or less
requirement-pyromaniac = 5 or more
requirement-witch = 3, 4 or 5
requirement-dog-trainer = odd
requirement-sergeant = even
requirement-black-knight = { $players } or less
requirement-wizard = { $players } or more

# What each hero can do, for cards and help.
power-angry-chicken = Cancels a power just used.
power-pyromaniac = Discards the wanderer.
power-witch = Readies one used hero of your own.
power-dog-trainer = The player who holds the wanderer must pass.
power-sergeant = Looks at the wanderer.
power-black-knight = Lifts the requirement.
power-wizard = Draws two cards.

# What is asked
ask-send = { $seat }: which card is sent to the left?
ask-drop = { $seat }: which card is discarded?
ask-hold = { $seat } holds the wanderer: what is to be done?
ask-lose = { $seat } is about to lose both copies: { $hero }.
ask-react-send = { $seat }: a power before { $sender } sends?
ask-react-hold = { $seat }: a power while { $holder } has the wanderer?
ask-react-power = { $seat }: { $holder } uses { $hero }. Is it cancelled?

# What the choices do
do-send = send { $hero }
do-send-top = no fitting card: send the top card of the deck
do-drop = discard { $hero }
do-hint = ask for a hint with { $hero }
do-recruit = recruit the wanderer
do-pass = pass it on to the left
do-power = { $hero }: { $effect }
do-power-witch = { $hero }: ready { $other }
do-wait = use nothing

# What happened
event-band-dealt = { $seat } begins with: { $hero }.
event-band-pair = { $seat } is dealt a second copy, which is discarded: { $hero }.
event-drew = { $seat } draws a card.
event-card-seen = The card is: { $hero }.
event-turn-begins = { $seat } is the sender.
event-requirement = Turned up: { $hero }. Required: { $requirement }.
event-sent = { $seat } sends a wanderer.
event-sent-top = { $seat } has no fitting card: the top card of the deck becomes the wanderer.
event-nothing-to-send = There is no card to draw, so nobody travels in this turn.
event-dropped = { $seat } discards: { $hero }.
event-arrived = The wanderer lies before { $seat }.
event-hint-given = { $seat } gives a card as a hint.
event-answered-yes = { $seat } answers “yes”.
event-answered-no = { $seat } answers “no”.
event-passed = { $seat } passes.
event-recruited = { $seat } recruits: { $hero }.
event-joined-used = { $hero } joins used: its power was used before.
event-pair-lost = { $seat } loses both copies: { $hero }.
event-power-used = { $seat } uses a power: { $hero }.
event-cancelled = Cancelled: { $hero } of { $seat }.
event-wanderer-discarded = The wanderer is discarded: { $hero }.
event-readied = { $seat } readies: { $hero }.
event-chased = { $seat } must pass.
event-looked = { $seat } looks at the wanderer.
event-lifted = The requirement is lifted in this turn.
event-reshuffled = { $number ->
    [one] The discard pile becomes the new deck: { $number } card.
   *[other] The discard pile becomes the new deck: { $number } cards.
}
event-six-heroes = { $seat } has six different heroes and wins.
event-counted = No card is left to draw: the heroes are counted.

# How it ended: $seats are numbers with commas, $winners how many they are
ending-six-heroes = Six different heroes: seat { $seats } wins.
ending-counted = { $winners ->
    [one] Seat { $seats } wins, with { $heroes ->
        [one] { $heroes } hero.
       *[other] { $heroes } heroes.
    }
   *[other] Seats { $seats } share the victory, with { $heroes ->
        [one] { $heroes } hero each.
       *[other] { $heroes } heroes each.
    }
}

# Why not
refused-not-in-hand = { $seat } has no such card in hand: { $hero }.
refused-requirement-not-met = This card does not meet the requirement ({ $requirement }): { $hero }.
refused-has-fitting-card = { $seat } holds a card that meets the requirement ({ $requirement }) and must send from the hand.
refused-sender-asks-nothing = { $seat } sent the wanderer and asks no hints.
refused-last-card = { $seat } has one card left, and the last card is never given as a hint.
refused-must-recruit = The wanderer is back at the sender, so { $seat } must recruit it.
refused-dropping = { $seat } is discarding a card; no power is used meanwhile.
refused-not-in-band = { $seat } has no such hero in the band: { $hero }.
refused-already-used = { $seat } has used this hero's power already: { $hero }.
refused-power-pending = Against a power only the Angry Chicken helps, or the Witch who readies her: not { $hero }.
refused-another-is-lost = { $seat } is about to lose another hero, and only that one can still be used: not { $hero }.
refused-nothing-to-cancel = No power of another player waits to be cancelled.
refused-no-wanderer = No wanderer travels now: { $hero } can do nothing.
refused-witch-herself = The Witch cannot ready herself.
refused-not-used = This hero is ready already: { $hero }.
refused-not-the-holder = The wanderer does not lie before that player.
refused-oneself = The dogs never run at the one who sends them out: { $seat }.
refused-has-seen-it = { $seat } knows this wanderer already.
refused-not-before-sending = A requirement can only be lifted before the card is sent.
refused-already-lifted = The requirement is lifted already.
refused-empty-hand = The sender has no card in hand, so lifting the requirement changes nothing.
refused-nothing-to-draw = There is no card to draw.

# What is agreed on before a game
option-hints = Hints
option-hints-standard = Standard
option-hints-standard-about = The answer says whether the hint card is the same hero as the wanderer.
option-hints-original = Original
option-hints-original-about = The answer says whether the wanderer meets the requirement on the hint card.
option-deck = Deck
option-deck-finite = Once through
option-deck-finite-about = The game ends with the last card, if nobody has six heroes before.
option-deck-endless = Endless
option-deck-endless-about = The discard pile becomes a new deck, until somebody has six heroes.
option-powers = Powers
option-powers-game = Once a game
option-powers-game-about = Each power once in a game: a hero lost after it was used and recruited anew joins used.
option-powers-card = Once a card
option-powers-card-about = A hero recruited anew is ready, even if its power was used before.
