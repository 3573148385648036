game-title = 渡口
game-tagline = 三處渡口、幾道軍令、一顆骰子：桌上最小的戰爭。
seat-bank-1 = 第一岸
seat-bank-2 = 第二岸
seat-bank-3 = 第三岸
seat-bank-4 = 第四岸
ford-upper = 上渡
ford-middle = 中渡
ford-lower = 下渡
order = 軍令 { $n }
phase-deal = 發牌
phase-fight = 下一處渡口
value-orders = 手中軍令
value-points = 分值
mark-next = 即將爭奪
pile-orders = 軍令牌堆
ask-play-order = 為{ $about }蓋放一張軍令
note-dealt = { $seat }獲得{ $order }
note-advance = { $seat }亮出{ $order }，擲出{ $roll }：合計{ $total }
note-standoff = 無人奪得{ $ford }
note-taken = { $seat }奪得{ $ford }
end-last-ford = 最後一處渡口已見分曉

# Sections of the rules
section-set-up = 佈置
section-round = 輪次
section-end = 終局
