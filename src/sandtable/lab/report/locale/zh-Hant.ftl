# 實驗室報告。數字傳入時已寫好。
title = 《{ $game }》報告
about = 共 { $games } 局，{ $seats } 人局，由 { $bots } 對弈，規則版本 { $rules }。所有區間的信賴水準均為 95%。
verdicts = 要點
table = 表格
search = 搜尋
how = 本報告如何得出
made = 種子 { $seed }。選項：{ $options }。內容 { $content }。Sandtable { $version }（執行 / 報告）。開始於 { $started }，機器：{ $machine }。
and-more = { $names } 等，另有 { $n } 項

head-fair = 公平嗎？
fair-even = 沒有哪個席位占優。{ $best } 勝率 { $best_share }（{ $best_interval }），{ $worst } 勝率 { $worst_share }（{ $worst_interval }）；公平值為 { $fair }。小於 { $error } 個百分點的偏差在此看不出來；要判斷這裡的差異是否屬實，約需 { $games } 局。
fair-tilted = 不公平：{ $best } 勝率 { $best_share }（{ $best_interval }），{ $worst } 勝率 { $worst_share }（{ $worst_interval }），公平值應為 { $fair }。
fair-factions-even = 沒有哪個陣營確定占優或落後：{ $best } 參與的對局勝率 { $best_share }（{ $best_interval }），{ $worst } 勝率 { $worst_share }（{ $worst_interval }）。
fair-factions-tilted = 陣營之間不均衡：{ $best } 參與的對局勝率 { $best_share }（{ $best_interval }），{ $worst } 勝率 { $worst_share }（{ $worst_interval }）。
fair-note = 對弈的機器人是 { $bots }。只在一種玩家身上出現的結果可能反映的是機器人本身，請與另一種玩家的執行比較。共同獲勝按份計算，無人獲勝的對局不計入任何一方。
by-faction = 按陣營
by-bot = 按機器人
plot-seats = 各席位勝率
plot-factions = 各陣營參與時的勝率
plot-bots = 各機器人勝率
caption-shares = 勝率；公平值為 { $fair }。最後一欄是看出與公平值之差所需的局數。

head-length = 一局多長？
length-verdict = 半數對局不超過 { $decisions } 次決策（九成在 { $low } 至 { $high } 之間），{ $turns } 個回合。真人約需 { $minutes } 分鐘；盒子上寫的是 { $box } 分鐘。玩家等待他人最長約 { $wait } 分鐘。
length-note = 假定真人看一個問題需 { $look } 秒，選項每翻一倍再加 { $weigh } 秒；只有一個選項的問題不計時。閱讀、交談和擺放棋子另計。
caption-spreads = 對局長度：平均值，以及第 5、50、95 百分位
caption-decisions = 按決策次數分布
caption-turns = 按結束回合分布
row-decisions = 決策次數
row-turns = 回合
row-minutes = 真人所需分鐘
row-wait = 最長等待（分鐘）

head-endings = 如何結束？
endings-verdict = { $ways ->
    [one] 所有對局都以同一方式結束：{ $ending }。
   *[other] 共有 { $ways } 種結局。最常見的（占 { $share }）：{ $ending }。無人獲勝的占 { $draws }。
}
caption-endings = 按結局分布

head-contest = 有懸念嗎？
contest-open = 懸念到最後：半程領先者只贏得 { $leader } 的對局（{ $interval }）。每局領先地位在勝者與他人之間易手 { $changes } 次，半數勝者在進程 { $settled } 之後一路領先，{ $comebacks } 的勝者在後半程仍曾落後。勝者最多時平均落後 { $deficit } 分。終局時，半數勝者領先至少 { $margin } 分。
contest-contest = 有：半程領先者贏得 { $leader } 的對局（{ $interval }）。每局領先地位在勝者與他人之間易手 { $changes } 次，半數勝者在進程 { $settled } 之後一路領先，{ $comebacks } 的勝者在後半程仍曾落後。勝者最多時平均落後 { $deficit } 分。終局時，半數勝者領先至少 { $margin } 分。
contest-decided = 勝負早定：半程領先者贏得 { $leader } 的對局（{ $interval }）。每局領先地位在勝者與他人之間易手 { $changes } 次，半數勝者在進程 { $settled } 之後一路領先，只有 { $comebacks } 的勝者在後半程仍曾落後。終局時，半數勝者領先至少 { $margin } 分。
contest-note = 領先值為勝者得分減去其他人的最高分，在每回合開始時及每 25 次回答後查看。若勝利並不來自得分，領先值的意義較小。
caption-contest = 最終勝者在進程中的領先情況
caption-swings = 各局的領先情況：平均，以及百局中的第 5、50、95 局
row-changes = 領先地位在勝者與他人之間易手
row-settled = 勝者自此一路領先
row-deficit = 勝者最多時落後（分）
row-margin = 勝者終局時領先（分）
row-comebacks = 後半程仍曾落後的勝者
curve-ahead = 勝者領先
curve-leader = 領先者獲勝

head-luck = 運氣占多少？
luck-none = 本次執行沒有換骰重玩的對局；請用 `--again` 模擬以測量此項。
luck-few = 只有 { $n } 局換骰重玩，不足以判斷；至少需要 { $need } 局。請模擬更多對局，或減小 `--again`。
luck-open = 懸而未決者多：半程時，結果變異的 { $half } 尚未定下（{ $interval }）。僅起始發牌就決定了 { $deal }。
luck-between = 一半一半：半程時，結果變異的 { $half } 尚未定下（{ $interval }）。僅起始發牌就決定了 { $deal }。
luck-settled = 已發生的事起決定作用：半程時，結果變異只有 { $half } 尚未定下（{ $interval }）。僅起始發牌就決定了 { $deal }。
luck-bots = 由誰來玩解釋了結果的 { $bots }，席位解釋了 { $seats }。
luck-note = 部分對局由同樣的機器人從發牌後、四分之一、一半和四分之三處換骰重玩。兩次結果的差距就是當時尚未定下的部分。在實力相當的玩家之間，未定下的部分取決於運氣和隨機作出的選擇。
caption-luck = 結果變異中尚未定下的份額
curve-left = 尚未定下

head-choices = 選擇有多寬？
choices-verdict = 有選擇的問題，選項數的中位數為 { $options }，第 95 百分位為 { $high }；{ $forced } 的問題沒有選擇餘地。
choices-near = 在機器人比較過選項之處，平均有 { $near } 個與最佳選項相差無幾（1 個即為自動行事）。
choices-autopilot = { $n ->
   *[other] 有 { $n } 個問題的回答幾乎總是一樣，如 { $questions }。
}
choices-note = 「多樣程度」指多少種等機率的回答會有同樣的多樣性：接近 1 說明機器人在自動行事。局數很多時取樣計算。
caption-choices = 每局提問次數

head-depth = 有多深？
depth-none = 未測量：執行中沒有兩個僅思考量不同的同類機器人。例如可用 `--bots montecarlo:50,montecarlo:100 --rotate` 模擬。
depth-verdict = 多思考最多值這些：在兩者之一獲勝的對局中，{ $more } 以 { $share } 勝過 { $less }。在最強的一級，{ $last } 勝率 { $last_share }。
caption-depth = 思考更多的機器人所贏的對局

head-decides = 什麼決定勝負？
things-deciding = { $n ->
   *[other] 由運氣發放的 { $tested } 樣東西中，有 { $n } 樣確實影響得到者的勝算；首先是 { $first }（{ $worth } 個百分點，{ $interval }）。
}
things-none = 由運氣發放的 { $tested } 樣東西中，沒有一樣確實改變得到者的勝算。
things-undealt = 沒有什麼東西由運氣足夠頻繁地發給玩家，因而無從比較。地區和部隊的價值只有改動之後才能看出。
things-never = { $n ->
   *[other] 有 { $n } 樣東西從未被任何人選擇：{ $names }。
}
things-note = 被發到是一次實驗：由運氣決定席位得到什麼。把最先得到者與同席位、同回合中得到同樣數量其他同類之物的人比較；價值即每百局勝局之差（百分點）。紅色結論中至多約二十分之一為誤（Benjamini–Hochberg 校正）。若玩家自己選擇從哪個牌堆抽取，差異中有一部分來自這一選擇。
plot-worth = 得到它所改變的勝率（百分點）
each = 逐項
head-kind = { $kind }
kind-used = 共 { $n } 項，其中 { $used } 項至少被選過一次；最常被選的是 { $most }。
kind-dealt = 共 { $n } 項；玩家從不在其中選擇。
kind-good = 得到有利：{ $names }。
kind-bad = 得到不利：{ $names }。
caption-things = 「價值」是得到它所改變的勝率（實驗）。「使用者」是選擇了它的人；他們的勝率既反映此物，也反映當時的局面（選擇）。

column-name = 名稱
column-games = 局數
column-wins = 勝率
column-interval = 95%
column-score = 平均得分
column-to-tell = 所需局數
column-mean = 平均
column-fifth = 5%
column-median = 中位數
column-last = 95%
column-share = 占比
column-so-far = 累計
column-ending = 結局
column-moment = 進程
column-ahead = 勝者領先
column-level = 持平
column-behind = 勝者落後
column-leader-wins = 領先者獲勝
column-left = 尚未定下
column-question = 問題
column-per-game = 每局
column-options = 選項數
column-forced = 無選擇
column-usual = 最常見的回答
column-usual-share = 其占比
column-kinds = 多樣程度
column-near = 近乎最佳
column-seen = 每局提及
column-dealt = 發出的局
column-holders = 持有者勝率
column-held = 持有者從未選用
column-discarded = 每局棄置次數
column-worth = 價值
column-used = 每局使用者
column-users-win = 使用者勝率
column-asked = 在哪個問題中被選（每局）

kind-card = 卡牌
kind-space = 地區
kind-person = 人物
kind-mission = 任務
kind-unit = 部隊
kind-elite = 精英
kind-power = 勢力
kind-state = 國家
kind-event = 事件
kind-history = 歷史卡
kind-modifier = 修正卡
kind-tech = 科技
kind-region = 區域
kind-objective = 目標
kind-do = 用法與行動
kind-choice = 抉擇
kind-order = 命令
kind-ford = 渡口
kind-pay = 支付
kind-blind = 盲抽
kind-deck = 牌堆
kind-road = 道路
kind-resist = 以抵抗達成的任務
kind-welcome = 以歡迎達成的任務
kind-use = 用法
kind-zone = 海域
kind-loss = 損失
