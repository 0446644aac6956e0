# Rent a Hero. $seat is a player, by seat; $hero a hero; $requirement words such as “3 or less”.

seat-name = Player { $number }

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
power-witch = Readies one of your used heroes.
power-dog-trainer = The player who holds the wanderer must pass.
power-sergeant = Looks at the wanderer.
power-black-knight = Lifts the requirement.
power-wizard = Draws two cards.

# What is asked
ask-send = { $seat }: which card do you send to the left?
ask-drop = { $seat }: which card do you discard?
ask-hold = { $seat } holds the wanderer: what do you do?
ask-lose = { $seat } is about to lose both copies: { $hero }.
ask-react-send = { $seat }: use a power before { $sender } sends?
ask-react-hold = { $seat }: use a power while { $holder } has the wanderer?
ask-react-power = { $seat }: { $holder } uses { $hero }. Do you cancel it?

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
event-nothing-to-send = There is no card to draw, so nobody travels this turn.
event-dropped = { $seat } discards: { $hero }.
event-arrived = The wanderer reaches { $seat }.
event-hint-given = { $seat } gives a card as a hint.
event-answered-yes = { $seat } answers “yes”.
event-answered-no = { $seat } answers “no”.
event-passed = { $seat } passes.
event-recruited = { $seat } recruits: { $hero }.
event-joined-used = { $hero } joins as used: its power was used before.
event-pair-lost = { $seat } loses both copies: { $hero }.
event-power-used = { $seat } uses a power: { $hero }.
event-cancelled = Cancelled: { $hero } of { $seat }.
event-wanderer-discarded = The wanderer is discarded: { $hero }.
event-readied = { $seat } readies: { $hero }.
event-chased = { $seat } must pass.
event-looked = { $seat } looks at the wanderer.
event-lifted = The requirement is lifted this turn.
event-reshuffled = { $number ->
    [one] The discard pile becomes the new deck: { $number } card.
   *[other] The discard pile becomes the new deck: { $number } cards.
}
event-six-heroes = { $seat } has six different heroes and wins.
event-counted = There are no cards left to draw: the heroes are counted.

# How it ended: $seats are numbers with commas, $winners how many they are
ending-six-heroes = Six different heroes: player { $seats } wins.
ending-counted = { $winners ->
    [one] Player { $seats } wins, with { $heroes ->
        [one] { $heroes } hero.
       *[other] { $heroes } heroes.
    }
   *[other] Players { $seats } share the win, with { $heroes ->
        [one] { $heroes } hero each.
       *[other] { $heroes } heroes each.
    }
}

# Why not
refused-not-in-hand = { $seat } does not have this card in hand: { $hero }.
refused-requirement-not-met = This card does not meet the requirement ({ $requirement }): { $hero }.
refused-has-fitting-card = { $seat } holds a card that meets the requirement ({ $requirement }) and must send one from their hand.
refused-sender-asks-nothing = { $seat } sent the wanderer and cannot ask for hints.
refused-last-card = { $seat } has one card left, and the last card cannot be given as a hint.
refused-must-recruit = The wanderer is back at the sender, so { $seat } must recruit it.
refused-dropping = { $seat } must first discard a card; no power can be used until then.
refused-not-in-band = { $seat } does not have this hero in their band: { $hero }.
refused-already-used = { $seat } has already used this hero's power: { $hero }.
refused-power-pending = Against a power only an Angry Chicken works, or a Witch readying one: not { $hero }.
refused-another-is-lost = { $seat } is about to lose another hero, and only that one can still be used: not { $hero }.
refused-nothing-to-cancel = No other player's power is waiting to be cancelled.
refused-no-wanderer = No wanderer is travelling now, so { $hero } can do nothing.
refused-witch-herself = The Witch cannot ready herself.
refused-not-used = This hero is already ready: { $hero }.
refused-not-the-holder = That player does not have the wanderer.
refused-oneself = { $seat } cannot send the Dog Trainer after themselves.
refused-has-seen-it = { $seat } already knows this wanderer.
refused-not-before-sending = The requirement can only be lifted before the card is sent.
refused-already-lifted = The requirement has already been lifted.
refused-empty-hand = The sender has no card in hand, so lifting the requirement changes nothing.
refused-nothing-to-draw = There is no card to draw.

# What is agreed on before a game
option-hints = Hints
option-hints-standard = Standard
option-hints-standard-about = The answer says whether the hint card is the same hero as the wanderer.
option-hints-original = Original
option-hints-original-about = The answer says whether the wanderer meets the requirement on the hint card.
option-deck = Deck
option-deck-finite = Play through once
option-deck-finite-about = The game ends with the last card, unless somebody has six heroes before.
option-deck-endless = Endless
option-deck-endless-about = The discard pile becomes a new deck, until somebody has six heroes.
option-powers = Powers
option-powers-game = Once per game
option-powers-game-about = As in the book: use each power once in the game. A hero that you used, lost and recruit again joins as used.
option-powers-card = Once per card
option-powers-card-about = A hero that you lost and recruit again is ready, even if you used its power before.
