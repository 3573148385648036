game-title = Fords
game-tagline = Three fords, a handful of orders and a die: the smallest war at the table.
seat-bank-1 = First bank
seat-bank-2 = Second bank
seat-bank-3 = Third bank
seat-bank-4 = Fourth bank
ford-upper = Upper Ford
ford-middle = Middle Ford
ford-lower = Lower Ford
order = Order { $n }
phase-deal = Deal
phase-fight = The next ford
value-orders = Orders in hand
value-points = Points
mark-next = Next to be fought for
pile-orders = Order deck
ask-play-order = Lay one order face down for { $about }
note-dealt = { $seat } is dealt { $order }
note-advance = { $seat } shows { $order } and rolls { $roll }: { $total }
note-standoff = Nobody takes { $ford }
note-taken = { $seat } takes { $ford }
end-last-ford = The last ford was fought for

# Sections of the rules
section-set-up = Setting up
section-round = The round
section-end = The end
