# 端末の卓で使う言葉
turn = 第{ $n }ターン
seats = 席
score = 得点
spaces = 地図
more-spaces = ほか{ $n }か所には何もない
tracks = トラック
piles = 山札
laid = 場
face-down = 伏せ札{ $n }枚
effects = 有効な効果
hand = { $seat }の手札
hand-empty = （手札なし）
log = 経過
log-empty = まだ何も起きていない。
choose = 選択（? でヘルプ）：
hand-over = { $seat }の番です。ほかの人は画面を見ないでください。
press-enter = Enterキーを押す
thinking = { $seat }が考えている
not-an-option = 「{ $text }」という選択肢はない。
several = 「{ $text }」の候補：{ $names }
hint-success = 成功率{ $n }
hint-cost = 費用{ $n }
hint-points = { $n }点
undone = 取り消した。
undo-nothing = 取り消せるものがない。
undo-consent = その後にダイス、公開、ほかの人の決定があった。全員が取り消しに同意するか？[y/N]
undo-refused = 取り消さなかった。
yes = y
saved = { $file } に保存した
not-saved = この対局は保存されていない。
over = ゲーム終了
winner = { $names }の勝ち
winners = { $names }が勝利を分け合う
draw = 勝者なし
offered = { $name }は選べる。
not-offered = { $name }は今は選べない。
forbidden-by = { $clause }により認められない：
no-reason = 特定の条項が禁じているのではなく、今はその選択の場面ではない。
found-nothing = 「{ $text }」に触れる選択肢も条項も規則もない。
step = { $of }手中{ $n }手目
chance = 運
help =
    番号、選択肢の名前、または名前の先頭：それを選ぶ。
    undo (u)        直前の決定を取り消す
    table (t)       卓をもう一度表示；map (m)：すべての場所を表示
    log (l)         経過をすべて表示
    why 語 (? 語)   カードの文面、条項、選べない理由
    rules (r)       規則
    save [ファイル] (s) 記録を書き出す
    quit (q)        離れる（ファイル指定があれば保存）
