# 端末の卓で使う言葉
turn = 第 { $n } ターン
seats = 席
score = 得点
spaces = 地図
more-spaces = ほか { $n } か所には何もありません
pieces-of = { $owner }：{ $pieces }
piece-carries = { $piece }（{ $cargo }）
tracks = トラック
piles = 山札
laid = 場
face-down = 裏向き { $n } 枚
effects = 有効な効果
hand = { $seat }の手札
hand-empty = （手札なし）
log = ログ
log-empty = まだ何も起きていません。
choose = 選択（? でヘルプ）：
hand-over = { $seat }の番です。ほかの人は画面を見ないでください。
press-enter = Enter キーを押してください
thinking = { $seat }が考えています
not-an-option = 「{ $text }」という選択肢はありません。
several = 「{ $text }」の候補：{ $names }
hint-success = 成功率 { $n }
hint-cost = 費用 { $n }
hint-points = { $n } 点
undone = 取り消しました。
undo-nothing = 取り消せるものがありません。
undo-consent = その後にダイスが振られたか、情報が公開されました。全員が取り消しに同意しますか？[y/N]
undo-refused = 取り消しませんでした。
yes = y
saved = { $file } に保存しました
not-saved = この対局は保存されていません。
over = ゲーム終了
winner = { $names }の勝ち
winners = { $names }が勝利を分け合う
draw = 勝者なし
offered = { $name }は選べます。
not-offered = { $name }は今は選べません。
forbidden-by = ルール { $clause } により選べません：
no-reason = 特定のルールで禁じられているわけではなく、今は選べないだけです。
found-nothing = 「{ $text }」に関するものは見つかりません。
step = { $of } 手中 { $n } 手目
chance = ダイス・カード（運）
help =
    番号、選択肢の名前、または名前の先頭を入力すると選べます。
    undo (u)            直前の選択を取り消す
    table (t)           卓をもう一度表示する
    map (m)             すべての場所を含めて表示する
    log (l)             ログをすべて表示する
    why 語 (? 語)       カードの文面、ルール、選べない理由を表示する
    rules (r)           ルールをすべて表示する
    save [ファイル] (s) 対局記録を保存する
    quit (q)            終了する（ファイルを指定していれば保存される）
