# Words of the terminal table.
turn = turn { $n }
seats = Around the table
score = score
spaces = Map
more-spaces = { $n } more with nothing on them
tracks = Tracks
piles = Piles
laid = On the table
face-down = { $n } face down
effects = In force
hand = Hand of { $seat }
hand-empty = (no cards)
log = What happened
log-empty = Nothing has happened yet.
choose = Your choice (? for help):
hand-over = { $seat }: take the table now, and let nobody else look.
press-enter = Press Enter
thinking = { $seat } is thinking
not-an-option = { $text } is not one of the options.
several = { $text } could be: { $names }
hint-success = { $n } chance
hint-cost = costs { $n }
hint-points = { $n } points
undone = Taken back.
undo-nothing = There is nothing to take back.
undo-consent = Something was rolled, shown or answered since. Do all agree to take it back? [y/N]
undo-refused = Nothing is taken back.
yes = y
saved = Saved to { $file }
not-saved = The game was not saved.
over = The game is over
winner = { $names } wins
winners = { $names } share the victory
draw = Nobody wins
offered = { $name } is offered.
not-offered = { $name } is not offered now.
forbidden-by = It is forbidden by { $clause }:
no-reason = No single clause forbids it: it is not a choice at this moment.
found-nothing = No option, clause or rule speaks of { $text }.
step = Step { $n } of { $of }
chance = chance
help =
    A number, the name of an option, or the beginning of its name: choose it.
    undo (u)        take back the last answer
    table (t)       draw the table again; map (m): with every space
    log (l)         the whole log
    why WORD (? WORD)  a card's text, a clause, or why an option is not offered
    rules (r)       the rules
    save [FILE] (s) write the record
    quit (q)        leave (saves if a file was named)
