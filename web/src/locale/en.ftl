## The lobby

lobby-title = Grand strategy on one table
lobby-lead = Take a seat, see the whole map, click what is lit. Play against a bot right away, or send a friend a link.
nav = Main
nav-lobby = Games
games = Games
my-games = My games
play-now = Play now
you-play = You play: { $who }
opponent = Opponent
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
players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
players-range = { $low }–{ $high } players
minutes = { $n } min
hours = { $n } h
weight = Weight { $n } of 5
show-all = Show all { $n }
show-fewer = Show fewer
guest = Guest
guest-named = Guest { $letters }
bot-named = Bot ({ $bot })
seat-open = Open seat
not-found = There is nothing here
loading = Setting the table…

## A new table

seats = Seats
seat-count = How many players
seat-n = Seat { $n }
seat-me = Me
seat-invite = Someone I invite
shuffle-seats = Assign seats at random
options = Options
clock = Time
clock-kind = Time to think
clock-none = No limit
clock-fast = 15 minutes each, plus 10 seconds per move
clock-calm = 60 minutes each, plus 20 seconds per move
clock-day = One day per move
clock-days = Three days per move
clock-left = Time left:
clock-plan-live = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } each, plus { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } per move
clock-plan-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
time-left = { $time } left
listed = Show in the lobby, so that others can join or watch
variant = Variant
variant-play = Play by
variant-none = The game as it is
variant-named = Variant: { $name }
variant-changes = What this variant changes
variant-change = { $path }: { $before } → { $after }
variant-added = { $path }: added ({ $after })
variant-taken-out = { $path }: taken out
variant-texts = { $n ->
    [one] One text reads differently
   *[other] { $n } texts read differently
}
open-table = Open the table
waiting-room = Waiting for players
waiting-room-help = The game starts as soon as every seat is taken.
invite-link = Invitation link
copy-link = Copy link
copied = Copied
fill-with-bot = Give to a bot
take-seat = Take this seat
take-back-seat = Take your seat back
bot-keeps-seat = A bot is playing { $role } for you.
bot-keeps-yours = a bot plays for you
invited = You are invited to a table
invited-by = { $who } invites you to a table
invited-as = Your seat: { $role }
sits-there = At the table
your-name = Your name

## The table

map-label = Map. Arrow keys move between lit spaces, with Shift between all; plus and minus zoom; 0 shows everything.
board = Board
keys = Keys
keys-answer = gives one of the numbered answers
keys-undo = takes the last choice back
keys-question = to the question
keys-map = to the map; arrow keys then lead from one lit space to the next, with Shift to any space
keys-hand = to the hand; arrow keys then lead from card to card
keys-log = to the log; arrow keys then lead from line to line
map-controls = View of the map
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Whole map
map-can-choose = can be chosen
legend = Legend
legend-influence = Influence, in the colour of its side
legend-control = Bar and tint: the side that controls the country
legend-badge = Before a click: what it costs, or how likely it is to succeed
legend-more = More is here than the plate has room for: point at the plate, or hold a finger on it, to read all of it
tabs = Parts of the table
tab-hand = Hand
tab-table = Table
tab-log = Log
tab-chat = Chat
hand = Your hand
hand-empty = No cards in hand
cards-offered = Choose a card
in-play = In play
laid = On the table
face-down = { $n } face down
effects = In effect
piles = Piles
score = Score
you = you
to-play = to move
to-play-you = your turn
choosing = choosing
your-turn = Your turn
turn = Turn { $n }
prompt = What to do
prompt-list =
    { $n ->
        [one] Show 1 place
       *[other] Show { $n } places
    }
left = { $n } left
at-once = At once
fewer = Fewer: { $what }
more-of = More: { $what }
all-or-none = All or none
confirm = Confirm
final = Once dice follow or another player answers, this cannot be undone.
cancel = Cancel
close = Close
undo = Undo
undo-help = Take back your last choice (U)
undo-ask = Ask to undo
undo-ask-help = Dice have been rolled or information revealed since, so the other players must agree.
hint-success = Chance of success
hint-cost = Cost
hint-points = Points
hint-risk = Risk of a loss
why-not = Why not?
why-not-unknown = This is not an option right now; no single rule forbids it.
waiting = Waiting…
waiting-for = Waiting for { $who }
role-and-name = { $role } ({ $name })
thinking = { $who } is thinking…
thinking-several = { $who } are thinking…
choosing-now = { $who } are choosing
connecting = Connecting…
reconnecting = Connection lost. Reconnecting; your game is safe.
line-open = Connected
line-connecting = Connecting
line-lost = Connection lost
watching = watching
watchers = { $n } watching
log = Log
log-since = since your last choice
story = What happened
story-earlier = Earlier event
story-later = Later event
story-skip = Skip
story-close = Close
log-why = The rule behind this:
log-earlier = Show earlier entries
log-empty = Nothing has happened yet.
log-times = × { $n }
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
hand-over = Hand over to { $who }
hand-over-help = Anything the next player may not see is hidden.
hand-over-go = I am { $who }

## A first look around

guide = Show me around
guide-step = { $at } of { $last }
guide-back = Back
guide-close = Close the guide
guide-next = Next
guide-done = Let’s play
guide-prompt = This line always says what to do next. Everything you can choose is lit; you can only choose what is offered, so you cannot make an illegal move.
guide-board = The map. Drag to move it, use the wheel or two fingers to zoom. Point at a place to read all about it; odds and costs are shown before you click.
guide-hand = Your own cards, which nobody else can see.
guide-table = Everyone at the table, the tracks, and everything that lies open.
guide-log = What has happened. Names light up on the map, and the § after a line opens the rule behind it.
guide-undo = Misclicked? You can undo a choice until dice are rolled, something hidden is revealed or another player answers.

## The menu of a match

menu = Menu
rules = Rules
settings = Settings
replay = Replay
record = Save the record
verify = Verify the dice
share-table = Copy spectator link
offer-a-draw = Offer a draw
pause = Pause
resume = Resume
resign = Resign
resign-sure = Yes, resign
fair-help = Dice and card draws are sealed before the game and can be checked afterwards. Seal:
to-lobby = To the lobby
to-table = To the table
agree = Agree
refuse = Refuse
withdraw = Withdraw
offer-undo = { $who } asks to undo a choice.
offer-draw = { $who } offers a draw.
offer-pause = { $who } asks for a pause.
overdue = { $who } is past the deadline.
kick = Give the seat to a bot
kick-sure = Yes, give the seat to a bot
paused = The game is paused.
over = The game is over.
you-won = You have won
won-by = Winner: { $who }
you-lost = You have lost
shared-by = { $who } share the victory
drawn = Draw
last-line = Last line of the log:
result-resign = by resignation
result-draw = by agreement
result-time = on time
result-import = from a record
result-cancelled = by the organisers
result-lesson = in a lesson
rematch = Rematch
was-hidden = What was hidden

## Lessons

lesson = Lesson
lessons = Lessons
lessons-first = New here? Lessons
lessons-of = Lessons: { $game }
lessons-lead = Short exercises on prepared positions. Each has one goal; take back and try as often as you like.
lesson-begin = Begin
lesson-learned = learned
lesson-next = Next lesson
lesson-again = Try again
lesson-reached = Done: { $title }
lesson-missed = Not this time: { $title }

## Replay

replay-scrub = Step
replay-step = Step { $at } of { $last }
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-play = Play
replay-pause = Stop
replay-pace = Pace
replay-eyes = Viewpoint
replay-public = Public view
replay-share = Copy link to this step
replay-branch = Play on from here
chance = Chance

## Rules

rules-lead = Every rule that the table enforces, in our own words. The log links here.
rules-search = Search the rules
rules-count =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
rules-none = No rule matches.
rule-title = Rule { $id }
rule-unknown = This rule is not listed.
rule-all = All rules of this game

## Settings

language = Language
set-theme = Theme
set-theme-auto = Match device
set-theme-light = Light
set-theme-dark = Dark
set-palette = Colours
set-palette-help = Every owner has a pattern as well as a colour.
set-palette-table = Table colours
set-palette-distinct = Colour-blind friendly
set-story = Story of the other players
set-story-help = What the others do is told by itself, step by step, and can be skipped. With animation off it waits to be opened.
set-story-off = Off
set-story-slow = Slow
set-story-normal = Normal
set-story-fast = Fast
set-motion = Animation
set-motion-auto = Match device
set-motion-full = Pieces move
set-motion-none = No animation
set-confirm = Confirm choices
set-confirm-help = A move cannot be undone once dice follow, something hidden is revealed or the turn passes to another player. Anything else is played at once and can be taken back.
set-confirm-final = Only when a move cannot be undone
set-confirm-always = Always
set-confirm-never = Never
set-calls = Alerts and sounds
set-sound = Sounds: cards, pieces, dice, battles, your turn
set-notify = Notify me when the page is in the background
set-notify-denied = The browser does not allow notifications for this page.
account = Name and account
account-help = You do not need an account. With one, you can come back from any device.
account-rule = Login: 3–40 lowercase letters, digits, “.”, “_” or “-”. Password: at least 8 characters.
device = Continue on another device
device-help = A link, valid for ten minutes, that signs you in on another browser.
device-copied = Copied. Open it on the other device within ten minutes, and don't share it.
device-done = You are now signed in on this browser.
invite-device = Link for the other device
login = Login
password = Password
sign-in = Sign in
sign-out = Sign out
signed-in = Signed in as { $login }.
make-account = Create an account
save = Save
saved = Saved.

## Fair dice

verify-lead = Before the game, the server published a seal of its key. The key is now public, and every die and draw below has been worked out again from it.
verify-ok =
    { $n ->
        [one] The one result matches the seal.
       *[other] All { $n } results match the seal.
    }
verify-bad = Some results do not match the seal.
verify-hash = Seal
verify-key = Key
verify-salt = Salt
die = fell { $face }
die-hit = fell { $face }, needed { $needed } or less: hit
die-missed = fell { $face }, needed { $needed } or less: miss
die-place = Die { $n } of this game
die-sealed = It follows from the key that the server sealed before the game, the players' words and its place in the record: nobody could choose it. Once the game is over, a click on the die opens its proof.
die-proof = Open its proof
die-entry = Entry { $entry } of the record: { $answer }. The key, the salt and the number of the entry lead to result { $place } of { $options }.
die-taken-over = This die was taken over from another game, which proves it.

## Errors

error-other = That did not work.
error-offline = The server cannot be reached.
error-not-offered = That is not an option right now.
error-stale = Something has changed in the meantime; please look again.
error-not-asked = It is not this seat's turn to choose.
error-not-your-seat = This is not your seat.
error-not-allowed = You cannot do that here.
error-hidden = You can see this once the game is over.
error-banned = Those who run this table only let you watch.
error-not-over = You can do this once the game is over.
error-bad-link = This link is not valid. Please check that it is complete.
error-link-expired = This link has expired.
error-unknown-match = There is no such table.
error-unknown-variant = This server does not offer that variant.
error-seat-taken = That seat is already taken.
error-login-taken = This login is taken.
error-wrong-password = Login or password is wrong.
error-bad-request = Please check what you have entered.
error-bad-record = This file is not a complete record.
record-versions = Made under rules { $recorded }; this table plays by rules { $current }.
record-as-far = Replay it as far as it holds
error-other-rules = This record was made under different rules.
error-cannot-undo = There is nothing to undo.
error-game-over = The game is over.
error-paused = The game is paused.
error-too-many = Too fast; please wait a moment.
error-too-large = That is too large.
error-busy = The server is busy; please try again.
error-bad-cookie = Your cookie could not be read and was deleted. Please reload the page.
error-bad-token = This token is unknown or has been revoked.
error-unknown-game = There is no such game.
error-unknown-seat = There is no such seat.
error-unknown-bot = There is no such bot.
error-unknown-language = There is no such language.
error-not-found = There is nothing here.
error-method-not-allowed = That is not possible here.
error-final = This cannot be undone.
error-not-started = The game has not started: some seats are still open.
error-no-offer = This offer is no longer on the table.
error-not-overdue = This player still has time.
error-bad-option = One of the options does not suit this game.
error-bad-seats = This game does not support that number of players.
error-internal = Something went wrong on our side; nothing was changed.

## People, moderation, dice

former-player = Former player
chat-muted = (muted)
chat-about = About { $name }: mute, block, report
told-time = { $name } takes over from { $about }: time ran out
told-kicked = { $name } takes over from { $about }: overdue
told-resigned = { $name } takes over from { $about }, who has left
told-returned = { $name } takes the seat back from { $about }
told-repaired = The rules have changed: the match goes on from the last step that still holds, and its dice have a new key.
mute = Mute
mute-help = You no longer see what this person says.
block = Block
block-help = Muted as well, and cannot sit down at your tables.
report = Report
report-reason = Reason
report-abuse = Insults or threats
report-spam = Spam
report-cheating = Cheating
report-name = Offensive name
report-other = Something else
report-text = Anything to add?
report-done = Thank you. Those who run this table will look at it.
ignored = Muted and blocked
ignored-mute = muted
ignored-block = blocked
ignored-mute-done = Muted. You can undo this in the settings.
ignored-block-done = Blocked. You can undo this in the settings.
ignored-end = Undo
notice-from = From those who run this table:
notice-read = Understood
account-care = Password, sign-ins, data
password-old = Current password
password-new = New password
password-change = Change password
email = E-mail address
email-set = Save address
email-help = Only used to send you a new password if you forget yours.
email-sent = A letter is on its way. Open the link in it to confirm the address.
email-done = Your address is confirmed.
forgot = Forgot your password?
forgot-done = If there is such an account with an address, a letter is on its way.
sign-ins = Where you are signed in
sign-in-here = here
bot-tokens = Bots
bot-tokens-help = A token lets a program of yours play at this server. Everybody sees that it is a bot, and you answer for what it does.
bot-token-name = Name of the bot
bot-token-make = Make a token
bot-token-revoke = Revoke
bot-token-made = Copy the token now; it is not shown again:
program-named = BOT { $name }
my-data = Download my data
account-delete = Delete my account
account-delete-help = Your name disappears everywhere, and bots take your seats. This cannot be undone.
account-gone = Your account has been deleted.
dice-page = Check dice in your own browser
dice-here = Check a record in your own browser
dice-lead = Choose the record of a finished game. Every die and draw is worked out again on this device; nothing is sent anywhere.
dice-file = Record file
dice-hash = The key is the one that was sealed before the first roll.
dice-salt = The salt is made of the players' words.
dice-no-record = This file is not a complete record.
dice-no-dice = This record does not say how its dice were made.
dice-insecure = Your browser only does this on pages opened through https or from this device.

## The laboratory

lab = Lab
lab-lead = Bots play a game many times, as it is or as you change it, and the figures settle while you watch.
lab-closed = The laboratory is not open to you on this server. On a server of your own it is: run “sandtable serve” and open its Lab page on the same machine.
lab-plan = What is played
lab-game = Game
lab-games = Number of games
lab-seed = Seed
lab-changes = { $n ->
    [0] Nothing is changed
    [one] One change
   *[other] { $n } changes
}
lab-compare = Compare with the game as it is, on the same luck
lab-begin = Begin
lab-experiments = Experiments
lab-none = There are none yet.
lab-done = { $done } of { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-pace = { $pace } games a second, about { $left } s left
lab-progress = Games played
lab-progress-trying = being tried out
lab-progress-playing = being played
lab-progress-done = finished
lab-progress-failed = failed
lab-progress-stopped = stopped
lab-stop = Stop
lab-delete = Delete
lab-report = Report
lab-download = Variant as a file
lab-kind = Kind
lab-kind-all = Everything
lab-find = Find
lab-reset = Undo all changes
lab-rows = { $n ->
    [one] One entry
   *[other] { $n } entries; { $shown } are shown
}
lab-take-out = Take out of the game
lab-now = now { $value }
lab-yes = yes
lab-no = no
lab-chart = Each seat’s share of the victories as the games go on; the table below has the figures
lab-figure = Figure
lab-value = Value
lab-interval = 95 %
lab-difference = Difference
lab-settled = Settled
lab-sure = yes
lab-open = open
lab-more = { $n ->
    [one] 1 more game
   *[other] { $n } more games
  }
lab-ends = Ends: { $how }
lab-measure-draw = Draws
lab-measure-turns = Turns
lab-measure-decisions = Decisions
lab-measure-margin = Margin

# The coach and puzzles
hint = Hint
hint-help = What would a strong player do?
hint-title = What a strong player would consider
hint-lead = The share is what you may expect of the victory after each option, judged by playing on from what you can see.
hint-thinking = Thinking …
advice-line = For example: { $line }
advice-choose = Choose
review = Review
review-begin = Review this game
review-help = Each side's chances over time, and where the game turned. This takes a minute or so.
review-working = Playing the game through again …
review-curve = Chances of winning:
review-mistake = { $who } chose { $played }; { $better } would have been worth { $cost } more.
review-luck = { $who } lost { $lost } to the others' play and to luck.
review-steady = The game never turned suddenly.
review-table = The figures
puzzle = Puzzle
puzzle-today = Puzzle of the day
puzzle-task = Puzzle { $n } of { $count }: { $who } to play. Which option is best?
puzzle-solved = You have solved this one.
puzzle-missed = You have tried this one.
puzzle-right = Right: { $best }
puzzle-wrong = The best is: { $best }
puzzle-why = Why?
puzzle-next = Next puzzle
puzzle-proof = What each option is worth, tested by playing on many hundred times with the same luck, and a line that shows why.
puzzle-far = { $answer } fell behind early: it is worth less than { $worth }.
