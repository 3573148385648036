## The lobby

lobby-title = 一张桌，五场战争
lobby-lead = 坐下，看清全图，点击亮起之处即可行动。马上与电脑对局，或把链接发给朋友。
nav = 主导航
nav-lobby = 游戏
games = 游戏
my-games = 我的对局
play-now = 立即开局
new-table = 新开一桌
continue = 继续
join = 加入
join-go = 前往
join-placeholder = 邀请链接
join-none = 目前没有空位。
sit-down = 入座
watch = 观战
watch-none = 目前没有其他对局。
import-record = 打开对局记录文件
players = { $n } 人
players-range = { $low }–{ $high } 人
minutes = { $n } 分钟
hours = { $n } 小时
weight = 难度 { $n } / 5
show-all = 显示全部 { $n } 局
show-fewer = 收起
guest = 访客
guest-named = 访客 { $letters }
bot-named = 电脑（{ $bot }）
seat-open = 空位
not-found = 这里什么也没有
loading = 正在布置牌桌……

## A new table

seats = 座位
seat-count = 几人对局
seat-n = { $n } 号座
seat-me = 我
seat-invite = 我邀请的人
shuffle-seats = 随机分配座位
options = 选项
clock = 时间
clock-kind = 思考时间
clock-none = 不限时
clock-fast = 每人 15 分钟，每步加 10 秒
clock-calm = 每人 60 分钟，每步加 20 秒
clock-day = 每步一天
clock-days = 每步三天
clock-left = 剩余时间：
listed = 在大厅公开：他人可入座或观战
open-table = 开桌
waiting-room = 等待玩家
waiting-room-help = 坐满后自动开始。
invite-link = 邀请链接
copy-link = 复制链接
copied = 已复制
fill-with-bot = 交给电脑
take-seat = 坐这里
invited = 有人邀你入座
your-name = 你的名字

## The table

map-label = 地图。方向键在亮起的地点间移动；加减号缩放；0 显示全图。
map-controls = 地图视图
map-zoom-in = 放大
map-zoom-out = 缩小
map-fit = 全图
map-can-choose = 可选
tabs = 桌面各部分
tab-hand = 手牌
tab-table = 桌面
tab-log = 战报
tab-chat = 聊天
hand = 你的手牌
hand-empty = 没有手牌
cards-offered = 选一张牌
laid = 桌上
face-down = { $n } 张面朝下
effects = 生效中
piles = 牌堆
score = 分数
you = 你
to-play = 行动中
to-play-you = 轮到你
choosing = 选择中
your-turn = 轮到你了
turn = 第 { $n } 回合
prompt = 当前行动
prompt-list = 列出 { $n } 处
left = 还剩 { $n }
confirm = 确认
final = 这一步不能撤销。
cancel = 取消
close = 关闭
undo = 撤销
undo-help = 撤销上一步（U）
undo-ask = 请求撤销
undo-ask-help = 此后已掷骰、亮牌或有人行动：须经他人同意。
hint-success = 成功率
hint-cost = 花费
hint-points = 分数
hint-risk = 损失风险
why-not = 为何不可？
why-not-unknown = 现在不在可选之列，但没有哪一条单独禁止它。
waiting = 等待中……
waiting-for = 等待{ $who }
choosing-now = { $who }正在选择
connecting = 连接中……
reconnecting = 连接中断，正在重连；不会丢失任何内容。
line-open = 已连接
line-connecting = 连接中
line-lost = 连接中断
watching = 观战中
watchers = { $n } 人观战
log = 战报
log-since = 你上次行动之后
story = 刚刚发生
story-earlier = 前一个事件
story-later = 后一个事件
story-skip = 跳过
story-close = 关闭
log-why = 依据的规则：
log-earlier = 更早的战报
log-empty = 尚无记录。
log-times = × { $n }
chat = 聊天
chat-say = 说点什么
chat-send = 发送
chat-empty = 还没有人说话。
hand-over = 请交给{ $who }
hand-over-help = 另一方不该看到的内容已遮住。
hand-over-go = 我是{ $who }

## A first look around

guide = 带我看看
guide-step = { $at }／{ $last }
guide-back = 上一步
guide-close = 关闭引导
guide-next = 下一步
guide-done = 开始吧
guide-prompt = 这一行始终告诉你该做什么。可选之处都会亮起，其余都点不动。
guide-board = 地图。拖动可移动，滚轮或双指缩放。指向一处可看全部信息；点击之前就会标出概率与花费。
guide-hand = 你自己的牌，别人看不到。
guide-table = 在座各方、各条轨道，以及所有公开之物。
guide-log = 发生过的事。名字会在地图上亮起；行末的 § 会打开所依据的规则。
guide-undo = 手滑了？在掷骰、亮牌或他人行动之前，可以撤销。

## The menu of a match

menu = 菜单
rules = 规则
settings = 设置
replay = 回放
record = 保存对局记录
verify = 验证骰子
share-table = 复制观战链接
offer-a-draw = 提议和局
pause = 暂停
resume = 继续
resign = 认输
resign-sure = 确定认输
fair-help = 骰子与抽牌在开局前封存，局后可验证。封印：
to-lobby = 回到大厅
to-table = 回到对局
agree = 同意
refuse = 拒绝
withdraw = 撤回
offer-undo = { $who }请求撤销。
offer-draw = { $who }提议和局。
offer-pause = { $who }请求暂停。
overdue = { $who }已超时。
kick = 把座位交给电脑
paused = 对局已暂停。
over = 对局结束。
you-won = 你赢了
won-by = 胜者：{ $who }
you-lost = 你输了
shared-by = { $who } 共享胜利
drawn = 和局
result-resign = 因认输而结束
result-draw = 各方同意
result-time = 超时
result-import = 来自记录
result-lesson = 课程
rematch = 再来一局

## Lessons

lesson = 课程
lessons = 课程
lessons-first = 初次来玩？看课程
lessons-of = 课程：{ $game }
lessons-lead = 在预设局面上的简短练习。每课一个目标；可以撤销，也可以反复尝试。
lesson-begin = 开始
lesson-learned = 已学会
lesson-next = 下一课
lesson-again = 再试一次
lesson-reached = 完成：{ $title }
lesson-missed = 这次没有成功：{ $title }

## Replay

replay-scrub = 步数
replay-step = 第 { $at } 步，共 { $last } 步
replay-first = 到开头
replay-last = 到结尾
replay-back = 后退一步
replay-forward = 前进一步
replay-turn-back = 后退一回合
replay-turn-forward = 前进一回合
replay-play = 播放
replay-pause = 停止
replay-pace = 速度
replay-eyes = 视角
replay-public = 公开视角
replay-share = 复制此步链接
replay-branch = 由此另开一局
chance = 随机

## Rules

rules-lead = 本桌执行的每一条规则，以我们自己的话写成；战报会指向这里。
rules-search = 搜索规则
rules-count = { $n } 条
rules-none = 没有相符的规则。
rule-title = 规则 { $id }
rule-unknown = 规则表中没有这一条。
rule-all = 本游戏全部规则

## Settings

language = 语言
set-theme = 主题
set-theme-auto = 跟随设备
set-theme-light = 浅色
set-theme-dark = 深色
set-palette = 颜色
set-palette-help = 除颜色外，每一方还有自己的花纹。
set-palette-table = 桌面配色
set-palette-distinct = 色弱友好配色
set-motion = 动画
set-motion-auto = 跟随设备
set-motion-full = 棋子移动
set-motion-none = 无动画
set-confirm = 确认选择
set-confirm-help = 之后要掷骰、揭示隐藏信息或轮到其他玩家的那一步无法撤销。在触摸屏上，第一次点地图或卡牌只显示概率与花费。
set-confirm-final = 只在无法撤销时
set-confirm-always = 总是
set-confirm-never = 从不
set-calls = 提醒与声音
set-sound = 声音（卡牌、棋子、骰子、战斗、轮到你）
set-notify = 页面在后台时发送通知
set-notify-denied = 浏览器不允许本页发送通知。
account = 名字与账号
account-help = 不需要账号；有账号则可换设备继续。
account-rule = 用户名：3–40 个小写字母、数字或 . _ -；密码：至少 8 个字符。
device = 换设备继续
device-help = 生成十分钟内有效的链接，在另一浏览器中以你的身份继续。
device-copied = 已复制。请在十分钟内于另一设备打开，勿给他人。
device-done = 已在此浏览器登录为你。
invite-device = 另一设备的链接
login = 用户名
password = 密码
sign-in = 登录
sign-out = 退出登录
signed-in = 已以 { $login } 登录。
make-account = 注册账号
save = 保存
saved = 已保存。

## Fair dice

verify-lead = 开局前服务器公布了密钥的封印（一个承诺值）。现在密钥已公开，下列每次掷骰与抽牌都由它重新算出。
verify-ok = 全部 { $n } 个结果与封印相符。
verify-bad = 有结果与封印不符。
verify-hash = 封印
verify-key = 密钥
verify-salt = 盐值

## Errors

error-other = 操作未成功。
error-offline = 无法连接服务器。
error-not-offered = 现在不能这样选择。
error-stale = 局面已有变化，请再看一次。
error-not-asked = 现在还没轮到此座位选择。
error-not-your-seat = 这不是你的座位。
error-not-allowed = 你不能在此这样做。
error-hidden = 对局结束后才能查看。
error-not-over = 对局结束后才可以。
error-bad-link = 链接无效，请检查是否完整。
error-link-expired = 链接已过期。
error-unknown-match = 没有这张桌子。
error-seat-taken = 座位已有人。
error-login-taken = 用户名已被占用。
error-wrong-password = 用户名或密码不对。
error-bad-request = 请检查输入内容。
error-bad-record = 文件不是完整的对局记录。
error-other-rules = 此记录所用规则不同。
error-cannot-undo = 没有可撤销的行动。
error-game-over = 对局已结束。
error-paused = 对局已暂停。
error-too-many = 操作过快，请稍候。
error-too-large = 内容过大。
error-busy = 服务器繁忙，请重试。
error-bad-cookie = 身份信息无法读取，已清除。请刷新页面。
error-unknown-game = 没有这个游戏。
error-unknown-seat = 没有这个座位。
error-unknown-bot = 没有这种电脑。
error-unknown-language = 没有这种语言。
error-not-found = 这里什么也没有。
error-method-not-allowed = 此处不支持这种操作。
error-final = 这一步不能撤销。
error-not-started = 对局尚未开始：还有空位。
error-no-offer = 这项提议已不存在。
error-not-overdue = 该玩家还有时间。
error-bad-option = 有一项设置不适用于这个游戏。
error-bad-seats = 这个游戏不支持这个人数。
error-internal = 服务器出错，局面没有变化。
