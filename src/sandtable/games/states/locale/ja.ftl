## Title and seats

game-title = 戦国
game-tagline = 影の策士たちが七雄の運命を動かし、仕える人物の志を遂げる。
turn = 第 { $n } ラウンド
seat-1 = 第一の策士
seat-2 = 第二の策士
seat-3 = 第三の策士
seat-4 = 第四の策士
seat-5 = 第五の策士

## States

state-qi = 斉
    .note = 都：臨淄
state-chu = 楚
    .note = 都：郢
state-yan = 燕
    .note = 都：薊
state-han = 韓
    .note = 都：新鄭
state-zhao = 趙
    .note = 都：邯鄲
state-wei = 魏
    .note = 都：安邑
state-qin = 秦
    .note = 都：櫟陽

## Attributes

value-military = 軍事
    .help = 戦争でダイスの出目に加える。2 に満たない国は攻められない。
value-economy = 経済
    .help = 豊凶、賦役、市で変わり、戦争で奪われる。
value-culture = 文化
    .help = 弁舌を通す力。軍事の代わりに文化で戦う計略もある。
value-people = 民心
    .help = 民の信頼。賦役や離間で失われ、礼楽や婚姻で得られる。
value-sum = 合計
    .help = 四つの合計。最も高い国が最強。同じなら軍事、経済、文化、民心の順に比べる。どれかが 1 を下回った国は滅び、10 を超えることはない。

## General event cards

card-storm-cities = 攻城略地
    .text = 戦争（隣接2国、攻撃・防御）。攻撃側が勝てば防御国の経済−1、攻撃国の経済+1。
    .note = 城を奪い税を収める、この時代の日常。
card-besiege-wei = 囲魏救趙
    .text = 戦争（隣接2国）。攻撃側は軍事の代わりに文化を足す。攻撃側が勝てば防御国の民心−1、攻撃国の民心+1。
    .note = 前353年の桂陵。孫臏は兵数でなく計略で勝った。
card-far-friend-near-foe = 遠交近攻
    .text = 戦争（隣接2国）、攻撃側+2。攻撃側が勝てば防御国の軍事−1。
    .note = 前270年頃、范雎が秦の昭襄王に献じた策。
card-flood-the-walls = 引水灌城
    .text = 戦争（隣接2国）。攻撃側が勝てば防御国の経済−1、民心−1。
    .note = 前279年の白起の鄢攻め、前225年の王賁の大梁攻め。
card-league-against-strong = 合従攻強
    .text = 戦争：示した国が長となり、解決時の最強国を攻める（隣接不要）、攻撃側+2。攻撃側が勝てば防御国の軍事−1、経済−1。長自身が最強なら無効。
    .note = 前318・298・287・247・241年、最強国に対する度々の合従。
card-seize-bronzes = 重器奪取
    .text = 戦争（隣接2国）。攻撃側が勝てば防御国の文化−1、攻撃国の文化+1。
    .note = 前314年、燕に入った斉が宗廟を壊し重器を運び去った（『孟子』）。
card-reform = 変法図強
    .text = A { card-reform.a }B { card-reform.b }
    .a = 富国強兵：軍事+1、経済+1、文化−1。
    .b = 移風易俗（風俗を改める）：文化+1、民心+1、経済−1。
    .note = 秦の商鞅、韓の申不害、斉の鄒忌。
card-hydraulic-works = 水利興修
    .text = A { card-hydraulic-works.a }B { card-hydraulic-works.b }
    .a = 開渠灌漑（1国）：経済+2。
    .b = 隣国を水の捨て場とする（隣接2国）：1国目が経済+1、2国目が経済−1。
    .note = 都江堰と鄭国渠。孟子は隣国を水の捨て場とした白圭を嘲った。
card-hu-dress = 胡服騎射
    .text = 軍事+2、文化−1。
    .note = 前307年、趙の武霊王の改革。
card-long-wall = 長城修築
    .text = 軍事+2、民心−1。
    .note = 斉・魏・趙・燕・秦の長城。民の労役で買った安全。
card-jixia-academy = 稷下講学
    .text = 文化+2。
    .note = 斉の威王・宣王の世、臨淄の稷門の学宮。
card-taxes-and-corvee = 賦役の政
    .text = A { card-taxes-and-corvee.a }B { card-taxes-and-corvee.b }
    .a = 軽徭薄賦（労役と税を軽くする）：民心+2、経済−1。
    .b = 重税：経済+2、民心−1。
    .note = 税の軽重は、どの朝廷でも絶えない論争だった。
card-golden-terrace = 千金買骨
    .text = A { card-golden-terrace.a }B { card-golden-terrace.b }
    .a = 築台拝将（台を築き将を招く）：軍事+1、文化+1。
    .b = 食客三千：経済+1、民心+1。
    .note = 前311年、郭隗が燕の昭王に語った譬え。まず一人を尊べば賢者が集まる。
card-rites-and-music = 礼楽興廃
    .text = A { card-rites-and-music.a }B { card-rites-and-music.b }
    .a = 制礼作楽：文化+1、民心+1。
    .b = 礼崩楽壊：文化−1。
    .note = 周の礼楽、あるいは興り、あるいは廃れる。
card-assassination = 暗殺
    .text = A { card-assassination.a }B { card-assassination.b }
    .a = 将相を討つ（1国）：軍事−1。
    .b = 手札からいつでも、イベントデッキを通さずに：他の1人を指名して1個振り、5か6ならその未達成人物1枚を捨て、相手は人物を1枚引く。
    .note = 前397年の韓の聶政、前227年の秦の荊軻（『史記』）。
card-sow-discord = 反間の計
    .text = A { card-sow-discord.a }B { card-sow-discord.b }
    .a = 君将離間：軍事−1、文化−1。
    .b = 流言：文化−1、民心−1。
    .note = 田単は楽毅を、范雎は廉頗を、郭開は李牧を讒した。
card-flood-and-drought = 水旱の災
    .text = 経済−1、民心−1。
    .note = 前243年の秦、前230年の趙。蝗害と飢饉が史書に残る。
card-cede-land = 割地講和
    .text = 隣接2国：1国目は土地を割き、経済−1、軍事+1。2国目は経済+1。
    .note = 前273年、蘇代は魏王に、地をもって秦に事えるのは薪を抱いて火を救うようなものと説いた。
card-vertical-horizontal = 合従連衡
    .text = A { card-vertical-horizontal.a }B { card-vertical-horizontal.b }
    .a = 合従（任意の2国）：軍事各+1。
    .b = 連衡（任意の2国）：1国目が軍事+1、2国目が軍事−1。
    .note = 蘇秦の合従、張儀の連衡。
card-royal-marriage = 婚姻通好
    .text = 任意の2国：民心各+1。
    .note = 秦と楚は婚姻を重ね、十八世の盟を誓った（『詛楚文』）。
card-border-markets = 関市の利
    .text = A { card-border-markets.a }B { card-border-markets.b }
    .a = 通商互市（隣接2国）：経済各+1。
    .b = 穀物と市を閉ざす（1国）：経済−1。
    .note = 前323年の鄂君啓節。通行免税は与えられ、また拒まれた。
card-three-inch-tongue = 三寸の舌
    .text = 任意の2国：解決時に1国目の文化が2国目より高ければ、1国目が民心+1、2国目が民心−1。さもなければ何も起こらない。
    .note = 前257年、楚に使した毛遂。三寸の舌は百万の兵に勝る。

## Public events

event-divided-realm = 群雄割拠
    .text = このラウンドは盟主なし。全員のカードを無作為に取り、無作為の順に解決する。次のラウンドも盟主は同じ。
event-open-counsel = 開誠布公
    .text = 全員が決めた後、出したカードを一斉に公開する。盟主は通常の枚数を選ぶが、捨てる・加える権利を失う。
event-word-worth-gold = 一字千金
    .text = 各自1枚だけ出す。盟主はイベントデッキを読んだ後に手札から1枚加えてよいが、捨てる・取る権利を失う。
event-covenant = 会盟締約
    .text = このラウンド、戦争は効果がない。
event-arms-at-rest = 按甲休兵
    .text = このラウンド、軍事は増減しない。
event-books-burned = 焚書坑儒
    .text = このラウンド、文化は増減しない。
event-hearts-divided = 民心不一
    .text = このラウンド、民心は増減しない。
event-passes-closed = 閉関絶市
    .text = このラウンド、経済は増減しない。
event-heroes-arise = 英雄輩出
    .text = 各自人物を1枚引く。
event-armour-cast-off = 棄甲曳兵
    .text = 各自イベントを1枚捨てる。
event-mission-east = 東瀛遣使
    .text = 各自イベントを1枚右隣に渡す。
event-mission-west = 西域遣使
    .text = 各自イベントを1枚左隣に渡す。
event-silkworm-whale = 蚕食鯨呑
    .text = 最強の国が最弱の隣国2つを併合する。
event-unification = 天下統一
    .text = 最強の国が天下を併合し、ゲームが終わる。
event-spring-beyond-passes = 塞外春回
    .text = 秦・楚以外の各国：経済+1、民心+1。
event-royal-tour-south = 天子南巡
    .text = 燕・韓以外の各国：経済+1、文化+1。
event-famine = 飢饉の年
    .text = 全国の経済−1。
event-abundance = 物阜民豊
    .text = 全国の経済+1。
event-swords-to-ploughs = 鋳剣為犂
    .text = 全国の軍事−1。
event-conscription = 遣将徴兵
    .text = 全国の軍事+1。
event-shrines-cast-down = 覆宗滅祀
    .text = 全国の文化−1。
event-hundred-schools = 百家争鳴
    .text = 全国の文化+1。
event-sun-devoured = 天狗呑日
    .text = 全国の民心−1。
event-thousand-homes-sing = 千室弦鳴
    .text = 全国の民心+1。

## Persons

person-sun-bin = 孫臏
    .text = 直前の戦争で斉が魏に勝利。
    .note = 桂陵と馬陵で二度、魏軍を破った。
person-zou-ji = 鄒忌
    .text = 斉の民心が6以上、かつ斉の文化が5以上。
    .note = 鏡の譬えで斉の威王に諫言の門を開かせた。
person-chunyu-kun = 淳于髠
    .text = 斉の文化が6以上、かつ斉の文化が諸国で最高（同点可）。
    .note = 稷下の先生、滑稽にして雄弁。
person-king-wei-chu = 楚の威王
    .text = 楚の属性合計が21以上、かつ楚の属性合計が諸国で最高（同点可）。
    .note = 越を破り徐州で斉を破り、楚の版図は最大となった。
person-zhao-xixu = 昭奚恤
    .text = 楚の軍事が6以上、かつ楚の軍事が諸国で最高（同点可）。
    .note = 北方が恐れた将。虎の威を借る狐の話の主。
person-chen-zhen = 陳軫
    .text = 楚の4属性がいずれも4以上、かつ楚の属性合計が20以上。
    .note = 蛇足の譬えで楚に止まるを教えた。
person-duke-wen-yan = 燕の文公
    .text = 燕の経済が6以上、かつ燕の民心が4以上。
    .note = 蘇秦に車馬を与え、諸侯に盟約を説かせた。
person-su-qin = 蘇秦
    .text = 東方六国のうち5国以上で軍事が5以上、かつ燕が存続。
    .note = 六国に合従を説き、六国の相印を帯びた（伝承による年代）。
person-zi-zhi = 子之
    .text = 燕の軍事が6以上、かつ燕の民心が3以下。
    .note = 燕王噲の禅譲を受け、国を大いに乱した。
person-shen-buhai = 申不害
    .text = 韓の軍事が6以上、かつ韓の経済が5以上。
    .note = 韓の宰相十五年、国は治まり兵は強かった。
person-marquis-zhao-han = 韓の昭侯
    .text = 韓の民心が7以上。
    .note = 古袴さえ功ある者のために取っておいた。
person-gongzhong-chi = 公仲侈
    .text = 韓の属性合計が秦より2以上高い、かつ韓の属性合計が楚より2以上高い。
    .note = 秦と楚の間に謀り、韓を保った。
person-marquis-cheng-zhao = 趙の成侯
    .text = 直前の戦争で趙が魏に勝利、または直前の戦争で趙が斉に勝利。
    .note = 年々、魏や斉と兵を交えた。
person-marquis-su-zhao = 趙の粛侯
    .text = 趙の軍事が6以上、かつ趙の民心が5以上。
    .note = 長城を築き、合従の長となった。
person-dacheng-wu = 大成午
    .text = 趙の属性合計が19以上、かつ韓の属性合計が19以上。
    .note = 趙では私が、韓では君が、互いを重用させようと持ちかけた。
person-pang-juan = 龐涓
    .text = 直前の戦争で魏が攻撃側として趙に勝利、または直前の戦争で魏が攻撃側として韓に勝利。
    .note = 邯鄲を囲み韓を攻め、馬陵に果てた。
person-hui-shi = 恵施
    .text = 魏の文化が6以上、かつ魏の民心が4以上。
    .note = 魏の恵王の宰相。兵を偃せることを説いた論理家。
person-gongsun-yan = 公孫衍
    .text = 魏の軍事が秦より2以上高い。
    .note = 五国が互いに王を称し、合従して秦を伐った。
person-shang-yang = 商鞅
    .text = 秦の軍事が6以上、かつ秦の経済が6以上。
    .note = 木を移して信を立て、二度の変法を行った。
person-zhang-yi = 張儀
    .text = 秦の属性合計が楚より4以上高い。
    .note = 連衡で合従を破り、商於六百里の話で楚を欺いた。
person-sima-cuo = 司馬錯
    .text = 秦の経済が7以上。
    .note = 国を富ますには地を広めよと、蜀攻めを説いた。
person-tian-wen = 孟嘗君
    .text = 斉の民心が8以上。
    .note = 食客三千、鶏鳴狗盗もその中に。
person-tian-dan = 田単
    .text = （直前の戦争で斉が燕に勝利、または燕が滅亡）、かつ斉が存続。
    .note = 火牛で燕を破り、斉の七十余城を取り戻した。
person-lu-zhonglian = 魯仲連
    .text = 第12ラウンド以降、かつ趙の属性合計が秦を下回らない、かつ斉の文化が6以上。
    .note = 義として秦を帝と仰がず。
person-zou-yan = 鄒衍
    .text = 斉の文化が8以上。
    .note = 天を談じ、五徳終始を説いた。
person-king-min-qi = 斉の湣王
    .text = 斉が2国以上の地を保有（自国を含む）。
    .note = 宋を滅ぼし、東帝を称した。
person-qu-yuan = 屈原
    .text = 楚の文化が7以上、かつ楚の民心が6以上。
    .note = 民の生の苦しみを哀しんだ。
person-huang-xie = 春申君
    .text = 楚の経済が8以上。
    .note = 楚の宰相二十余年、江東を開いた。
person-xiang-yan = 項燕
    .text = 直前の戦争で楚が秦に勝利。
    .note = 李信を大破し、七人の都尉を斬った。
person-xun-kuang = 荀況
    .text = 七国のうち3国以上で文化が7以上、かつ楚が存続。
    .note = 三たび稷下の祭酒となり、蘭陵の令に終わった。
person-zhuang-qiao = 荘蹻
    .text = 楚が2国以上の地を保有（自国を含む）。
    .note = 郢に乱を起こし、滇に入って王となった。
person-king-zhao-yan = 燕の昭王
    .text = 燕の属性合計が24以上。
    .note = 黄金台を築き、身を低くして賢者を招いた。
person-yue-yi = 楽毅
    .text = 直前の戦争で燕が斉に勝利、または滅亡した斉の地を燕が保有。
    .note = 五国を合わせて斉を破り、七十余城を下した。
person-qin-kai = 秦開
    .text = 燕の軍事が8以上、かつ燕の軍事が諸国で最高（同点可）。
    .note = 東胡を千里退け、五郡を置いた。
person-prince-dan = 太子丹
    .text = 燕の軍事が秦より4以上高い。
    .note = 秦兵の来るを憂え、ひそかに壮士を養った。
person-jing-ke = 荊軻
    .text = 秦の民心が2以下。
    .note = 地図が尽きて匕首が現れ、秦王を討ち損じた。
person-han-fei = 韓非
    .text = 韓の文化が7以上、かつ韓の軍事が5以上。
    .note = 法・術・勢を一書に集大成した。
person-zheng-guo = 鄭国
    .text = 秦の経済が韓より3以上高い。
    .note = 秦を疲れさせるはずの水路が、秦を富ませた。
person-feng-ting = 馮亭
    .text = 直前に秦と趙が交戦（勝敗不問）、かつ韓が存続。
    .note = 上党を趙に献じ、戦もろとも隣へ渡した。
person-bao-yuan = 暴鳶
    .text = 直前の戦争で韓が攻撃側として勝利。
    .note = 垂沙に楚を破り、魏を救って秦と戦った。
person-zhang-ping = 張平
    .text = 第13ラウンド以降、かつ韓の民心が7以上。
    .note = 父子で韓の五君に相となった。
person-king-wuling-zhao = 趙の武霊王
    .text = 趙の軍事が8以上。
    .note = 胡服騎射で千里の地を開いた。
person-lin-xiangru = 藺相如
    .text = 趙の文化が秦より3以上高い、かつ趙の軍事が5以上。
    .note = 璧を完うして趙に帰り、澠池に会した。
person-lian-po = 廉頗
    .text = 直前の戦争で趙が防御側として勝利。
    .note = 塁を固めて待ち、老いてなお壮んだった。
person-li-mu = 李牧
    .text = 直前の戦争で趙が秦に勝利。
    .note = 匈奴を退け、二度秦軍を破った。
person-zhao-sheng = 平原君
    .text = 趙の民心が7以上、かつ趙の文化が6以上。
    .note = 濁世の佳公子。
person-wei-wuji = 信陵君
    .text = 直前の戦争で魏が秦に勝利。
    .note = 符を盗んで趙を救い、五国を率いて秦を河外に破った。
person-hou-ying = 侯嬴
    .text = 魏の民心が7以上、かつ趙が存続。
    .note = 夷門の門番、趙を救う策を授けた。
person-tang-ju = 唐雎
    .text = 第13ラウンド以降、かつ魏が存続、かつ韓が滅亡。
    .note = 布衣の怒りは、五歩の内に二人を倒す。
person-mang-mao = 芒卯
    .text = 魏の経済が8以上。
    .note = 詐術をもって魏に重んじられた。
person-lord-longyang = 竜陽君
    .text = 魏の文化が7以上。
    .note = 魚に泣いて王の寵を保った。
person-bai-qi = 白起
    .text = （趙の軍事が2以下、または趙が滅亡）、かつ秦の軍事が6以上。
    .note = 伊闕、鄢郢、長平。
person-fan-ju = 范雎
    .text = 秦の属性合計が韓より4以上高い、かつ秦の属性合計が魏より2以上高い。
    .note = 遠交近攻。得た寸土はみな王のもの。
person-lu-buwei = 呂不韋
    .text = 秦の経済が6以上、かつ秦の文化が6以上。
    .note = 奇貨居くべし、一字千金。
person-wang-jian = 王翦
    .text = 秦が2国以上の地を保有（自国を含む）。
    .note = 趙と楚を滅ぼし、道すがら田宅を請うて王を安んじた。
person-ying-zheng = 嬴政
    .text = 秦が天下を統一。
    .note = 六代の余烈を奮い、天下を一つにした。

## Choices

choice-a = 選択A
choice-b = 選択B
do-swap = 人物を交換
do-assassinate = 暗殺を行う
do-done = これで終わり
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
phase-new-era = 後期の始まり
phase-refill = 補充
phase-public-event = 公共イベント
phase-lay = イベントを出す
phase-gather = イベントデッキを集める
phase-resolve = イベントの解決
track-round = ラウンド
    .help = 十年を一ラウンドとして全十五ラウンド。最後の一枚が天下を統一する。
value-points = 勝利点
value-cards = イベント
value-persons = 未達成の人物
value-completed = 目標を達成した人物
mark-hegemon = 盟主
    .help = そのラウンドのイベントデッキを読み、順番を決める。毎ラウンド、左隣へ移る。
mark-destroyed = 滅亡
mark-unifier = 天下を統一
pile-public-events = 公共イベントの山札
pile-events = 一般イベントの山札
pile-event-discards = イベントの捨て札
pile-events-seen = 公開の捨て札
pile-persons = 人物の山札
pile-person-discards = 人物の捨て札
pile-persons-seen = 公開で捨てられた人物
laid-laid = 出したカード
laid-taken = イベントデッキに入ったカード
laid-event-deck = このラウンドのイベントデッキ
laid-resolving = 解決中
end-sixteenth-card = 十六枚目の公共イベントで天下は一つになった。
end-unified = 一国が天下を統一した。
end-nobody-left = すべての国が滅びた。

## Questions

ask-first-hegemon = 最初の盟主は誰か
ask-keep-person = 残す人物を選ぶ（あと{ $left }枚）
ask-give-up-person = 手放す人物を選ぶ
ask-complete = 人物の目標を達成するか
ask-assassinate = 誰かに暗殺を使うか
ask-victim = どの人物が暗殺されるか
ask-discard-card = イベントを1枚捨てる
ask-pass-left = イベントを1枚左隣に渡す
ask-pass-right = イベントを1枚右隣に渡す
ask-lay-or-swap = イベントを出すか、代わりに人物を交換する
ask-lay-more = さらにイベントを出すか
ask-choice = { $about }：どちらを選ぶか
ask-label-target = { $about }：どの国に仕掛けるか
ask-label-attacker = { $about }：攻撃国は？
ask-label-defender = { $about }：防御国は？
ask-label-first = { $about }：1番目の国は？
ask-label-second = { $about }：2番目の国は？
ask-take = { $about }のカードをイベントデッキに取る（あと{ $left }枚）
ask-amend = イベントデッキから1枚捨てる、誰かからもう1枚取る、または変更しない
ask-add-from-hand = 手札から1枚加えるか
ask-order = 次に解決するイベントは（残り{ $left }枚）
gesture-as-they-lie = 残りは今の順のまま

## The log

note-first-hegemon = 最初の盟主は{ $seat }。
note-round = 第{ $round }ラウンド、前{ NUMBER($year, useGrouping: 0) }年。盟主は{ $seat }。
note-refilled = { $seat }はイベントカードを{ $count }枚引く。
note-drew-card = { $seat }は{ $card }を引く。
note-reshuffled-events = イベントの捨て札を切り混ぜて新しい山札にする。
note-drew-persons = { $seat }は人物カードを{ $count }枚引く。
note-drew-person = { $seat }は{ $person }を引く。
note-kept-person = { $seat }は{ $person }を残す。
note-put-away = { $seat }は残さなかった人物カード{ $count }枚を捨てる。
note-put-back = { $seat }は人物カード{ $count }枚を山札に戻して切り混ぜる。
note-reshuffled-persons = 人物の捨て札を切り混ぜて新しい山札にする。
note-swaps = { $seat }はイベントを出さず人物を交換する。
note-gave-up = { $seat }は人物を1人手放す。
note-gave-up-person = 手放したのは{ $person }。
note-completed = { $seat }が{ $person }の目標を達成、{ $points }点。
note-assassination = { $seat }が{ $target }の人物の暗殺を図る。出目{ $roll }：{ $outcome }。
outcome-success = 成功
outcome-failure = 失敗
note-assassinated = { $seat }は{ $person }を失う。
note-public-event = { $seat }が{ $event }をめくる。
note-discarded = { $seat }はイベントカードを1枚捨てる。
note-discarded-card = 捨てたのは{ $card }。
note-passed = { $seat }はイベントカードを1枚{ $target }に渡す。
note-passed-card = 渡したのは{ $card }。
note-speech = { $seat }の発言。
note-laid = { $seat }は{ $count }枚出した。
note-laid-nothing = { $seat }には出すカードがない。
note-laid-openly = { $labelled ->
    [0] { $seat }は国を指定せずに{ $card }を出した。
   *[other] { $seat }は{ $card }を出した：{ $labels }。
}
note-gathered = { $seat }のカード1枚がイベントデッキに入る。
note-taken = { $labelled ->
    [0] そのカードは{ $card }（国の指定なし）。
   *[other] そのカードは{ $card }（{ $labels }）。
}
note-left-alone = { $seat }はイベントデッキを変更しない。
note-took-more = { $seat }は{ $target }からもう1枚取る。
note-struck = { $seat }はイベントデッキから1枚捨てる。
note-added = { $seat }は手札から1枚加える。
note-set-aside = 取られなかった{ $count }枚は公開せずに捨てる。
note-ordered = { $seat }が{ $count }枚のイベントを並べた。
note-resolves = { $labelled ->
    [0] { $card }（国の指定なし）。
   *[other] { $card }：{ $labels }。
}
note-void = { $card }は効果がない（{ $reason }）。
void-unlabelled = 指定できる国がなかった
void-destroyed = 指定した国がすでに滅びている
void-covenant = 盟約により戦争は効果がない
void-army = 攻撃国の軍事が足りない
void-culture = 1国目の文化が2国目より高くない
note-unchanged = 変化なし（{ $reason }）。
unchanged-frozen = 属性が凍結されている
unchanged-limit = 属性が上限に達している
note-rises = { $state }の{ $attribute }が{ $by }上がって{ $now }になる。
note-falls = { $state }の{ $attribute }が{ $by }下がって{ $now }になる。
note-exhausted = { $state }の{ $attribute }が1を下回る。
note-war = { $attacker }が{ $defender }を攻める：ダイス{ $attack_die }＋{ $attack_strength }＝{ $attack }、対してダイス{ $defence_die }＋{ $defence_strength }＝{ $defence }。
note-won = { $state }の勝利。
note-repulsed = { $state }は撃退された。
note-stalemate = 戦いは膠着した。
note-leader-strongest = { $state }自身が最強のため、合従は解かれる。
note-tie-break = { $first }と{ $second }は互角、一戦で強弱を決める：{ $one }（ダイス{ $one_die }）対{ $other }（ダイス{ $other_die }）。
note-annexed = { $gained ->
    [0] { $state }が{ $victim }を併合し、土地だけを得る。
   *[other] { $state }が{ $victim }を併合し、{ $gains }が各+1。
}
note-collapsed = { $state }が崩壊する。
note-inherited = { $victim }の地は{ $state }のものとなる。
note-unified = { $state }が天下を統一した。
note-left-behind = { $seat }は未達成の前期人物カード{ $count }枚を捨てる。
note-left-person-behind = その中に{ $person }。
note-new-era = 前期が終わる。
note-game-over = { $ending }ゲーム終了。
note-final-score = { $seat }：{ $points }点、目標を達成した人物{ $persons }人。
note-wins = { $seat }の勝利。
note-shares-victory = { $seat }は勝利を分け合う。

## The board

role-attacker = 攻撃
role-defender = 防御
role-first = 1国目
role-second = 2国目
table-goals = あなたの人物
table-no-goals = 未達成の人物はいない
table-met = 達成
table-unmet = 未達成
table-completed = 目標を達成した人物 { $n }人
table-points = { $n }点
table-public-event = 公共イベント
table-no-event = まだめくられていない
table-year = 前{ NUMBER($year, useGrouping: 0) }年
table-deck-empty = カードなし
table-face-down = 伏せたカード { $n }枚
table-mats = 策士たち
table-legend-lands = 土地の色と模様
    .help = 土地は、それを治める国の色になります。滅んだ国から得た土地には治める国の模様も付き、同じ国の土地の間に国境は引かれません。小さな四角は都です。
table-legend-road = 破線の道
    .help = 韓と趙の土地は接していませんが、上党を通じて隣国です。
goal-attr = { $state }の{ $attr } { $cmp } { $value }
goal-sum = { $state }の合計 { $cmp } { $value }
goal-each = { $state }の全属性 { $cmp } { $value }
goal-top = { $attr }で{ $state }を上回る国がない
goal-compare = { $margin ->
    [0] { $a }の{ $attr }が{ $b }を下回らない
   *[other] { $a }の{ $attr }が{ $b }より{ $margin }以上高い
}
goal-count = { $many }国のうち{ $at_least }国以上が{ $attr } { $cmp } { $value }
goal-alive = { $state }が存続
goal-destroyed = { $state }が滅亡
goal-annexed = 滅んだ{ $state }の地を{ $by }が領有
goal-lands = { $state }が治める土地の数
goal-round = 第{ $value }ラウンド以降
goal-war-won = { $role ->
    [attacker] { $against ->
        [any] { $winner }が攻撃側で戦争に勝った直後
       *[one] { $winner }が攻撃側で{ $loser }に勝った直後
    }
    [defender] { $against ->
        [any] { $winner }が防御側で戦争に勝った直後
       *[one] { $winner }が防御側で{ $loser }に勝った直後
    }
   *[any] { $against ->
        [any] { $winner }が戦争に勝った直後
       *[one] { $winner }が戦争で{ $loser }に勝った直後
    }
}
goal-war-fought = { $a }と{ $b }が戦った直後
goal-unified = { $state }が天下を統一
goal-any = いずれか：

## The first-game guide

guide-1 = 七つの国
    .text = どの国にも 1 から 10 までの四つの属性があります。軍事、経済、文化、民心です。国は誰のものでもなく、全員がすべての国を動かします。
guide-2 = あなたの人物
    .text = ここにあるのは秘密の目標です。一行が一つの条件で、今の値も出ています。イベントの後にすべて満たしていれば、その人物の目標を達成して得点できます。
guide-3 = 盟主
    .text = 毎ラウンド、一人が盟主です。皆の出したカードを集め、解決する順番を決めます。盟主の座は左隣へ移ります。
guide-4 = 公共イベント
    .text = ラウンドの初めに、全体に効くイベントが一枚めくられます。カードを出す前に読みましょう。属性が変化しなくなったり、戦争が無効になったりします。
guide-5 = あなたのイベント
    .text = カードを選び、次に地図で対象の国を選びます。五枚まで出せますが、イベントデッキに入るのはその一部です。
guide-6 = 今すること
    .text = この行がいつも、今すべきことを伝えます。光っているものはどれでも選べます。何も公開されていない間は元に戻せます。
guide-7 = イベントデッキ
    .text = 集められたカードはここに伏せて置かれ、一枚ずつ解決されます。一枚ごとに目標が確かめられます。

# Sections of the rules
section-setup = 準備
section-board = 盤面
section-war = 戦争
section-round = ラウンド
section-general = 一般イベント
section-public = 公共イベント
section-persons = 人物
section-end = 終了
section-information = 情報

# Bots
bot-adviser = コンピュータ（策士）

## lessons

lesson-person = 人物の目標を達成する
lesson-person-task = 勝利点は、目標を果たした人物から得られます。いま一つのイベントが解決され、昭奚恤の目標が満たされています。次のイベントで崩れる前に達成しましょう。
lesson-order = 盟主が決める順番
lesson-order-task = あなたは盟主で、イベントの順番を決めます。昭奚恤の目標は、楚の軍事が6以上で、それより高い国がないことです。そうなる瞬間ができるように並べ、そこで達成しましょう。
lesson-lay = 必ず使われる1枚
lesson-lay-task = 1枚だけ出せば、その札は必ずイベントデッキに入ります。2枚出すと、入るのは1枚だけです。昭奚恤の目標を満たす札だけを、正しい国のラベルを付けて出し、達成しましょう。
lesson-war = 戦争
lesson-war-task = 孫臏の目標は、斉が魏との戦争に勝つことです。斉の軍は強力です。斉を攻撃側、魏を防御側として戦争の札を出し、勝ったら達成しましょう。ダイスに裏切られたら、もう一度。
