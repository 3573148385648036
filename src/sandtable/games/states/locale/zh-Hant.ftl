## Title and seats

game-title = 戰國
game-tagline = 謀士隱於幕後，左右戰國七雄的命運，以遂所事之人的抱負。
turn = 第 { $n } 回合
seat-1 = 第一謀士
seat-2 = 第二謀士
seat-3 = 第三謀士
seat-4 = 第四謀士
seat-5 = 第五謀士

## States

state-qi = 齊
    .note = 都城：臨淄
state-chu = 楚
    .note = 都城：郢
state-yan = 燕
    .note = 都城：薊
state-han = 韓
    .note = 都城：新鄭
state-zhao = 趙
    .note = 都城：邯鄲
state-wei = 魏
    .note = 都城：安邑
state-qin = 秦
    .note = 都城：櫟陽

## Attributes

value-military = 軍事
    .help = 戰爭時加在骰子上。不足 2 者不能進攻。
value-economy = 經濟
    .help = 隨豐歉、賦役與互市而變，也是戰爭所奪。
value-culture = 文化
    .help = 使說辭奏效；有一計可以文化代替軍事作戰。
value-people = 民心
    .help = 百姓的信賴：賦役與離間使之失，禮樂與聯姻使之得。
value-sum = 屬性和
    .help = 四項相加。最高者為最強之國；相等時依序比軍事、經濟、文化、民心。任一屬性低於 1 則國亡；最高為 10。

## General event cards

card-storm-cities = 攻城略地
    .text = 戰爭（兩個相鄰國家，攻方/守方）。攻方勝：守方經濟−1，攻方經濟+1。
    .note = 奪城略地，收其賦稅，乃當世常事。
card-besiege-wei = 圍魏救趙
    .text = 戰爭（兩個相鄰國家）。攻方以文化代替軍事加值。攻方勝：守方民心−1，攻方民心+1。
    .note = 前 353 年桂陵之戰，孫臏以謀取勝，不恃眾。
card-far-friend-near-foe = 遠交近攻
    .text = 戰爭（兩個相鄰國家），攻方+2。攻方勝：守方軍事−1。
    .note = 約前 270 年，范雎獻策秦昭襄王。
card-flood-the-walls = 引水灌城
    .text = 戰爭（兩個相鄰國家）。攻方勝：守方經濟−1，民心−1。
    .note = 前 279 年白起灌鄢，前 225 年王賁灌大梁。
card-league-against-strong = 合縱攻強
    .text = 戰爭：所標國家為縱長，攻打結算時最強之國（不必相鄰），攻方+2。攻方勝：守方軍事−1，經濟−1。若縱長自身最強則無效。
    .note = 前 318、298、287、247、241 年，諸國屢次合縱以抗最強者。
card-seize-bronzes = 遷其重器
    .text = 戰爭（兩個相鄰國家）。攻方勝：守方文化−1，攻方文化+1。
    .note = 前 314 年齊入燕，毀宗廟而遷重器，見《孟子》。
card-reform = 變法圖強
    .text = A { card-reform.a }B { card-reform.b }
    .a = 富國強兵：軍事+1，經濟+1，文化−1。
    .b = 移風易俗：文化+1，民心+1，經濟−1。
    .note = 商鞅於秦，申不害於韓，鄒忌於齊。
card-hydraulic-works = 興修水利
    .text = A { card-hydraulic-works.a }B { card-hydraulic-works.b }
    .a = 開渠溉田（一國）：經濟+2。
    .b = 以鄰為壑（兩個相鄰國家）：前者經濟+1，後者經濟−1。
    .note = 都江堰、鄭國渠；孟子譏白圭以鄰為壑。
card-hu-dress = 胡服騎射
    .text = 軍事+2，文化−1。
    .note = 前 307 年，趙武靈王之改革。
card-long-wall = 修築長城
    .text = 軍事+2，民心−1。
    .note = 齊、魏、趙、燕、秦各築長城，以民力換安寧。
card-jixia-academy = 稷下講學
    .text = 文化+2。
    .note = 齊威王、宣王時，臨淄稷門之學宮。
card-taxes-and-corvee = 賦役之政
    .text = A { card-taxes-and-corvee.a }B { card-taxes-and-corvee.b }
    .a = 輕徭薄賦：民心+2，經濟−1。
    .b = 橫徵暴斂：經濟+2，民心−1。
    .note = 賦斂輕重，歷來朝堂所爭。
card-golden-terrace = 千金買骨
    .text = A { card-golden-terrace.a }B { card-golden-terrace.b }
    .a = 築臺拜將：軍事+1，文化+1。
    .b = 食客三千：經濟+1，民心+1。
    .note = 前 311 年，郭隗以此喻說燕昭王：先尊一人，賢者自至。
card-rites-and-music = 禮樂興廢
    .text = A { card-rites-and-music.a }B { card-rites-and-music.b }
    .a = 制禮作樂：文化+1，民心+1。
    .b = 禮崩樂壞：文化−1。
    .note = 周之禮樂，或興或廢。
card-assassination = 刺殺
    .text = A { card-assassination.a }B { card-assassination.b }
    .a = 刺其將相（一國）：軍事−1。
    .b = 隨時從手中打出，不入事件卡組：指定另一玩家並擲骰，擲得 5 或 6，則棄去其一張未完成的人物，該玩家補抽一張。
    .note = 前 397 年聶政於韓，前 227 年荊軻於秦，見《史記》。
card-sow-discord = 反間之計
    .text = A { card-sow-discord.a }B { card-sow-discord.b }
    .a = 離間君將：軍事−1，文化−1。
    .b = 散佈流言：文化−1，民心−1。
    .note = 田單間樂毅，范雎間廉頗，郭開間李牧。
card-flood-and-drought = 水旱之災
    .text = 經濟−1，民心−1。
    .note = 前 243 年秦、前 230 年趙，蝗旱饑荒見於史冊。
card-cede-land = 割地求和
    .text = 兩個相鄰國家：前者割地，經濟−1，軍事+1；後者經濟+1。
    .note = 前 273 年蘇代謂魏王：以地事秦，猶抱薪救火。
card-vertical-horizontal = 合縱連橫
    .text = A { card-vertical-horizontal.a }B { card-vertical-horizontal.b }
    .a = 合縱（任意兩國）：兩國軍事各+1。
    .b = 連橫（任意兩國）：前者軍事+1，後者軍事−1。
    .note = 蘇秦合縱，張儀連橫。
card-royal-marriage = 聯姻結好
    .text = 任意兩國：民心各+1。
    .note = 秦楚世為婚姻，十八世盟誓，見《詛楚文》。
card-border-markets = 關市之利
    .text = A { card-border-markets.a }B { card-border-markets.b }
    .a = 通商互市（兩個相鄰國家）：經濟各+1。
    .b = 閉糴絕市（一國）：經濟−1。
    .note = 前 323 年鄂君啟節：關市免稅，或與或奪。
card-three-inch-tongue = 三寸之舌
    .text = 任意兩國：若結算時前者文化高於後者，前者民心+1，後者民心−1；否則無事。
    .note = 前 257 年毛遂使楚，三寸之舌強於百萬之師。

## Public events

event-divided-realm = 各據一方
    .text = 本回合無盟主。眾人之牌皆隨機選取、隨機排序結算。下回合盟主不變。
event-open-counsel = 開誠布公
    .text = 眾人定奪後，所出之牌一齊明置。盟主按原定張數挑選，但不得棄牌或多取。
event-word-worth-gold = 一字千金
    .text = 每人只出 1 張牌。盟主閱讀事件卡組後可從手牌加 1 張，但不得棄牌或多取。
event-covenant = 合盟締約
    .text = 本回合戰爭無效。
event-arms-at-rest = 按甲休兵
    .text = 本回合軍事不增不減。
event-books-burned = 坑儒焚典
    .text = 本回合文化不增不減。
event-hearts-divided = 民心不壹
    .text = 本回合民心不增不減。
event-passes-closed = 閉關絕市
    .text = 本回合經濟不增不減。
event-heroes-arise = 英雄輩出
    .text = 每人抽 1 張人物。
event-armour-cast-off = 棄甲曳兵
    .text = 每人棄 1 張事件牌。
event-mission-east = 出使東瀛
    .text = 每人傳 1 張事件牌給右手邊玩家。
event-mission-west = 出使西域
    .text = 每人傳 1 張事件牌給左手邊玩家。
event-silkworm-whale = 蠶食鯨吞
    .text = 最強之國吞併其最弱的兩個鄰國。
event-unification = 天下一統
    .text = 最強之國吞併天下，遊戲結束。
event-spring-beyond-passes = 塞外春回
    .text = 除秦、楚外，各國經濟+1、民心+1。
event-royal-tour-south = 天子南巡
    .text = 除燕、韓外，各國經濟+1、文化+1。
event-famine = 饑饉之年
    .text = 各國經濟各−1。
event-abundance = 物阜民豐
    .text = 各國經濟各+1。
event-swords-to-ploughs = 鑄劍為犁
    .text = 各國軍事各−1。
event-conscription = 遣將徵兵
    .text = 各國軍事各+1。
event-shrines-cast-down = 覆宗滅祀
    .text = 各國文化各−1。
event-hundred-schools = 百家爭鳴
    .text = 各國文化各+1。
event-sun-devoured = 天狗吞日
    .text = 各國民心各−1。
event-thousand-homes-sing = 千室弦鳴
    .text = 各國民心各+1。

## Persons

person-sun-bin = 孫臏
    .text = 齊剛在戰爭中戰勝魏。
    .note = 桂陵、馬陵兩敗魏軍。
person-zou-ji = 鄒忌
    .text = 齊民心≥6，且齊文化≥5。
    .note = 諷齊威王納諫，門庭若市。
person-chunyu-kun = 淳于髡
    .text = 齊文化≥6，且齊文化為諸國最高（並列亦可）。
    .note = 稷下先生，滑稽多辯。
person-king-wei-chu = 楚威王
    .text = 楚四項屬性和≥21，且楚四項屬性和為諸國最高（並列亦可）。
    .note = 敗越，破齊於徐州，楚地最廣。
person-zhao-xixu = 昭奚恤
    .text = 楚軍事≥6，且楚軍事為諸國最高（並列亦可）。
    .note = 北方畏昭奚恤，狐假虎威。
person-chen-zhen = 陳軫
    .text = 楚四項屬性均≥4，且楚四項屬性和≥20。
    .note = 畫蛇添足，勸楚知止。
person-duke-wen-yan = 燕文公
    .text = 燕經濟≥6，且燕民心≥4。
    .note = 資蘇秦車馬以約諸侯。
person-su-qin = 蘇秦
    .text = 山東六國中至少 5 國軍事≥5，且燕尚存。
    .note = 說六國合縱，佩六國相印。
person-zi-zhi = 子之
    .text = 燕軍事≥6，且燕民心≤3。
    .note = 受燕王噲禪讓，國大亂。
person-shen-buhai = 申不害
    .text = 韓軍事≥6，且韓經濟≥5。
    .note = 相韓十五年，國治兵強。
person-marquis-zhao-han = 韓昭侯
    .text = 韓民心≥7。
    .note = 惜敝褲以待有功者。
person-gongzhong-chi = 公仲侈
    .text = 韓四項屬性和比秦高至少 2，且韓四項屬性和比楚高至少 2。
    .note = 謀於秦楚之間以存韓。
person-marquis-cheng-zhao = 趙成侯
    .text = 趙剛在戰爭中戰勝魏；或趙剛在戰爭中戰勝齊。
    .note = 與魏、齊連年交兵。
person-marquis-su-zhao = 趙肅侯
    .text = 趙軍事≥6，且趙民心≥5。
    .note = 築長城，為合縱之長。
person-dacheng-wu = 大成午
    .text = 趙四項屬性和≥19，且韓四項屬性和≥19。
    .note = 請以趙重子於韓，子以韓重我於趙。
person-pang-juan = 龐涓
    .text = 魏剛在戰爭中作為攻方戰勝趙；或魏剛在戰爭中作為攻方戰勝韓。
    .note = 圍邯鄲，攻韓，終敗於馬陵。
person-hui-shi = 惠施
    .text = 魏文化≥6，且魏民心≥4。
    .note = 相魏惠王，主偃兵，合同異。
person-gongsun-yan = 公孫衍
    .text = 魏軍事比秦高至少 2。
    .note = 五國相王，合縱伐秦。
person-shang-yang = 商鞅
    .text = 秦軍事≥6，且秦經濟≥6。
    .note = 徙木立信，兩次變法。
person-zhang-yi = 張儀
    .text = 秦四項屬性和比楚高至少 4。
    .note = 連橫破縱，以商於六百里欺楚。
person-sima-cuo = 司馬錯
    .text = 秦經濟≥7。
    .note = 欲富國者務廣其地，力主伐蜀。
person-tian-wen = 孟嘗君
    .text = 齊民心≥8。
    .note = 食客三千，雞鳴狗盜。
person-tian-dan = 田單
    .text = （齊剛在戰爭中戰勝燕；或燕已滅亡），且齊尚存。
    .note = 火牛破燕，復齊七十餘城。
person-lu-zhonglian = 魯仲連
    .text = 第 12 回合或以後，且趙四項屬性和不低於秦，且齊文化≥6。
    .note = 義不帝秦。
person-zou-yan = 鄒衍
    .text = 齊文化≥8。
    .note = 談天衍，五德終始。
person-king-min-qi = 齊湣王
    .text = 齊據有至少 2 國之地。
    .note = 滅宋，稱東帝。
person-qu-yuan = 屈原
    .text = 楚文化≥7，且楚民心≥6。
    .note = 哀民生之多艱。
person-huang-xie = 春申君
    .text = 楚經濟≥8。
    .note = 相楚二十餘年，開江東。
person-xiang-yan = 項燕
    .text = 楚剛在戰爭中戰勝秦。
    .note = 大破李信，殺七都尉。
person-xun-kuang = 荀況
    .text = 諸國中至少 3 國文化≥7，且楚尚存。
    .note = 三為稷下祭酒，終為蘭陵令。
person-zhuang-qiao = 莊蹻
    .text = 楚據有至少 2 國之地。
    .note = 暴郢，入滇為王。
person-king-zhao-yan = 燕昭王
    .text = 燕四項屬性和≥24。
    .note = 築黃金臺，卑身厚幣招賢。
person-yue-yi = 樂毅
    .text = 燕剛在戰爭中戰勝齊；或齊故土歸燕。
    .note = 合五國破齊，下七十餘城。
person-qin-kai = 秦開
    .text = 燕軍事≥8，且燕軍事為諸國最高（並列亦可）。
    .note = 卻東胡千里，置五郡。
person-prince-dan = 太子丹
    .text = 燕軍事比秦高至少 4。
    .note = 患秦兵之將至，陰養壯士。
person-jing-ke = 荊軻
    .text = 秦民心≤2。
    .note = 圖窮匕見，刺秦不中。
person-han-fei = 韓非
    .text = 韓文化≥7，且韓軍事≥5。
    .note = 集法術勢之大成。
person-zheng-guo = 鄭國
    .text = 秦經濟比韓高至少 3。
    .note = 為韓疲秦，反成鄭國渠。
person-feng-ting = 馮亭
    .text = 秦與趙剛剛交戰（不論勝負），且韓尚存。
    .note = 以上黨歸趙，嫁禍於鄰。
person-bao-yuan = 暴鳶
    .text = 韓剛在戰爭中作為攻方獲勝。
    .note = 破楚垂沙，救魏伐秦。
person-zhang-ping = 張平
    .text = 第 13 回合或以後，且韓民心≥7。
    .note = 父子相韓五君，所謂五世相韓。
person-king-wuling-zhao = 趙武靈王
    .text = 趙軍事≥8。
    .note = 胡服騎射，闢地千里。
person-lin-xiangru = 藺相如
    .text = 趙文化比秦高至少 3，且趙軍事≥5。
    .note = 完璧歸趙，澠池之會。
person-lian-po = 廉頗
    .text = 趙剛在戰爭中作為守方獲勝。
    .note = 堅壁以待，老當益壯。
person-li-mu = 李牧
    .text = 趙剛在戰爭中戰勝秦。
    .note = 卻匈奴，兩破秦軍。
person-zhao-sheng = 平原君
    .text = 趙民心≥7，且趙文化≥6。
    .note = 翩翩濁世之佳公子。
person-wei-wuji = 信陵君
    .text = 魏剛在戰爭中戰勝秦。
    .note = 竊符救趙，率五國敗秦河外。
person-hou-ying = 侯嬴
    .text = 魏民心≥7，且趙尚存。
    .note = 夷門監者，畫策救趙。
person-tang-ju = 唐雎
    .text = 第 13 回合或以後，且魏尚存，且韓已滅亡。
    .note = 布衣之怒，伏屍二人，流血五步。
person-mang-mao = 芒卯
    .text = 魏經濟≥8。
    .note = 以詐重於魏。
person-lord-longyang = 龍陽君
    .text = 魏文化≥7。
    .note = 泣魚固寵。
person-bai-qi = 白起
    .text = （趙軍事≤2；或趙已滅亡），且秦軍事≥6。
    .note = 伊闕、鄢郢、長平。
person-fan-ju = 范雎
    .text = 秦四項屬性和比韓高至少 4，且秦四項屬性和比魏高至少 2。
    .note = 遠交近攻，得寸則王之寸。
person-lu-buwei = 呂不韋
    .text = 秦經濟≥6，且秦文化≥6。
    .note = 奇貨可居，一字千金。
person-wang-jian = 王翦
    .text = 秦據有至少 2 國之地。
    .note = 滅趙、滅楚，請田宅以安主心。
person-ying-zheng = 嬴政
    .text = 秦統一天下。
    .note = 奮六世之餘烈，一統天下。

## Choices

choice-a = 選項 A
choice-b = 選項 B
do-swap = 更換人物
do-assassinate = 刺殺
do-done = 到此為止
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

phase-set-up = 準備
phase-new-era = 後期開始
phase-refill = 補牌
phase-public-event = 公共事件
phase-lay = 打出事件
phase-gather = 組成事件卡組
phase-resolve = 結算事件
track-round = 回合
    .help = 共十五回合，每回合十年；然後末張牌統一天下。
value-points = 勝利分
value-cards = 事件牌
value-persons = 未完成人物
value-completed = 已完成人物
mark-hegemon = 盟主
    .help = 閱讀並排定本回合的事件卡組。每回合傳給左手邊玩家。
mark-destroyed = 已滅亡
mark-unifier = 統一天下
pile-public-events = 公共事件牌堆
pile-events = 一般事件牌堆
pile-event-discards = 事件棄牌堆
pile-events-seen = 公開棄置的事件
pile-persons = 人物牌堆
pile-person-discards = 人物棄牌堆
pile-persons-seen = 公開棄置的人物
laid-laid = 打出的牌
laid-taken = 已入事件卡組
laid-event-deck = 本回合事件卡組
laid-resolving = 正在結算
end-sixteenth-card = 第十六張公共事件使天下歸於一統。
end-unified = 一國統一天下。
end-nobody-left = 列國盡亡。

## Questions

ask-first-hegemon = 首任盟主是誰？
ask-keep-person = 選擇要保留的人物（還需選 { $left } 張）
ask-give-up-person = 選擇要放棄的人物
ask-complete = 是否完成人物？
ask-assassinate = 是否刺殺某位玩家的人物？
ask-victim = 哪位人物遇刺？
ask-discard-card = 棄一張事件牌
ask-pass-left = 傳一張事件牌給左手邊玩家
ask-pass-right = 傳一張事件牌給右手邊玩家
ask-lay-or-swap = 打出事件，或改為更換人物
ask-lay-more = 是否再打出一張事件？
ask-choice = { $about }：選擇哪一項？
ask-label-target = { $about }：謀於何國？
ask-label-attacker = { $about }：何國為攻方？
ask-label-defender = { $about }：何國為守方？
ask-label-first = { $about }：前者為何國？
ask-label-second = { $about }：後者為何國？
ask-take = 從{ $about }的牌中選取，加入事件卡組（還需選 { $left } 張）
ask-amend = 棄掉事件卡組中一張、從某位玩家處多取一張，或保持原樣
ask-add-from-hand = 是否從手牌加一張？
ask-order = 接下來結算哪個事件？（餘 { $left } 張）
gesture-as-they-lie = 其餘保持現有順序

## The log

note-first-hegemon = { $seat }為首任盟主。
note-round = 第 { $round } 回合，前 { NUMBER($year, useGrouping: 0) } 年。盟主：{ $seat }。
note-refilled = { $seat }抽 { $count } 張事件牌。
note-drew-card = { $seat }抽到{ $card }。
note-reshuffled-events = 事件棄牌洗成新牌堆。
note-drew-persons = { $seat }抽 { $count } 張人物牌。
note-drew-person = { $seat }抽到{ $person }。
note-kept-person = { $seat }留下{ $person }。
note-put-away = { $seat }棄置未保留的 { $count } 張人物牌。
note-put-back = { $seat }將 { $count } 張人物牌洗回牌堆。
note-reshuffled-persons = 人物棄牌洗成新牌堆。
note-swaps = { $seat }不出牌，改換人物。
note-gave-up = { $seat }放棄一名人物。
note-gave-up-person = 此人是{ $person }。
note-completed = { $seat }完成{ $person }，得 { $points } 分。
note-assassination = { $seat }刺殺{ $target }的人物，擲出 { $roll }：{ $outcome }。
outcome-success = 成功
outcome-failure = 失敗
note-assassinated = { $seat }失去{ $person }。
note-public-event = { $seat }翻開{ $event }。
note-discarded = { $seat }棄一張事件牌。
note-discarded-card = 棄的是{ $card }。
note-passed = { $seat }傳一張事件牌給{ $target }。
note-passed-card = 傳的是{ $card }。
note-speech = 請{ $seat }發言。
note-laid = { $seat }打出 { $count } 張牌。
note-laid-nothing = { $seat }無牌可出。
note-laid-openly = { $labelled ->
    [0] { $seat }打出{ $card }，未標記國家。
   *[other] { $seat }打出{ $card }：{ $labels }。
}
note-gathered = { $seat }的一張牌進入事件卡組。
note-taken = { $labelled ->
    [0] 這張牌是{ $card }，未標記國家。
   *[other] 這張牌是{ $card }（{ $labels }）。
}
note-left-alone = { $seat }未改動事件卡組。
note-took-more = { $seat }多取{ $target }的一張牌。
note-struck = { $seat }棄掉事件卡組中的一張。
note-added = { $seat }從手牌加入一張。
note-set-aside = 未被取走的 { $count } 張牌不公開棄置。
note-ordered = { $seat }排定 { $count } 個事件的次序。
note-resolves = { $labelled ->
    [0] { $card }，未標記國家。
   *[other] { $card }：{ $labels }。
}
note-void = { $card }無效：{ $reason }。
void-unlabelled = 沒有可以標記的國家
void-destroyed = 所標記的國家已滅亡
void-covenant = 盟約期間戰争無效
void-army = 攻方軍事不足
void-culture = 前者文化不高于後者
note-unchanged = 沒有變化：{ $reason }。
unchanged-frozen = 該屬性凍結
unchanged-limit = 該屬性已達上限
note-rises = { $state }{ $attribute } +{ $by }，升至 { $now }。
note-falls = { $state }{ $attribute } −{ $by }，降至 { $now }。
note-exhausted = { $state }{ $attribute }降至 1 以下。
note-war = { $attacker }攻{ $defender }：骰 { $attack_die } + { $attack_strength } = { $attack }，對骰 { $defence_die } + { $defence_strength } = { $defence }。
note-won = { $state }獲勝。
note-repulsed = { $state }敗退。
note-stalemate = 兩軍僵持。
note-leader-strongest = { $state }自身最強，合縱作罷。
note-tie-break = { $first }、{ $second }勢均力敵，一戰定強弱：{ $one }（骰 { $one_die }）比 { $other }（骰 { $other_die }）。
note-annexed = { $gained ->
    [0] { $state }吞併{ $victim }，只得土地。
   *[other] { $state }吞併{ $victim }，{ $gains }各 +1。
}
note-collapsed = { $state }滅亡。
note-inherited = { $victim }故土歸{ $state }。
note-unified = { $state }統一天下。
note-left-behind = { $seat }棄置 { $count } 張未完成的前期人物牌。
note-left-person-behind = 其中有{ $person }。
note-new-era = 戰國前期結束。
note-game-over = { $ending }遊戲結束。
note-final-score = { $seat }：{ $points } 分，完成 { $persons } 位人物。
note-wins = { $seat }獲勝。
note-shares-victory = { $seat }共享勝利。

## The board

role-attacker = 攻方
role-defender = 守方
role-first = 前者
role-second = 後者
table-goals = 你的人物
table-no-goals = 沒有未完成的人物
table-met = 已達成
table-unmet = 未達成
table-completed = 已完成 { $n } 位人物
table-points = { $n } 分
table-public-event = 公共事件
table-no-event = 尚未翻開
table-year = 前 { NUMBER($year, useGrouping: 0) } 年
table-deck-empty = 沒有牌
table-face-down = { $n } 張面朝下
table-mats = 諸位謀士
table-legend-lands = 土地的顏色與花紋
    .help = 土地的顏色就是佔有它的國家的顏色。取自亡國的土地另加佔有國的花紋，同屬一國的土地之間沒有邊界。小方塊是都城。
table-legend-road = 虛線道路
    .help = 韓、趙兩地並不相接，但經由上黨互為鄰國。
goal-attr = { $state }{ $attr } { $cmp } { $value }
goal-sum = { $state }屬性和 { $cmp } { $value }
goal-each = { $state }每項屬性 { $cmp } { $value }
goal-top = 無國{ $attr }高於{ $state }
goal-compare = { $margin ->
    [0] { $a }{ $attr }不低於{ $b }
   *[other] { $a }{ $attr }比{ $b }高至少 { $margin }
}
goal-count = { $many } 國中至少 { $at_least } 國{ $attr } { $cmp } { $value }
goal-alive = { $state }尚存
goal-destroyed = { $state }已亡
goal-annexed = { $by }據有亡國{ $state }的故土
goal-lands = { $state }所佔之地
goal-round = 第 { $value } 回合或以後
goal-war-won = { $role ->
    [attacker] { $against ->
        [any] { $winner }剛以攻方獲勝
       *[one] { $winner }剛以攻方戰勝{ $loser }
    }
    [defender] { $against ->
        [any] { $winner }剛以守方獲勝
       *[one] { $winner }剛以守方戰勝{ $loser }
    }
   *[any] { $against ->
        [any] { $winner }剛打贏一場戰爭
       *[one] { $winner }剛在戰爭中戰勝{ $loser }
    }
}
goal-war-fought = { $a }、{ $b }剛打過一仗
goal-unified = { $state }統一天下
goal-any = 其中之一：

## The first-game guide

guide-1 = 七國
    .text = 每國有四項屬性，從 1 到 10：軍事、經濟、文化、民心。沒有人擁有國家，人人都在左右七國。
guide-2 = 你的人物
    .text = 這些是你的秘密目標。每一行是一項條件和它現在的數值；某個事件之後若全部成立，就可以完成此人並得分。
guide-3 = 盟主
    .text = 每回合有一位玩家為盟主：由他收取眾人打出的牌，並排定結算的次序。盟主之位輪流傳給左手邊玩家。
guide-4 = 公共事件
    .text = 每回合開始翻開一張對所有國家生效的公共事件。出牌之前先讀它：它可能凍結一項屬性，或使戰爭無效。
guide-5 = 你的事件牌
    .text = 先選一張牌，再在地圖上選它所指的國家。最多可打出五張，其中只有一部分會進入事件卡組。
guide-6 = 現在做什麼
    .text = 這一行總是說明要你做什麼。亮起的都可以點；在沒有公開任何資訊之前可以復原。
guide-7 = 事件卡組
    .text = 被收取的牌面朝下放在這裡，一張一張結算。每結算一張，就檢查一次人物目標。

# Sections of the rules
section-setup = 佈置
section-board = 版圖
section-war = 戰爭
section-round = 回合
section-general = 一般事件
section-public = 公共事件
section-persons = 人物
section-end = 終局
section-information = 資訊

# Bots
bot-adviser = 電腦（謀士）

## lessons

lesson-person = 完成人物
lesson-person-task = 勝利點數來自目標達成的人物。剛剛結算了一個事件，昭奚恤的目標此刻成立。趁下一個事件改變局勢之前完成他。
lesson-order = 盟主排序
lesson-order-task = 你是盟主，事件的次序由你決定。昭奚恤要楚國軍事達到 6，且無人更高。排好次序，使這一刻出現，並在那時完成他。
lesson-lay = 必定生效的一張牌
lesson-lay-task = 只打出一張牌，它必入事件卡組；打出兩張，只有一張入選。只打出能使昭奚恤目標達成的那張，貼上正確的國家標籤，然後完成他。
lesson-war = 一場戰爭
lesson-war-task = 孫臏要齊國在戰爭中戰勝魏國。齊軍強盛：打出戰爭牌，以齊為攻方、魏為守方，得勝之後完成他。骰子仍可能不遂人願，那就再試一次。
