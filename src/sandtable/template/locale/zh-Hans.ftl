game-title = 渡口
game-tagline = 三处渡口、几道军令、一粒骰子：桌上最小的战争。
seat-bank-1 = 第一岸
seat-bank-2 = 第二岸
seat-bank-3 = 第三岸
seat-bank-4 = 第四岸
ford-upper = 上渡
ford-middle = 中渡
ford-lower = 下渡
order = 军令 { $n }
phase-deal = 发牌
phase-fight = 下一处渡口
value-orders = 手中军令
value-points = 分值
mark-next = 即将争夺
pile-orders = 军令牌堆
ask-play-order = 为{ $about }暗置一张军令
note-dealt = { $seat }获得{ $order }
note-advance = { $seat }亮出{ $order }，掷出{ $roll }：合计{ $total }
note-standoff = 无人夺得{ $ford }
note-taken = { $seat }夺得{ $ford }
end-last-ford = 最后一处渡口已见分晓

# Sections of the rules
section-set-up = 布置
section-round = 轮次
section-end = 终局
