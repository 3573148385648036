# Words that every game shares.
pass = Pass
roll = { $n }
n = { $n }
and = { ", " }
nobody = nobody
nothing = nothing
ask-roll = Roll the die
ask-draw = Draw a card
bot-random = Bot (random)
bot-montecarlo = Bot (searching)
bot-search = Bot (tree search)
