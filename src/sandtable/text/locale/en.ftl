# Words that every game shares.
pass = Pass
roll = { $n }
n = { $n }
and = { ", " }
nobody = nobody
nothing = nothing
ask-roll = Roll the die
ask-draw = Draw a card
