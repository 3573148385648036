# 実験室のレポート。数字は書式を整えて渡される。
title = 「{ $game }」レポート
about = { $seats } 人戦 { $games } 局、プレイヤーは { $bots }、ルール版 { $rules }。区間はすべて 95 % 信頼区間。
verdicts = 要点
table = 表
search = 検索
how = このレポートの作り方
made = シード { $seed }。オプション：{ $options }。コンテンツ { $content }。Sandtable { $version }（実行 / レポート）。開始 { $started }、マシン：{ $machine }。
and-more = { $names } ほか { $n } 件

head-fair = 公平か？
fair-even = 有利な席はない。{ $best } の勝率は { $best_share }（{ $best_interval }）、{ $worst } は { $worst_share }（{ $worst_interval }）。公平なら { $fair }。{ $error } ポイント未満の偏りは見えない。この差が本物かどうかを見分けるには約 { $games } 局が必要。
fair-tilted = 公平ではない。{ $best } の勝率は { $best_share }（{ $best_interval }）、{ $worst } は { $worst_share }（{ $worst_interval }）。公平なら { $fair }。
fair-factions-even = 確実に有利または不利な勢力はない。{ $best } が加わった局での勝率は { $best_share }（{ $best_interval }）、{ $worst } は { $worst_share }（{ $worst_interval }）。
fair-factions-tilted = 勢力は互角ではない。{ $best } が加わった局での勝率は { $best_share }（{ $best_interval }）、{ $worst } は { $worst_share }（{ $worst_interval }）。
fair-note = ボットは { $bots }。一種類のプレイヤーだけに見られることは、ボットの性質かもしれない。別の種類の実行と比べること。共同勝利は分けて数え、勝者のいない局は誰の勝ちにもならない。
by-faction = 勢力別
by-bot = ボット別
plot-seats = 席ごとの勝率
plot-factions = 勢力ごとの勝率（加わった局のみ）
plot-bots = ボットごとの勝率
caption-shares = 勝率。公平なら { $fair }。最後の列は、その差が見えてくるまでの局数。

head-length = 長さは？
length-verdict = 半数の局は { $decisions } 回以下の決定（九割は { $low }～{ $high }）、{ $turns } ターンで終わる。人が遊べば約 { $minutes } 分、箱の表示は { $box } 分。他人を待つ時間は最長で約 { $wait } 分。
length-note = 人は一つの質問に { $look } 秒、選択肢が倍になるごとにさらに { $weigh } 秒かかるとした。選択肢が一つの質問は数えない。読む、話す、コマを動かす時間は別。
caption-spreads = 局の長さ：平均と、5・50・95 パーセンタイル
caption-decisions = 決定の回数ごとの局数
caption-turns = 終了したターンごとの局数
row-decisions = 決定
row-turns = ターン
row-minutes = 人の所要時間（分）
row-wait = 最長の待ち時間（分）

head-endings = どう終わるか？
endings-verdict = { $ways ->
    [one] どの局も同じ終わり方をする：{ $ending }。
   *[other] 終わり方は { $ways } 通り。最も多いもの（{ $share }）：{ $ending }。勝者なしは { $draws }。
}
caption-endings = 終わり方ごとの局数

head-contest = 競り合いになるか？
contest-open = 最後まで分からない。中間点の首位が勝つのは { $leader } だけ（{ $interval }）。首位は勝者と他者の間で一局に { $changes } 回入れ替わり、勝者の半数は局の { $settled } 以降ずっと首位で、{ $comebacks } は後半にも遅れていた。勝者は最大で平均 { $deficit } 点遅れていた。終局時、勝者の半数は { $margin } 点以上の差をつけている。
contest-contest = なる。中間点の首位が勝つのは { $leader }（{ $interval }）。首位は勝者と他者の間で一局に { $changes } 回入れ替わり、勝者の半数は局の { $settled } 以降ずっと首位で、{ $comebacks } は後半にも遅れていた。勝者は最大で平均 { $deficit } 点遅れていた。終局時、勝者の半数は { $margin } 点以上の差をつけている。
contest-decided = 早く決まる。中間点の首位が { $leader } の局に勝つ（{ $interval }）。首位は勝者と他者の間で一局に { $changes } 回入れ替わり、勝者の半数は局の { $settled } 以降ずっと首位で、後半にも遅れていたのは { $comebacks } だけ。終局時、勝者の半数は { $margin } 点以上の差をつけている。
contest-note = リードは勝者の得点から他者の最高点を引いたもの。ターンの始めと 25 回答ごとに見る。勝利が得点によらないゲームでは、意味は小さい。
caption-contest = 最終的な勝者のリードの推移
caption-swings = 局ごとのリード：平均と、百局のうち 5、50、95 番目
row-changes = 首位が勝者と他者の間で入れ替わる回数
row-settled = これ以降、勝者がずっと首位
row-deficit = 勝者の最大の遅れ（点）
row-margin = 終局時の勝者のリード（点）
row-comebacks = 後半にも遅れていた勝者
curve-ahead = 勝者が首位
curve-leader = 首位が勝つ

head-luck = 運はどれほどか？
luck-none = この実行には、別のダイスで打ち直した局がない。測るには `--again` を付けて実行する。
luck-few = 別のダイスで打ち直したのは { $n } 局だけで、判断には足りない（少なくとも { $need } 局）。局数を増やすか、`--again` を小さくする。
luck-open = 多くが未定のまま残る。中間点で、結果の分散の { $half } がまだ決まっていない（{ $interval }）。最初の配りだけで { $deal } が決まる。
luck-between = 半々。中間点で、結果の分散の { $half } がまだ決まっていない（{ $interval }）。最初の配りだけで { $deal } が決まる。
luck-settled = それまでの経過がものを言う。中間点で、まだ決まっていないのは結果の分散の { $half } だけ（{ $interval }）。最初の配りだけで { $deal } が決まる。
luck-bots = 誰が打つかで結果の { $bots }、席で { $seats } が説明される。
luck-note = 一部の局を、同じボットが、配りの直後・四分の一・半分・四分の三から別のダイスで打ち直した。二つの結果の隔たりが、その時点で未定だった分である。力の等しいプレイヤーの間では、未定の分は運と、偶然に選ばれた手に委ねられる。
caption-luck = 結果の分散のうち未定の割合
curve-left = 未定

head-choices = 選択の幅は？
choices-verdict = 選択のある質問の選択肢は、中央値 { $options }、95 パーセンタイル { $high }。{ $forced } の質問には選択の余地がない。
choices-near = ボットが選択肢を比べたところでは、最善とほぼ同じ良さのものが平均 { $near } 個あった（1 個なら惰性）。
choices-autopilot = { $n ->
   *[other] ほぼ必ず同じ答えになる質問が { $n } 個ある：{ $questions } など。
}
choices-note = 「多様さ」は、同じだけ多様になる等頻度の答えの数。1 に近ければボットは惰性で打っている。局が非常に多いときは標本による。
caption-choices = 一局あたりの質問数

head-depth = 奥行きは？
depth-none = 測定していない。考える量だけが違う同種のボットが二つない。たとえば `--bots montecarlo:50,montecarlo:100 --rotate` で実行する。
depth-verdict = 多く考えることの最大の価値：どちらかが勝った局のうち、{ $more } は { $less } に { $share } で勝つ。最も強い段では { $last } が { $last_share } で勝つ。
caption-depth = 多く考えるボットが勝った局

head-decides = 何が勝敗を決めるか？
things-deciding = { $n ->
   *[other] 偶然に配られる { $tested } 個のうち、{ $n } 個は受け取った者の勝ち目を確かに変える。筆頭は { $first }（{ $worth } ポイント、{ $interval }）。
}
things-none = 偶然に配られる { $tested } 個のうち、受け取った者の勝ち目を確かに変えるものはない。
things-undealt = 比べられるほど頻繁に偶然から配られるものはない。地域やユニットの価値は、変えてみて初めて分かる。
things-never = { $n ->
   *[other] 誰にも選ばれないものが { $n } 個ある：{ $names }。
}
things-note = 配られることは実験であり、席に何が来るかは偶然が決める。最初に受け取った者を、同じ席・同じターンに同種の別のものを同じ数だけ配られた者と比べる。価値は百局あたりの勝ちの差（ポイント）。赤で示した結果のうち誤りは二十に一つ以下のはず（Benjamini–Hochberg 法）。どの山から引くかを選べるゲームでは、差の一部はその選択による。
plot-worth = 配られることで変わる勝率（ポイント）
each = 個別
head-kind = { $kind }
kind-used = { $n } 個のうち { $used } 個が一度は選ばれる。最も多いのは { $most }。
kind-dealt = { $n } 個ある。プレイヤーがこの中から選ぶことはない。
kind-good = 受け取ると有利：{ $names }。
kind-bad = 受け取ると不利：{ $names }。
caption-things = 「価値」は、配られることで変わる勝率（実験）。「使用者」はそれを選んだ者で、その勝率はものだけでなくその場の状況も映す（選択）。

column-name = 名前
column-games = 局数
column-wins = 勝率
column-interval = 95 %
column-score = 平均得点
column-to-tell = 必要な局数
column-mean = 平均
column-fifth = 5 %
column-median = 中央値
column-last = 95 %
column-share = 割合
column-so-far = 累計
column-ending = 終わり方
column-moment = 進行
column-ahead = 勝者が首位
column-level = 同点
column-behind = 勝者が遅れ
column-leader-wins = 首位が勝つ
column-left = 未定
column-question = 質問
column-per-game = 一局あたり
column-options = 選択肢
column-forced = 選択なし
column-usual = 最も多い答え
column-usual-share = その割合
column-kinds = 多様さ
column-near = 最善に近い数
column-seen = 一局あたりの言及
column-dealt = 配られた局
column-holders = 受け手の勝率
column-held = 受け手が一度も選ばず
column-discarded = 捨てられた数（一局あたり）
column-worth = 価値
column-used = 一局あたりの使用者
column-users-win = 使用者の勝率
column-asked = 選ばれた質問（一局あたり）

kind-card = カード
kind-space = 地域
kind-person = 人物
kind-mission = ミッション
kind-unit = ユニット
kind-elite = 精鋭
kind-power = 勢力
kind-state = 国
kind-event = イベント
kind-history = 歴史カード
kind-modifier = 修正カード
kind-tech = 技術
kind-region = 地方
kind-objective = 目標
kind-do = 使い方と行動
kind-choice = 選択
kind-order = 命令
kind-ford = 渡し場
kind-pay = 支払い
kind-blind = 伏せ札
kind-deck = 山札
kind-road = 道路
kind-resist = 抵抗で達成したミッション
kind-welcome = 歓迎で達成したミッション
kind-use = 使い方
kind-zone = 海域
kind-loss = 損害
