## The lobby

lobby-title = 一張桌，五場戰爭
lobby-lead = 坐下，看清全圖，點亮處即可行動。馬上與電腦對局，或把連結傳給朋友。
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
bot-named = 電腦（{ $bot }）
bot-random = 電腦（隨機）
bot-basic = 電腦（基礎）
bot-planner = 電腦（謀劃）
bot-adviser = 電腦（謀士）
bot-montecarlo = 電腦（推演）
seat-open = 空位
not-found = 這裡什麼也沒有
loading = 正在鋪桌……

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
your-turn = 輪到你了
turn = 第 { $n } 回合
prompt = 目前行動
prompt-list = 列出 { $n } 處
left = 還剩 { $n }
confirm = 確認
cancel = 取消
close = 關閉
undo = 復原
undo-help = 收回上一步（U）
undo-ask = 請求復原
undo-ask-help = 此後已擲骰、亮牌或有人行動：須經他人同意。
hint-success = 成功率
hint-cost = 花費
hint-points = 分數
why-not = 為何不可？
why-not-unknown = 現在不在可選之列，但沒有哪一條單獨禁止它。
waiting = 等待中……
waiting-for = 等待{ $who }
connecting = 連線中……
reconnecting = 連線中斷，正在重新連線；不會遺失任何內容。
line-open = 已連線
line-connecting = 連線中
line-lost = 連線中斷
watching = 觀戰中
watchers = { $n } 人觀戰
log = 戰報
log-since = 你上次行動之後
log-why = 依據的規則：
log-earlier = 更早的紀錄
log-empty = 尚無紀錄。
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
kick = 座位交給電腦
paused = 對局已暫停。
over = 對局結束。
you-won = 你贏了
won-by = { $who }獲勝
drawn = 和局
result-resign = 對方認輸
result-draw = 雙方同意
result-time = 逾時
result-import = 來自紀錄
rematch = 再來一局

## Replay

replay-scrub = 步
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
chance = 機運

## Rules

rules-lead = 本桌執行的每一條規則，以我們自己的話寫成；戰報會指向這裡。
rules-search = 搜尋規則
rules-count = { $n } 條
rules-none = 沒有包含這些詞的條文。
rule-title = 規則 { $id }
rule-unknown = 總帳中沒有這一條。
rule-all = 本遊戲全部規則

## Sections of the ledgers

section-actions = 行動
section-any = 任何時候
section-basic = 基礎
section-battle = 戰鬥
section-board = 版圖
section-cards = 卡牌
section-china = 中國牌
section-combat-move = 戰鬥移動
section-components = 配件
section-conduct-combat = 進行戰鬥
section-defcon = 戒備等級
section-early = 早期卡牌
section-end = 終局
section-enemy = 敵軍
section-events = 事件
section-examples = 示例
section-faq = 問答
section-general = 普通事件
section-house = 本桌規則
section-income = 收入
section-information = 資訊
section-late = 晚期卡牌
section-mid = 中期卡牌
section-missions = 任務
section-mobilize = 部署
section-noncombat-move = 非戰鬥移動
section-operations = 行動點
section-options = 選項
section-persons = 人物
section-powers = 勢力
section-public = 公共事件
section-purchase = 購買
section-research = 研發
section-retreat = 撤退
section-round = 輪次
section-rounds = 輪次
section-scoring = 計分
section-sequence = 流程
section-set-up = 設置
section-setup = 設置
section-sheet = 參考表
section-status = 狀態
section-tracks = 軌道
section-turn = 回合
section-victory = 勝利
section-war = 戰爭

## Settings

language = 語言
set-theme = 明暗
set-theme-auto = 跟隨裝置
set-theme-light = 淺色
set-theme-dark = 深色
set-palette = 顏色
set-palette-help = 歸屬除顏色外始終帶有圖案。
set-palette-table = 桌面配色
set-palette-distinct = 色覺障礙友善
set-motion = 動畫
set-motion-auto = 跟隨裝置
set-motion-full = 棋子移動
set-motion-none = 無動畫
set-confirm = 確認選擇
set-confirm-help = 啟用後，第一次點擊顯示機率與花費，第二次才執行。
set-confirm-touch = 觸控螢幕上
set-confirm-always = 總是
set-confirm-never = 從不
set-calls = 提醒與聲音
set-sound = 聲音（卡牌、棋子、骰子、戰鬥、輪到你）
set-notify = 頁面在背景時發送通知
set-notify-denied = 瀏覽器不允許本頁發送通知。
account = 名字與帳號
account-help = 不需要帳號；有帳號則可換裝置繼續。
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
error-not-asked = 此座位現在無需行動。
error-not-your-seat = 這不是你的座位。
error-not-allowed = 你不能在此這樣做。
error-hidden = 對局結束後才能查看。
error-not-over = 對局結束後才可以。
error-bad-link = 沒有這個連結，請檢查是否完整。
error-link-expired = 連結已過期。
error-unknown-match = 沒有這張桌子。
error-seat-taken = 座位已有人。
error-login-taken = 使用者名稱已被使用。
error-wrong-password = 使用者名稱或密碼不對。
error-bad-request = 請檢查輸入內容。
error-bad-record = 檔案不是完整的對局紀錄。
error-other-rules = 此紀錄所用規則不同。
error-cannot-undo = 沒有可收回的行動。
error-game-over = 對局已結束。
error-paused = 對局已暫停。
error-too-many = 操作過快，請稍候。
error-too-large = 內容過大。
error-busy = 伺服器忙碌，請重試。
