# 实验室报告。数字传入时已写好。
title = 《{ $game }》报告
about = 共 { $games } 局，{ $seats } 人局，由 { $bots } 对弈，规则版本 { $rules }。所有区间的置信度均为 95%。
verdicts = 要点
table = 表格
search = 搜索
how = 本报告如何得出
made = 种子 { $seed }。选项：{ $options }。内容 { $content }。Sandtable { $version }（运行 / 报告）。开始于 { $started }，机器：{ $machine }。
and-more = { $names } 等，另有 { $n } 项

head-fair = 公平吗？
fair-even = 没有哪个席位占优。{ $best } 胜率 { $best_share }（{ $best_interval }），{ $worst } 胜率 { $worst_share }（{ $worst_interval }）；公平值为 { $fair }。小于 { $error } 个百分点的偏差在此看不出来；要判断这里的差异是否属实，约需 { $games } 局。
fair-tilted = 不公平：{ $best } 胜率 { $best_share }（{ $best_interval }），{ $worst } 胜率 { $worst_share }（{ $worst_interval }），公平值应为 { $fair }。
fair-factions-even = 没有哪个阵营确定占优或落后：{ $best } 参与的对局胜率 { $best_share }（{ $best_interval }），{ $worst } 胜率 { $worst_share }（{ $worst_interval }）。
fair-factions-tilted = 阵营之间不均衡：{ $best } 参与的对局胜率 { $best_share }（{ $best_interval }），{ $worst } 胜率 { $worst_share }（{ $worst_interval }）。
fair-note = 对弈的机器人是 { $bots }。只在一种玩家身上出现的结果可能反映的是机器人本身，请与另一种玩家的运行比较。共同获胜按份计算，无人获胜的对局不计入任何一方。
by-faction = 按阵营
by-bot = 按机器人
plot-seats = 各席位胜率
plot-factions = 各阵营参与时的胜率
plot-bots = 各机器人胜率
caption-shares = 胜率；公平值为 { $fair }。最后一列是看出与公平值之差所需的局数。

head-length = 一局多长？
length-verdict = 半数对局不超过 { $decisions } 次决策（九成在 { $low } 至 { $high } 之间），{ $turns } 个回合。真人约需 { $minutes } 分钟；盒子上写的是 { $box } 分钟。玩家等待他人最长约 { $wait } 分钟。
length-note = 假定真人看一个问题需 { $look } 秒，选项每翻一倍再加 { $weigh } 秒；只有一个选项的问题不计时。阅读、交谈和摆放棋子另计。
caption-spreads = 对局长度：平均值，以及第 5、50、95 百分位
caption-decisions = 按决策次数分布
caption-turns = 按结束回合分布
row-decisions = 决策次数
row-turns = 回合
row-minutes = 真人所需分钟
row-wait = 最长等待（分钟）

head-endings = 如何结束？
endings-verdict = { $ways ->
    [one] 所有对局都以同一方式结束：{ $ending }。
   *[other] 共有 { $ways } 种结局。最常见的（占 { $share }）：{ $ending }。无人获胜的占 { $draws }。
}
caption-endings = 按结局分布

head-contest = 有悬念吗？
contest-open = 悬念到最后：半程领先者只赢得 { $leader } 的对局（{ $interval }）。每局领先地位在胜者与他人之间易手 { $changes } 次，半数胜者在进程 { $settled } 之后一路领先，{ $comebacks } 的胜者在后半程仍曾落后。胜者最多时平均落后 { $deficit } 分。终局时，半数胜者领先至少 { $margin } 分。
contest-contest = 有：半程领先者赢得 { $leader } 的对局（{ $interval }）。每局领先地位在胜者与他人之间易手 { $changes } 次，半数胜者在进程 { $settled } 之后一路领先，{ $comebacks } 的胜者在后半程仍曾落后。胜者最多时平均落后 { $deficit } 分。终局时，半数胜者领先至少 { $margin } 分。
contest-decided = 胜负早定：半程领先者赢得 { $leader } 的对局（{ $interval }）。每局领先地位在胜者与他人之间易手 { $changes } 次，半数胜者在进程 { $settled } 之后一路领先，只有 { $comebacks } 的胜者在后半程仍曾落后。终局时，半数胜者领先至少 { $margin } 分。
contest-note = 领先值为胜者得分减去其他人的最高分，在每回合开始时及每 25 次回答后查看。若胜利并不来自得分，领先值的意义较小。
caption-contest = 最终胜者在进程中的领先情况
caption-swings = 各局的领先情况：平均，以及百局中的第 5、50、95 局
row-changes = 领先地位在胜者与他人之间易手
row-settled = 胜者自此一路领先
row-deficit = 胜者最多时落后（分）
row-margin = 胜者终局时领先（分）
row-comebacks = 后半程仍曾落后的胜者
curve-ahead = 胜者领先
curve-leader = 领先者获胜

head-luck = 运气占多少？
luck-none = 本次运行没有换骰重玩的对局；请用 `--again` 模拟以测量此项。
luck-few = 只有 { $n } 局换骰重玩，不足以判断；至少需要 { $need } 局。请模拟更多对局，或减小 `--again`。
luck-open = 悬而未决者多：半程时，结果方差的 { $half } 尚未定下（{ $interval }）。仅起始发牌就决定了 { $deal }。
luck-between = 一半一半：半程时，结果方差的 { $half } 尚未定下（{ $interval }）。仅起始发牌就决定了 { $deal }。
luck-settled = 已发生的事起决定作用：半程时，结果方差只有 { $half } 尚未定下（{ $interval }）。仅起始发牌就决定了 { $deal }。
luck-bots = 由谁来玩解释了结果的 { $bots }，席位解释了 { $seats }。
luck-note = 部分对局由同样的机器人从发牌后、四分之一、一半和四分之三处换骰重玩。两次结果的差距就是当时尚未定下的部分。在实力相当的玩家之间，未定下的部分取决于运气和随机作出的选择。
caption-luck = 结果方差中尚未定下的份额
curve-left = 尚未定下

head-choices = 选择有多宽？
choices-verdict = 有选择的问题，选项数的中位数为 { $options }，第 95 百分位为 { $high }；{ $forced } 的问题没有选择余地。
choices-near = 在机器人比较过选项之处，平均有 { $near } 个与最佳选项相差无几（1 个即为自动行事）。
choices-autopilot = { $n ->
   *[other] 有 { $n } 个问题的回答几乎总是一样，如 { $questions }。
}
choices-note = “多样程度”指多少种等概率的回答会有同样的多样性：接近 1 说明机器人在自动行事。局数很多时取样计算。
caption-choices = 每局提问次数

head-depth = 有多深？
depth-none = 未测量：运行中没有两个仅思考量不同的同类机器人。例如可用 `--bots montecarlo:50,montecarlo:100 --rotate` 模拟。
depth-verdict = 多思考最多值这些：在两者之一获胜的对局中，{ $more } 以 { $share } 胜过 { $less }。在最强的一级，{ $last } 胜率 { $last_share }。
caption-depth = 思考更多的机器人所赢的对局

head-decides = 什么决定胜负？
things-deciding = { $n ->
   *[other] 由运气发放的 { $tested } 样东西中，有 { $n } 样确实影响得到者的胜算；首先是 { $first }（{ $worth } 个百分点，{ $interval }）。
}
things-none = 由运气发放的 { $tested } 样东西中，没有一样确实改变得到者的胜算。
things-undealt = 没有什么东西由运气足够频繁地发给玩家，因而无从比较。地区和部队的价值只有改动之后才能看出。
things-never = { $n ->
   *[other] 有 { $n } 样东西从未被任何人选择：{ $names }。
}
things-note = 被发到是一次实验：由运气决定席位得到什么。把最先得到者与同席位、同回合中得到同样数量其他同类之物的人比较；价值即每百局胜局之差（百分点）。红色结论中至多约二十分之一为误（Benjamini–Hochberg 校正）。若玩家自己选择从哪个牌堆抽取，差异中有一部分来自这一选择。
plot-worth = 得到它所改变的胜率（百分点）
each = 逐项
head-kind = { $kind }
kind-used = 共 { $n } 项，其中 { $used } 项至少被选过一次；最常被选的是 { $most }。
kind-dealt = 共 { $n } 项；玩家从不在其中选择。
kind-good = 得到有利：{ $names }。
kind-bad = 得到不利：{ $names }。
caption-things = “价值”是得到它所改变的胜率（实验）。“使用者”是选择了它的人；他们的胜率既反映此物，也反映当时的局面（选择）。

column-name = 名称
column-games = 局数
column-wins = 胜率
column-interval = 95%
column-score = 平均得分
column-to-tell = 所需局数
column-mean = 平均
column-fifth = 5%
column-median = 中位数
column-last = 95%
column-share = 占比
column-so-far = 累计
column-ending = 结局
column-moment = 进程
column-ahead = 胜者领先
column-level = 持平
column-behind = 胜者落后
column-leader-wins = 领先者获胜
column-left = 尚未定下
column-question = 问题
column-per-game = 每局
column-options = 选项数
column-forced = 无选择
column-usual = 最常见的回答
column-usual-share = 其占比
column-kinds = 多样程度
column-near = 近乎最佳
column-seen = 每局提及
column-dealt = 发出的局
column-holders = 持有者胜率
column-held = 持有者从未选用
column-discarded = 每局弃置次数
column-worth = 价值
column-used = 每局使用者
column-users-win = 使用者胜率
column-asked = 在哪个问题中被选（每局）

kind-card = 卡牌
kind-space = 地区
kind-person = 人物
kind-mission = 任务
kind-unit = 部队
kind-elite = 精英
kind-power = 势力
kind-state = 国家
kind-event = 事件
kind-history = 历史卡
kind-modifier = 修正卡
kind-tech = 科技
kind-region = 区域
kind-objective = 目标
kind-do = 用法与行动
kind-choice = 抉择
kind-order = 命令
kind-ford = 渡口
kind-pay = 支付
kind-blind = 盲抽
kind-deck = 牌堆
kind-road = 道路
kind-resist = 以抵抗达成的任务
kind-welcome = 以欢迎达成的任务
kind-use = 用法
kind-zone = 海域
kind-loss = 损失
