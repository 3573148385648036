## Title and seats

game-title = 战国
game-tagline = 谋士隐于幕后，左右战国七雄的命运，以遂所事之人的抱负。
turn = 第 { $n } 回合
seat-1 = 第一谋士
seat-2 = 第二谋士
seat-3 = 第三谋士
seat-4 = 第四谋士
seat-5 = 第五谋士

## States

state-qi = 齐
    .note = 都城：临淄
state-chu = 楚
    .note = 都城：郢
state-yan = 燕
    .note = 都城：蓟
state-han = 韩
    .note = 都城：新郑
state-zhao = 赵
    .note = 都城：邯郸
state-wei = 魏
    .note = 都城：安邑
state-qin = 秦
    .note = 都城：栎阳

## Attributes

value-military = 军事
    .help = 战争时加在骰子上。不足 2 者不能进攻。
value-economy = 经济
    .help = 随丰歉、赋役与互市而变，也是战争所夺。
value-culture = 文化
    .help = 使说辞奏效；有一计可以文化代替军事作战。
value-people = 民心
    .help = 百姓的信赖：赋役与离间使之失，礼乐与联姻使之得。
value-sum = 属性和
    .help = 四项相加。最高者为最强之国；相等时依次比军事、经济、文化、民心。任一属性低于 1 则国亡；最高为 10。

## General event cards

card-storm-cities = 攻城略地
    .text = 战争（两个相邻国家，攻方/守方）。攻方胜：守方经济−1，攻方经济+1。
    .note = 夺城略地，收其赋税，乃当世常事。
card-besiege-wei = 围魏救赵
    .text = 战争（两个相邻国家）。攻方以文化代替军事加值。攻方胜：守方民心−1，攻方民心+1。
    .note = 前 353 年桂陵之战，孙膑以谋取胜，不恃众。
card-far-friend-near-foe = 远交近攻
    .text = 战争（两个相邻国家），攻方+2。攻方胜：守方军事−1。
    .note = 约前 270 年，范雎献策秦昭襄王。
card-flood-the-walls = 引水灌城
    .text = 战争（两个相邻国家）。攻方胜：守方经济−1，民心−1。
    .note = 前 279 年白起灌鄢，前 225 年王贲灌大梁。
card-league-against-strong = 合纵攻强
    .text = 战争：所标国家为纵长，攻打结算时最强之国（不必相邻），攻方+2。攻方胜：守方军事−1，经济−1。若纵长自身最强则无效。
    .note = 前 318、298、287、247、241 年，诸国屡次合纵以抗最强者。
card-seize-bronzes = 迁其重器
    .text = 战争（两个相邻国家）。攻方胜：守方文化−1，攻方文化+1。
    .note = 前 314 年齐入燕，毁宗庙而迁重器，见《孟子》。
card-reform = 变法图强
    .text = A { card-reform.a }B { card-reform.b }
    .a = 富国强兵：军事+1，经济+1，文化−1。
    .b = 移风易俗：文化+1，民心+1，经济−1。
    .note = 商鞅于秦，申不害于韩，邹忌于齐。
card-hydraulic-works = 兴修水利
    .text = A { card-hydraulic-works.a }B { card-hydraulic-works.b }
    .a = 开渠溉田（一国）：经济+2。
    .b = 以邻为壑（两个相邻国家）：前者经济+1，后者经济−1。
    .note = 都江堰、郑国渠；孟子讥白圭以邻为壑。
card-hu-dress = 胡服骑射
    .text = 军事+2，文化−1。
    .note = 前 307 年，赵武灵王之改革。
card-long-wall = 修筑长城
    .text = 军事+2，民心−1。
    .note = 齐、魏、赵、燕、秦各筑长城，以民力换安宁。
card-jixia-academy = 稷下讲学
    .text = 文化+2。
    .note = 齐威王、宣王时，临淄稷门之学宫。
card-taxes-and-corvee = 赋役之政
    .text = A { card-taxes-and-corvee.a }B { card-taxes-and-corvee.b }
    .a = 轻徭薄赋：民心+2，经济−1。
    .b = 横征暴敛：经济+2，民心−1。
    .note = 赋敛轻重，历来朝堂所争。
card-golden-terrace = 千金买骨
    .text = A { card-golden-terrace.a }B { card-golden-terrace.b }
    .a = 筑台拜将：军事+1，文化+1。
    .b = 食客三千：经济+1，民心+1。
    .note = 前 311 年，郭隗以此喻说燕昭王：先尊一人，贤者自至。
card-rites-and-music = 礼乐兴废
    .text = A { card-rites-and-music.a }B { card-rites-and-music.b }
    .a = 制礼作乐：文化+1，民心+1。
    .b = 礼崩乐坏：文化−1。
    .note = 周之礼乐，或兴或废。
card-assassination = 刺杀
    .text = A { card-assassination.a }B { card-assassination.b }
    .a = 刺其将相（一国）：军事−1。
    .b = 随时从手中打出，不入事件卡组：指定另一玩家并掷骰，掷得 5 或 6，则弃去其一张未完成的人物，该玩家补抽一张。
    .note = 前 397 年聂政于韩，前 227 年荆轲于秦，见《史记》。
card-sow-discord = 反间之计
    .text = A { card-sow-discord.a }B { card-sow-discord.b }
    .a = 离间君将：军事−1，文化−1。
    .b = 散布流言：文化−1，民心−1。
    .note = 田单间乐毅，范雎间廉颇，郭开间李牧。
card-flood-and-drought = 水旱之灾
    .text = 经济−1，民心−1。
    .note = 前 243 年秦、前 230 年赵，蝗旱饥荒见于史册。
card-cede-land = 割地求和
    .text = 两个相邻国家：前者割地，经济−1，军事+1；后者经济+1。
    .note = 前 273 年苏代谓魏王：以地事秦，犹抱薪救火。
card-vertical-horizontal = 合纵连横
    .text = A { card-vertical-horizontal.a }B { card-vertical-horizontal.b }
    .a = 合纵（任意两国）：两国军事各+1。
    .b = 连横（任意两国）：前者军事+1，后者军事−1。
    .note = 苏秦合纵，张仪连横。
card-royal-marriage = 联姻结好
    .text = 任意两国：民心各+1。
    .note = 秦楚世为婚姻，十八世盟誓，见《诅楚文》。
card-border-markets = 关市之利
    .text = A { card-border-markets.a }B { card-border-markets.b }
    .a = 通商互市（两个相邻国家）：经济各+1。
    .b = 闭籴绝市（一国）：经济−1。
    .note = 前 323 年鄂君启节：关市免税，或与或夺。
card-three-inch-tongue = 三寸之舌
    .text = 任意两国：若结算时前者文化高于后者，前者民心+1，后者民心−1；否则无事。
    .note = 前 257 年毛遂使楚，三寸之舌强于百万之师。

## Public events

event-divided-realm = 各据一方
    .text = 本回合无盟主。众人之牌皆随机选取、随机排序结算。下回合盟主不变。
event-open-counsel = 开诚布公
    .text = 众人定夺后，所出之牌一齐明置。盟主按原定张数挑选，但不得弃牌或多取。
event-word-worth-gold = 一字千金
    .text = 每人只出 1 张牌。盟主阅读事件卡组后可从手牌加 1 张，但不得弃牌或多取。
event-covenant = 合盟缔约
    .text = 本回合战争无效。
event-arms-at-rest = 按甲休兵
    .text = 本回合军事不增不减。
event-books-burned = 坑儒焚典
    .text = 本回合文化不增不减。
event-hearts-divided = 民心不壹
    .text = 本回合民心不增不减。
event-passes-closed = 闭关绝市
    .text = 本回合经济不增不减。
event-heroes-arise = 英雄辈出
    .text = 每人抽 1 张人物。
event-armour-cast-off = 弃甲曳兵
    .text = 每人弃 1 张事件牌。
event-mission-east = 出使东瀛
    .text = 每人传 1 张事件牌给右手边玩家。
event-mission-west = 出使西域
    .text = 每人传 1 张事件牌给左手边玩家。
event-silkworm-whale = 蚕食鲸吞
    .text = 最强之国吞并其最弱的两个邻国。
event-unification = 天下一统
    .text = 最强之国吞并天下，游戏结束。
event-spring-beyond-passes = 塞外春回
    .text = 除秦、楚外，各国经济+1、民心+1。
event-royal-tour-south = 天子南巡
    .text = 除燕、韩外，各国经济+1、文化+1。
event-famine = 饥馑之年
    .text = 各国经济各−1。
event-abundance = 物阜民丰
    .text = 各国经济各+1。
event-swords-to-ploughs = 铸剑为犁
    .text = 各国军事各−1。
event-conscription = 遣将征兵
    .text = 各国军事各+1。
event-shrines-cast-down = 覆宗灭祀
    .text = 各国文化各−1。
event-hundred-schools = 百家争鸣
    .text = 各国文化各+1。
event-sun-devoured = 天狗吞日
    .text = 各国民心各−1。
event-thousand-homes-sing = 千室弦鸣
    .text = 各国民心各+1。

## Persons

person-sun-bin = 孙膑
    .text = 齐刚在战争中战胜魏。
    .note = 桂陵、马陵两败魏军。
person-zou-ji = 邹忌
    .text = 齐民心≥6，且齐文化≥5。
    .note = 讽齐威王纳谏，门庭若市。
person-chunyu-kun = 淳于髡
    .text = 齐文化≥6，且齐文化为诸国最高（并列亦可）。
    .note = 稷下先生，滑稽多辩。
person-king-wei-chu = 楚威王
    .text = 楚四项属性和≥21，且楚四项属性和为诸国最高（并列亦可）。
    .note = 败越，破齐于徐州，楚地最广。
person-zhao-xixu = 昭奚恤
    .text = 楚军事≥6，且楚军事为诸国最高（并列亦可）。
    .note = 北方畏昭奚恤，狐假虎威。
person-chen-zhen = 陈轸
    .text = 楚四项属性均≥4，且楚四项属性和≥20。
    .note = 画蛇添足，劝楚知止。
person-duke-wen-yan = 燕文公
    .text = 燕经济≥6，且燕民心≥4。
    .note = 资苏秦车马以约诸侯。
person-su-qin = 苏秦
    .text = 山东六国中至少 5 国军事≥5，且燕尚存。
    .note = 说六国合纵，佩六国相印。
person-zi-zhi = 子之
    .text = 燕军事≥6，且燕民心≤3。
    .note = 受燕王哙禅让，国大乱。
person-shen-buhai = 申不害
    .text = 韩军事≥6，且韩经济≥5。
    .note = 相韩十五年，国治兵强。
person-marquis-zhao-han = 韩昭侯
    .text = 韩民心≥7。
    .note = 惜敝裤以待有功者。
person-gongzhong-chi = 公仲侈
    .text = 韩四项属性和比秦高至少 2，且韩四项属性和比楚高至少 2。
    .note = 谋于秦楚之间以存韩。
person-marquis-cheng-zhao = 赵成侯
    .text = 赵刚在战争中战胜魏；或赵刚在战争中战胜齐。
    .note = 与魏、齐连年交兵。
person-marquis-su-zhao = 赵肃侯
    .text = 赵军事≥6，且赵民心≥5。
    .note = 筑长城，为合纵之长。
person-dacheng-wu = 大成午
    .text = 赵四项属性和≥19，且韩四项属性和≥19。
    .note = 请以赵重子于韩，子以韩重我于赵。
person-pang-juan = 庞涓
    .text = 魏刚在战争中作为攻方战胜赵；或魏刚在战争中作为攻方战胜韩。
    .note = 围邯郸，攻韩，终败于马陵。
person-hui-shi = 惠施
    .text = 魏文化≥6，且魏民心≥4。
    .note = 相魏惠王，主偃兵，合同异。
person-gongsun-yan = 公孙衍
    .text = 魏军事比秦高至少 2。
    .note = 五国相王，合纵伐秦。
person-shang-yang = 商鞅
    .text = 秦军事≥6，且秦经济≥6。
    .note = 徙木立信，两次变法。
person-zhang-yi = 张仪
    .text = 秦四项属性和比楚高至少 4。
    .note = 连横破纵，以商於六百里欺楚。
person-sima-cuo = 司马错
    .text = 秦经济≥7。
    .note = 欲富国者务广其地，力主伐蜀。
person-tian-wen = 孟尝君
    .text = 齐民心≥8。
    .note = 食客三千，鸡鸣狗盗。
person-tian-dan = 田单
    .text = （齐刚在战争中战胜燕；或燕已灭亡），且齐尚存。
    .note = 火牛破燕，复齐七十余城。
person-lu-zhonglian = 鲁仲连
    .text = 第 12 回合或以后，且赵四项属性和不低于秦，且齐文化≥6。
    .note = 义不帝秦。
person-zou-yan = 邹衍
    .text = 齐文化≥8。
    .note = 谈天衍，五德终始。
person-king-min-qi = 齐湣王
    .text = 齐据有至少 2 国之地。
    .note = 灭宋，称东帝。
person-qu-yuan = 屈原
    .text = 楚文化≥7，且楚民心≥6。
    .note = 哀民生之多艰。
person-huang-xie = 春申君
    .text = 楚经济≥8。
    .note = 相楚二十余年，开江东。
person-xiang-yan = 项燕
    .text = 楚刚在战争中战胜秦。
    .note = 大破李信，杀七都尉。
person-xun-kuang = 荀况
    .text = 诸国中至少 3 国文化≥7，且楚尚存。
    .note = 三为稷下祭酒，终为兰陵令。
person-zhuang-qiao = 庄蹻
    .text = 楚据有至少 2 国之地。
    .note = 暴郢，入滇为王。
person-king-zhao-yan = 燕昭王
    .text = 燕四项属性和≥24。
    .note = 筑黄金台，卑身厚币招贤。
person-yue-yi = 乐毅
    .text = 燕刚在战争中战胜齐；或齐故土归燕。
    .note = 合五国破齐，下七十余城。
person-qin-kai = 秦开
    .text = 燕军事≥8，且燕军事为诸国最高（并列亦可）。
    .note = 却东胡千里，置五郡。
person-prince-dan = 太子丹
    .text = 燕军事比秦高至少 4。
    .note = 患秦兵之将至，阴养壮士。
person-jing-ke = 荆轲
    .text = 秦民心≤2。
    .note = 图穷匕见，刺秦不中。
person-han-fei = 韩非
    .text = 韩文化≥7，且韩军事≥5。
    .note = 集法术势之大成。
person-zheng-guo = 郑国
    .text = 秦经济比韩高至少 3。
    .note = 为韩疲秦，反成郑国渠。
person-feng-ting = 冯亭
    .text = 秦与赵刚刚交战（不论胜负），且韩尚存。
    .note = 以上党归赵，嫁祸于邻。
person-bao-yuan = 暴鸢
    .text = 韩刚在战争中作为攻方获胜。
    .note = 破楚垂沙，救魏伐秦。
person-zhang-ping = 张平
    .text = 第 13 回合或以后，且韩民心≥7。
    .note = 父子相韩五君，所谓五世相韩。
person-king-wuling-zhao = 赵武灵王
    .text = 赵军事≥8。
    .note = 胡服骑射，辟地千里。
person-lin-xiangru = 蔺相如
    .text = 赵文化比秦高至少 3，且赵军事≥5。
    .note = 完璧归赵，渑池之会。
person-lian-po = 廉颇
    .text = 赵刚在战争中作为守方获胜。
    .note = 坚壁以待，老当益壮。
person-li-mu = 李牧
    .text = 赵刚在战争中战胜秦。
    .note = 却匈奴，两破秦军。
person-zhao-sheng = 平原君
    .text = 赵民心≥7，且赵文化≥6。
    .note = 翩翩浊世之佳公子。
person-wei-wuji = 信陵君
    .text = 魏刚在战争中战胜秦。
    .note = 窃符救赵，率五国败秦河外。
person-hou-ying = 侯嬴
    .text = 魏民心≥7，且赵尚存。
    .note = 夷门监者，画策救赵。
person-tang-ju = 唐雎
    .text = 第 13 回合或以后，且魏尚存，且韩已灭亡。
    .note = 布衣之怒，伏尸二人，流血五步。
person-mang-mao = 芒卯
    .text = 魏经济≥8。
    .note = 以诈重于魏。
person-lord-longyang = 龙阳君
    .text = 魏文化≥7。
    .note = 泣鱼固宠。
person-bai-qi = 白起
    .text = （赵军事≤2；或赵已灭亡），且秦军事≥6。
    .note = 伊阙、鄢郢、长平。
person-fan-ju = 范雎
    .text = 秦四项属性和比韩高至少 4，且秦四项属性和比魏高至少 2。
    .note = 远交近攻，得寸则王之寸。
person-lu-buwei = 吕不韦
    .text = 秦经济≥6，且秦文化≥6。
    .note = 奇货可居，一字千金。
person-wang-jian = 王翦
    .text = 秦据有至少 2 国之地。
    .note = 灭赵、灭楚，请田宅以安主心。
person-ying-zheng = 嬴政
    .text = 秦统一天下。
    .note = 奋六世之余烈，一统天下。

## Choices

choice-a = 选项 A
choice-b = 选项 B
do-swap = 更换人物
do-assassinate = 刺杀
do-done = 到此为止
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

phase-set-up = 准备
phase-new-era = 后期开始
phase-refill = 补牌
phase-public-event = 公共事件
phase-lay = 打出事件
phase-gather = 组成事件卡组
phase-resolve = 结算事件
track-round = 回合
    .help = 共十五回合，每回合十年；然后末张牌统一天下。
value-points = 胜利分
value-cards = 事件牌
value-persons = 未完成人物
value-completed = 已完成人物
mark-hegemon = 盟主
    .help = 阅读并排定本回合的事件卡组。每回合传给左手边玩家。
mark-destroyed = 已灭亡
mark-unifier = 统一天下
pile-public-events = 公共事件牌堆
pile-events = 一般事件牌堆
pile-event-discards = 事件弃牌堆
pile-events-seen = 公开弃置的事件
pile-persons = 人物牌堆
pile-person-discards = 人物弃牌堆
pile-persons-seen = 公开弃置的人物
laid-laid = 打出的牌
laid-taken = 已入事件卡组
laid-event-deck = 本回合事件卡组
laid-resolving = 正在结算
end-sixteenth-card = 第十六张公共事件使天下归于一统。
end-unified = 一国统一天下。
end-nobody-left = 列国尽亡。

## Questions

ask-first-hegemon = 首任盟主是谁？
ask-keep-person = 选择要保留的人物（还需选 { $left } 张）
ask-give-up-person = 选择要放弃的人物
ask-complete = 是否完成人物？
ask-assassinate = 是否刺杀某位玩家的人物？
ask-victim = 哪位人物遇刺？
ask-discard-card = 弃一张事件牌
ask-pass-left = 传一张事件牌给左手边玩家
ask-pass-right = 传一张事件牌给右手边玩家
ask-lay-or-swap = 打出事件，或改为更换人物
ask-lay-more = 是否再打出一张事件？
ask-choice = { $about }：选择哪一项？
ask-label-target = { $about }：谋于何国？
ask-label-attacker = { $about }：何国为攻方？
ask-label-defender = { $about }：何国为守方？
ask-label-first = { $about }：前者为何国？
ask-label-second = { $about }：后者为何国？
ask-take = 从{ $about }的牌中选取，加入事件卡组（还需选 { $left } 张）
ask-amend = 弃掉事件卡组中一张、从某位玩家处多取一张，或保持原样
ask-add-from-hand = 是否从手牌加一张？
ask-order = 接下来结算哪个事件？（余 { $left } 张）
gesture-as-they-lie = 其余保持现有顺序

## The log

note-first-hegemon = { $seat }为首任盟主。
note-round = 第 { $round } 回合，前 { NUMBER($year, useGrouping: 0) } 年。盟主：{ $seat }。
note-refilled = { $seat }抽 { $count } 张事件牌。
note-drew-card = { $seat }抽到{ $card }。
note-reshuffled-events = 事件弃牌洗成新牌堆。
note-drew-persons = { $seat }抽 { $count } 张人物牌。
note-drew-person = { $seat }抽到{ $person }。
note-kept-person = { $seat }留下{ $person }。
note-put-away = { $seat }弃置未保留的 { $count } 张人物牌。
note-put-back = { $seat }将 { $count } 张人物牌洗回牌堆。
note-reshuffled-persons = 人物弃牌洗成新牌堆。
note-swaps = { $seat }不出牌，改换人物。
note-gave-up = { $seat }放弃一名人物。
note-gave-up-person = 此人是{ $person }。
note-completed = { $seat }完成{ $person }，得 { $points } 分。
note-assassination = { $seat }刺杀{ $target }的人物，掷出 { $roll }：{ $outcome }。
outcome-success = 成功
outcome-failure = 失败
note-assassinated = { $seat }失去{ $person }。
note-public-event = { $seat }翻开{ $event }。
note-discarded = { $seat }弃一张事件牌。
note-discarded-card = 弃的是{ $card }。
note-passed = { $seat }传一张事件牌给{ $target }。
note-passed-card = 传的是{ $card }。
note-speech = 请{ $seat }发言。
note-laid = { $seat }打出 { $count } 张牌。
note-laid-nothing = { $seat }无牌可出。
note-laid-openly = { $labelled ->
    [0] { $seat }打出{ $card }，未标记国家。
   *[other] { $seat }打出{ $card }：{ $labels }。
}
note-gathered = { $seat }的一张牌进入事件卡组。
note-taken = { $labelled ->
    [0] 这张牌是{ $card }，未标记国家。
   *[other] 这张牌是{ $card }（{ $labels }）。
}
note-left-alone = { $seat }未改动事件卡组。
note-took-more = { $seat }多取{ $target }的一张牌。
note-struck = { $seat }弃掉事件卡组中的一张。
note-added = { $seat }从手牌加入一张。
note-set-aside = 未被取走的 { $count } 张牌不公开弃置。
note-ordered = { $seat }排定 { $count } 个事件的次序。
note-resolves = { $labelled ->
    [0] { $card }，未标记国家。
   *[other] { $card }：{ $labels }。
}
note-void = { $card }无效：{ $reason }。
void-unlabelled = 没有可以标记的国家
void-destroyed = 所标记的国家已灭亡
void-covenant = 盟约期间战争无效
void-army = 攻方军事不足
void-culture = 前者文化不高于后者
note-unchanged = 没有变化：{ $reason }。
unchanged-frozen = 该属性冻结
unchanged-limit = 该属性已达上限
note-rises = { $state }{ $attribute } +{ $by }，升至 { $now }。
note-falls = { $state }{ $attribute } −{ $by }，降至 { $now }。
note-exhausted = { $state }{ $attribute }降至 1 以下。
note-war = { $attacker }攻{ $defender }：骰 { $attack_die } + { $attack_strength } = { $attack }，对骰 { $defence_die } + { $defence_strength } = { $defence }。
note-won = { $state }获胜。
note-repulsed = { $state }败退。
note-stalemate = 两军僵持。
note-leader-strongest = { $state }自身最强，合纵作罢。
note-tie-break = { $first }、{ $second }势均力敌，一战定强弱：{ $one }（骰 { $one_die }）比 { $other }（骰 { $other_die }）。
note-annexed = { $gained ->
    [0] { $state }吞并{ $victim }，只得土地。
   *[other] { $state }吞并{ $victim }，{ $gains }各 +1。
}
note-collapsed = { $state }灭亡。
note-inherited = { $victim }故土归{ $state }。
note-unified = { $state }统一天下。
note-left-behind = { $seat }弃置 { $count } 张未完成的前期人物牌。
note-left-person-behind = 其中有{ $person }。
note-new-era = 战国前期结束。
note-game-over = { $ending }游戏结束。
note-final-score = { $seat }：{ $points } 分，完成 { $persons } 位人物。
note-wins = { $seat }获胜。
note-shares-victory = { $seat }共享胜利。

## The board

role-attacker = 攻方
role-defender = 守方
role-first = 前者
role-second = 后者
table-goals = 你的人物
table-no-goals = 没有未完成的人物
table-met = 已达成
table-unmet = 未达成
table-completed = 已完成 { $n } 位人物
table-points = { $n } 分
table-public-event = 公共事件
table-no-event = 尚未翻开
table-year = 前 { NUMBER($year, useGrouping: 0) } 年
table-deck-empty = 没有牌
table-face-down = { $n } 张面朝下
table-mats = 诸位谋士
table-legend-lands = 土地的颜色与花纹
    .help = 土地的颜色就是占有它的国家的颜色。取自亡国的土地另加占有国的花纹，同属一国的土地之间没有边界。小方块是都城。
table-legend-road = 虚线道路
    .help = 韩、赵两地并不相接，但经由上党互为邻国。
goal-attr = { $state }{ $attr } { $cmp } { $value }
goal-sum = { $state }属性和 { $cmp } { $value }
goal-each = { $state }每项属性 { $cmp } { $value }
goal-top = 无国{ $attr }高于{ $state }
goal-compare = { $margin ->
    [0] { $a }{ $attr }不低于{ $b }
   *[other] { $a }{ $attr }比{ $b }高至少 { $margin }
}
goal-count = { $many } 国中至少 { $at_least } 国{ $attr } { $cmp } { $value }
goal-alive = { $state }尚存
goal-destroyed = { $state }已亡
goal-annexed = { $by }据有亡国{ $state }的故土
goal-lands = { $state }所占之地
goal-round = 第 { $value } 回合或以后
goal-war-won = { $role ->
    [attacker] { $against ->
        [any] { $winner }刚以攻方获胜
       *[one] { $winner }刚以攻方战胜{ $loser }
    }
    [defender] { $against ->
        [any] { $winner }刚以守方获胜
       *[one] { $winner }刚以守方战胜{ $loser }
    }
   *[any] { $against ->
        [any] { $winner }刚打赢一场战争
       *[one] { $winner }刚在战争中战胜{ $loser }
    }
}
goal-war-fought = { $a }、{ $b }刚打过一仗
goal-unified = { $state }统一天下
goal-any = 其中之一：

## The first-game guide

guide-1 = 七国
    .text = 每国有四项属性，从 1 到 10：军事、经济、文化、民心。没有人拥有国家，人人都在左右七国。
guide-2 = 你的人物
    .text = 这些是你的秘密目标。每一行是一项条件和它现在的数值；某个事件之后若全部成立，就可以完成此人并得分。
guide-3 = 盟主
    .text = 每回合有一位玩家为盟主：由他收取众人打出的牌，并排定结算的次序。盟主之位依次传给左手边玩家。
guide-4 = 公共事件
    .text = 每回合开始翻开一张对所有国家生效的公共事件。出牌之前先读它：它可能冻结一项属性，或使战争无效。
guide-5 = 你的事件牌
    .text = 先选一张牌，再在地图上选它所指的国家。最多可打出五张，其中只有一部分会进入事件卡组。
guide-6 = 现在做什么
    .text = 这一行总是说明要你做什么。亮起的都可以点；在没有公开任何信息之前可以撤销。
guide-7 = 事件卡组
    .text = 被收取的牌面朝下放在这里，一张一张结算。每结算一张，就检查一次人物目标。

# Sections of the rules
section-setup = 布置
section-board = 版图
section-war = 战争
section-round = 回合
section-general = 一般事件
section-public = 公共事件
section-persons = 人物
section-end = 终局
section-information = 信息

# Bots
bot-adviser = 电脑（谋士）

## lessons

lesson-person = 完成人物
lesson-person-task = 胜利点数来自目标达成的人物。刚刚结算了一个事件，昭奚恤的目标此刻成立。趁下一个事件改变局势之前完成他。
lesson-order = 盟主排序
lesson-order-task = 你是盟主，事件的次序由你决定。昭奚恤要楚国军事达到 6，且无人更高。排好次序，使这一刻出现，并在那时完成他。
lesson-lay = 必定生效的一张牌
lesson-lay-task = 只打出一张牌，它必入事件卡组；打出两张，只有一张入选。只打出能使昭奚恤目标达成的那张，贴上正确的国家标签，然后完成他。
lesson-war = 一场战争
lesson-war-task = 孙膑要齐国在战争中战胜魏国。齐军强盛：打出战争牌，以齐为攻方、魏为守方，得胜之后完成他。骰子仍可能不遂人愿，那就再试一次。
