# 終端機牌桌的用語
turn = 第 { $n } 回合
seats = 在座各方
score = 分數
spaces = 地圖
more-spaces = 另有 { $n } 處沒有棋子
pieces-of = { $owner }：{ $pieces }
piece-carries = { $piece }（{ $cargo }）
tracks = 軌道
piles = 牌堆
laid = 桌上
face-down = { $n } 張面朝下
effects = 生效中
hand = { $seat }的手牌
hand-empty = （沒有牌）
log = 戰報
log-empty = 尚未發生任何事。
choose = 請選擇（? 顯示說明）：
hand-over = 請{ $seat }接手，其他人請勿觀看。
press-enter = 請按 Enter
thinking = { $seat }正在思考
not-an-option = 沒有「{ $text }」這個選項。
several = 「{ $text }」可能是：{ $names }
hint-success = 成功率 { $n }
hint-cost = 花費 { $n }
hint-points = { $n } 分
undone = 已復原。
undo-nothing = 沒有可以復原的。
undo-consent = 此後已經擲過骰子或亮出了資訊。所有人都同意復原嗎？[y/N]
undo-refused = 未復原。
yes = y
saved = 已儲存到 { $file }
not-saved = 本局沒有儲存。
over = 遊戲結束
winner = { $names }獲勝
winners = { $names }共享勝利
draw = 無人獲勝
offered = { $name }可以選擇。
not-offered = { $name }現在不能選擇。
forbidden-by = 規則 { $clause } 不允許：
no-reason = 沒有哪條規則單獨禁止，只是現在還不能選。
found-nothing = 沒有提到「{ $text }」的內容。
step = 第 { $n } 步，共 { $of } 步
chance = 隨機
help =
    輸入編號、選項名稱或名稱開頭即可選擇。
    undo (u)        復原上一個選擇
    table (t)       重新顯示牌桌
    map (m)         顯示牌桌和全部地點
    log (l)         顯示完整戰報
    why 詞 (? 詞)   顯示卡牌內容、規則，或某選項為何不可選
    rules (r)       顯示全部規則
    save [檔案] (s) 儲存對局紀錄
    quit (q)        離開遊戲（若已指定檔案則自動儲存）
