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
mark-next = Fought for next
pile-orders = Order deck
ask-play-order = Play one order face down for { $about }
note-dealt = { $seat } is dealt { $order }
note-hand = { $seat } is dealt { $n -> 
    [one] one order
   *[other] { $n } orders
}
note-advance = { $seat } shows { $order } and rolls { $roll }: { $total }
note-standoff = Nobody takes { $ford }
note-taken = { $seat } takes { $ford }
note-next-ford = { $ford } is fought for next
note-over = { $ending }: the game is over
end-last-ford = The last ford has been decided
bot-captain = Captain
section-set-up = Set-up
section-round = A round
section-end = End of the game
