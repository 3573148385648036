## titles

game-title = Twilight Struggle
game-tagline = The Cold War, 1945–1989, between two superpowers in ten turns.
changes-2 = A turn that begins with an empty deck reshuffles first; the missile crisis can be ended after any headline or round; UN Intervention through Grain Sales answers “We Will Bury You”; a card and its use become known together.

## sides

seat-ussr = USSR
seat-us = US
side-ussr = USSR
side-us = US
side-neutral = Neutral

## options

option-optional-cards = Optional cards
    .help = Adds the seven cards 104 to 110 to the decks.
option-us-handicap = Extra US influence
    .help = Points the US places last, where it already has influence.
option-reveal-held = Show held cards
    .help = Cards still held at the end of a turn are shown to both sides.

## eras

era-early = Early War
era-mid = Mid War
era-late = Late War

## space boxes

box-1 = Earth Satellite
box-2 = Animal in Space
box-3 = Man in Space
box-4 = Man in Earth Orbit
box-5 = Lunar Orbit
box-6 = Eagle/Bear Has Landed
box-7 = Space Shuttle
box-8 = Space Station
option-digital-rulings = Rulings of the digital edition
    .help = Junta may realign in both Americas, Missile Envy compares current values, Glasnost ends The Reformer, and more; for imported games.

## what may be done

do-event = Event
do-event-first = Event first, then operations
do-influence = Place influence
do-realign = Realignment
do-coup = Coup
do-space = Space race
do-defuse = End the missile crisis
do-participate = Take part
do-boycott = Boycott
do-raise = Improve DEFCON
do-lower = Lower DEFCON
do-remove = Remove influence
do-add = Add influence
do-concentrate = All in South Africa
do-spread = Partly next to South Africa
do-play = Play the card
do-return = Give it back
do-end-game = End the game
defcon = DEFCON { $n }

## prompts

ask-set-up = Set up: place influence ({ $left } left)
ask-handicap = Place extra influence ({ $left } left)
ask-headline = Choose a headline
ask-play-card = Play a card
ask-trapped = Caught in { $about }: discard a card
ask-use-card = How to use { $about }
ask-use-operations = Operations of { $about }
ask-free-operation = { $about }: a free coup or realignment
ask-influence-where = Place influence ({ $left } left)
ask-realign-where = Realign where? ({ $left } left)
ask-coup-where = Coup where?
ask-defuse = Remove 2 influence to end the crisis: where?
ask-place = Add influence ({ $left } left)
ask-place-two = { $about }: add 2 influence where?
ask-remove = Remove influence ({ $left } left)
ask-clear = Remove all influence: where? ({ $left } left)
ask-unrest = { $about }: remove influence where? ({ $left } left)
ask-equalize = { $about }: match the USSR’s influence where?
ask-double = { $about }: double the influence where? ({ $left } left)
ask-move-from = Move influence from where? ({ $left } left)
ask-move-to = Move influence to where? ({ $left } left)
ask-norad = NORAD: add 1 influence
ask-war-where = { $about }: where?
ask-che = Che: coup where? ({ $left } left)
ask-shuttle = Shuttle Diplomacy: which USSR battleground does not count in { $about }?
ask-discard-or-lose = { $about }: discard a card worth 3 or more?
ask-ask-not = Discard cards and draw the same number
ask-tehran = Discard cards from the deck
ask-discard-held = Discard a held card?
ask-make-discard = Choose a card to be discarded
ask-take-discard = { $about }: choose from the discards
ask-give-card = { $about }: which card to hand over?
ask-un-partner = { $about }: with which card?
ask-grain-sales = Play { $about } or give it back?
ask-olympics = { $about }: take part or boycott?
ask-warsaw-pact = { $about }: remove or add influence?
ask-unrest-in-south-africa = { $about }: where?
ask-move-defcon = { $about }: move DEFCON?
ask-set-defcon = { $about }: choose the DEFCON level
ask-chernobyl = { $about }: name a region
ask-wargames = { $about }: give 6 VP and end the game?

## log

note-turn = Turn { $n }
note-turn-end = End of turn { $n }
note-round = { $seat }: action round { $n }
note-pass = { $seat } passes
note-headline = { $seat } headlines { $card }
note-headline-cancelled = The headline of { $seat }, { $card }, is cancelled
note-play = { $seat } plays { $card }: { $use }
note-event = { $card } ({ $seat })
note-no-event = The event of { $card } does not happen
note-influence = { $seat } places influence with { $n ->
    [one] { $n } operation
   *[other] { $n } operations
} (printed { $printed })
note-added = { $seat } +{ $n } in { $space } (US { $us }, USSR { $ussr })
note-removed = { $seat } −{ $n } in { $space } (US { $us }, USSR { $ussr })
note-realignment = { $seat } realigns with { $n ->
    [one] { $n } operation
   *[other] { $n } operations
} (printed { $printed })
note-realigned = { $space }: USSR { $ussr } +{ $ussr_bonus }, US { $us } +{ $us_bonus }
note-coup = { $seat }: coup with { $n ->
    [one] { $n } operation
   *[other] { $n } operations
}
note-coup-roll = { $space }: { $seat } rolls { $roll }, operations { $n }, modifier { $shift }: margin { $margin }
note-war = { $seat }: war in { $space }
note-war-roll = { $space }: { $seat } rolls { $roll }, minus { $shift }, needs { $needed }
note-military = { $seat }: military operations { $n }
note-defcon-up = DEFCON improves to { $n }
note-defcon-down = DEFCON drops to { $n }
note-vp = { $seat } gains { $n } VP (now { $score })
note-no-vp = No VP (still { $score })
note-space-roll = { $seat }: space race with { $n ->
    [one] { $n } operation
   *[other] { $n } operations
}, die { $roll }, needs { $needed } or less
note-space = { $seat } advances to box { $n } of the space race
note-trap-roll = { $seat } rolls { $roll } to get free, needs { $needed } or less
note-in-play = { $card } is in effect
note-out-of-play = { $card } is no longer in effect
note-china-card = { $seat } receives The China Card
note-discard = { $seat } discards { $card }
note-discard-from-deck = { $seat } discards { $card } from the deck
note-drawn = { $seat } draws { $card }
note-look = { $seat } sees { $card } in the deck
note-show = { $seat } shows { $card }
note-show-hand = { $seat } shows a hand of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
note-no-cards = { $seat } has no such card
note-hand-over = { $seat } hands over { $card }
note-intervention = { $seat } uses { $card } without its event
note-take-to-play = { $seat } plays { $card }, drawn from the hand of { $holder }
note-give-back = { $seat } gives { $card } back
note-reshuffle = { $n ->
    [one] { $n } discard is
   *[other] { $n } discards are
} shuffled into a new deck
note-olympics-joined = { $seat } takes part in the Olympics
note-olympics-boycotted = { $seat } boycotts the Olympics
note-olympics-rolls = Olympics: { $seat } { $roll } +2, the other { $other }
note-summit-rolls = Summit: USSR { $ussr } +{ $ussr_bonus }, US { $us } +{ $us_bonus }
note-chernobyl = The USSR may not place influence in { $region } with operations this turn
note-final-region = { $region }: US { $us }, USSR { $ussr }
note-end = { $ending } (VP { $score })
note-dealt = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
note-deck-grows = { $n } new cards join the deck
note-to-discards = { $card } goes to the discard pile
note-to-removed = { $card } is removed from the game
note-take-back = { $seat } takes { $card } from the discard pile
note-looks = { $seat } looks at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the deck
note-look-ends = { $seat } returns { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to the deck
note-china-up = The China Card of { $seat } is turned face up
note-military-end = { $seat }: { $n } of { $needed } required military operations; the track returns to 0

## endings

end-vp = Victory by 20 victory points
end-europe = Victory by control of Europe
end-nuclear-war = Nuclear war: the phasing player loses
end-missile-crisis = A coup during the missile crisis loses the game
end-held-scoring-card = A scoring card was held at the end of the turn
end-wargames = Ended by Wargames
end-final-scoring = Final scoring

## labels

phase-setup = Set-up
phase-turn-start = Start of the turn
phase-headlines = Headlines
phase-headline-event = Headline events
phase-action-round = Action round
phase-turn-end = End of the turn
track-vp = Victory points
track-defcon = DEFCON
track-turn = Turn
track-space = Space race
track-military = Military operations
pile-deck = Deck
pile-discards = Discards
pile-removed = Out of the game
value-points = VP ahead
value-battlegrounds = Battlegrounds controlled
value-space-box = Space race box
value-us = US influence
value-ussr = USSR influence
value-cards = Cards in hand
value-operations = Operations modifier
value-space-attempts = Space cards used
laid-headline = Headline
laid-played = Being played
mark-china-card = The China Card
mark-china-card-face-down = The China Card, face down
mark-threatened = May not coup (missile crisis)
mark-bound = Must play Missile Envy

## regions

region-europe = Europe
region-asia = Asia
region-middle-east = Middle East
region-africa = Africa
region-central-america = Central America
region-south-america = South America
region-western-europe = Western Europe
region-eastern-europe = Eastern Europe
region-southeast-asia = Southeast Asia

## countries

space-canada = Canada
space-uk = United Kingdom
space-norway = Norway
space-sweden = Sweden
space-finland = Finland
space-denmark = Denmark
space-benelux = Benelux
space-france = France
space-spain-portugal = Spain/Portugal
space-italy = Italy
space-greece = Greece
space-turkey = Turkey
space-west-germany = West Germany
space-austria = Austria
space-east-germany = East Germany
space-poland = Poland
space-czechoslovakia = Czechoslovakia
space-hungary = Hungary
space-yugoslavia = Yugoslavia
space-romania = Romania
space-bulgaria = Bulgaria
space-libya = Libya
space-egypt = Egypt
space-israel = Israel
space-lebanon = Lebanon
space-syria = Syria
space-jordan = Jordan
space-iraq = Iraq
space-iran = Iran
space-gulf-states = Gulf States
space-saudi-arabia = Saudi Arabia
space-afghanistan = Afghanistan
space-pakistan = Pakistan
space-india = India
space-burma = Burma
space-laos-cambodia = Laos/Cambodia
space-thailand = Thailand
space-vietnam = Vietnam
space-malaysia = Malaysia
space-indonesia = Indonesia
space-philippines = Philippines
space-australia = Australia
space-japan = Japan
space-taiwan = Taiwan
space-south-korea = South Korea
space-north-korea = North Korea
space-algeria = Algeria
space-morocco = Morocco
space-tunisia = Tunisia
space-west-african-states = West African States
space-ivory-coast = Ivory Coast
space-saharan-states = Saharan States
space-nigeria = Nigeria
space-cameroon = Cameroon
space-zaire = Zaire
space-angola = Angola
space-south-africa = South Africa
space-botswana = Botswana
space-zimbabwe = Zimbabwe
space-se-african-states = SE African States
space-kenya = Kenya
space-somalia = Somalia
space-ethiopia = Ethiopia
space-sudan = Sudan
space-mexico = Mexico
space-guatemala = Guatemala
space-el-salvador = El Salvador
space-honduras = Honduras
space-costa-rica = Costa Rica
space-panama = Panama
space-nicaragua = Nicaragua
space-cuba = Cuba
space-haiti = Haiti
space-dominican-republic = Dominican Republic
space-colombia = Colombia
space-venezuela = Venezuela
space-ecuador = Ecuador
space-peru = Peru
space-bolivia = Bolivia
space-chile = Chile
space-argentina = Argentina
space-paraguay = Paraguay
space-uruguay = Uruguay
space-brazil = Brazil

## home spaces

space-us = United States
space-ussr = USSR

## cards

card-asia-scoring = Asia Scoring
    .text = Score Asia: presence 3, domination 7, control 9; +1 per battleground and per country next to the enemy home space.
card-europe-scoring = Europe Scoring
    .text = Score Europe: presence 3, domination 7, control wins the game; +1 per battleground and per country next to the enemy home space.
card-middle-east-scoring = Middle East Scoring
    .text = Score the Middle East: presence 3, domination 5, control 7; +1 per battleground.
card-duck-and-cover = Duck and Cover
    .text = DEFCON drops by 1. The US gains VP equal to 5 minus the new level.
card-five-year-plan = Five Year Plan
    .text = The USSR discards a random card. If it is a US event, that event happens.
card-the-china-card = The China Card
    .text = 4 operations, 5 if all are used in Asia. Then it passes to the opponent face down. Its holder gains 1 VP in final scoring.
card-socialist-governments = Socialist Governments
    .text = The USSR removes 3 US influence in Western Europe, at most 2 a country. Not after The Iron Lady.
card-fidel = Fidel
    .text = Remove all US influence from Cuba; the USSR takes control of it.
card-vietnam-revolts = Vietnam Revolts
    .text = USSR +2 in Vietnam. This turn USSR operations used wholly in Southeast Asia are worth 1 more.
card-blockade = Blockade
    .text = Unless the US discards a card worth 3 or more, it loses all influence in West Germany.
card-korean-war = Korean War
    .text = War in South Korea for the USSR: die −1 per US-controlled neighbour, on 4+ gain 2 VP and replace all enemy influence with yours. 2 military operations.
card-romanian-abdication = Romanian Abdication
    .text = Remove all US influence from Romania; the USSR takes control of it.
card-arab-israeli-war = Arab-Israeli War
    .text = War in Israel for the USSR: die −1 for US control of Israel and of each neighbour, on 4+ gain 2 VP and replace all enemy influence with yours. 2 military operations. Not after Camp David Accords.
card-comecon = COMECON
    .text = USSR +1 in each of four Eastern European countries not controlled by the US.
card-nasser = Nasser
    .text = USSR +2 in Egypt; the US loses half its influence there, rounded up.
card-warsaw-pact-formed = Warsaw Pact Formed
    .text = Remove all US influence from four Eastern European countries, or USSR +5 in Eastern Europe, at most 2 a country. Allows NATO.
card-de-gaulle-leads-france = De Gaulle Leads France
    .text = US −2 and USSR +1 in France. NATO no longer protects France.
card-captured-nazi-scientist = Captured Nazi Scientist
    .text = Move one box forward on the space race.
card-truman-doctrine = Truman Doctrine
    .text = Remove all USSR influence from one European country controlled by neither side.
card-olympic-games = Olympic Games
    .text = The opponent takes part (both roll, sponsor +2, higher gains 2 VP) or boycotts (DEFCON −1, the sponsor uses 4 operations).
card-nato = NATO
    .text = After Marshall Plan or Warsaw Pact. The USSR may not coup or realign US-controlled countries in Europe, nor may Brush War hit them.
card-independent-reds = Independent Reds
    .text = In Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia the US raises its influence to that of the USSR.
card-marshall-plan = Marshall Plan
    .text = US +1 in each of seven Western European countries not controlled by the USSR. Allows NATO.
card-indo-pakistani-war = Indo-Pakistani War
    .text = War in India or Pakistan: die −1 per enemy-controlled neighbour, on 4+ gain 2 VP and replace all enemy influence with yours. 2 military operations.
card-containment = Containment
    .text = This turn all US operations cards are worth 1 more, to a maximum of 4.
card-cia-created = CIA Created
    .text = The USSR shows its hand. The US uses 1 operation.
card-us-japan-mutual-defense-pact = US/Japan Mutual Defense Pact
    .text = The US takes control of Japan. The USSR may no longer coup or realign Japan.
card-suez-crisis = Suez Crisis
    .text = The USSR removes 4 US influence from France, the United Kingdom and Israel, at most 2 a country.
card-east-european-unrest = East European Unrest
    .text = The US removes 1 USSR influence from each of three Eastern European countries; 2 from each in the Late War.
card-decolonization = Decolonization
    .text = USSR +1 in each of four countries in Africa or Southeast Asia.
card-red-scare-purge = Red Scare/Purge
    .text = This turn all the opponent's operations cards are worth 1 less, to a minimum of 1.
card-un-intervention = UN Intervention
    .text = Play with a card of the opponent's: use its operations without its event. Never a headline.
card-de-stalinization = De-Stalinization
    .text = The USSR moves up to 4 influence to countries not controlled by the US, at most 2 to each.
card-nuclear-test-ban = Nuclear Test Ban
    .text = Gain VP equal to DEFCON minus 2, then DEFCON improves by 2.
card-formosan-resolution = Formosan Resolution
    .text = If the US controls Taiwan, it counts as a battleground when Asia is scored. Ends when the US plays The China Card.
card-brush-war = Brush War
    .text = War in a country of stability 1 or 2: die −1 per enemy-controlled neighbour, on 3+ gain 1 VP and replace all enemy influence with yours. 3 military operations.
card-central-america-scoring = Central America Scoring
    .text = Score Central America: presence 1, domination 3, control 5; +1 per battleground and per country next to the enemy home space.
card-southeast-asia-scoring = Southeast Asia Scoring
    .text = Score Southeast Asia: 1 VP per controlled country, 2 for Thailand.
card-arms-race = Arms Race
    .text = If the phasing player leads in military operations: 1 VP, or 3 VP if they also reach the DEFCON level.
card-cuban-missile-crisis = Cuban Missile Crisis
    .text = DEFCON becomes 2. This turn any coup by the opponent loses it the game, until it removes 2 influence: USSR from Cuba, US from West Germany or Turkey.
card-nuclear-subs = Nuclear Subs
    .text = This turn US coups in battlegrounds do not lower DEFCON.
card-quagmire = Quagmire
    .text = In each action round the US must discard a card worth 2 or more and roll 1–4 to get free. Ends NORAD.
card-salt-negotiations = SALT Negotiations
    .text = DEFCON improves by 2. Coup dice −1 this turn. You may take a non-scoring card from the discards.
card-bear-trap = Bear Trap
    .text = In each action round the USSR must discard a card worth 2 or more and roll 1–4 to get free.
card-summit = Summit
    .text = Both roll, +1 per region dominated or controlled. The higher gains 2 VP and may move DEFCON by 1.
card-how-i-learned-to-stop-worrying = How I Learned to Stop Worrying
    .text = Set DEFCON to any level. 5 military operations.
card-junta = Junta
    .text = Add 2 influence to one country in Central or South America, then a free coup or realignment there.
card-kitchen-debates = Kitchen Debates
    .text = If the US controls more battlegrounds than the USSR, it gains 2 VP.
card-missile-envy = Missile Envy
    .text = Take the opponent's highest card for this one: its event happens if yours or neutral, otherwise use its operations. The opponent must next play Missile Envy for operations.
card-we-will-bury-you = "We Will Bury You"
    .text = DEFCON drops by 1. The USSR gains 3 VP in the next US action round unless the US plays UN Intervention.
card-brezhnev-doctrine = Brezhnev Doctrine
    .text = This turn all USSR operations cards are worth 1 more, to a maximum of 4.
card-portuguese-empire-crumbles = Portuguese Empire Crumbles
    .text = USSR +2 in Angola and +2 in the SE African States.
card-south-african-unrest = South African Unrest
    .text = USSR +2 in South Africa, or +1 there and +2 in its neighbours.
card-allende = Allende
    .text = USSR +2 in Chile.
card-willy-brandt = Willy Brandt
    .text = The USSR gains 1 VP and +1 in West Germany, which NATO no longer protects. Not after Tear Down This Wall.
card-muslim-revolution = Muslim Revolution
    .text = Remove all US influence from two of Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan. Not after AWACS Sale.
card-abm-treaty = ABM Treaty
    .text = DEFCON improves by 1. Then use 4 operations.
card-cultural-revolution = Cultural Revolution
    .text = The USSR takes The China Card face up from the US; if it already holds it, 1 VP.
card-flower-power = Flower Power
    .text = Each later US play of a war card, as event or operations, gives the USSR 2 VP. Not after An Evil Empire.
card-u2-incident = U2 Incident
    .text = The USSR gains 1 VP, and 1 more if UN Intervention is played as an event this turn.
card-opec = OPEC
    .text = The USSR gains 1 VP for each of Egypt, Iran, Libya, Saudi Arabia, Iraq, Gulf States, Venezuela it controls. Not after North Sea Oil.
card-lone-gunman = "Lone Gunman"
    .text = The US shows its hand. The USSR uses 1 operation.
card-colonial-rear-guards = Colonial Rear Guards
    .text = US +1 in each of four countries in Africa or Southeast Asia.
card-panama-canal-returned = Panama Canal Returned
    .text = US +1 in Panama, Costa Rica and Venezuela.
card-camp-david-accords = Camp David Accords
    .text = The US gains 1 VP and +1 in Israel, Jordan and Egypt. Bars Arab-Israeli War.
card-puppet-governments = Puppet Governments
    .text = US +1 in each of up to three countries without any influence.
card-grain-sales-to-soviets = Grain Sales to Soviets
    .text = The US draws a random card of the USSR: play it, or return it and use 2 operations.
card-john-paul-ii-elected-pope = John Paul II Elected Pope
    .text = USSR −2 and US +1 in Poland. Allows Solidarity.
card-latin-american-death-squads = Latin American Death Squads
    .text = This turn coup dice in Central and South America are +1 for you, −1 for the opponent.
card-oas-founded = OAS Founded
    .text = US +2 in Central or South America.
card-nixon-plays-the-china-card = Nixon Plays the China Card
    .text = The US gains 2 VP if it holds The China Card; otherwise it takes it face down.
card-sadat-expels-soviets = Sadat Expels Soviets
    .text = Remove all USSR influence from Egypt; US +1 there.
card-shuttle-diplomacy = Shuttle Diplomacy
    .text = At the next Asia or Middle East Scoring one USSR battleground does not count.
card-the-voice-of-america = The Voice of America
    .text = The US removes 4 USSR influence outside Europe, at most 2 a country.
card-liberation-theology = Liberation Theology
    .text = USSR +3 in Central America, at most 2 a country.
card-ussuri-river-skirmish = Ussuri River Skirmish
    .text = The US takes The China Card face up from the USSR; if it already holds it, US +4 in Asia, at most 2 a country.
card-ask-not-what-your-country = "Ask Not What Your Country Can Do For You..."
    .text = The US may discard any number of cards and draws as many.
card-alliance-for-progress = Alliance for Progress
    .text = The US gains 1 VP per battleground it controls in Central and South America.
card-africa-scoring = Africa Scoring
    .text = Score Africa: presence 1, domination 4, control 6; +1 per battleground.
card-one-small-step = "One Small Step..."
    .text = If behind on the space race, move two boxes forward; only the second gives VP.
card-south-america-scoring = South America Scoring
    .text = Score South America: presence 2, domination 5, control 6; +1 per battleground.
card-iranian-hostage-crisis = Iranian Hostage Crisis
    .text = Remove all US influence from Iran; USSR +2 there. Terrorism by the USSR then costs the US two cards.
card-the-iron-lady = The Iron Lady
    .text = The US gains 1 VP. USSR +1 in Argentina; remove USSR influence from the United Kingdom. Bars Socialist Governments.
card-reagan-bombs-libya = Reagan Bombs Libya
    .text = The US gains 1 VP per 2 USSR influence in Libya.
card-star-wars = Star Wars
    .text = If ahead on the space race, the US makes the event of a non-scoring discard happen.
card-north-sea-oil = North Sea Oil
    .text = Bars OPEC. This turn the US may take eight action rounds.
card-the-reformer = The Reformer
    .text = USSR +4 in Europe, +6 if ahead in VP, at most 2 a country. No more USSR coups in Europe. Improves Glasnost.
card-marine-barracks-bombing = Marine Barracks Bombing
    .text = Remove all US influence from Lebanon and 2 more in the Middle East.
card-soviets-shoot-down-kal-007 = Soviets Shoot Down KAL-007
    .text = DEFCON drops by 1; the US gains 2 VP. If it controls South Korea, it may place or realign with 4 operations.
card-glasnost = Glasnost
    .text = The USSR gains 2 VP; DEFCON improves by 1. After The Reformer, place or realign with 4 operations.
card-ortega-elected-in-nicaragua = Ortega Elected in Nicaragua
    .text = Remove all US influence from Nicaragua; the USSR may make a free coup next to it.
card-terrorism = Terrorism
    .text = The opponent discards a random card; the US two after Iranian Hostage Crisis.
card-iran-contra-scandal = Iran-Contra Scandal
    .text = This turn US realignment dice are −1.
card-chernobyl = Chernobyl
    .text = The US names a region: this turn the USSR may not place influence there with operations.
card-latin-american-debt-crisis = Latin American Debt Crisis
    .text = Unless the US discards a card worth 3 or more, the USSR doubles its influence in two South American countries.
card-tear-down-this-wall = Tear Down This Wall
    .text = Cancels Willy Brandt. US +3 in East Germany, then a free coup or realignment in Europe.
card-an-evil-empire = "An Evil Empire"
    .text = The US gains 1 VP. Cancels Flower Power.
card-aldrich-ames-remix = Aldrich Ames Remix
    .text = The US hand is open this turn. The USSR discards one card from it.
card-pershing-ii-deployed = Pershing II Deployed
    .text = The USSR gains 1 VP and removes 1 US influence from each of three Western European countries.
card-wargames = Wargames
    .text = At DEFCON 2 you may give the opponent 6 VP and end the game without final scoring.
card-solidarity = Solidarity
    .text = After John Paul II: US +3 in Poland.
card-iran-iraq-war = Iran-Iraq War
    .text = War in Iran or Iraq: die −1 per enemy-controlled neighbour, on 4+ gain 2 VP and replace all enemy influence with yours. 2 military operations.
card-defectors = Defectors
    .text = US headline: cancels the USSR headline. If the USSR plays it for operations, the US gains 1 VP.
card-the-cambridge-five = The Cambridge Five
    .text = The US shows its scoring cards; USSR +1 in a region named on one. Not in the Late War.
card-special-relationship = Special Relationship
    .text = If the US controls the United Kingdom: +1 next to it; under NATO instead +2 in Western Europe and 2 VP.
card-norad = NORAD
    .text = After an action round in which DEFCON moved to 2, US +1 where it has influence, if it controls Canada. Ended by Quagmire.
card-che = Che
    .text = USSR coup in a non-battleground of Central America, South America or Africa; a second elsewhere if it removed US influence.
card-our-man-in-tehran = Our Man in Tehran
    .text = If the US controls a Middle East country: look at five cards of the deck and discard any of them.
card-yuri-and-samantha = Yuri and Samantha
    .text = This turn each US coup gives the USSR 1 VP.
card-awacs-sale-to-saudis = AWACS Sale to Saudis
    .text = US +2 in Saudi Arabia. Bars Muslim Revolution.

## the drawn board

track-round = Action round
    .help = Both sides play one card each action round, the USSR first.
step-turn = Turn { $n } ({ $era }): hand of { $hand }, { $rounds } action rounds
step-round = Round { $n }
step-round-extra = Round { $n }, only with a space station or North Sea Oil
step-defcon-5 = 5, peace: coups and realignments everywhere
step-defcon-4 = 4: no coups or realignments in Europe
step-defcon-3 = 3: no coups or realignments in Europe and Asia
step-defcon-2 = 2: no coups or realignments in Europe, Asia and the Middle East
step-defcon-1 = 1, nuclear war: the side whose round it is loses at once
step-military = { $n } (DEFCON { $defcon } requires { $defcon })
step-space-start = Start
step-space = { $box }: a card of { $ops } or more operations, die 1 to { $roll }; { $first } VP for the first, { $second } VP for the second
step-space-ability = { $step }. { $ability }
space-ability-2 = First there: two space cards per turn.
space-ability-4 = First there: the other side shows its headline first.
space-ability-6 = First there: may discard a held card at the end of the turn.
space-ability-8 = First there: may take eight action rounds.
step-vp = { $side } leads by { $n } VP
step-vp-even = Even
step-vp-win = { $side } has { $n } VP and wins at once
table-scoring = If scored now
    .help = Points for presence, domination or control, one for each battleground and for each country next to the other superpower. ◐ dominates, ● controls. Control of Europe wins the game.
table-standing = { " " }({ $standing })
table-between = ,{ " " }
standing-presence = presence
standing-domination = domination
standing-control = control
table-held = China Card: { $who }
table-held-face-down = China Card (face down): { $who }

## the first-game guide

guide-1 = The world
    .text = Each box on the map is a country: stability in its corner, the influence of both sides below. A side controls it when it leads by at least the stability. Battlegrounds count more.
guide-2 = DEFCON
    .text = A coup in a battleground lowers it. The lower it is, the fewer regions allow coups; at 1 the side whose round it is has lost. Point at any box of a track to read what it means.
guide-3 = Victory points
    .text = One marker for both. At 20 a side wins at once; otherwise whoever leads after turn 10 and the final scoring.
guide-4 = If scored now
    .text = What each region would bring at this moment. Points come when somebody plays its scoring card, so look here before you play one.
guide-5 = Your cards
    .text = A card is an event or a number of operations. Use a card of the other side for operations, and its event happens too.
guide-6 = What to do
    .text = What you may choose is lit up on the map, in your hand or here. Costs and odds are shown before you click.
guide-7 = Military operations
    .text = By the end of the turn have as many as DEFCON shows, mostly through coups, or the other side gains the difference in VP.

# What is printed on a space, and numbers before a click
table-legend-stability = Stability; on black in a battleground
value-stability = Stability
value-battleground = Battleground
hint-worth = Operations
hint-then-event = Operations are followed by the opponent's event
hint-control = Influence needed for control
hint-gain = Influence shifted on average
hint-defcon = DEFCON afterwards
hint-danger-defcon = Loses at once: DEFCON falls to 1
hint-danger-crisis = Loses at once: a coup during the missile crisis
hint-danger-points = Loses at once on points
hint-danger-held = Loses at the end of the turn: a scoring card is left in the hand

# Sections of the rules
section-components = Components
section-turn = The turn
section-cards = Cards
section-operations = Operations
section-events = Events
section-defcon = DEFCON
section-china = The China Card
section-scoring = Scoring
section-options = Options
section-information = Information
section-sheet = Reference sheet
section-early = Early War cards
section-mid = Mid War cards
section-late = Late War cards

# Bots
bot-twilight-basic = Bot (basic)

## lessons

lesson-influence = Taking a country
lesson-influence-task = A country is yours when your influence there exceeds your rival’s by its stability. Take control of Poland this round: play a card, choose influence, and place the points that are missing.
lesson-coup = A coup
lesson-coup-task = A coup throws influence out at once, and costs nobody’s consent but a die’s. Drive the US out of Panama this round. In a battleground it lowers DEFCON by one, so look at that track first.
lesson-scoring = Scoring at the right moment
lesson-scoring-task = You hold Asia Scoring, and it must be played before the turn ends. Two rounds are left. Strengthen yourself in Asia first, then score, and come out ahead.
lesson-defcon = The last card
lesson-defcon-task = DEFCON is at 2, and the one card you hold carries an event of the US that lowers it. If DEFCON falls to 1 in your round, you lose. Get through this round.
