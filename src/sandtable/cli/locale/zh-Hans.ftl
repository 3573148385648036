# 终端牌桌的用语
turn = 第 { $n } 回合
seats = 在座各方
score = 分数
spaces = 地图
more-spaces = 另有 { $n } 处没有棋子
pieces-of = { $owner }：{ $pieces }
piece-carries = { $piece }（{ $cargo }）
tracks = 轨道
piles = 牌堆
laid = 桌上
face-down = { $n } 张面朝下
effects = 生效中
hand = { $seat }的手牌
hand-empty = （无牌）
log = 战报
log-empty = 尚无事发生。
choose = 请选择（? 显示帮助）：
hand-over = 请{ $seat }接手，其他人请勿观看。
press-enter = 按回车键
thinking = { $seat }正在思考
not-an-option = 没有“{ $text }”这个选项。
several = “{ $text }”可能是：{ $names }
hint-success = 成功率 { $n }
hint-cost = 花费 { $n }
hint-points = { $n } 分
undone = 已撤销。
undo-nothing = 没有可以撤销的。
undo-consent = 此后已经掷过骰子或亮出了信息。所有人都同意撤销吗？[y/N]
undo-refused = 未撤销。
yes = y
saved = 已保存到 { $file }
not-saved = 本局没有保存。
over = 游戏结束
winner = { $names }获胜
winners = { $names }共享胜利
draw = 无人获胜
offered = { $name }可以选择。
not-offered = { $name }现在不能选择。
forbidden-by = 规则 { $clause } 不允许：
no-reason = 没有哪条规则单独禁止，只是现在还不能选。
found-nothing = 没有提到“{ $text }”的内容。
step = 第 { $n } 步，共 { $of } 步
chance = 随机
help =
    输入编号、选项名称或名称开头即可选择。
    undo (u)        撤销上一个选择
    table (t)       重新显示牌桌
    map (m)         显示牌桌和全部地点
    log (l)         显示完整战报
    why 词 (? 词)   显示卡牌内容、规则，或某选项为何不可选
    rules (r)       显示全部规则
    save [文件] (s) 保存对局记录
    quit (q)        离开游戏（若已指定文件则自动保存）
