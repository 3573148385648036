## The lobby

lobby-title = Five wars on one table
lobby-lead = Sit down, see the whole map, click what is lit. Play against a bot at once, or send a friend a link.
nav = Main
nav-lobby = Games
games = Games
my-games = My games
play-now = Play now
new-table = New table
continue = Continue
join = Join
join-go = Go
join-placeholder = Invitation link
join-none = No open seats at the moment.
sit-down = Sit down
watch = Watch
watch-none = Nobody else is playing right now.
import-record = Open a record from a file
players = { $n } players
players-range = { $low }–{ $high } players
minutes = { $n } min
hours = { $n } h
weight = Weight { $n } of 5
show-all = Show all { $n }
show-fewer = Show fewer
guest = Guest
bot-named = Bot ({ $bot })
bot-random = Bot (random)
bot-basic = Bot (basic)
bot-planner = Bot (planner)
bot-adviser = Bot (adviser)
bot-montecarlo = Bot (searching)
seat-open = Open seat
not-found = There is nothing here
loading = Setting the table…

## A new table

seats = Seats
seat-count = How many players
seat-n = Seat { $n }
seat-me = Me
seat-invite = Somebody I invite
shuffle-seats = Deal the seats at random
options = Options
clock = Time
clock-kind = Time to think
clock-none = No limit
clock-fast = 15 minutes each, 10 seconds a move
clock-calm = 60 minutes each, 20 seconds a move
clock-day = One day a move
clock-days = Three days a move
clock-left = Time left:
listed = Show in the lobby: others may sit down or watch
open-table = Open the table
waiting-room = Waiting for players
waiting-room-help = The game begins by itself when every seat is taken.
invite-link = Invitation link
copy-link = Copy link
copied = Copied
fill-with-bot = Give to a bot
take-seat = Take this seat
invited = You are invited to a table
your-name = Your name

## The table

map-label = Map. Arrow keys move between lit spaces; plus and minus zoom; 0 shows everything.
map-controls = View of the map
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Whole map
map-can-choose = can be chosen
tabs = Parts of the table
tab-hand = Hand
tab-table = Table
tab-log = Log
tab-chat = Chat
hand = Your hand
hand-empty = No cards in hand
cards-offered = Choose a card
laid = On the table
face-down = { $n } face down
effects = In effect
piles = Piles
score = Score
you = you
to-play = to play
to-play-you = your turn
your-turn = Your turn
turn = Turn { $n }
prompt = What to do
prompt-list = List of { $n } places
left = { $n } left
confirm = Confirm
cancel = Cancel
close = Close
undo = Undo
undo-help = Take back your last choice (U)
undo-ask = Ask to undo
undo-ask-help = Something was rolled, shown or answered since: the others must agree.
hint-success = Chance of success
hint-cost = Cost
hint-points = Points
why-not = Why not?
why-not-unknown = This is not among the choices now; no single clause forbids it.
waiting = Waiting…
waiting-for = Waiting for { $who }
connecting = Connecting…
reconnecting = Connection lost. Trying again; nothing is lost.
line-open = Connected
line-connecting = Connecting
line-lost = Connection lost
watching = watching
watchers = { $n } watching
log = Log
log-since = since your last choice
log-why = The rule behind this:
log-earlier = Earlier lines
log-empty = Nothing has happened yet.
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
hand-over = Hand over to { $who }
hand-over-help = What the other seat may not see is covered.
hand-over-go = I am { $who }

## A first look around

guide = Show me around
guide-step = { $at } of { $last }
guide-back = Back
guide-close = Close the guide
guide-next = Next
guide-done = Let’s play
guide-prompt = This line always says what you have to do. Everything you may choose is lit; nothing else can be clicked.
guide-board = The map. Drag to move it, use the wheel or two fingers to zoom. Point at a place to read everything about it; chances and costs stand on it before you click.
guide-hand = Your own cards, which nobody else sees.
guide-table = Everybody at the table, the tracks, and whatever lies open.
guide-log = What happened. Names light up on the map, and the § behind a line opens the rule that caused it.
guide-undo = Made a slip? Undo takes a choice back until something is rolled, shown or answered by others.

## The menu of a match

menu = Menu
rules = Rules
settings = Settings
replay = Replay
record = Save the record
verify = Verify the dice
share-table = Copy the link for watchers
offer-a-draw = Offer a draw
pause = Pause
resume = Go on
resign = Resign
resign-sure = Yes, resign
fair-help = Dice and draws are sealed before the game and can be checked after it. Seal:
to-lobby = To the lobby
to-table = To the table
agree = Agree
refuse = Refuse
withdraw = Withdraw
offer-undo = { $who } asks to take back a choice.
offer-draw = { $who } offers a draw.
offer-pause = { $who } asks for a pause.
overdue = { $who } is past the deadline.
kick = Give the seat to a bot
paused = The game is paused.
over = The game is over.
you-won = You have won
won-by = { $who } wins
drawn = A draw
result-resign = by resignation
result-draw = by agreement
result-time = on time
result-import = from a record
rematch = Rematch

## Replay

replay-scrub = Step
replay-step = Step { $at } of { $last }
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-turn-back = One turn back
replay-turn-forward = One turn on
replay-play = Play
replay-pause = Stop
replay-pace = Pace
replay-eyes = Seen by
replay-public = What everybody saw
replay-share = Copy link to this step
replay-branch = Play on from here
chance = Chance

## Rules

rules-lead = Every clause that the table enforces, in our own words. The log points here.
rules-search = Search the rules
rules-count = { $n } clauses
rules-none = No clause holds all these words.
rule-title = Rule { $id }
rule-unknown = This clause is not in the ledger.
rule-all = All rules of this game

## Sections of the ledgers

section-actions = Actions
section-any = At any time
section-basic = Basics
section-battle = Battle
section-board = The board
section-cards = Cards
section-china = The China card
section-combat-move = Combat movement
section-components = Components
section-conduct-combat = Conducting combat
section-defcon = DEFCON
section-early = Early cards
section-end = The end
section-enemy = The enemy
section-events = Events
section-examples = Examples
section-faq = Questions and answers
section-general = General events
section-house = House rules
section-income = Income
section-information = Information
section-late = Late cards
section-mid = Mid cards
section-missions = Missions
section-mobilize = Mobilisation
section-noncombat-move = Non-combat movement
section-operations = Operations
section-options = Options
section-persons = Persons
section-powers = Powers
section-public = Public events
section-purchase = Purchase
section-research = Research
section-retreat = Retreat
section-round = The round
section-rounds = Rounds
section-scoring = Scoring
section-sequence = Sequence of play
section-set-up = Setting up
section-setup = Setting up
section-sheet = Reference sheet
section-status = Status
section-tracks = Tracks
section-turn = The turn
section-victory = Victory
section-war = War

## Settings

language = Language
set-theme = Light and dark
set-theme-auto = As the device
set-theme-light = Light
set-theme-dark = Dark
set-palette = Colours
set-palette-help = Owners always have a pattern besides their colour.
set-palette-table = Table colours
set-palette-distinct = Distinct for colour-blind eyes
set-motion = Motion
set-motion-auto = As the device
set-motion-full = Pieces move
set-motion-none = No motion
set-confirm = Confirm a choice
set-confirm-help = With confirmation a first click shows the odds and costs, a second one plays.
set-confirm-touch = On touch screens
set-confirm-always = Always
set-confirm-never = Never
set-calls = Calls and sounds
set-sound = Sounds: cards, pieces, dice, battles, your turn
set-notify = A notification when the page is in the background
set-notify-denied = The browser does not allow notifications for this page.
account = Name and account
account-help = Nobody needs an account. With one you can come back from another device.
login = Login
password = Password
sign-in = Sign in
sign-out = Sign out
signed-in = Signed in as { $login }.
make-account = Make an account
save = Save
saved = Saved.

## Fair dice

verify-lead = Before the game the server published a seal of its key. Now the key is open, and every die and draw below was worked out again from it.
verify-ok = All { $n } outcomes are as sealed.
verify-bad = Some outcomes do not agree with the seal.
verify-hash = Seal
verify-key = Key
verify-salt = Salt

## Errors

error-other = That did not work.
error-offline = The server cannot be reached.
error-not-offered = That is not among the choices now.
error-stale = Something has changed in the meantime; please look again.
error-not-asked = This seat has nothing to decide now.
error-not-your-seat = This is not your seat.
error-not-allowed = You may not do that here.
error-hidden = This can be seen only after the end of the game.
error-not-over = This is possible only after the end of the game.
error-bad-link = This link was never given out. Please check that it is complete.
error-link-expired = This link has expired.
error-unknown-match = There is no such table.
error-seat-taken = Somebody sits there already.
error-login-taken = This login is taken.
error-wrong-password = Login or password is wrong.
error-bad-request = Please check what you have entered.
error-bad-record = This file is not a complete record.
error-other-rules = This record was played by other rules.
error-cannot-undo = There is nothing to take back.
error-game-over = The game is over.
error-paused = The game is paused.
error-too-many = Too fast; please wait a moment.
error-too-large = That is too large.
error-busy = The server is busy; please try again.
