## Title, seats, words
game-title = 2045
game-tagline = Hidden powers fight over an island's last ten days of landing war, and over what comes after.
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-black = Black
side-taiwan = Taiwan
side-pla = PLA
side-rebel = Rebels
faction-central = Central
faction-local = Local
faction-enterprise = Enterprise
faction-none = No faction
kind-human = Human
kind-machine = Machine
region-a = North Capital
region-b = Tao-Chu-Miao
region-c = Chung-Chang-Tou
region-d = Yun-Chia-Nan
region-e = Kao-Ping
region-f = I-Hua-Tung
deck-north = North deck
deck-middle = Middle deck
deck-south = South deck
deck-elite = Elite deck
blind-north = Face-down north card
blind-middle = Face-down middle card
blind-south = Face-down south card
road-r1 = Beiyi Road
road-r2 = Northern Cross Road
road-r3 = Central Cross Road
road-r4 = New Central Cross Road
road-r5 = Southern Cross Road
space-ln = North landing ground
space-lm = Middle landing ground
space-ls = South landing ground
space-ov = Overseas base

## Powers
power-government = Government Forces
    .text = International Dispatch. Choose: up to 8 troops of your characters and the reserve go overseas, or up to 8 overseas troops join your characters.
power-self-defence = Taiwan Self-Defence Corps
    .text = Spirit of Taiwan. Two actions, each recruit or re-form, and one march. This turn every 2 enemy strength you remove score 3.
power-silicon = Silicon Shield Trading
    .text = Balanced Layout. Two basic actions, then one enemy work.
power-tiandi = Heaven and Earth Alliance
    .text = Underworld. Draw 2 action cards, then discard 1 from hand; new cards wait for a later turn.
power-kunshen = Kunshen Aerospace
    .text = Inside Job. Move the standee of an elite in play, or one that has left, onto any scattered PLA unit.
power-reunification = Reunification Council
    .text = Return to the Motherland. All your troops turn into rebels and march once; from now on you fight Taiwan, not the PLA.

## Strongholds
space-a1 = Taipei
    .short = A1
space-a2 = Banqiao
    .short = A2
space-a3 = Tamsui
    .short = A3
space-a4 = Keelung
    .short = A4
space-a5 = Xizhi
    .short = A5
space-a6 = Xindian
    .short = A6
space-b1 = Hsinchu
    .short = B1
space-b2 = Taoyuan
    .short = B2
space-b3 = Longtan
    .short = B3
space-b4 = Miaoli
    .short = B4
space-b5 = Toufen
    .short = B5
space-c1 = Taichung
    .short = C1
space-c2 = Nantou
    .short = C2
space-c3 = Puli
    .short = C3
space-c4 = Changhua
    .short = C4
space-c5 = Qingshui
    .short = C5
space-d1 = Tainan
    .short = D1
space-d2 = Budai
    .short = D2
space-d3 = Xiluo
    .short = D3
space-d4 = Douliu
    .short = D4
space-d5 = Chiayi
    .short = D5
space-d6 = Xinying
    .short = D6
space-e1 = Kaohsiung
    .short = E1
space-e2 = Zuoying
    .short = E2
space-e3 = Gangshan
    .short = E3
space-e4 = Qishan
    .short = E4
space-e5 = Pingtung
    .short = E5
space-e6 = Fangliao
    .short = E6
space-f1 = Hualien
    .short = F1
space-f2 = Yilan
    .short = F2
space-f3 = Su'ao
    .short = F3
space-f4 = Chishang
    .short = F4
space-f5 = Taitung
    .short = F5

## Cards
card-y01 = Military Police Commander
    .text = +2 strength defending in a core city.
    .short = Y01
card-y02 = Science Park Drone Swarm
    .text = Marches 0-3 links.
    .short = Y02
card-y03 = Hill Town Hunters
    .text = When its side loses a battle that side loses 1 troop instead of 2.
    .short = Y03
card-y04 = Temple Generals
    .text = +2 strength attacking.
    .short = Y04
card-y05 = Dockers' Union
    .text = A recruit gives it 3 troops instead of 2.
    .short = Y05
card-y06 = Mountain Patrol
    .text = All five mountain roads are open to it.
    .short = Y06
card-n01 = Guandu Command
    .text = +2 strength defending in region A.
    .short = N01
card-n02 = Clouded Leopard Armour
    .text = +1 strength in every battle.
    .short = N02
card-n03 = AI Air-Defence Net
    .text = Taiwan sides defending here or one link away get +1 in all.
    .short = N03
card-n04 = Taxi Fleet
    .text = Once a turn: move it 1 link.
    .short = N04
card-n05 = Medic Team
    .text = When its side wins, that side loses no troop.
    .short = N05
card-n06 = Hacker Cell
    .text = In its battles each enemy elite counts 3 lower, not below 0.
    .short = N06
card-n07 = Narwhal Submarines
    .text = Once a turn: remove 1 PLA troop from a landing ground that holds at least 2.
    .short = N07
card-n08 = Martial Law
    .text = One recruit and one march, in either order.
    .short = N08
card-n09 = End of the Law
    .text = At the end of this round choose region A or F with a character of yours: every unit there is removed, merit for PLA and rebels.
    .short = N09
card-n10 = Transit Lockdown
    .text = Put the destruction marker on a link touching the North: nobody uses it. Then move one of your characters 0-2.
    .short = N10
card-n11 = Feitsui Water Cut
    .text = Cut the water of a PLA stronghold in the North: 1 PLA troop removed and no reinforcement there. Then recruit.
    .short = N11
card-n12 = International Support
    .text = Choose: up to 6 overseas troops join your characters; or up to 6 reserve troops go overseas and you score 2.
    .short = N12
card-n13 = Chip Talks
    .text = Draw 2 missions, then do one basic action.
    .short = N13
card-n14 = Civil Air Defence
    .text = Your characters in the North gain up to 3 troops in all; then move one of them 0-2.
    .short = N14
card-m01 = Tenth Corps Artillery
    .text = In its battles you may first remove 1 enemy troop.
    .short = M01
card-m02 = Pilgrim Volunteers
    .text = +2 strength defending a coast stronghold.
    .short = M02
card-m03 = Precision Works
    .text = Recruits for your machines give 1 more.
    .short = M03
card-m04 = Youth Corps
    .text = +1 strength while alone on its side.
    .short = M04
card-m05 = Jiji Logistics
    .text = When you recruit for another character this one gains 1 too.
    .short = M05
card-m06 = Faction Elder
    .text = Each defection you perform scores 2.
    .short = M06
card-m07 = Jiashan Fighter Wing
    .text = Moves across enemy strongholds without stopping; fights where it ends.
    .short = M07
card-m08 = Reserve Call-up
    .text = Your characters gain up to 4 troops in all.
    .short = M08
card-m09 = Reopen the Mountain Roads
    .text = Open up to 2 mountain roads, then march.
    .short = M09
card-m10 = Grid Blackout
    .text = One elite counts 0 this round. Then do one basic action.
    .short = M10
card-m11 = Capital Flight
    .text = Choose: up to 6 reserve troops go overseas and you score 3; or draw a mission and recruit.
    .short = M11
card-m12 = Switching Sides
    .text = Choose: remove up to 2 PLA troops in a Middle stronghold linked to your character; or up to 2 defections in different strongholds of the Middle, 1 point each.
    .short = M12
card-m13 = Mazu Guards the Coast
    .text = All PLA in Qingshui, Changhua and Xiluo goes to one landing ground.
    .short = M13
card-m14 = Legend of Bagua Mountain
    .text = Choose your character in region C: every PLA or rebel unit one link away loses half its troops, rounded down.
    .short = M14
card-s01 = Marine Brigade 99
    .text = +2 strength attacking a coast stronghold.
    .short = S01
card-s02 = Engineer Commander
    .text = In a march it may take along a character of yours from the same place, which may then still move itself unless they met an enemy.
    .short = S02
card-s03 = Unmanned Boat Squadron
    .text = In your reinforcement step you may reinforce only one stronghold.
    .short = S03
card-s04 = Fish-Farm Volunteers
    .text = +1 strength for each other character on its side.
    .short = S04
card-s05 = High-Altitude Commandos
    .text = Instead of marching it may drop on any South stronghold without enemies.
    .short = S05
card-s06 = Petrochemical Guards
    .text = When it loses its last troop up to 2 enemy troops there are removed.
    .short = S06
card-s07 = Black Bear Fighters
    .text = Attacking: +1 strength for each link moved, at most +3.
    .short = S07
card-s08 = Southern Mobilisation
    .text = Up to two of your characters in the South gain 2 troops each; then march.
    .short = S08
card-s09 = South-Link Convoy
    .text = Open a mountain road; one of your characters gains 2 troops and moves 0-4.
    .short = S09
card-s10 = Harbour Blockade
    .text = Remove up to 3 PLA troops from a landing ground, leaving 1. A revealed Council adds 3 instead.
    .short = S10
card-s11 = Zengwen Water Cut
    .text = Cut the water of a PLA stronghold in the South: 1 PLA troop removed and no reinforcement there. Then recruit.
    .short = S11
card-s12 = Arms Deal
    .text = Choose: draw an action card; or up to 3 overseas troops join one of your characters.
    .short = S12
card-s13 = Island Against Heaven
    .text = A character of yours in the South moves 0-2; this turn its strength is doubled and enemies it beats are wiped out. It leaves when the turn ends.
    .short = S13
card-s14 = Local Hope
    .text = One of your characters gains troops equal to your Local friendliness; 1 merit for every 2.
    .short = S14
elite-z01 = Combined Arms Brigade 14
    .text = Waves of 3 to Tamsui and Keelung; the ground's other troops join one. Then agitate it 1-3 links.
    .short = Z01
elite-z02 = United Front Strategist
    .text = 4 troops to Tamsui, Keelung or Taoyuan. Then two defections in different strongholds.
    .short = Z02
elite-z03 = Group Army 73
    .text = Waves of 2 to Qingshui, Changhua and Xiluo; the ground's other troops join one. Then agitate any elite.
    .short = Z03
elite-z04 = Swarm Drone Brigade
    .text = 5 troops to Qingshui, Changhua or Xiluo. Then in up to three Middle strongholds the strongest Taiwan unit loses 1.
    .short = Z04
elite-z05 = Thunder Airborne Brigade
    .text = First 4 airborne troops on a region E stronghold without Taiwan units, or attacking Gangshan if there is none. Then 2 troops and the ground's others to Budai, Zuoying or Fangliao.
    .short = Z05
elite-z06 = Sea Dragon Commandos
    .text = 4 troops to Budai, Zuoying or Fangliao. Then a human Taiwan character within 2 links loses 2.
    .short = Z06

## Abilities used at will
use-n04 = Use Taxi Fleet
use-n07 = Use Narwhal Submarines

## Missions
mission-a-1 = North Capital 1
    .text = Resist (3 points, 1 merit): North Capital: you beat the PLA once. Welcome (4 points): North Capital: the PLA newly occupies 2 strongholds.
resist-a-1 = North Capital 1: resist
welcome-a-1 = North Capital 1: welcome
mission-a-2 = North Capital 2
    .text = Resist (6 points, 2 merit): North Capital: Taiwan forces beat the PLA twice. Welcome (5 points): North Capital: 1 Taiwan character beaten.
resist-a-2 = North Capital 2: resist
welcome-a-2 = North Capital 2: welcome
mission-a-3 = North Capital 3
    .text = Resist (4 points, 1 merit): Tamsui or Keelung: Taiwan forces beat the PLA once as defender. Welcome (5 points): North Capital: Taiwan loses 2 troops.
resist-a-3 = North Capital 3: resist
welcome-a-3 = North Capital 3: welcome
mission-a-4 = North Capital 4
    .text = Resist (5 points, 2 merit): North Capital: you remove 4 PLA or rebel troops. Welcome (6 points): North Capital: 1 Taiwan character retreats from a defection.
resist-a-4 = North Capital 4: resist
welcome-a-4 = North Capital 4: welcome
mission-a-5 = North Capital 5
    .text = Resist (6 points, 3 merit): North Capital: Taiwan forces beat a PLA elite once. Welcome (5 points): North Capital: a PLA elite enters.
resist-a-5 = North Capital 5: resist
welcome-a-5 = North Capital 5: welcome
mission-a-6 = North Capital 6
    .text = Resist (4 points, 1 merit): North Capital: 1 stronghold stops holding PLA. Welcome (7 points): North Capital: you perform 2 defections.
resist-a-6 = North Capital 6: resist
welcome-a-6 = North Capital 6: welcome
mission-a-7 = North Capital 7
    .text = Resist (5 points, 2 merit): Taipei: you beat the PLA once. Welcome (7 points): Taipei: newly occupied by the PLA.
resist-a-7 = North Capital 7: resist
welcome-a-7 = North Capital 7: welcome
mission-a-8 = North Capital 8
    .text = Resist (3 points, 1 merit): North Capital: your characters gain 4 troops. Welcome (8 points): North Capital: the PLA wins 2 battles as attacker.
resist-a-8 = North Capital 8: resist
welcome-a-8 = North Capital 8: welcome
mission-b-1 = Tao-Chu-Miao 1
    .text = Resist (3 points, 1 merit): Tao-Chu-Miao: you beat the PLA once. Welcome (5 points): Tao-Chu-Miao: 1 Taiwan character beaten.
resist-b-1 = Tao-Chu-Miao 1: resist
welcome-b-1 = Tao-Chu-Miao 1: welcome
mission-b-2 = Tao-Chu-Miao 2
    .text = Resist (6 points, 2 merit): Tao-Chu-Miao: Taiwan forces beat the PLA twice. Welcome (9 points): Tao-Chu-Miao: 2 Taiwan characters beaten.
resist-b-2 = Tao-Chu-Miao 2: resist
welcome-b-2 = Tao-Chu-Miao 2: welcome
mission-b-3 = Tao-Chu-Miao 3
    .text = Resist (4 points, 2 merit): Tao-Chu-Miao: you remove 3 PLA or rebel troops. Welcome (5 points): Tao-Chu-Miao: Taiwan loses 2 troops.
resist-b-3 = Tao-Chu-Miao 3: resist
welcome-b-3 = Tao-Chu-Miao 3: welcome
mission-b-4 = Tao-Chu-Miao 4
    .text = Resist (4 points, 2 merit): Tao-Chu-Miao: you beat the PLA once as attacker. Welcome (6 points): Tao-Chu-Miao: 1 Taiwan character retreats from a defection.
resist-b-4 = Tao-Chu-Miao 4: resist
welcome-b-4 = Tao-Chu-Miao 4: welcome
mission-b-5 = Tao-Chu-Miao 5
    .text = Resist (6 points, 3 merit): Tao-Chu-Miao: Taiwan forces beat a PLA elite once. Welcome (5 points): Tao-Chu-Miao: a PLA elite enters.
resist-b-5 = Tao-Chu-Miao 5: resist
welcome-b-5 = Tao-Chu-Miao 5: welcome
mission-b-6 = Tao-Chu-Miao 6
    .text = Resist (4 points, 1 merit): Tao-Chu-Miao: you beat the PLA once as defender. Welcome (7 points): Tao-Chu-Miao: the PLA newly occupies 3 strongholds.
resist-b-6 = Tao-Chu-Miao 6: resist
welcome-b-6 = Tao-Chu-Miao 6: welcome
mission-b-7 = Tao-Chu-Miao 7
    .text = Resist (5 points, 2 merit): Hsinchu: you beat the PLA once. Welcome (7 points): Hsinchu: newly occupied by the PLA.
resist-b-7 = Tao-Chu-Miao 7: resist
welcome-b-7 = Tao-Chu-Miao 7: welcome
mission-b-8 = Tao-Chu-Miao 8
    .text = Resist (3 points, 1 merit): Tao-Chu-Miao: 2 of your characters move in from outside. Welcome (5 points): Taoyuan: newly occupied by the PLA.
resist-b-8 = Tao-Chu-Miao 8: resist
welcome-b-8 = Tao-Chu-Miao 8: welcome
mission-c-1 = Chung-Chang-Tou 1
    .text = Resist (3 points, 1 merit): Chung-Chang-Tou: you beat the PLA once. Welcome (7 points): Chung-Chang-Tou: the PLA newly occupies 3 strongholds.
resist-c-1 = Chung-Chang-Tou 1: resist
welcome-c-1 = Chung-Chang-Tou 1: welcome
mission-c-2 = Chung-Chang-Tou 2
    .text = Resist (4 points, 1 merit): Chung-Chang-Tou: you beat the PLA once as defender. Welcome (9 points): Chung-Chang-Tou: 2 Taiwan characters beaten.
resist-c-2 = Chung-Chang-Tou 2: resist
welcome-c-2 = Chung-Chang-Tou 2: welcome
mission-c-3 = Chung-Chang-Tou 3
    .text = Resist (6 points, 2 merit): Chung-Chang-Tou: you remove 5 PLA or rebel troops. Welcome (7 points): Chung-Chang-Tou: Taiwan loses 3 troops.
resist-c-3 = Chung-Chang-Tou 3: resist
welcome-c-3 = Chung-Chang-Tou 3: welcome
mission-c-4 = Chung-Chang-Tou 4
    .text = Resist (6 points, 2 merit): Chung-Chang-Tou: 2 strongholds stop holding PLA. Welcome (7 points): Chung-Chang-Tou: you perform 2 defections.
resist-c-4 = Chung-Chang-Tou 4: resist
welcome-c-4 = Chung-Chang-Tou 4: welcome
mission-c-5 = Chung-Chang-Tou 5
    .text = Resist (6 points, 3 merit): Chung-Chang-Tou: Taiwan forces beat a PLA elite once. Welcome (6 points): Chung-Chang-Tou: 1 Taiwan character retreats from a defection.
resist-c-5 = Chung-Chang-Tou 5: resist
welcome-c-5 = Chung-Chang-Tou 5: welcome
mission-c-6 = Chung-Chang-Tou 6
    .text = Resist (4 points, 2 merit): Chung-Chang-Tou: you beat the PLA once as attacker. Welcome (5 points): Chung-Chang-Tou: a PLA elite enters.
resist-c-6 = Chung-Chang-Tou 6: resist
welcome-c-6 = Chung-Chang-Tou 6: welcome
mission-c-7 = Chung-Chang-Tou 7
    .text = Resist (5 points, 2 merit): Taichung: you beat the PLA once. Welcome (7 points): Taichung: newly occupied by the PLA.
resist-c-7 = Chung-Chang-Tou 7: resist
welcome-c-7 = Chung-Chang-Tou 7: welcome
mission-c-8 = Chung-Chang-Tou 8
    .text = Resist (3 points, 1 merit): Chung-Chang-Tou: your characters gain 4 troops. Welcome (5 points): Chung-Chang-Tou: 1 Taiwan character beaten.
resist-c-8 = Chung-Chang-Tou 8: resist
welcome-c-8 = Chung-Chang-Tou 8: welcome
mission-d-1 = Yun-Chia-Nan 1
    .text = Resist (4 points, 2 merit): Yun-Chia-Nan: you beat the PLA once as attacker. Welcome (5 points): Yun-Chia-Nan: Taiwan loses 2 troops.
resist-d-1 = Yun-Chia-Nan 1: resist
welcome-d-1 = Yun-Chia-Nan 1: welcome
mission-d-2 = Yun-Chia-Nan 2
    .text = Resist (6 points, 2 merit): Yun-Chia-Nan: Taiwan forces beat the PLA twice. Welcome (4 points): Yun-Chia-Nan: the PLA newly occupies 2 strongholds.
resist-d-2 = Yun-Chia-Nan 2: resist
welcome-d-2 = Yun-Chia-Nan 2: welcome
mission-d-3 = Yun-Chia-Nan 3
    .text = Resist (4 points, 2 merit): Yun-Chia-Nan: you remove 3 PLA or rebel troops. Welcome (5 points): Yun-Chia-Nan: 1 Taiwan character beaten.
resist-d-3 = Yun-Chia-Nan 3: resist
welcome-d-3 = Yun-Chia-Nan 3: welcome
mission-d-4 = Yun-Chia-Nan 4
    .text = Resist (5 points, 1 merit): Budai or Xiluo: you beat the PLA once as defender. Welcome (3 points): Yun-Chia-Nan: you perform 1 defection.
resist-d-4 = Yun-Chia-Nan 4: resist
welcome-d-4 = Yun-Chia-Nan 4: welcome
mission-d-5 = Yun-Chia-Nan 5
    .text = Resist (6 points, 3 merit): Yun-Chia-Nan: Taiwan forces beat a PLA elite once. Welcome (9 points): Yun-Chia-Nan: 2 Taiwan characters beaten.
resist-d-5 = Yun-Chia-Nan 5: resist
welcome-d-5 = Yun-Chia-Nan 5: welcome
mission-d-6 = Yun-Chia-Nan 6
    .text = Resist (5 points, 2 merit): Yun-Chia-Nan: 1 of your characters enters play; Yun-Chia-Nan: you beat the PLA once. Welcome (5 points): Yun-Chia-Nan: a PLA elite enters.
resist-d-6 = Yun-Chia-Nan 6: resist
welcome-d-6 = Yun-Chia-Nan 6: welcome
mission-d-7 = Yun-Chia-Nan 7
    .text = Resist (5 points, 2 merit): Tainan: you beat the PLA once. Welcome (7 points): Tainan: newly occupied by the PLA.
resist-d-7 = Yun-Chia-Nan 7: resist
welcome-d-7 = Yun-Chia-Nan 7: welcome
mission-d-8 = Yun-Chia-Nan 8
    .text = Resist (4 points, 1 merit): Yun-Chia-Nan: 1 stronghold stops holding PLA. Welcome (6 points): Yun-Chia-Nan: 1 Taiwan character retreats from a defection.
resist-d-8 = Yun-Chia-Nan 8: resist
welcome-d-8 = Yun-Chia-Nan 8: welcome
mission-e-1 = Kao-Ping 1
    .text = Resist (3 points, 1 merit): Kao-Ping: you beat the PLA once. Welcome (5 points): Kao-Ping: 1 Taiwan character beaten.
resist-e-1 = Kao-Ping 1: resist
welcome-e-1 = Kao-Ping 1: welcome
mission-e-2 = Kao-Ping 2
    .text = Resist (4 points, 1 merit): Kao-Ping: you beat the PLA once as defender. Welcome (5 points): Kao-Ping: a PLA elite enters.
resist-e-2 = Kao-Ping 2: resist
welcome-e-2 = Kao-Ping 2: welcome
mission-e-3 = Kao-Ping 3
    .text = Resist (5 points, 2 merit): Kao-Ping: you remove 4 PLA or rebel troops. Welcome (7 points): Kao-Ping: the PLA newly occupies 3 strongholds.
resist-e-3 = Kao-Ping 3: resist
welcome-e-3 = Kao-Ping 3: welcome
mission-e-4 = Kao-Ping 4
    .text = Resist (6 points, 3 merit): Kao-Ping: Taiwan forces beat a PLA elite once. Welcome (7 points): Kao-Ping: Taiwan loses 3 troops.
resist-e-4 = Kao-Ping 4: resist
welcome-e-4 = Kao-Ping 4: welcome
mission-e-5 = Kao-Ping 5
    .text = Resist (6 points, 2 merit): Kao-Ping: 2 strongholds stop holding PLA. Welcome (7 points): Kao-Ping: you perform 2 defections.
resist-e-5 = Kao-Ping 5: resist
welcome-e-5 = Kao-Ping 5: welcome
mission-e-6 = Kao-Ping 6
    .text = Resist (5 points, 2 merit): Zuoying or Fangliao: you beat the PLA once as attacker. Welcome (4 points): Kao-Ping: the PLA wins 1 battle as attacker.
resist-e-6 = Kao-Ping 6: resist
welcome-e-6 = Kao-Ping 6: welcome
mission-e-7 = Kao-Ping 7
    .text = Resist (5 points, 2 merit): Kaohsiung: you beat the PLA once. Welcome (7 points): Kaohsiung: newly occupied by the PLA.
resist-e-7 = Kao-Ping 7: resist
welcome-e-7 = Kao-Ping 7: welcome
mission-e-8 = Kao-Ping 8
    .text = Resist (4 points, 1 merit): Kao-Ping: your characters gain 5 troops. Welcome (6 points): Kao-Ping: 1 Taiwan character retreats from a defection.
resist-e-8 = Kao-Ping 8: resist
welcome-e-8 = Kao-Ping 8: welcome
mission-f-1 = I-Hua-Tung 1
    .text = Resist (4 points, 2 merit): I-Hua-Tung: you beat the PLA once. Welcome (4 points): I-Hua-Tung: the PLA newly occupies 1 stronghold.
resist-f-1 = I-Hua-Tung 1: resist
welcome-f-1 = I-Hua-Tung 1: welcome
mission-f-2 = I-Hua-Tung 2
    .text = Resist (3 points, 1 merit): I-Hua-Tung: 2 of your characters move in from outside. Welcome (4 points): I-Hua-Tung: you perform 1 defection.
resist-f-2 = I-Hua-Tung 2: resist
welcome-f-2 = I-Hua-Tung 2: welcome
mission-f-3 = I-Hua-Tung 3
    .text = Resist (4 points, 2 merit): I-Hua-Tung: you remove 2 PLA or rebel troops. Welcome (4 points): I-Hua-Tung: Taiwan loses 1 troop.
resist-f-3 = I-Hua-Tung 3: resist
welcome-f-3 = I-Hua-Tung 3: welcome
mission-f-4 = I-Hua-Tung 4
    .text = Resist (4 points, 2 merit): I-Hua-Tung: Taiwan forces beat the PLA once as defender. Welcome (6 points): I-Hua-Tung: 1 Taiwan character beaten.
resist-f-4 = I-Hua-Tung 4: resist
welcome-f-4 = I-Hua-Tung 4: welcome
mission-f-5 = I-Hua-Tung 5
    .text = Resist (7 points, 3 merit): I-Hua-Tung: Taiwan forces beat a PLA elite once. Welcome (7 points): I-Hua-Tung: a PLA elite enters.
resist-f-5 = I-Hua-Tung 5: resist
welcome-f-5 = I-Hua-Tung 5: welcome
mission-f-6 = I-Hua-Tung 6
    .text = Resist (3 points, 1 merit): I-Hua-Tung: your characters gain 3 troops. Welcome (6 points): I-Hua-Tung: the PLA newly occupies 2 strongholds.
resist-f-6 = I-Hua-Tung 6: resist
welcome-f-6 = I-Hua-Tung 6: welcome
mission-f-7 = I-Hua-Tung 7
    .text = Resist (6 points, 2 merit): Hualien: you beat the PLA once. Welcome (9 points): Hualien: newly occupied by the PLA.
resist-f-7 = I-Hua-Tung 7: resist
welcome-f-7 = I-Hua-Tung 7: welcome
mission-f-8 = I-Hua-Tung 8
    .text = Resist (2 points, 1 merit): I-Hua-Tung: 1 of your characters enters play. Welcome (6 points): I-Hua-Tung: the PLA wins 1 battle as attacker.
resist-f-8 = I-Hua-Tung 8: resist
welcome-f-8 = I-Hua-Tung 8: welcome

## Deeds
pass = Pass
roll = Roll { $n }
n = { $n }
slot = Slot { $n }
    .text = 1 picks first, 2 draws a mission, 3 sees the closed cards, 4 adds a basic action, 5 draws an action card.
unit-scattered = Scattered PLA troops
do-done = Done
do-effect = Use the card's effect
do-basic = Basic action instead of the effect
do-extra = Extra basic action
do-land = Carry out the elite card
do-recruit = Recruit
do-march = March
do-reform = Re-form
do-defect = Defection
do-lure = Lure the PLA
do-agitate = Agitate an elite
do-reveal = Reveal your power
do-power = Use the ability
do-drop = Drop into the South
do-fire = Fire first
do-reserve = From the reserve
do-overseas = Send troops overseas
do-home = Bring overseas troops home
do-draw = Draw a card
do-strike = Remove PLA troops

## Prompts
ask-turn = Take a card or pass.
ask-next-slot = Choose your slot of the next round.
ask-play-card = Play a card of your hand.
ask-act = Your turn with { $about }: what now?
ask-basic-action = Choose a basic action.
ask-turn-end = Your turn ends. Anything else?
ask-march-who = March: who moves?
ask-take-along = Take somebody along with { $about }?
ask-move-where = Where does { $about } go? ({ $left } left)
ask-move-who = Move one of your characters.
ask-drop-where = Where does { $about } come down?
ask-battle-where = Which battle comes first?
ask-artillery = Shall { $about } fire first?
ask-who-suffers = Who takes the loss?
ask-retreat-where = Where does { $about } retreat?
ask-pla-retreat-where = Where does the PLA unit { $about } retreat?
ask-join-which = Which elite at { $about } do they join?
ask-recruit-who = Recruit for whom?
ask-reform-who = Who re-forms?
ask-reform-where = Where does { $about } re-form?
ask-retire-who = You have five characters already. Who makes room?
ask-defect-where = Which stronghold defects?
ask-defect-or-not = Another defection? ({ $left } left)
ask-pla-reinforce = Where is the PLA reinforced? ({ $left } left)
ask-lure-or-agitate = Lure the PLA or agitate an elite?
ask-lure-from = Lure the PLA out of which stronghold?
ask-lure-which = Which unit at { $about } is lured?
ask-lure-number = How many leave { $about }?
ask-lure-where = Where do they go from { $about }? ({ $left } left)
ask-leave-behind = How many stay at { $about }?
ask-agitate-which = Which elite is agitated?
ask-agitate-where = Where does { $about } attack? ({ $left } left)
ask-wave-led = Which wave does { $about } lead?
ask-wave-next = Which wave of { $about } lands next?
ask-airborne-where = Where do the airborne troops come down?
ask-saturate-where = Where does the swarm strike? ({ $left } left)
ask-decapitate-who = Who is the commandos' target?
ask-mission-deck = Draw a mission: which region? ({ $left } left)
ask-mission-discard = Too many missions: discard one.
ask-action-deck = Draw an action card: which deck?
ask-action-discard = Discard an action card.
ask-give-whom = Who gets a troop? ({ $left } left)
ask-send-from = A troop goes overseas: from where? ({ $left } left)
ask-send-number = How many troops go overseas?
ask-open-road = Open a mountain road?
ask-use-power = You have shown { $about }. Use its ability?
ask-dispatch = International Dispatch: which way?
ask-spirit = Spirit of Taiwan: what next? ({ $left } recruits or re-forms left)
ask-inside-job-who = Inside Job: which elite?
ask-inside-job-where = Onto which scattered unit does { $about } go?
ask-torpedo-where = Which landing ground do the submarines strike?
ask-hit-which = Which unit at { $about } is hit?
ask-martial-law = Martial Law: recruit or march?
ask-cut-from = The link to destroy: one end?
ask-cut-to = From { $about } to where?
ask-water-cut-where = Where is the water cut?
ask-support = International Support: which way?
ask-blackout-which = Which elite goes dark?
ask-capital-flight = Capital Flight: which?
ask-switching-sides = Switching Sides: which?
ask-strike-where = Where are PLA troops removed?
ask-mazu-where = To which landing ground does Mazu send them?
ask-bagua-who = Around whom does the legend come true?
ask-mobilise-who = Who gains two troops?
ask-convoy-who = Who joins the convoy?
ask-blockade-where = Which landing ground?
ask-blockade-number = How many at { $about } are removed?
ask-arms-deal = Arms Deal: which?
ask-deal-who = Who receives the troops?
ask-defiant-who = Who defies heaven?
ask-hope-who = Who carries the local hope?
ask-doom-where = Which region falls to the End of the Law?
ask-draw = A card is drawn.
ask-deal-power = A passport is dealt.
ask-deal-character = A starting character is dealt.
ask-first-player = The first player is drawn.

## Log
note-your-power = Your power is { $power }.
note-grounds = { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } of the PLA gather at each of: { $spaces }.
note-first-elite = { $card } waits at { $space } with { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }.
note-supply-elite = The elite of this round is { $card }.
note-supply-card = Face up in the supply: { $card }.
note-supply-closed = Face down in the supply: a card from the { $deck }.
note-order = Turn order: { $seats }.
note-round = Round { $n } begins. Turn order: { $seats }.
note-peeks = { $seat } looks at the face-down cards.
note-your-peek = The face-down cards are { $cards }.
note-passes = { $seat } passes and takes slot { $n } for the next round.
note-takes = { $seat } takes { $card }.
note-takes-blind = { $seat } takes a card unseen: { $blind }.
note-takes-elite = { $seat } takes the elite card { $card }.
note-your-card = You have drawn { $card }.
note-plays = { $seat } plays { $card }.
note-gives-up = { $seat } gives up the effect of { $card }, which goes to the exit area.
note-drops-event = { $seat } gives up the effect of { $card }, which leaves the game.
note-turn-over = { $seat } ends the turn.
note-befriends = { $seat }: { $track } rises to { $now }.
note-scores = { $seat } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } with { $card }.
note-merit = { $seat } gains { $n } merit.
note-draws-action = { $seat } draws an action card from the { $deck }.
note-discards-action = { $seat } discards { $card }.
note-draws-mission = { $seat } draws a mission of { $region }.
note-your-mission = Your new mission is { $mission }.
note-discards-mission = { $seat } discards a mission of { $region }.
note-finishes = { $seat } completes { $side } for { $n ->
        [one] 1 point
       *[other] { $n } points
    }{ $merit ->
        [0] { "" }
       *[other] { " " }and { $merit } merit
    }.
note-enters = { $card } enters at { $space } with { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }.
note-marches = { $seat } marches.
note-moves = { $card } moves from { $start } to { $space }.
note-recruits = { $card } recruits { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-gains = { $card } gains { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-comes-home = { $card } at { $space } gains { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } from { $base }.
note-goes-overseas = { $card } at { $space } sends { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } to { $base }.
note-reserve-overseas = { $seat } sends { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } from the reserve to { $base }.
note-disbands = { $card } at { $space } disbands: { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } go back to the reserve.
note-leaves = { $card } leaves { $space } for the exit area.
note-loses = { $card } loses { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-loses-pla = { $card } loses { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-elite-gone = The elite { $card } is wiped out at { $space }.
note-fires = { $card } fires first at { $space }.
note-last-stand = { $card } makes a last stand at { $space }.
note-battle = Battle at { $space }: Taiwan { $n }, enemy { $foe }.
note-retreats = { $card } retreats from { $start } to { $space }.
note-retreats-pla = { $card } ({ $n ->
        [one] 1 troop
       *[other] { $n } troops
    }) retreats from { $start } to { $space }.
note-taken = The PLA takes control of { $space }.
note-freed = The PLA no longer holds { $space }.
note-core-taken = The PLA takes the core city { $space } and now holds { $now } of 6.
note-core-freed = The PLA loses the core city { $space } and now holds { $now } of 6.
note-defects = { $seat } brings about a defection at { $space }: 1 PLA troop appears.
note-reinforces = The PLA gains { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-pla-gains = The PLA gains { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-lures = { $seat } lures { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } of the PLA out of { $space } (lure markers: { $markers }).
note-agitates = { $seat } agitates { $card } at { $space }{ $n ->
        [0] { "" }
       *[other] { " " }and scores { $n } for the lure markers
    }.
note-moves-pla = { $card } ({ $n ->
        [one] 1 troop
       *[other] { $n } troops
    }) advances from { $start } to { $space }.
note-stays-pla = The PLA leaves { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-sweeps = { $card } takes { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } along from { $space }.
note-lands = { $card } lands at { $space } with { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }.
note-wave-lands = A wave of { $card } lands at { $space } with { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }.
note-airborne = { $n ->
        [one] 1 airborne troop comes
       *[other] { $n } airborne troops come
    } down at { $space }.
note-opens = { $seat } opens the { $road }.
note-cuts = The link between { $space } and { $other } is destroyed.
note-cuts-water = { $seat } cuts the water at { $space }.
note-water-back = { $space } has water again.
note-blackout = { $seat } blacks out { $card }, which has no strength of its own until the round ends.
note-blackout-ends = { $card } recovers from the blackout.
note-mazu = { $seat } calls on Mazu, who sends the PLA of the coast to { $space }.
note-bagua = The legend comes true around { $card } at { $space }.
note-defies = { $card } defies heaven this turn.
note-lays-out = { $seat } lays out { $card } until the round ends.
note-doom = The Age of the Final Dharma comes over { $region }.
note-doom-void = The Age of the Final Dharma passes: { $seat } stands in neither region.
note-spirit = { $seat } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    } with the Spirit of Taiwan.
note-reveals = { $seat } reveals its power: { $power }.
note-turns = The troops of { $seat } turn into rebels at { $spaces }.
note-loses-standee = { $card } leaves { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space } without a leader.
note-inside-job = The standee of { $card } moves to { $space }.
note-power-shown = { $seat } was { $power }.
note-result = { $seat }: factions { $faction }, merit { $merit }, missions { $missions }, total { $n }.

## Labels
end-taiwan = Taiwan has held out.
end-pla = The PLA has prevailed.
phase-setup = Set-up
phase-round-start = Start of the round
phase-pick = Card or pass
phase-act = Action
phase-enemy-work = Enemy work
phase-turn-end = End of the turn
phase-round-end = End of the round
track-round = Round
    .help = Three to five rounds; from the third on the war is checked at the end of each.
track-cores = Core cities held by the PLA
    .help = Core cities with PLA troops; they alone decide the war.
track-lure = Lure markers
    .help = Each lure adds one; an agitation pays 2 points for each and clears them.
track-central = Central friendliness
    .help = One step for each card of the faction played. Spaces 2, 4, 6 and 8 pay 2 merit.
track-local = Local friendliness
    .help = One step for each card of the faction played. Spaces 2, 4, 6 and 8 pay 3 troops.
track-enterprise = Enterprise friendliness
    .help = One step for each card of the faction played. Spaces 2, 4, 6 and 8 pay 1 mission.
value-merit = Merit
value-slot = Slot
value-next-slot = Next slot
value-cards = Action cards
value-missions = Missions
value-troops = Troops
value-value = Strategic value
mark-revealed = Revealed
mark-water-cut = Water cut
pile-reserve = Reserve
pile-elite = Elite cards
pile-north = North deck
pile-middle = Middle deck
pile-south = South deck
pile-missions-a = Missions: North Capital
pile-missions-b = Missions: Tao-Chu-Miao
pile-missions-c = Missions: Chung-Chang-Tou
pile-missions-d = Missions: Yun-Chia-Nan
pile-missions-e = Missions: Kao-Ping
pile-missions-f = Missions: I-Hua-Tung
laid-elite = Elite card
laid-open = Face up
laid-closed = Face down
laid-played = Being played
laid-finished = Finished missions
laid-doom = Laid out until the round ends

## The board
table-war = The war
table-war-pla = The PLA would win
table-war-taiwan = Taiwan would hold out
table-war-open = The war would go on
table-war-check = If round { $round } ended now, with { $n } of 6 core cities under the PLA.
table-war-marks = PLA wins from { $pla }, Taiwan up to { $taiwan }.
table-score = Your score, if it ended now
table-if-taiwan = Taiwan holds
table-if-pla = PLA wins
table-factions = Factions
table-merit = Merit
table-points = Points so far
table-total = Total
table-hero = as war hero
table-missions = Your missions
table-no-missions = No mission in hand
table-resist = Resist
table-welcome = Welcome
table-met = met
table-unmet = not yet met
table-barred = closed to the revealed Council
table-own-turn = Counts within your own turn.
table-supply = Supply
table-tracks = Tracks
table-friends = Friendliness
table-order = Order
table-order-next = Next round
table-slot-1 = Slot 1: first in the round.
table-slot-2 = Slot 2: draws a mission when the round starts.
table-slot-3 = Slot 3: may look at the face-down supply cards.
table-slot-4 = Slot 4: one more basic action in each action-card turn.
table-slot-5 = Slot 5: draws an action card when the round starts.
table-slot-empty = free
table-worth = One step: { $taiwan } if Taiwan holds, { $pla } if the PLA wins
table-face-down = face down
table-legend = Signs
table-legend-arrow = Landing arrow, one way only
table-legend-road = Mountain road, closed until opened
table-legend-road-open = Mountain road, open to somebody
table-legend-core = Core city
table-legend-elite = PLA elite, with its strength
table-road-open = open to { $who }
table-road-closed = closed

## The first-game guide
guide-1 = The island
    .text = 33 strongholds in six regions. A star marks a core city, the small signs its factions, the number its strategic value. Red arrows lead from the landing grounds ashore, never back; dashed brown lines are mountain roads that must be opened.
guide-2 = How the war stands
    .text = Only core cities decide the war. Here you read what the next check would say, and your own score under either ending: your power may well prefer the other one.
guide-3 = Your missions
    .text = Each mission can be finished by resisting or by welcoming the PLA, within one turn of yours. The counts run along as you act; a met side can be claimed at once.
guide-4 = The supply
    .text = On your turn take a card from here: an elite brings a PLA landing, face-up cards are known, face-down ones only by their deck.
guide-5 = Tracks
    .text = Cards of a faction make it friendlier; at the end friendliness multiplies the worth of that faction's strongholds. The order track gives each slot its own advantage.
guide-6 = What you may do
    .text = Here the table asks. Everything that glows may be chosen, on the map as well. To pass is to choose your slot of the next round.

# What is printed on a space, and numbers before a click
value-core = Core city
hint-ours = Strength of Taiwan
hint-foes = Strength of its enemies

# Sections of the rules
section-components = Components
section-turn = The turn
section-basic = Basics
section-enemy = The enemy
section-missions = Missions
section-powers = Powers
section-rounds = Rounds
section-war = War
section-scoring = Scoring
section-battle = Battle
section-retreat = Retreat
section-examples = Examples
section-faq = Questions and answers

# Bots
bot-taiwan2045-basic = Bot (basic)
