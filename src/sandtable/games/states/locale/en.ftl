## Title and seats

game-title = Warring States
game-tagline = Advisers in the shadows steer seven warring states toward the goals of the persons they serve.
turn = Round { $n }
seat-1 = First adviser
seat-2 = Second adviser
seat-3 = Third adviser
seat-4 = Fourth adviser
seat-5 = Fifth adviser

## States

state-qi = Qi
    .note = Capital: Linzi
state-chu = Chu
    .note = Capital: Ying
state-yan = Yan
    .note = Capital: Ji
state-han = Han
    .note = Capital: Xinzheng
state-zhao = Zhao
    .note = Capital: Handan
state-wei = Wei
    .note = Capital: Anyi
state-qin = Qin
    .note = Capital: Yueyang

## Attributes

value-military = Military
    .help = Added to the die in wars. A state with less than 2 cannot attack.
value-economy = Economy
    .help = What harvests, levies and markets change, and what wars carry off.
value-culture = Culture
    .help = Lets arguments win, and one stratagem fight with books instead of soldiers.
value-people = People
    .help = The trust of the people: levies and intrigue cost it, rites and marriages win it.
value-sum = Sum
    .help = All four together. The highest is the strongest state; among equals military decides, then economy, culture and people. A state with an attribute below 1 is destroyed; none rises above 10.

## General event cards

card-storm-cities = Storm the Cities
    .text = War between two adjacent states (attacker, defender). If the attacker wins: defender economy −1, attacker economy +1.
    .note = The routine business of the age: taking walled towns and their revenue.
card-besiege-wei = Besiege Wei to Rescue Zhao
    .text = War between two adjacent states; the attacker adds culture instead of military. If the attacker wins: defender people −1, attacker people +1.
    .note = Guiling, 353 BC: Sun Bin wins by stratagem, not by numbers.
card-far-friend-near-foe = Befriend the Far, Strike the Near
    .text = War between two adjacent states, attacker +2. If the attacker wins: defender military −1.
    .note = Fan Ju's advice to King Zhaoxiang of Qin, c. 270 BC.
card-flood-the-walls = Flood the Walls
    .text = War between two adjacent states. If the attacker wins: defender economy −1 and people −1.
    .note = Bai Qi at Yan, 279 BC; Wang Ben at Daliang, 225 BC.
card-league-against-strong = League against the Strong
    .text = War: the labelled state leads the league and attacks whichever state is strongest on resolution, adjacent or not, attacker +2. If the attacker wins: defender military −1 and economy −1. Void if the leader itself is the strongest.
    .note = The leagues of 318, 298, 287, 247 and 241 BC against the strongest power of the day.
card-seize-bronzes = Carry Off the Bronzes
    .text = War between two adjacent states. If the attacker wins: defender culture −1, attacker culture +1.
    .note = Qi in Yan, 314 BC (Mencius 1B): shrines destroyed, ritual vessels carried off.
card-reform = Reform of the Laws
    .text = A { card-reform.a } B { card-reform.b }
    .a = Rich state, strong army: military +1, economy +1, culture −1.
    .b = Mend the customs: culture +1, people +1, economy −1.
    .note = Shang Yang in Qin (356, 350 BC), Shen Buhai in Han, Zou Ji in Qi.
card-hydraulic-works = Hydraulic Works
    .text = A { card-hydraulic-works.a } B { card-hydraulic-works.b }
    .a = Cut canals (one state): economy +2.
    .b = Make the neighbour your drain (two adjacent states): first economy +1, second economy −1.
    .note = Dujiangyan and the Zheng Guo Canal; Mencius mocks Bai Gui for using the neighbour as a drain.
card-hu-dress = Nomad Dress and Mounted Archery
    .text = Military +2, culture −1.
    .note = King Wuling of Zhao, 307 BC.
card-long-wall = Build the Long Wall
    .text = Military +2, people −1.
    .note = Walls of Qi, Wei (352 BC), Zhao (333 BC), Yan and Qin: safety bought with corvée.
card-jixia-academy = Lectures at Jixia
    .text = Culture +2.
    .note = The academy at the Ji gate of Linzi under Kings Wei and Xuan of Qi.
card-taxes-and-corvee = Taxes and Corvée
    .text = A { card-taxes-and-corvee.a } B { card-taxes-and-corvee.b }
    .a = Light levies: people +2, economy −1.
    .b = Heavy levies: economy +2, people −1.
    .note = Light levies or heavy: the standing quarrel of ministers in every court.
card-golden-terrace = Gold for a Dead Steed's Bones
    .text = A { card-golden-terrace.a } B { card-golden-terrace.b }
    .a = Raise generals: military +1, culture +1.
    .b = Feed three thousand retainers: economy +1, people +1.
    .note = Guo Wei's parable to King Zhao of Yan, 311 BC: honour one man and worthies will come.
card-rites-and-music = Rites and Music
    .text = A { card-rites-and-music.a } B { card-rites-and-music.b }
    .a = Restore the rites: culture +1, people +1.
    .b = The rites collapse: culture −1.
    .note = The Zhou rites, restored or abandoned.
card-assassination = Assassination
    .text = A { card-assassination.a } B { card-assassination.b }
    .a = Strike down a general (one state): military −1.
    .b = From the hand at any time, outside the event deck: name another player and roll a die; on 5 or 6 one of that player's unfinished persons is discarded, and that player draws one.
    .note = Nie Zheng in Han (397 BC) and Jing Ke in Qin (227 BC), Shiji 86. Option B is the rulebook's own text.
card-sow-discord = Sow Discord
    .text = A { card-sow-discord.a } B { card-sow-discord.b }
    .a = Divide ruler and general: military −1, culture −1.
    .b = Spread rumours: culture −1, people −1.
    .note = Tian Dan against Yue Yi (279 BC), Fan Ju against Lian Po (260 BC), Guo Kai against Li Mu (229 BC).
card-flood-and-drought = Flood and Drought
    .text = Economy −1, people −1.
    .note = Qin 243 BC, Zhao 230 BC: locusts and famine recorded year by year in the Shiji.
card-cede-land = Cede Land for Peace
    .text = Two adjacent states: the first cedes land, economy −1 and military +1; the second gets economy +1.
    .note = 'Serving Qin with land is like fighting fire with firewood' (Su Dai to the king of Wei, 273 BC).
card-vertical-horizontal = Vertical and Horizontal
    .text = A { card-vertical-horizontal.a } B { card-vertical-horizontal.b }
    .a = Vertical (any two states): both military +1.
    .b = Horizontal (any two states): first military +1, second military −1.
    .note = Su Qin's vertical league and Zhang Yi's horizontal one.
card-royal-marriage = Royal Marriage
    .text = Any two states: both people +1.
    .note = Qin and Chu, bound by marriage and 'eighteen generations of oaths' (the Curse-on-Chu inscription).
card-border-markets = Border Markets
    .text = A { card-border-markets.a } B { card-border-markets.b }
    .a = Open the markets (two adjacent states): both economy +1.
    .b = Refuse grain and trade (one state): economy −1.
    .note = Tallies of Prince Qi of E, 323 BC: toll-free passage granted or refused.
card-three-inch-tongue = A Three-Inch Tongue
    .text = Any two states: if on resolution the first has higher culture than the second, first people +1 and second people −1; otherwise nothing.
    .note = Mao Sui at Chu, 257 BC: 'a three-inch tongue stronger than an army of a million'.

## Public events

event-divided-realm = Each Holds a Corner
    .text = No hegemon this round. Cards are taken at random from everyone and resolved in random order. The same player is hegemon next round.
event-open-counsel = Open Counsel
    .text = Cards are turned face up once all have committed. The hegemon chooses among them, in the usual numbers, and loses the power to discard or add a card.
event-word-worth-gold = A Word Worth Gold
    .text = Everyone plays just 1 card. After reading the event deck the hegemon may add 1 card from hand, but may not discard or take one.
event-covenant = Covenant of the States
    .text = Wars do nothing this round.
event-arms-at-rest = Arms at Rest
    .text = Military neither rises nor falls this round.
event-books-burned = Books Burned, Scholars Buried
    .text = Culture neither rises nor falls this round.
event-hearts-divided = Hearts Divided
    .text = People neither rises nor falls this round.
event-passes-closed = Passes and Markets Closed
    .text = Economy neither rises nor falls this round.
event-heroes-arise = Heroes Arise
    .text = Every player draws 1 person.
event-armour-cast-off = Armour Cast Off
    .text = Every player discards 1 event card.
event-mission-east = Mission to the Eastern Isles
    .text = Every player passes 1 event card to the right.
event-mission-west = Mission to the Western Regions
    .text = Every player passes 1 event card to the left.
event-silkworm-whale = Silkworm and Whale
    .text = The strongest state annexes its two weakest neighbours.
event-unification = All Under Heaven United
    .text = The strongest state annexes all others, and the game ends.
event-spring-beyond-passes = Spring beyond the Passes
    .text = Every state but Qin and Chu: economy +1, people +1.
event-royal-tour-south = The Son of Heaven Tours South
    .text = Every state but Yan and Han: economy +1, culture +1.
event-famine = Year of Famine
    .text = Every state: economy −1.
event-abundance = Abundance
    .text = Every state: economy +1.
event-swords-to-ploughs = Swords into Ploughshares
    .text = Every state: military −1.
event-conscription = Generals and Conscripts
    .text = Every state: military +1.
event-shrines-cast-down = Ancestral Shrines Cast Down
    .text = Every state: culture −1.
event-hundred-schools = A Hundred Schools Contend
    .text = Every state: culture +1.
event-sun-devoured = The Hound Devours the Sun
    .text = Every state: people −1.
event-thousand-homes-sing = Music from a Thousand Homes
    .text = Every state: people +1.

## Persons

person-sun-bin = Sun Bin
    .text = Qi has just won a war against Wei.
    .note = Twice beat the armies of Wei, at Guiling and Maling.
person-zou-ji = Zou Ji
    .text = Qi people ≥ 6, and Qi culture ≥ 5.
    .note = His mirror parable opened the court of Qi to criticism.
person-chunyu-kun = Chunyu Kun
    .text = Qi culture ≥ 6, and no living state has a higher culture than Qi.
    .note = Wit and master of the Jixia academy.
person-king-wei-chu = King Wei of Chu
    .text = Chu attribute sum ≥ 21, and no living state has a higher attribute sum than Chu.
    .note = Broke Yue and beat Qi at Xuzhou; Chu at its widest.
person-zhao-xixu = Zhao Xixu
    .text = Chu military ≥ 6, and no living state has a higher military than Chu.
    .note = The north feared him: the fox that borrowed the tiger.
person-chen-zhen = Chen Zhen
    .text = Every attribute of Chu ≥ 4, and Chu attribute sum ≥ 20.
    .note = Drawing a snake with feet: he taught Chu when to stop.
person-duke-wen-yan = Duke Wen of Yan
    .text = Yan economy ≥ 6, and Yan people ≥ 4.
    .note = Gave Su Qin the carriages to go and bind the lords.
person-su-qin = Su Qin
    .text = At least 5 of the six eastern states have military ≥ 5, and Yan survives.
    .note = Talked six states into one league (traditional dating).
person-zi-zhi = Zi Zhi
    .text = Yan military ≥ 6, and Yan people ≤ 3.
    .note = Took the throne of Yan by abdication and ruined it.
person-shen-buhai = Shen Buhai
    .text = Han military ≥ 6, and Han economy ≥ 5.
    .note = Fifteen years chancellor: order at home, a strong army.
person-marquis-zhao-han = Marquis Zhao of Han
    .text = Han people ≥ 7.
    .note = Kept even old trousers for the man who earned them.
person-gongzhong-chi = Gongzhong Chi
    .text = Han attribute sum at least 2 above that of Qin, and Han attribute sum at least 2 above that of Chu.
    .note = Played Qin and Chu against each other to save Han.
person-marquis-cheng-zhao = Marquis Cheng of Zhao
    .text = Zhao has just won a war against Wei, or Zhao has just won a war against Qi.
    .note = Year after year at war with Wei and Qi.
person-marquis-su-zhao = Marquis Su of Zhao
    .text = Zhao military ≥ 6, and Zhao people ≥ 5.
    .note = Built the wall and led the first league.
person-dacheng-wu = Dacheng Wu
    .text = Zhao attribute sum ≥ 19, and Han attribute sum ≥ 19.
    .note = You make me great in Zhao, I make you great in Han.
person-pang-juan = Pang Juan
    .text = Wei has just won a war as attacker against Zhao, or Wei has just won a war as attacker against Han.
    .note = Besieged Handan, attacked Han, and died at Maling.
person-hui-shi = Hui Shi
    .text = Wei culture ≥ 6, and Wei people ≥ 4.
    .note = Chancellor and logician who spoke for laying down arms.
person-gongsun-yan = Gongsun Yan
    .text = Wei military at least 2 above that of Qin.
    .note = The five crowned each other and marched on Qin.
person-shang-yang = Shang Yang
    .text = Qin military ≥ 6, and Qin economy ≥ 6.
    .note = Trust won with a log; the laws of Qin made new.
person-zhang-yi = Zhang Yi
    .text = Qin attribute sum at least 4 above that of Chu.
    .note = Undid the league and cheated Chu of six hundred li.
person-sima-cuo = Sima Cuo
    .text = Qin economy ≥ 7.
    .note = To enrich the state, widen its land: he took Shu.
person-tian-wen = Lord Mengchang
    .text = Qi people ≥ 8.
    .note = Three thousand guests, cock-crowers and dog-thieves too.
person-tian-dan = Tian Dan
    .text = (Qi has just won a war against Yan, or Yan is destroyed), and Qi survives.
    .note = Fire oxen broke Yan and won back seventy cities.
person-lu-zhonglian = Lu Zhonglian
    .text = It is round 12 or later, and Zhao attribute sum not below that of Qin, and Qi culture ≥ 6.
    .note = Would sooner drown than call Qin emperor.
person-zou-yan = Zou Yan
    .text = Qi culture ≥ 8.
    .note = The Five Powers in their endless turning.
person-king-min-qi = King Min of Qi
    .text = Qi holds the land of at least 2 states (its own included).
    .note = Swallowed Song and called himself Emperor of the East.
person-qu-yuan = Qu Yuan
    .text = Chu culture ≥ 7, and Chu people ≥ 6.
    .note = Wept long for the hardships of the people.
person-huang-xie = Lord Chunshen
    .text = Chu economy ≥ 8.
    .note = Chancellor for a quarter-century; opened the lower Yangzi.
person-xiang-yan = Xiang Yan
    .text = Chu has just won a war against Qin.
    .note = Routed Li Xin and slew seven commandants.
person-xun-kuang = Xun Kuang
    .text = At least 3 of all seven states have culture ≥ 7, and Chu survives.
    .note = Thrice libationer of Jixia, last magistrate of Lanling.
person-zhuang-qiao = Zhuang Qiao
    .text = Chu holds the land of at least 2 states (its own included).
    .note = Rebel in Ying, then king in far Dian.
person-king-zhao-yan = King Zhao of Yan
    .text = Yan attribute sum ≥ 24.
    .note = Built the Golden Terrace and humbled himself for worthies.
person-yue-yi = Yue Yi
    .text = Yan has just won a war against Qi, or Yan holds the land of destroyed Qi.
    .note = With five states he took seventy cities of Qi.
person-qin-kai = Qin Kai
    .text = Yan military ≥ 8, and no living state has a higher military than Yan.
    .note = Drove the Eastern Hu back a thousand li.
person-prince-dan = Crown Prince Dan
    .text = Yan military at least 4 above that of Qin.
    .note = Feared the coming of the armies of Qin.
person-jing-ke = Jing Ke
    .text = Qin people ≤ 2.
    .note = The map unrolled, the dagger bare, the king of Qin missed.
person-han-fei = Han Fei
    .text = Han culture ≥ 7, and Han military ≥ 5.
    .note = Law, technique and power brought into one book.
person-zheng-guo = Zheng Guo
    .text = Qin economy at least 3 above that of Han.
    .note = Sent to exhaust Qin with a canal, he enriched it.
person-feng-ting = Feng Ting
    .text = Qin and Zhao have just fought a war, whoever won, and Han survives.
    .note = Gave Shangdang to Zhao, and with it the war.
person-bao-yuan = Bao Yuan
    .text = Han has just won a war as attacker.
    .note = At Chuisha against Chu, at Daliang against Qin.
person-zhang-ping = Zhang Ping
    .text = It is round 13 or later, and Han people ≥ 7.
    .note = He and his father were chancellors to five rulers of Han.
person-king-wuling-zhao = King Wuling of Zhao
    .text = Zhao military ≥ 8.
    .note = Nomad dress, mounted archers, a thousand li of steppe.
person-lin-xiangru = Lin Xiangru
    .text = Zhao culture at least 3 above that of Qin, and Zhao military ≥ 5.
    .note = Brought the jade back whole and made the king of Qin drum.
person-lian-po = Lian Po
    .text = Zhao has just won a war as defender.
    .note = Held his walls, and in old age still ate a peck of rice.
person-li-mu = Li Mu
    .text = Zhao has just won a war against Qin.
    .note = Broke the Xiongnu and twice the armies of Qin.
person-zhao-sheng = Lord Pingyuan
    .text = Zhao people ≥ 7, and Zhao culture ≥ 6.
    .note = A fair young lord in a muddied age.
person-wei-wuji = Lord Xinling
    .text = Wei has just won a war against Qin.
    .note = Stole the tally, saved Zhao, and beat Qin beyond the River.
person-hou-ying = Hou Ying
    .text = Wei people ≥ 7, and Zhao survives.
    .note = The gate-keeper whose plan saved Zhao.
person-tang-ju = Tang Ju
    .text = It is round 13 or later, and Wei survives, and Han is destroyed.
    .note = A commoner in anger: two dead within five paces.
person-mang-mao = Mang Mao
    .text = Wei economy ≥ 8.
    .note = Made great in Wei by his cunning.
person-lord-longyang = Lord Longyang
    .text = Wei culture ≥ 7.
    .note = Wept over a fish and kept his king.
person-bai-qi = Bai Qi
    .text = (Zhao military ≤ 2, or Zhao is destroyed), and Qin military ≥ 6.
    .note = Yique, Ying, Changping.
person-fan-ju = Fan Ju
    .text = Qin attribute sum at least 4 above that of Han, and Qin attribute sum at least 2 above that of Wei.
    .note = Befriend the far, strike the near: each inch gained is kept.
person-lu-buwei = Lü Buwei
    .text = Qin economy ≥ 6, and Qin culture ≥ 6.
    .note = Rare goods to hoard; a thousand gold for one word.
person-wang-jian = Wang Jian
    .text = Qin holds the land of at least 2 states (its own included).
    .note = Took Zhao and Chu, and begged for farms on the way.
person-ying-zheng = Ying Zheng
    .text = Qin unifies the realm.
    .note = Six reigns of harvest: all under heaven one.

## Choices

choice-a = Option A
choice-b = Option B
do-swap = Swap a person
do-assassinate = Assassinate
do-done = Done
card-reform-2 = { card-reform }
    .text = { card-reform.text }
    .a = { card-reform.a }
    .b = { card-reform.b }
    .note = { card-reform.note }
card-assassination-2 = { card-assassination }
    .text = { card-assassination.text }
    .a = { card-assassination.a }
    .b = { card-assassination.b }
    .note = { card-assassination.note }

## Sides

side-qi = { state-qi }
side-chu = { state-chu }
side-yan = { state-yan }
side-han = { state-han }
side-zhao = { state-zhao }
side-wei = { state-wei }
side-qin = { state-qin }

## The table

phase-set-up = Set-up
phase-new-era = The late era begins
phase-refill = Refill
phase-public-event = Public event
phase-lay = Playing events
phase-gather = Gathering the event deck
phase-resolve = Resolving events
track-round = Round
    .help = Fifteen rounds of ten years; then the last card unites the realm.
value-points = Victory points
value-cards = Event cards
value-persons = Unfinished persons
value-completed = Completed persons
mark-hegemon = Hegemon
    .help = Reads and orders the event deck of the round. The title goes to the left each round.
mark-destroyed = Destroyed
mark-unifier = Has unified the realm
pile-public-events = Public events
pile-events = Event deck to draw from
pile-event-discards = Discarded events
pile-events-seen = Discarded in sight of all
pile-persons = Persons to draw
pile-person-discards = Discarded persons
pile-persons-seen = Persons discarded in sight of all
laid-laid = Played
laid-taken = Taken into the event deck
laid-event-deck = Event deck of this round
laid-resolving = Being resolved
end-sixteenth-card = The sixteenth card has united all under heaven.
end-unified = One state has unified the realm.
end-nobody-left = No state is left.

## Questions

ask-first-hegemon = Who is the first hegemon?
ask-keep-person = Keep a person ({ $left } to choose)
ask-give-up-person = Give up a person
ask-complete = Complete a person?
ask-assassinate = Play Assassination against a player?
ask-victim = Which person falls?
ask-discard-card = Discard an event card
ask-pass-left = Pass an event card to the left
ask-pass-right = Pass an event card to the right
ask-lay-or-swap = Play an event, or swap a person instead
ask-lay-more = Play another event?
ask-choice = { $about }: which option?
ask-label-target = { $about }: in which state?
ask-label-attacker = { $about }: who attacks?
ask-label-defender = { $about }: who is attacked?
ask-label-first = { $about }: the first state
ask-label-second = { $about }: the second state
ask-take = Take a card from { $about } into the event deck ({ $left } to take)
ask-amend = Discard a card from the event deck, take one more from a player, or leave it
ask-add-from-hand = Add a card from your hand?
ask-order = Which event comes next? ({ $left } left)
gesture-as-they-lie = The rest as they lie

## The log

note-first-hegemon = { $seat } is the first hegemon.
note-round = Round { $round }, { NUMBER($year, useGrouping: 0) } BC. Hegemon: { $seat }.
note-refilled = { $seat } draws { $count ->
    [one] 1 event card
   *[other] { $count } event cards
}.
note-drew-card = { $seat } draws { $card }.
note-reshuffled-events = The discarded events are shuffled into a new deck.
note-drew-persons = { $seat } draws { $count ->
    [one] 1 person
   *[other] { $count } persons
}.
note-drew-person = { $seat } draws { $person }.
note-kept-person = { $seat } keeps { $person }.
note-put-away = { $seat } discards { $count ->
    [one] 1 person
   *[other] { $count } persons
} not kept.
note-put-back = { $seat } shuffles { $count ->
    [one] 1 person
   *[other] { $count } persons
} back into the deck.
note-reshuffled-persons = The discarded persons are shuffled into a new deck.
note-swaps = { $seat } swaps a person instead of playing events.
note-gave-up = { $seat } gives up a person.
note-gave-up-person = It is { $person }.
note-completed = { $seat } completes { $person }: { $points } VP.
note-assassination = { $seat } sends an assassin against { $target } and rolls { $roll }: { $outcome }.
outcome-success = success
outcome-failure = failure
note-assassinated = { $seat } loses { $person }.
note-public-event = { $seat } turns over { $event }.
note-discarded = { $seat } discards an event card.
note-discarded-card = It is { $card }.
note-passed = { $seat } passes an event card to { $target }.
note-passed-card = It is { $card }.
note-speech = { $seat } may speak.
note-laid = { $seat } has played { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
note-laid-nothing = { $seat } has no card to play.
note-laid-openly = { $labelled ->
    [0] { $seat } has played { $card } without labels.
   *[other] { $seat } has played { $card }: { $labels }.
}
note-gathered = A card from { $seat } goes into the event deck.
note-taken = { $labelled ->
    [0] It is { $card } without labels.
   *[other] It is { $card } ({ $labels }).
}
note-left-alone = { $seat } leaves the event deck as it is.
note-took-more = { $seat } takes one more card from { $target }.
note-struck = { $seat } discards a card from the event deck.
note-added = { $seat } adds a card from hand.
note-set-aside = { $count ->
    [one] The 1 card not taken is
   *[other] The { $count } cards not taken are
} discarded unseen.
note-ordered = { $seat } has put { $count ->
    [one] 1 event
   *[other] { $count } events
} in order.
note-resolves = { $labelled ->
    [0] { $card }, without labels.
   *[other] { $card }: { $labels }.
}
note-void = { $card } has no effect: { $reason }.
void-unlabelled = no state could be labelled
void-destroyed = a labelled state is no more
void-covenant = the covenant forbids war
void-army = the attacker's military is too low
void-culture = the first state's culture is not higher
note-unchanged = Nothing changes: { $reason }.
unchanged-frozen = the attribute is frozen
unchanged-limit = the attribute cannot rise any further
note-rises = { $state }: { $attribute } rises by { $by } to { $now }.
note-falls = { $state }: { $attribute } falls by { $by } to { $now }.
note-exhausted = { $state }: { $attribute } falls below 1.
note-war = { $attacker } attacks { $defender }: die { $attack_die } + { $attack_strength } = { $attack } against die { $defence_die } + { $defence_strength } = { $defence }.
note-won = { $state } wins the war.
note-repulsed = { $state } is repulsed.
note-stalemate = The war ends in a stalemate.
note-leader-strongest = { $state } is itself the strongest; the league disbands.
note-tie-break = { $first } and { $second } are equal and fight for precedence: { $one } (die { $one_die }) to { $other } (die { $other_die }).
note-annexed = { $gained ->
    [0] { $state } annexes { $victim } and gains nothing but land.
   *[other] { $state } annexes { $victim } and gains +1 in { $gains }.
}
note-collapsed = { $state } collapses.
note-inherited = The land of { $victim } falls to { $state }.
note-unified = { $state } has unified the realm.
note-left-behind = { $seat } discards { $count ->
    [one] 1 unfinished early person
   *[other] { $count } unfinished early persons
}.
note-left-person-behind = Among them { $person }.
note-new-era = The early era is over.
note-game-over = { $ending } The game is over.
note-final-score = { $seat }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}, { $persons ->
    [one] 1 person completed
   *[other] { $persons } persons completed
}.
note-wins = { $seat } wins.
note-shares-victory = { $seat } shares the victory.

## The board

role-attacker = attacker
role-defender = defender
role-first = first
role-second = second
table-goals = Your persons
table-no-goals = No unfinished person
table-met = met
table-unmet = not yet met
table-completed = { $n ->
    [one] One person completed
   *[other] { $n } persons completed
}
table-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
table-public-event = Public event
table-no-event = Not yet turned over
table-year = { NUMBER($year, useGrouping: 0) } BC
table-deck-empty = No cards
table-face-down = { $n } face down
table-mats = Advisers
table-legend-lands = Colours and patterns of lands
    .help = A land has the colour of the state that holds it. Land taken from a destroyed state also bears the pattern of its holder, and no border runs between lands of one state. The small squares are capitals.
table-legend-road = Dashed road
    .help = Through Shangdang, Han and Zhao are neighbours although their lands do not touch.
goal-attr = { $state } { $attr } { $cmp } { $value }
goal-sum = { $state } sum { $cmp } { $value }
goal-each = every attribute of { $state } { $cmp } { $value }
goal-top = no state above { $state } in { $attr }
goal-compare = { $margin ->
    [0] { $a } { $attr } not below { $b }
   *[other] { $a } { $attr } { $margin } above { $b }
}
goal-count = { $at_least } of { $many } states: { $attr } { $cmp } { $value }
goal-alive = { $state } survives
goal-destroyed = { $state } is destroyed
goal-annexed = { $by } holds the land of destroyed { $state }
goal-lands = lands held by { $state }
goal-round = round { $value } or later
goal-war-won = { $role ->
    [attacker] { $against ->
        [any] { $winner } has just won a war as attacker
       *[one] { $winner } has just beaten { $loser } as attacker
    }
    [defender] { $against ->
        [any] { $winner } has just won a war as defender
       *[one] { $winner } has just beaten { $loser } as defender
    }
   *[any] { $against ->
        [any] { $winner } has just won a war
       *[one] { $winner } has just beaten { $loser } in war
    }
}
goal-war-fought = { $a } and { $b } have just fought a war
goal-unified = { $state } has unified the realm
goal-any = one of these:

## The first-game guide

guide-1 = Seven states
    .text = Each state has four attributes from 1 to 10: military, economy, culture and people. Nobody owns a state; everybody pushes all seven.
guide-2 = Your persons
    .text = These are your secret goals. Each line is a condition with the number it has now; when all of them hold after an event, you may complete the person for its points.
guide-3 = The hegemon
    .text = Every round one player is hegemon, who gathers what has been played and decides in which order it happens. Next round it is the player on the left.
guide-4 = The public event
    .text = At the start of a round one event is turned over for all states. Read it before you play cards: it may freeze an attribute or cancel wars.
guide-5 = Your events
    .text = Choose a card, then on the map the state or states it concerns. You may play up to five; only some of them go into the event deck.
guide-6 = What to do
    .text = This line always says what is asked of you. Whatever is lit may be clicked; Undo takes a choice back as long as nothing has been shown.
guide-7 = The event deck
    .text = The cards taken lie here face down and are resolved one by one. After each of them goals are checked.

# Sections of the rules
section-setup = Setting up
section-board = The board
section-war = War
section-round = The round
section-general = General events
section-public = Public events
section-persons = Persons
section-end = The end
section-information = Information

# Bots
bot-adviser = Bot (adviser)

## lessons

lesson-person = Completing a person
lesson-person-task = Victory points come from persons whose goals are fulfilled. An event has just been resolved, and Zhao Xixu’s goal holds. Complete him before the next event undoes it.
lesson-order = The hegemon’s order
lesson-order-task = You are hegemon: you decide in which order the events happen. Zhao Xixu wants Chu to have a military of 6 and nobody above it. Arrange the events so that this holds once, and complete him then.
lesson-lay = A card that must count
lesson-lay-task = A single card that you play has to enter the event deck; of two, only one does. Play just the card that fulfils Zhao Xixu’s goal, labelled with the right state, and complete him.
lesson-war = A war
lesson-war-task = Sun Bin wants Qi to win a war against Wei. Qi’s army is strong: play a war with Qi as attacker and Wei as defender, and complete him when it is won. A die can still betray you; then try again.
