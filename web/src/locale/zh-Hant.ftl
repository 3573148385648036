## The lobby

lobby-title = 一張桌，五場戰爭
lobby-lead = 坐下，看清全圖，點選亮起處即可行動。馬上與電腦對局，或把連結傳給朋友。
nav = 主導覽
nav-lobby = 遊戲
games = 遊戲
my-games = 我的對局
play-now = 立即開局
new-table = 新開一桌
continue = 繼續
join = 加入
join-go = 前往
join-placeholder = 邀請連結
join-none = 目前沒有空位。
sit-down = 入座
watch = 觀戰
watch-none = 目前沒有其他對局。
import-record = 開啟對局紀錄檔
players = { $n } 人
players-range = { $low }–{ $high } 人
minutes = { $n } 分鐘
hours = { $n } 小時
weight = 難度 { $n } / 5
show-all = 顯示全部 { $n } 局
show-fewer = 收合
guest = 訪客
guest-named = 訪客 { $letters }
bot-named = 電腦（{ $bot }）
seat-open = 空位
not-found = 這裡什麼也沒有
loading = 正在布置牌桌……

## A new table

seats = 座位
seat-count = 幾人對局
seat-n = { $n } 號座
seat-me = 我
seat-invite = 我邀請的人
shuffle-seats = 隨機分配座位
options = 選項
clock = 時間
clock-kind = 思考時間
clock-none = 不限時
clock-fast = 每人 15 分鐘，每步加 10 秒
clock-calm = 每人 60 分鐘，每步加 20 秒
clock-day = 每步一天
clock-days = 每步三天
clock-left = 剩餘時間：
listed = 在大廳公開：他人可入座或觀戰
open-table = 開桌
waiting-room = 等待玩家
waiting-room-help = 坐滿後自動開始。
invite-link = 邀請連結
copy-link = 複製連結
copied = 已複製
fill-with-bot = 交給電腦
take-seat = 坐這裡
invited = 有人邀你入座
your-name = 你的名字

## The table

map-label = 地圖。方向鍵在亮起的地點間移動；加減號縮放；0 顯示全圖。
map-controls = 地圖檢視
map-zoom-in = 放大
map-zoom-out = 縮小
map-fit = 全圖
map-can-choose = 可選
tabs = 桌面各部分
tab-hand = 手牌
tab-table = 桌面
tab-log = 戰報
tab-chat = 聊天
hand = 你的手牌
hand-empty = 沒有手牌
cards-offered = 選一張牌
laid = 桌上
face-down = { $n } 張蓋放
effects = 生效中
piles = 牌堆
score = 分數
you = 你
to-play = 行動中
to-play-you = 輪到你
choosing = 選擇中
your-turn = 輪到你了
turn = 第 { $n } 回合
prompt = 目前行動
prompt-list = 列出 { $n } 處
left = 還剩 { $n }
confirm = 確認
final = 這一步無法復原。
cancel = 取消
close = 關閉
undo = 復原
undo-help = 復原上一步（U）
undo-ask = 請求復原
undo-ask-help = 此後已擲骰、亮牌或有人行動：須經他人同意。
hint-success = 成功率
hint-cost = 花費
hint-points = 分數
hint-risk = 損失風險
why-not = 為何不可？
why-not-unknown = 現在不在可選之列，但沒有哪一條單獨禁止它。
waiting = 等待中……
waiting-for = 等待{ $who }
choosing-now = { $who }正在選擇
connecting = 連線中……
reconnecting = 連線中斷，正在重新連線；不會遺失任何內容。
line-open = 已連線
line-connecting = 連線中
line-lost = 連線中斷
watching = 觀戰中
watchers = { $n } 人觀戰
log = 戰報
log-since = 你上次行動之後
story = 剛剛發生
story-earlier = 前一個事件
story-later = 後一個事件
story-skip = 略過
story-close = 關閉
log-why = 依據的規則：
log-earlier = 更早的紀錄
log-empty = 尚無紀錄。
log-times = × { $n }
chat = 聊天
chat-say = 說點什麼
chat-send = 傳送
chat-empty = 還沒有人說話。
hand-over = 請交給{ $who }
hand-over-help = 另一方不該看到的內容已遮住。
hand-over-go = 我是{ $who }

## A first look around

guide = 帶我看看
guide-step = { $at }／{ $last }
guide-back = 上一步
guide-close = 關閉導覽
guide-next = 下一步
guide-done = 開始吧
guide-prompt = 這一行始終告訴你該做什麼。可選之處都會亮起，其餘都點不動。
guide-board = 地圖。拖曳可移動，滾輪或雙指縮放。指向一處可看全部資訊；點擊之前就會標出機率與花費。
guide-hand = 你自己的牌，別人看不到。
guide-table = 在座各方、各條軌道，以及所有公開之物。
guide-log = 發生過的事。名字會在地圖上亮起；行末的 § 會開啟所依據的規則。
guide-undo = 手滑了？在擲骰、亮牌或他人行動之前，可以復原。

## The menu of a match

menu = 選單
rules = 規則
settings = 設定
replay = 重播
record = 儲存對局紀錄
verify = 驗證骰子
share-table = 複製觀戰連結
offer-a-draw = 提議和局
pause = 暫停
resume = 繼續
resign = 認輸
resign-sure = 確定認輸
fair-help = 骰子與抽牌在開局前封存，局後可驗證。封印：
to-lobby = 回到大廳
to-table = 回到對局
agree = 同意
refuse = 拒絕
withdraw = 撤回
offer-undo = { $who }請求復原一步。
offer-draw = { $who }提議和局。
offer-pause = { $who }請求暫停。
overdue = { $who }已逾時。
kick = 把座位交給電腦
paused = 對局已暫停。
over = 對局結束。
you-won = 你贏了
won-by = 勝者：{ $who }
you-lost = 你輸了
shared-by = { $who } 共享勝利
drawn = 和局
result-resign = 因認輸而結束
result-draw = 各方同意
result-time = 逾時
result-import = 來自紀錄
result-lesson = 課程
rematch = 再來一局

## Lessons

lesson = 課程
lessons = 課程
lessons-first = 初次來玩？看課程
lessons-of = 課程：{ $game }
lessons-lead = 在預設局面上的簡短練習。每課一個目標；可以復原，也可以反覆嘗試。
lesson-begin = 開始
lesson-learned = 已學會
lesson-next = 下一課
lesson-again = 再試一次
lesson-reached = 完成：{ $title }
lesson-missed = 這次沒有成功：{ $title }

## Replay

replay-scrub = 步數
replay-step = 第 { $at } 步，共 { $last } 步
replay-first = 到開頭
replay-last = 到結尾
replay-back = 後退一步
replay-forward = 前進一步
replay-turn-back = 後退一回合
replay-turn-forward = 前進一回合
replay-play = 播放
replay-pause = 停止
replay-pace = 速度
replay-eyes = 視角
replay-public = 公開視角
replay-share = 複製此步連結
replay-branch = 由此另開一局
chance = 隨機

## Rules

rules-lead = 本桌執行的每一條規則，以我們自己的話寫成；戰報會指向這裡。
rules-search = 搜尋規則
rules-count = { $n } 條
rules-none = 沒有相符的規則。
rule-title = 規則 { $id }
rule-unknown = 規則表中沒有這一條。
rule-all = 本遊戲全部規則

## Settings

language = 語言
set-theme = 主題
set-theme-auto = 跟隨裝置
set-theme-light = 淺色
set-theme-dark = 深色
set-palette = 顏色
set-palette-help = 除顏色外，每一方還有自己的花紋。
set-palette-table = 桌面配色
set-palette-distinct = 色覺障礙友善
set-motion = 動畫
set-motion-auto = 跟隨裝置
set-motion-full = 棋子移動
set-motion-none = 無動畫
set-confirm = 確認選擇
set-confirm-help = 之後要擲骰、揭露隱藏資訊或輪到其他玩家的那一步無法復原。在觸控螢幕上，第一次點地圖或卡牌只顯示機率與花費。
set-confirm-final = 只在無法復原時
set-confirm-always = 總是
set-confirm-never = 從不
set-calls = 提醒與聲音
set-sound = 聲音（卡牌、棋子、骰子、戰鬥、輪到你）
set-notify = 頁面在背景時發送通知
set-notify-denied = 瀏覽器不允許本頁發送通知。
account = 名字與帳號
account-help = 不需要帳號；有帳號則可換裝置繼續。
account-rule = 使用者名稱：3–40 個小寫字母、數字或 . _ -；密碼：至少 8 個字元。
device = 換裝置繼續
device-help = 產生十分鐘內有效的連結，在另一瀏覽器以你的身分繼續。
device-copied = 已複製。請在十分鐘內於另一裝置開啟，勿給他人。
device-done = 已在此瀏覽器登入為你。
invite-device = 另一裝置的連結
login = 使用者名稱
password = 密碼
sign-in = 登入
sign-out = 登出
signed-in = 已以 { $login } 登入。
make-account = 註冊帳號
save = 儲存
saved = 已儲存。

## Fair dice

verify-lead = 開局前伺服器公布了金鑰的封印。現在金鑰已公開，下列每次擲骰與抽牌都由它重新算出。
verify-ok = 全部 { $n } 個結果與封印相符。
verify-bad = 有結果與封印不符。
verify-hash = 封印
verify-key = 金鑰
verify-salt = 鹽值

## Errors

error-other = 操作未成功。
error-offline = 無法連線伺服器。
error-not-offered = 現在不能這樣選擇。
error-stale = 局面已有變化，請再看一次。
error-not-asked = 現在還沒輪到此座位選擇。
error-not-your-seat = 這不是你的座位。
error-not-allowed = 你不能在此這樣做。
error-hidden = 對局結束後才能查看。
error-not-over = 對局結束後才可以。
error-bad-link = 連結無效，請檢查是否完整。
error-link-expired = 連結已過期。
error-unknown-match = 沒有這張桌子。
error-seat-taken = 座位已有人。
error-login-taken = 使用者名稱已被使用。
error-wrong-password = 使用者名稱或密碼不對。
error-bad-request = 請檢查輸入內容。
error-bad-record = 檔案不是完整的對局紀錄。
error-other-rules = 此紀錄所用規則不同。
error-cannot-undo = 沒有可復原的行動。
error-game-over = 對局已結束。
error-paused = 對局已暫停。
error-too-many = 操作過快，請稍候。
error-too-large = 內容過大。
error-busy = 伺服器忙碌，請重試。
error-bad-cookie = 身分資訊無法讀取，已清除。請重新整理頁面。
error-unknown-game = 沒有這個遊戲。
error-unknown-seat = 沒有這個座位。
error-unknown-bot = 沒有這種電腦。
error-unknown-language = 沒有這種語言。
error-not-found = 這裡什麼也沒有。
error-method-not-allowed = 此處不支援這種操作。
error-final = 這一步無法復原。
error-not-started = 對局尚未開始：還有空位。
error-no-offer = 這項提議已不存在。
error-not-overdue = 該玩家還有時間。
error-bad-option = 有一項設定不適用於這個遊戲。
error-bad-seats = 這個遊戲不支援這個人數。
error-internal = 伺服器出錯，局面沒有變化。
