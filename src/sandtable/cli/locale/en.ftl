# Words of the terminal table.
turn = Turn { $n }
seats = Around the table
score = score
spaces = Map
more-spaces = { $n ->
    [one] one more space is empty
   *[other] { $n } more spaces are empty
}
pieces-of = { $owner }: { $pieces }
piece-carries = { $piece } ({ $cargo })
tracks = Tracks
piles = Piles
laid = On the table
face-down = { $n } face down
effects = In effect
hand = Hand of { $seat }
hand-empty = (no cards)
log = What happened
log-empty = Nothing has happened yet.
choose = Your choice (? for help):
hand-over = { $seat }, it is your turn at the screen. Nobody else should look.
press-enter = Press Enter
thinking = { $seat }: thinking
not-an-option = { $text } is not one of the options.
several = { $text } could be: { $names }
hint-success = { $n } chance
hint-cost = costs { $n }
hint-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-consent = Dice have been rolled or information revealed since. Does everyone agree to take it back? [y/N]
undo-refused = Nothing was taken back.
yes = y
saved = Saved to { $file }
not-saved = The game was not saved.
over = The game is over
winner = Winner: { $names }
winners = Shared victory: { $names }
draw = No winner
offered = { $name }: you can choose this.
not-offered = { $name }: you cannot choose this now.
forbidden-by = Rule { $clause } forbids it:
no-reason = No single rule forbids it; it is just not an option right now.
found-nothing = Nothing mentions { $text }.
step = Step { $n } of { $of }
chance = Chance
help =
    Type a number, the name of an option or the beginning of its name to choose it.
    undo (u)           take back the last answer
    table (t)          draw the table again
    map (m)            draw it with every space
    log (l)            show the whole log
    why WORD (? WORD)  show a card's text, a rule, or why something is not an option
    rules (r)          show all rules
    save [FILE] (s)    save the record
    quit (q)           leave the game (it is saved if you named a file)
