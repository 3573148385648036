# The report of the laboratory. Numbers arrive written out.
title = Report on { $game }
about = { $games } games for { $seats } players, played by { $bots } under rules { $rules }. All intervals hold in 95 of 100 cases.
verdicts = What matters
table = Table
search = Search
how = How this was made
made = Seed { $seed }. Options: { $options }. Content { $content }. Sandtable { $version } (run / report). Begun { $started } on { $machine }.
and-more = { $names } and { $n } more

head-fair = Is it fair?
fair-even = No seat is ahead. { $best } wins { $best_share } ({ $best_interval }) and { $worst } { $worst_share } ({ $worst_interval }); fair would be { $fair }. A tilt of less than { $error } points would not have shown; about { $games } games would tell whether the difference seen here is real.
fair-tilted = No: { $best } wins { $best_share } ({ $best_interval }) and { $worst } { $worst_share } ({ $worst_interval }), where { $fair } would be fair.
fair-factions-even = No faction is surely ahead or behind: { $best } wins { $best_share } of its games ({ $best_interval }) and { $worst } { $worst_share } ({ $worst_interval }).
fair-factions-tilted = The factions are uneven: { $best } wins { $best_share } of its games ({ $best_interval }) and { $worst } { $worst_share } ({ $worst_interval }).
fair-note = The bots were { $bots }. What only one kind of player shows may be about the bots: compare with a run of another kind. A shared victory counts in parts, and a game that nobody wins is nobody’s.
by-faction = By faction
by-bot = By bot
plot-seats = Share of victories by seat
plot-factions = Share of victories by faction, when it plays
plot-bots = Share of victories by bot
caption-shares = Share of victories; { $fair } would be fair. The last column says after how many games the difference from that would show.

head-length = How long does it last?
length-verdict = Half of the games take at most { $decisions } decisions (nine in ten between { $low } and { $high }) and { $turns } turns. People would need about { $minutes } minutes; the box says { $box }. The longest that a player waits for others is about { $wait } minutes.
length-note = People are taken to need { $look } seconds for a question and { $weigh } more for every doubling of its options; a question with a single option costs nothing. Reading, talking and handling pieces come on top.
caption-spreads = Length of games: the mean, and the 5th, 50th and 95th of a hundred
caption-decisions = Games by number of decisions
caption-turns = Games by the turn in which they ended
row-decisions = Decisions
row-turns = Turns
row-minutes = Minutes for people
row-wait = Longest wait, minutes

head-endings = How does it end?
endings-verdict = { $ways ->
    [one] Every game ends the same way: { $ending }.
   *[other] There are { $ways } endings. The most frequent, in { $share } of games: { $ending }. Nobody wins { $draws } of games.
}
caption-endings = Games by ending

head-contest = Is it a contest?
contest-open = To the last: whoever leads at half-time wins only { $leader } of games ({ $interval }). The lead passes to or from the winner { $changes } times a game, half of the winners are ahead for good after { $settled } of the game, and { $comebacks } were still behind in its second half. At worst, winners were { $deficit } points behind on average. In the end, half of the winners lead by { $margin } or more.
contest-contest = Yes: whoever leads at half-time wins { $leader } of games ({ $interval }). The lead passes to or from the winner { $changes } times a game, half of the winners are ahead for good after { $settled } of the game, and { $comebacks } were still behind in its second half. At worst, winners were { $deficit } points behind on average. In the end, half of the winners lead by { $margin } or more.
contest-decided = It is decided early: whoever leads at half-time wins { $leader } of games ({ $interval }). The lead passes to or from the winner { $changes } times a game, half of the winners are ahead for good after { $settled } of the game, and only { $comebacks } were still behind in its second half. In the end, half of the winners lead by { $margin } or more.
contest-note = The lead is the winner’s score less the best of the others, looked at when a turn begins and every 25 answers. Where victory does not come from the score, the lead says less.
caption-contest = The later winner’s lead as the game goes on
caption-swings = The lead, game by game: the mean, and the 5th, 50th and 95th of a hundred games
row-changes = Lead passes to or from the winner
row-settled = Winner ahead for good after
row-deficit = Winner behind at worst, points
row-margin = Winner ahead in the end, points
row-comebacks = Winners still behind in the second half
curve-ahead = winner ahead
curve-leader = leader wins

head-luck = How much is luck?
luck-none = The run has no games played on with other dice; simulate with `--again` to measure this.
luck-few = { $n ->
    [0] No game was
    [one] Only 1 game was
   *[other] Only { $n } games were
} played on with other dice, too few to tell; { $need } are the least. Simulate more games, or with a smaller `--again`.
luck-open = Much stays open: at half-time, { $half } of the result’s variance is still to come ({ $interval }). The deal alone settles { $deal }.
luck-between = Half and half: at half-time, { $half } of the result’s variance is still to come ({ $interval }). The deal alone settles { $deal }.
luck-settled = What has happened counts: at half-time, only { $half } of the result’s variance is still to come ({ $interval }). The deal alone settles { $deal }.
luck-bots = Who plays explains { $bots } of the result, and the seat { $seats }.
luck-note = Some games were played on from the deal, a quarter, half and three quarters by the same bots with other dice. How far the two results lie apart is what had been open. Between players of equal strength, what is open is left to chance and to choices made by chance.
caption-luck = Share of the result’s variance that is still open
curve-left = still open

head-choices = How wide are the choices?
choices-verdict = A question with a choice has { $options } options in the middle and { $high } at the 95th of a hundred; { $forced } of questions leave none.
choices-near = Where the bots compared options, they found { $near } of them about as good as the best (one would mean autopilot).
choices-autopilot = { $n ->
    [one] One question is nearly always answered alike: { $questions }.
   *[other] { $n } questions are nearly always answered alike, among them { $questions }.
}
choices-note = “As varied as” counts the equally frequent answers that would be as varied as those given: near 1 the bots play on autopilot. From a sample of the games where there are very many.
caption-choices = Questions per game

head-depth = How deep is it?
depth-none = Not measured: the run has no two bots of one kind that differ in thinking time. Simulate with, say, `--bots montecarlo:50,montecarlo:100 --rotate`.
depth-verdict = The most that more thinking was worth: { $more } beats { $less } in { $share } of the games that one of them wins. At the strongest step, { $last } wins { $last_share }.
caption-depth = Games won by the bot that thinks more

head-decides = What decides games?
things-deciding = { $n ->
    [one] Of { $tested } things dealt by chance, one surely matters to whoever gets it: { $first } ({ $worth } points, { $interval }).
   *[other] Of { $tested } things dealt by chance, { $n } surely matter to whoever gets them; first of all { $first } ({ $worth } points, { $interval }).
}
things-none = { $tested ->
    [one] Only 1 thing is dealt by chance; it does not surely change
   *[other] Of { $tested } things dealt by chance, none surely changes
} the chances of whoever gets it.
things-undealt = Nothing was dealt by chance to a player often enough to be compared. What spaces and units are worth shows only when they are changed.
things-never = { $n ->
    [one] Never chosen by anybody: { $names }.
   *[other] { $n } things are never chosen by anybody: { $names }.
}
things-note = Being dealt something is an experiment: chance decides what a seat gets. Whoever got it first is compared with those who, in the same seat and turn, were dealt as many others of its kind; the worth is the difference in points of victories per hundred games. Of the findings in red at most one in twenty should be false (Benjamini–Hochberg). Where players choose the deck they draw from, part of the difference is that choice.
plot-worth = What being dealt it changes, in points of victory
each = Each by itself
head-kind = { $kind }
kind-used = Of { $n }, { $used } are chosen at least once; most often { $most }.
kind-dealt = There are { $n }; players never choose among them.
kind-good = Good to get: { $names }.
kind-bad = Bad to get: { $names }.
caption-things = Worth is what being dealt it changes, in points of victory (an experiment). Users are those who chose it; what they win says as much about the moment as about the thing (a choice).

column-name = Name
column-games = Games
column-wins = Wins
column-interval = 95 %
column-score = Mean score
column-to-tell = Games to tell
column-mean = Mean
column-fifth = 5 %
column-median = Median
column-last = 95 %
column-share = Share
column-so-far = So far
column-ending = Ending
column-moment = Part of the game
column-ahead = Winner ahead
column-level = Level
column-behind = Winner behind
column-leader-wins = Leader wins
column-left = Still open
column-question = Question
column-per-game = Per game
column-options = Options
column-forced = No choice
column-usual = Most frequent answer
column-usual-share = Its share
column-kinds = As varied as
column-near = Nearly best
column-seen = Named per game
column-dealt = Dealt in
column-holders = Holders win
column-held = Never chosen by its holder
column-discarded = Discarded, per game
column-worth = Worth
column-used = Users per game
column-users-win = Users win
column-asked = Chosen when asked (per game)

kind-card = Cards
kind-space = Spaces
kind-person = Persons
kind-mission = Missions
kind-unit = Units
kind-elite = Elites
kind-power = Powers
kind-state = States
kind-event = Events
kind-history = History cards
kind-modifier = Modifier cards
kind-tech = Technologies
kind-region = Regions
kind-objective = Objectives
kind-do = Uses and deeds
kind-choice = Choices
kind-order = Orders
kind-ford = Fords
kind-pay = Payments
kind-blind = Blind draws
kind-deck = Decks
kind-road = Roads
kind-resist = Missions claimed by resistance
kind-welcome = Missions claimed by welcome
kind-use = Uses
kind-zone = Sea zones
kind-loss = Casualties
