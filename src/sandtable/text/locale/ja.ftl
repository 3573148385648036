# どのゲームにも共通の言葉
pass = パス
roll = { $n }
n = { $n }
and = 、
nobody = なし
nothing = なし
ask-roll = ダイスを振る
ask-draw = カードを引く
bot-random = コンピュータ（ランダム）
bot-montecarlo = コンピュータ（探索）
bot-search = コンピュータ（木探索）
