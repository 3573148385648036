# 各游戏共用的词语
pass = 跳过
roll = { $n }
n = { $n }
and = 、
nobody = 无人
nothing = 无
ask-roll = 掷骰
ask-draw = 抽牌
bot-random = 电脑（随机）
bot-montecarlo = 电脑（推演）
bot-search = 电脑（树搜索）
