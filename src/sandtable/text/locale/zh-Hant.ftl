# 各遊戲共用的詞語
pass = 略過
roll = { $n }
n = { $n }
and = 、
nobody = 無人
nothing = 無
ask-roll = 擲骰
ask-draw = 抽牌
bot-random = 電腦（隨機）
bot-montecarlo = 電腦（推演）
bot-search = 電腦（樹搜尋）
