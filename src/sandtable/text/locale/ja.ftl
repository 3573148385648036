# どのゲームにも共通の言葉
pass = パス
roll = { $n }
n = { $n }
and = 、
nobody = なし
nothing = なし
ask-roll = ダイスを振る
ask-draw = カードを引く
