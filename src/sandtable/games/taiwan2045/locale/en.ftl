## Title, seats, words
game-title = 2045
game-tagline = Hidden powers fight over an island's last ten days of landing war, and over what comes after.
turn = Round { $n }
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
region-a = Taipei–Keelung
region-b = Taoyuan–Miaoli
region-c = Taichung–Nantou
region-d = Yunlin–Tainan
region-e = Kaohsiung–Pingtung
region-f = Yilan–Taitung
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
    .text = Balanced Layout. Two basic actions, then influence the enemy once.
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
-favour-central = Its effect also gives 1 Central favour.
-favour-local = Its effect also gives 1 Local favour.
-favour-enterprise = Its effect also gives 1 Enterprise favour.
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
    .text = One recruit and one march, in either order. { -favour-central }
    .short = N08
card-n09 = Age of the Final Dharma
    .text = At the end of this round choose region A or F with a character of yours: every unit there is removed, merit for PLA and rebels.
    .short = N09
card-n10 = Transit Lockdown
    .text = Put the destruction marker on a link touching the North: nobody uses it. Then move one of your characters 0-2. { -favour-enterprise }
    .short = N10
card-n11 = Feitsui Water Cut
    .text = Cut the water of a PLA stronghold in the North: 1 PLA troop removed and no reinforcement there. Then recruit. { -favour-local }
    .short = N11
card-n12 = International Support
    .text = Choose: up to 14 overseas troops join your characters; or up to 14 reserve troops go overseas and you score 2. { -favour-central }
    .short = N12
card-n13 = Chip Talks
    .text = Draw 2 missions, then do one basic action.
    .short = N13
card-n14 = Civil Air Defence
    .text = Your characters in the North gain up to 3 troops in all; then move one of them 0-2. { -favour-local }
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
    .text = Your characters gain up to 4 troops in all. { -favour-central }
    .short = M08
card-m09 = Reopen the Mountain Roads
    .text = Open up to 2 mountain roads, then march. { -favour-central }
    .short = M09
card-m10 = Grid Blackout
    .text = One elite counts 0 this round. Then do one basic action. { -favour-enterprise }
    .short = M10
card-m11 = Capital Flight
    .text = Choose: up to 14 reserve troops go overseas and you score 3; or draw a mission and recruit.
    .short = M11
card-m12 = Switching Sides
    .text = Choose: remove up to 2 PLA troops in a Middle stronghold linked to your character; or up to 2 defections in different strongholds of the Middle, 1 point each. { -favour-local }
    .short = M12
card-m13 = Mazu Guards the Coast
    .text = All PLA in Qingshui, Changhua and Xiluo goes to one landing ground. { -favour-local }
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
    .text = Up to two of your characters in the South gain 2 troops each; then march. { -favour-central }
    .short = S08
card-s09 = South-Link Convoy
    .text = Open a mountain road; one of your characters gains 2 troops and moves 0-4. { -favour-enterprise }
    .short = S09
card-s10 = Harbour Blockade
    .text = Remove up to 3 PLA troops from a landing ground, leaving 1. A revealed Council adds 3 instead.
    .short = S10
card-s11 = Zengwen Water Cut
    .text = Cut the water of a PLA stronghold in the South: 1 PLA troop removed and no reinforcement there. Then recruit. { -favour-local }
    .short = S11
card-s12 = Arms Deal
    .text = Choose: draw an action card; or up to 3 overseas troops join one of your characters.
    .short = S12
card-s13 = Island Against Heaven
    .text = A character of yours in the South moves 0-2; this turn its strength is doubled and enemies it beats are wiped out. It leaves when the turn ends.
    .short = S13
card-s14 = Local Hope
    .text = One of your characters gains troops equal to your Local favour; 1 merit for every 2.
    .short = S14
elite-z01 = Combined Arms Brigade 14
    .text = Waves of 3 to Tamsui and Keelung; all but 1 of the landing ground's troops join one of them. Then agitate it 1-3 links.
    .short = Z01
elite-z02 = United Front Strategist
    .text = Waves of 3 to Hsinchu and Tamsui, one of them led by this elite. Then two defections in different strongholds.
    .short = Z02
elite-z03 = Group Army 73
    .text = Waves of 2 to Qingshui, Changhua and Xiluo; all but 1 of the landing ground's troops join one of them. Then agitate any elite.
    .short = Z03
elite-z04 = Swarm Drone Brigade
    .text = Waves of 4 to Qingshui and Changhua, one of them led by this elite. Then in up to three Middle strongholds the strongest Taiwan unit loses 1.
    .short = Z04
elite-z05 = Thunder Airborne Brigade
    .text = First 4 airborne troops on a region E stronghold without Taiwan units, or attacking Gangshan if there is none. Then 2 troops and the ground's others to Tainan, Zuoying or Kaohsiung.
    .short = Z05
elite-z06 = Sea Dragon Commandos
    .text = Waves of 3 to Tainan and Kaohsiung, one of them led by this elite. Then a human Taiwan character within 2 links loses 2.
    .short = Z06

## Abilities used at will
use-n04 = Use Taxi Fleet
use-n07 = Use Narwhal Submarines

## Missions
mission-a-1 = Taipei–Keelung 1
    .text = Resist (11 points, 1 merit): In Taipei–Keelung, you beat the PLA once. Welcome (3 points): In Taipei–Keelung, the PLA newly occupies 2 strongholds.
resist-a-1 = Taipei–Keelung 1: resist
welcome-a-1 = Taipei–Keelung 1: welcome
mission-a-2 = Taipei–Keelung 2
    .text = Resist (14 points, 2 merit): In Taipei–Keelung, Taiwan forces beat the PLA twice. Welcome (4 points): In Taipei–Keelung, 1 Taiwan character is defeated.
resist-a-2 = Taipei–Keelung 2: resist
welcome-a-2 = Taipei–Keelung 2: welcome
mission-a-3 = Taipei–Keelung 3
    .text = Resist (12 points, 1 merit): In Tamsui or Keelung, Taiwan forces beat the PLA once as defender. Welcome (4 points): In Taipei–Keelung, Taiwan loses 2 troops.
resist-a-3 = Taipei–Keelung 3: resist
welcome-a-3 = Taipei–Keelung 3: welcome
mission-a-4 = Taipei–Keelung 4
    .text = Resist (13 points, 2 merit): In Taipei–Keelung, you remove 4 PLA or rebel troops. Welcome (5 points): In Taipei–Keelung, 1 Taiwan character is forced to retreat by a defection.
resist-a-4 = Taipei–Keelung 4: resist
welcome-a-4 = Taipei–Keelung 4: welcome
mission-a-5 = Taipei–Keelung 5
    .text = Resist (14 points, 3 merit): In Taipei–Keelung, Taiwan forces beat a PLA elite once. Welcome (4 points): A PLA elite enters Taipei–Keelung.
resist-a-5 = Taipei–Keelung 5: resist
welcome-a-5 = Taipei–Keelung 5: welcome
mission-a-6 = Taipei–Keelung 6
    .text = Resist (12 points, 1 merit): In Taipei–Keelung, the PLA leaves 1 stronghold. Welcome (6 points): In Taipei–Keelung, you perform 2 defections.
resist-a-6 = Taipei–Keelung 6: resist
welcome-a-6 = Taipei–Keelung 6: welcome
mission-a-7 = Taipei–Keelung 7
    .text = Resist (13 points, 2 merit): In Taipei, you beat the PLA once. Welcome (6 points): Taipei is newly occupied by the PLA.
resist-a-7 = Taipei–Keelung 7: resist
welcome-a-7 = Taipei–Keelung 7: welcome
mission-a-8 = Taipei–Keelung 8
    .text = Resist (11 points, 1 merit): In Taipei–Keelung, your characters gain 4 troops. Welcome (7 points): In Taipei–Keelung, the PLA wins 2 battles as attacker.
resist-a-8 = Taipei–Keelung 8: resist
welcome-a-8 = Taipei–Keelung 8: welcome
mission-b-1 = Taoyuan–Miaoli 1
    .text = Resist (11 points, 1 merit): In Taoyuan–Miaoli, you beat the PLA once. Welcome (4 points): In Taoyuan–Miaoli, 1 Taiwan character is defeated.
resist-b-1 = Taoyuan–Miaoli 1: resist
welcome-b-1 = Taoyuan–Miaoli 1: welcome
mission-b-2 = Taoyuan–Miaoli 2
    .text = Resist (14 points, 2 merit): In Taoyuan–Miaoli, Taiwan forces beat the PLA twice. Welcome (8 points): In Taoyuan–Miaoli, 2 Taiwan characters are defeated.
resist-b-2 = Taoyuan–Miaoli 2: resist
welcome-b-2 = Taoyuan–Miaoli 2: welcome
mission-b-3 = Taoyuan–Miaoli 3
    .text = Resist (12 points, 2 merit): In Taoyuan–Miaoli, you remove 3 PLA or rebel troops. Welcome (4 points): In Taoyuan–Miaoli, Taiwan loses 2 troops.
resist-b-3 = Taoyuan–Miaoli 3: resist
welcome-b-3 = Taoyuan–Miaoli 3: welcome
mission-b-4 = Taoyuan–Miaoli 4
    .text = Resist (12 points, 2 merit): In Taoyuan–Miaoli, you beat the PLA once as attacker. Welcome (5 points): In Taoyuan–Miaoli, 1 Taiwan character is forced to retreat by a defection.
resist-b-4 = Taoyuan–Miaoli 4: resist
welcome-b-4 = Taoyuan–Miaoli 4: welcome
mission-b-5 = Taoyuan–Miaoli 5
    .text = Resist (14 points, 3 merit): In Taoyuan–Miaoli, Taiwan forces beat a PLA elite once. Welcome (4 points): A PLA elite enters Taoyuan–Miaoli.
resist-b-5 = Taoyuan–Miaoli 5: resist
welcome-b-5 = Taoyuan–Miaoli 5: welcome
mission-b-6 = Taoyuan–Miaoli 6
    .text = Resist (12 points, 1 merit): In Taoyuan–Miaoli, you beat the PLA once as defender. Welcome (6 points): In Taoyuan–Miaoli, the PLA newly occupies 3 strongholds.
resist-b-6 = Taoyuan–Miaoli 6: resist
welcome-b-6 = Taoyuan–Miaoli 6: welcome
mission-b-7 = Taoyuan–Miaoli 7
    .text = Resist (13 points, 2 merit): In Hsinchu, you beat the PLA once. Welcome (6 points): Hsinchu is newly occupied by the PLA.
resist-b-7 = Taoyuan–Miaoli 7: resist
welcome-b-7 = Taoyuan–Miaoli 7: welcome
mission-b-8 = Taoyuan–Miaoli 8
    .text = Resist (11 points, 1 merit): In Taoyuan–Miaoli, 2 of your characters move in from outside. Welcome (4 points): Taoyuan is newly occupied by the PLA.
resist-b-8 = Taoyuan–Miaoli 8: resist
welcome-b-8 = Taoyuan–Miaoli 8: welcome
mission-c-1 = Taichung–Nantou 1
    .text = Resist (11 points, 1 merit): In Taichung–Nantou, you beat the PLA once. Welcome (6 points): In Taichung–Nantou, the PLA newly occupies 3 strongholds.
resist-c-1 = Taichung–Nantou 1: resist
welcome-c-1 = Taichung–Nantou 1: welcome
mission-c-2 = Taichung–Nantou 2
    .text = Resist (12 points, 1 merit): In Taichung–Nantou, you beat the PLA once as defender. Welcome (8 points): In Taichung–Nantou, 2 Taiwan characters are defeated.
resist-c-2 = Taichung–Nantou 2: resist
welcome-c-2 = Taichung–Nantou 2: welcome
mission-c-3 = Taichung–Nantou 3
    .text = Resist (14 points, 2 merit): In Taichung–Nantou, you remove 5 PLA or rebel troops. Welcome (6 points): In Taichung–Nantou, Taiwan loses 3 troops.
resist-c-3 = Taichung–Nantou 3: resist
welcome-c-3 = Taichung–Nantou 3: welcome
mission-c-4 = Taichung–Nantou 4
    .text = Resist (14 points, 2 merit): In Taichung–Nantou, the PLA leaves 2 strongholds. Welcome (6 points): In Taichung–Nantou, you perform 2 defections.
resist-c-4 = Taichung–Nantou 4: resist
welcome-c-4 = Taichung–Nantou 4: welcome
mission-c-5 = Taichung–Nantou 5
    .text = Resist (14 points, 3 merit): In Taichung–Nantou, Taiwan forces beat a PLA elite once. Welcome (5 points): In Taichung–Nantou, 1 Taiwan character is forced to retreat by a defection.
resist-c-5 = Taichung–Nantou 5: resist
welcome-c-5 = Taichung–Nantou 5: welcome
mission-c-6 = Taichung–Nantou 6
    .text = Resist (12 points, 2 merit): In Taichung–Nantou, you beat the PLA once as attacker. Welcome (4 points): A PLA elite enters Taichung–Nantou.
resist-c-6 = Taichung–Nantou 6: resist
welcome-c-6 = Taichung–Nantou 6: welcome
mission-c-7 = Taichung–Nantou 7
    .text = Resist (13 points, 2 merit): In Taichung, you beat the PLA once. Welcome (6 points): Taichung is newly occupied by the PLA.
resist-c-7 = Taichung–Nantou 7: resist
welcome-c-7 = Taichung–Nantou 7: welcome
mission-c-8 = Taichung–Nantou 8
    .text = Resist (11 points, 1 merit): In Taichung–Nantou, your characters gain 4 troops. Welcome (4 points): In Taichung–Nantou, 1 Taiwan character is defeated.
resist-c-8 = Taichung–Nantou 8: resist
welcome-c-8 = Taichung–Nantou 8: welcome
mission-d-1 = Yunlin–Tainan 1
    .text = Resist (12 points, 2 merit): In Yunlin–Tainan, you beat the PLA once as attacker. Welcome (4 points): In Yunlin–Tainan, Taiwan loses 2 troops.
resist-d-1 = Yunlin–Tainan 1: resist
welcome-d-1 = Yunlin–Tainan 1: welcome
mission-d-2 = Yunlin–Tainan 2
    .text = Resist (14 points, 2 merit): In Yunlin–Tainan, Taiwan forces beat the PLA twice. Welcome (3 points): In Yunlin–Tainan, the PLA newly occupies 2 strongholds.
resist-d-2 = Yunlin–Tainan 2: resist
welcome-d-2 = Yunlin–Tainan 2: welcome
mission-d-3 = Yunlin–Tainan 3
    .text = Resist (12 points, 2 merit): In Yunlin–Tainan, you remove 3 PLA or rebel troops. Welcome (4 points): In Yunlin–Tainan, 1 Taiwan character is defeated.
resist-d-3 = Yunlin–Tainan 3: resist
welcome-d-3 = Yunlin–Tainan 3: welcome
mission-d-4 = Yunlin–Tainan 4
    .text = Resist (13 points, 1 merit): In Budai or Xiluo, you beat the PLA once as defender. Welcome (2 points): In Yunlin–Tainan, you perform 1 defection.
resist-d-4 = Yunlin–Tainan 4: resist
welcome-d-4 = Yunlin–Tainan 4: welcome
mission-d-5 = Yunlin–Tainan 5
    .text = Resist (14 points, 3 merit): In Yunlin–Tainan, Taiwan forces beat a PLA elite once. Welcome (8 points): In Yunlin–Tainan, 2 Taiwan characters are defeated.
resist-d-5 = Yunlin–Tainan 5: resist
welcome-d-5 = Yunlin–Tainan 5: welcome
mission-d-6 = Yunlin–Tainan 6
    .text = Resist (13 points, 2 merit): In Yunlin–Tainan, 1 of your characters enters play and you beat the PLA once. Welcome (4 points): A PLA elite enters Yunlin–Tainan.
resist-d-6 = Yunlin–Tainan 6: resist
welcome-d-6 = Yunlin–Tainan 6: welcome
mission-d-7 = Yunlin–Tainan 7
    .text = Resist (13 points, 2 merit): In Tainan, you beat the PLA once. Welcome (6 points): Tainan is newly occupied by the PLA.
resist-d-7 = Yunlin–Tainan 7: resist
welcome-d-7 = Yunlin–Tainan 7: welcome
mission-d-8 = Yunlin–Tainan 8
    .text = Resist (12 points, 1 merit): In Yunlin–Tainan, the PLA leaves 1 stronghold. Welcome (5 points): In Yunlin–Tainan, 1 Taiwan character is forced to retreat by a defection.
resist-d-8 = Yunlin–Tainan 8: resist
welcome-d-8 = Yunlin–Tainan 8: welcome
mission-e-1 = Kaohsiung–Pingtung 1
    .text = Resist (11 points, 1 merit): In Kaohsiung–Pingtung, you beat the PLA once. Welcome (4 points): In Kaohsiung–Pingtung, 1 Taiwan character is defeated.
resist-e-1 = Kaohsiung–Pingtung 1: resist
welcome-e-1 = Kaohsiung–Pingtung 1: welcome
mission-e-2 = Kaohsiung–Pingtung 2
    .text = Resist (12 points, 1 merit): In Kaohsiung–Pingtung, you beat the PLA once as defender. Welcome (4 points): A PLA elite enters Kaohsiung–Pingtung.
resist-e-2 = Kaohsiung–Pingtung 2: resist
welcome-e-2 = Kaohsiung–Pingtung 2: welcome
mission-e-3 = Kaohsiung–Pingtung 3
    .text = Resist (13 points, 2 merit): In Kaohsiung–Pingtung, you remove 4 PLA or rebel troops. Welcome (6 points): In Kaohsiung–Pingtung, the PLA newly occupies 3 strongholds.
resist-e-3 = Kaohsiung–Pingtung 3: resist
welcome-e-3 = Kaohsiung–Pingtung 3: welcome
mission-e-4 = Kaohsiung–Pingtung 4
    .text = Resist (14 points, 3 merit): In Kaohsiung–Pingtung, Taiwan forces beat a PLA elite once. Welcome (6 points): In Kaohsiung–Pingtung, Taiwan loses 3 troops.
resist-e-4 = Kaohsiung–Pingtung 4: resist
welcome-e-4 = Kaohsiung–Pingtung 4: welcome
mission-e-5 = Kaohsiung–Pingtung 5
    .text = Resist (14 points, 2 merit): In Kaohsiung–Pingtung, the PLA leaves 2 strongholds. Welcome (6 points): In Kaohsiung–Pingtung, you perform 2 defections.
resist-e-5 = Kaohsiung–Pingtung 5: resist
welcome-e-5 = Kaohsiung–Pingtung 5: welcome
mission-e-6 = Kaohsiung–Pingtung 6
    .text = Resist (13 points, 2 merit): In Zuoying or Fangliao, you beat the PLA once as attacker. Welcome (3 points): In Kaohsiung–Pingtung, the PLA wins 1 battle as attacker.
resist-e-6 = Kaohsiung–Pingtung 6: resist
welcome-e-6 = Kaohsiung–Pingtung 6: welcome
mission-e-7 = Kaohsiung–Pingtung 7
    .text = Resist (13 points, 2 merit): In Kaohsiung, you beat the PLA once. Welcome (6 points): Kaohsiung is newly occupied by the PLA.
resist-e-7 = Kaohsiung–Pingtung 7: resist
welcome-e-7 = Kaohsiung–Pingtung 7: welcome
mission-e-8 = Kaohsiung–Pingtung 8
    .text = Resist (12 points, 1 merit): In Kaohsiung–Pingtung, your characters gain 5 troops. Welcome (5 points): In Kaohsiung–Pingtung, 1 Taiwan character is forced to retreat by a defection.
resist-e-8 = Kaohsiung–Pingtung 8: resist
welcome-e-8 = Kaohsiung–Pingtung 8: welcome
mission-f-1 = Yilan–Taitung 1
    .text = Resist (12 points, 2 merit): In Yilan–Taitung, you beat the PLA once. Welcome (3 points): In Yilan–Taitung, the PLA newly occupies 1 stronghold.
resist-f-1 = Yilan–Taitung 1: resist
welcome-f-1 = Yilan–Taitung 1: welcome
mission-f-2 = Yilan–Taitung 2
    .text = Resist (11 points, 1 merit): In Yilan–Taitung, 2 of your characters move in from outside. Welcome (3 points): In Yilan–Taitung, you perform 1 defection.
resist-f-2 = Yilan–Taitung 2: resist
welcome-f-2 = Yilan–Taitung 2: welcome
mission-f-3 = Yilan–Taitung 3
    .text = Resist (12 points, 2 merit): In Yilan–Taitung, you remove 2 PLA or rebel troops. Welcome (3 points): In Yilan–Taitung, Taiwan loses 1 troop.
resist-f-3 = Yilan–Taitung 3: resist
welcome-f-3 = Yilan–Taitung 3: welcome
mission-f-4 = Yilan–Taitung 4
    .text = Resist (12 points, 2 merit): In Yilan–Taitung, Taiwan forces beat the PLA once as defender. Welcome (5 points): In Yilan–Taitung, 1 Taiwan character is defeated.
resist-f-4 = Yilan–Taitung 4: resist
welcome-f-4 = Yilan–Taitung 4: welcome
mission-f-5 = Yilan–Taitung 5
    .text = Resist (15 points, 3 merit): In Yilan–Taitung, Taiwan forces beat a PLA elite once. Welcome (6 points): A PLA elite enters Yilan–Taitung.
resist-f-5 = Yilan–Taitung 5: resist
welcome-f-5 = Yilan–Taitung 5: welcome
mission-f-6 = Yilan–Taitung 6
    .text = Resist (11 points, 1 merit): In Yilan–Taitung, your characters gain 3 troops. Welcome (5 points): In Yilan–Taitung, the PLA newly occupies 2 strongholds.
resist-f-6 = Yilan–Taitung 6: resist
welcome-f-6 = Yilan–Taitung 6: welcome
mission-f-7 = Yilan–Taitung 7
    .text = Resist (14 points, 2 merit): In Hualien, you beat the PLA once. Welcome (8 points): Hualien is newly occupied by the PLA.
resist-f-7 = Yilan–Taitung 7: resist
welcome-f-7 = Yilan–Taitung 7: welcome
mission-f-8 = Yilan–Taitung 8
    .text = Resist (10 points, 1 merit): In Yilan–Taitung, 1 of your characters enters play. Welcome (5 points): In Yilan–Taitung, the PLA wins 1 battle as attacker.
resist-f-8 = Yilan–Taitung 8: resist
welcome-f-8 = Yilan–Taitung 8: welcome

## Deeds
pass = Pass
roll = Roll { $n }
n = { $n }
slot = Slot { $n }
    .text = 1 picks first, 2 draws a mission, 3 sees the face-down cards, 4 adds a basic action, 5 draws an action card.
unit-scattered = Scattered PLA unit
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
ask-next-slot = Choose your slot for the next round.
ask-play-card = Play a card from your hand.
ask-act = You are playing { $about }. What next?
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
ask-pla-retreat-where = Where does { $about } retreat?
ask-join-which = Which elite at { $about } do they join?
ask-recruit-who = Who recruits?
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
ask-spirit = Spirit of Taiwan: what next? (recruits or re-forms left: { $left })
ask-inside-job-who = Inside Job: which elite?
ask-inside-job-where = Onto which scattered unit does the standee of { $about } go?
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
ask-mobilise-who = Who gains 2 troops?
ask-convoy-who = Who joins the convoy?
ask-blockade-where = Which landing ground?
ask-blockade-number = How many at { $about } are removed?
ask-arms-deal = Arms Deal: which?
ask-deal-who = Who receives the troops?
ask-defiant-who = Who defies heaven?
ask-hope-who = Who carries the local hope?
ask-doom-where = Which region does the Age of the Final Dharma come over?
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
note-disbands = { $card } at { $space } disbands and returns { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } to the reserve.
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
note-core-taken = The PLA takes the core city { $space } and now holds { $n } of 6.
note-core-freed = The PLA loses the core city { $space } and now holds { $n } of 6.
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
    }) moves from { $start } to { $space }.
note-stays-pla = The PLA leaves { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } at { $space }.
note-sweeps = { $card } takes { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } along from { $space }.
note-merges = { $n ->
        [one] 1 troop at { $space } joins
       *[other] { $n } troops at { $space } join
    } { $card }.
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
note-war-over = { $ending } The war is over.
note-power-shown = { $seat } was { $power }.
note-result = { $seat }: factions { $faction }, merit { $merit }, missions { $missions }, total { $n }.

## Labels
end-taiwan = Taiwan wins the war.
end-pla = The PLA wins the war.
phase-setup = Set-up
phase-round-start = Start of the round
phase-pick = Card or pass
phase-act = Action
phase-enemy-work = Influencing the enemy
phase-turn-end = End of the turn
phase-round-end = End of the round
track-round = Round
    .help = Three to five rounds; from the third on the war is checked at the end of each.
track-cores = Core cities held by the PLA
    .help = Core cities with PLA troops; they alone decide the war.
track-lure = Lure markers
    .help = Each lure adds one; an agitation pays 2 points for each and clears them.
track-central = Central favour
    .help = One step for each card of the faction played. Spaces 2, 4, 6 and 8 pay 2 merit.
track-local = Local favour
    .help = One step for each card of the faction played. Spaces 2, 4, 6 and 8 pay 3 troops.
track-enterprise = Enterprise favour
    .help = One step for each card of the faction played. Spaces 1 to 8 pay 1 mission.
value-merit = Merit
value-slot = Slot
value-next-slot = Next slot
value-cards = Action cards
value-missions = Missions
value-troops = Troops
value-value = Strategic value
value-from-factions = Points for factions
value-from-merit = Points for merit
value-from-missions = Points for missions
value-total = Total
value-hero = Hero of Taiwan
mark-revealed = Revealed
mark-water-cut = Water cut
pile-reserve = Reserve
pile-elite = Elite cards
pile-north = North deck
pile-middle = Middle deck
pile-south = South deck
pile-missions-a = Missions: Taipei–Keelung
pile-missions-b = Missions: Taoyuan–Miaoli
pile-missions-c = Missions: Taichung–Nantou
pile-missions-d = Missions: Yunlin–Tainan
pile-missions-e = Missions: Kaohsiung–Pingtung
pile-missions-f = Missions: Yilan–Taitung
laid-elite = Elite card
laid-open = Face up
laid-closed = Face-down card
laid-played = Being played
laid-finished = Completed missions
laid-doom = Laid out until the round ends

## The board
table-war = The war
table-war-pla = The PLA would win
table-war-taiwan = Taiwan would win
table-war-open = The war would go on
table-war-check = If round { $round } ended now, with { $n } of 6 core cities under the PLA.
table-war-marks = PLA wins from { $pla }, Taiwan up to { $taiwan }.
table-score = Your score, if it ended now
table-if-taiwan = Taiwan wins
table-if-pla = PLA wins
table-factions = Factions
table-merit = Merit
table-points = Points so far
table-total = Total
table-hero = as Hero of Taiwan
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
table-friends = Favour
table-order = Order
table-order-next = Next round
table-slot-1 = Slot 1: first in the round.
table-slot-2 = Slot 2: draws a mission when the round starts.
table-slot-3 = Slot 3: may look at the face-down supply cards.
table-slot-4 = Slot 4: one more basic action in each action-card turn.
table-slot-5 = Slot 5: draws an action card when the round starts.
table-slot-empty = free
table-worth = One step: { $taiwan } if Taiwan wins, { $pla } if the PLA wins
table-face-down = face down
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
    .text = Each mission can be completed by resisting or by welcoming the PLA, within a single turn of yours. Progress updates as you act; a side that is met can be claimed at once.
guide-4 = The supply
    .text = On your turn take a card from here: an elite brings a PLA landing, face-up cards are known, face-down ones only by their deck.
guide-5 = Tracks
    .text = Cards of a faction raise your favour with it; at the end favour multiplies the worth of that faction's strongholds. The order track gives each slot its own advantage.
guide-6 = What you may do
    .text = Your choices appear here. Whatever glows may be chosen, on the map too. When you pass, you choose your slot for the next round.

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

# What has changed in the rules
changes-2 = An elite that steps out of a region and back in the same turn, or is beaten back into it, has not entered it. A character shot by rebel artillery counts as defeated if its side loses the battle.
changes-3 = Thirteen events give a second favour of their faction when their effect is used. Arrows lead to Hsinchu, Tainan and Kaohsiung; Taipei is reached by way of Banqiao and Xindian only. Elites Z02, Z04 and Z06 land by two arrows at once, characters bring more troops, N12 and M11 move up to 14, every space of the Enterprise track is coloured, resisting pays 8 points more and welcoming 1 less.

## lessons

lesson-recruit = Recruiting
lesson-recruit-task = A card can be used for its effect or for a basic action. Use this one to recruit: give the Temple Generals two more troops.
lesson-battle = A battle
lesson-battle-task = The PLA holds Banqiao with two troops. March the Dockers’ Union from Taipei against it and drive the PLA out this turn.
lesson-mission = A mission
lesson-mission-task = A mission is completed within a single turn of yours, by resisting or by welcoming the PLA. Yours asks you to beat the PLA once in Taipei–Keelung: do it, and claim the mission before you end your turn.
