game-title = 渡し場
game-tagline = 三つの渡し場、数枚の命令、ダイスひとつ。卓上で最も小さな戦。
seat-bank-1 = 第一の岸
seat-bank-2 = 第二の岸
seat-bank-3 = 第三の岸
seat-bank-4 = 第四の岸
ford-upper = 上の渡し
ford-middle = 中の渡し
ford-lower = 下の渡し
order = 命令 { $n }
phase-deal = 配札
phase-fight = 次の渡し場
value-orders = 手札の命令
value-points = 得点
mark-next = 次の争点
pile-orders = 命令の山札
ask-play-order = { $about }のために命令を1枚伏せる
note-dealt = { $seat }に{ $order }が配られた
note-advance = { $seat }は{ $order }を公開し、出目{ $roll }、合計{ $total }
note-standoff = { $ford }は誰のものにもならない
note-taken = { $seat }が{ $ford }を取った
end-last-ford = 最後の渡し場の決着がついた

# Sections of the rules
section-set-up = 準備
section-round = ラウンド
section-end = 終了
