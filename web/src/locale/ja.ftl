## The lobby

lobby-title = ひとつの卓に、五つの戦争
lobby-lead = 席につき、地図を見渡し、光っているものを選ぶ。すぐにコンピュータと対局、または友人にリンクを送ろう。
nav = メインメニュー
nav-lobby = ゲーム
games = ゲーム
my-games = 自分の対局
play-now = すぐに対局
new-table = 卓を立てる
continue = 続ける
join = 参加
join-go = 移動
join-placeholder = 招待リンク
join-none = いまは空席がありません。
sit-down = 着席
watch = 観戦
watch-none = いまは他の対局がありません。
import-record = 対局記録ファイルを開く
players = { $n }人
players-range = { $low }〜{ $high }人
minutes = { $n }分
hours = { $n }時間
weight = 難しさ { $n } / 5
show-all = 全{ $n }件を表示
show-fewer = 閉じる
guest = ゲスト
guest-named = ゲスト { $letters }
bot-named = コンピュータ（{ $bot }）
seat-open = 空席
not-found = ここには何もありません
loading = 卓を整えています…

## A new table

seats = 席
seat-count = 人数
seat-n = { $n }番席
seat-me = 自分
seat-invite = 招待する相手
shuffle-seats = 席をランダムに決める
options = オプション
clock = 時間
clock-kind = 持ち時間
clock-none = 無制限
clock-fast = 各15分、1手ごとに10秒
clock-calm = 各60分、1手ごとに20秒
clock-day = 1手1日
clock-days = 1手3日
clock-left = 残り時間：
listed = ロビーに公開する（他の人が着席・観戦できる）
open-table = 卓を開く
waiting-room = 参加者を待っています
waiting-room-help = すべての席が埋まると自動的に始まります。
invite-link = 招待リンク
copy-link = リンクをコピー
copied = コピーしました
fill-with-bot = コンピュータに任せる
take-seat = この席に着く
invited = 卓に招待されています
your-name = お名前

## The table

map-label = 地図。矢印キーで光っている場所を移動、＋と－で拡大縮小、0で全体表示。
map-controls = 地図の表示
map-zoom-in = 拡大
map-zoom-out = 縮小
map-fit = 全体
map-can-choose = 選択可
tabs = 卓の表示
tab-hand = 手札
tab-table = 卓上
tab-log = ログ
tab-chat = チャット
hand = 自分の手札
hand-empty = 手札なし
cards-offered = カードを選ぶ
laid = 場
face-down = 伏せ札{ $n }枚
effects = 継続中の効果
piles = 山札
score = 得点
you = あなた
to-play = 手番
to-play-you = あなたの番
choosing = 選択中
your-turn = あなたの番です
turn = 第{ $n }ターン
prompt = 今すること
prompt-list = { $n }か所の一覧
left = 残り{ $n }
confirm = 決定
final = この手は取り消せません。
cancel = キャンセル
close = 閉じる
undo = 取り消す
undo-help = 直前の選択を取り消す（U）
undo-ask = 取り消しを頼む
undo-ask-help = その後にダイス・公開・他者の行動がありました。他の人の同意が必要です。
hint-success = 成功率
hint-cost = コスト
hint-points = 得点
hint-risk = 損失の可能性
why-not = なぜ選べない？
why-not-unknown = いまは選択肢にありません。禁じている項目はひとつに特定できません。
waiting = 待機中…
waiting-for = { $who }を待っています
choosing-now = { $who }が選択しています
connecting = 接続中…
reconnecting = 接続が切れました。再接続しています。何も失われません。
line-open = 接続済み
line-connecting = 接続中
line-lost = 接続が切れました
watching = 観戦中
watchers = 観戦者{ $n }人
log = ログ
log-since = 前回の選択以降
story = 直前の出来事
story-earlier = 前のイベント
story-later = 次のイベント
story-skip = 飛ばす
story-close = 閉じる
log-why = 根拠となるルール：
log-earlier = 以前のログ
log-empty = まだ何も起きていません。
log-times = × { $n }
chat = チャット
chat-say = メッセージを書く
chat-send = 送信
chat-empty = まだ発言はありません。
hand-over = { $who }に渡してください
hand-over-help = 相手に見えてはいけない情報は隠されています。
hand-over-go = { $who }です

## A first look around

guide = 使い方を見る
guide-step = { $at }／{ $last }
guide-back = 戻る
guide-close = 手引きを閉じる
guide-next = 次へ
guide-done = 始めよう
guide-prompt = この行が、いま何をするかを常に示します。選べるものだけが光り、それ以外はクリックできません。
guide-board = 地図です。ドラッグで移動、ホイールか二本指で拡大縮小。場所を指せば詳細が読め、確率やコストはクリックする前に表示されます。
guide-hand = 自分だけに見える手札です。
guide-table = 参加者、各トラック、公開されているものすべて。
guide-log = 起きたことのログです。名前は地図上で光り、行末の § はもとになったルールを開きます。
guide-undo = 間違えたら、ダイス・公開・他者の行動の前なら取り消せます。

## The menu of a match

menu = メニュー
rules = ルール
settings = 設定
replay = リプレイ
record = 対局記録を保存
verify = ダイスを検証
share-table = 観戦リンクをコピー
offer-a-draw = 引き分けを提案
pause = 中断
resume = 再開
resign = 投了
resign-sure = 本当に投了する
fair-help = ダイスとカードの引きは開始前に封印され、終了後に検証できます。封印：
to-lobby = ロビーへ
to-table = 対局へ
agree = 同意する
refuse = 断る
withdraw = 取り下げる
offer-undo = { $who }が取り消しを求めています。
offer-draw = { $who }が引き分けを提案しています。
offer-pause = { $who }が中断を求めています。
overdue = { $who }は期限を過ぎています。
kick = 席をコンピュータに渡す
paused = 対局は中断中です。
over = 対局は終了しました。
you-won = あなたの勝ちです
won-by = 勝者：{ $who }
you-lost = あなたの敗北です
shared-by = { $who } が勝利を分かち合いました
drawn = 引き分け
result-resign = 投了による
result-draw = 合意による
result-time = 時間切れ
result-import = 対局記録より
result-lesson = レッスン
rematch = もう一局

## Lessons

lesson = レッスン
lessons = レッスン
lessons-first = はじめての方へ：レッスン
lessons-of = レッスン：{ $game }
lessons-lead = 用意された局面での短い練習です。目標はひとつ。取り消しも、やり直しも自由です。
lesson-begin = はじめる
lesson-learned = 習得済み
lesson-next = 次のレッスン
lesson-again = もう一度
lesson-reached = 達成：{ $title }
lesson-missed = 今回は届きませんでした：{ $title }

## Replay

replay-scrub = 手
replay-step = { $last }手中{ $at }手目
replay-first = 最初へ
replay-last = 最後へ
replay-back = 一手戻る
replay-forward = 一手進む
replay-turn-back = 1ターン戻る
replay-turn-forward = 1ターン進む
replay-play = 再生
replay-pause = 停止
replay-pace = 速さ
replay-eyes = 視点
replay-public = 公開情報のみ
replay-share = この局面のリンクをコピー
replay-branch = ここから続きを遊ぶ
chance = ダイス・カード（運）

## Rules

rules-lead = この卓が適用するすべてのルールを、私たち自身の言葉で。ログからここに飛べます。
rules-search = ルールを検索
rules-count = { $n }項目
rules-none = 該当するルールはありません。
rule-title = ルール { $id }
rule-unknown = この項目は一覧にありません。
rule-all = このゲームの全ルール

## Settings

language = 言語
set-theme = テーマ
set-theme-auto = 端末に合わせる
set-theme-light = ライト
set-theme-dark = ダーク
set-palette = 配色
set-palette-help = 所有者は色のほかに必ず模様でも区別されます。
set-palette-table = 卓の配色
set-palette-distinct = 色覚に配慮した配色
set-motion = アニメーション
set-motion-auto = 端末に合わせる
set-motion-full = 駒を動かす
set-motion-none = アニメーションなし
set-confirm = 選択の確認
set-confirm-help = ダイスを振る、伏せた情報が公開される、または他のプレイヤーの番になる操作は取り消せません。タッチ画面では、地図やカードへの最初のタップは確率とコストを表示するだけです。
set-confirm-final = 取り消せないときだけ
set-confirm-always = 常に
set-confirm-never = しない
set-calls = 通知と音
set-sound = 音（カード、駒、ダイス、戦闘、手番）
set-notify = ページを見ていないときに通知する
set-notify-denied = ブラウザがこのページの通知を許可していません。
account = 名前とアカウント
account-help = アカウントは不要です。あれば別の端末からも続けられます。
account-rule = ログイン名：小文字・数字・「.」「_」「-」で3〜40文字。パスワード：8文字以上。
device = 別の端末で続ける
device-help = 10分間有効なリンクで、別のブラウザでもあなたとして続けられます。
device-copied = コピーしました。10分以内に別の端末で開いてください。他人に渡さないでください。
device-done = このブラウザでもあなたとして続けられます。
invite-device = 別の端末用のリンク
login = ログイン名
password = パスワード
sign-in = ログイン
sign-out = ログアウト
signed-in = { $login } でログイン中。
make-account = アカウントを作る
save = 保存
saved = 保存しました。

## Fair dice

verify-lead = 開始前にサーバは鍵の封印を公開しました。いま鍵は公開され、以下のダイスとカードの引きはすべてそこから計算し直されています。
verify-ok = { $n }件の結果はすべて封印どおりです。
verify-bad = 封印と一致しない結果があります。
verify-hash = 封印
verify-key = 鍵
verify-salt = ソルト

## Errors

error-other = うまくいきませんでした。
error-offline = サーバに接続できません。
error-not-offered = いまは選べません。
error-stale = 局面が変わりました。もう一度ご確認ください。
error-not-asked = この席はいま選択を求められていません。
error-not-your-seat = あなたの席ではありません。
error-not-allowed = その操作は許可されていません。
error-hidden = 対局終了後に見られます。
error-not-over = 対局終了後にできます。
error-bad-link = そのリンクは存在しません。全体が正しいかご確認ください。
error-link-expired = リンクの期限が切れています。
error-unknown-match = その卓はありません。
error-seat-taken = その席はすでに埋まっています。
error-login-taken = そのログイン名は使われています。
error-wrong-password = ログイン名かパスワードが違います。
error-bad-request = 入力内容をご確認ください。
error-bad-record = 完全な対局記録ではありません。
error-other-rules = 別のルールによる対局記録です。
error-cannot-undo = 取り消せる選択がありません。
error-game-over = 対局は終了しています。
error-paused = 対局は中断中です。
error-too-many = 操作が速すぎます。少しお待ちください。
error-too-large = 大きすぎます。
error-busy = サーバが混み合っています。もう一度お試しください。
error-bad-cookie = Cookieを読み取れなかったため削除しました。ページを再読み込みしてください。
error-unknown-game = そのゲームはありません。
error-unknown-seat = その席はありません。
error-unknown-bot = そのコンピュータはありません。
error-unknown-language = その言語はありません。
error-not-found = ここには何もありません。
error-method-not-allowed = ここではできません。
error-final = この手は取り消せません。
error-not-started = まだ席が空いているため、対局は始まっていません。
error-no-offer = その申し出はもうありません。
error-not-overdue = このプレイヤーにはまだ時間があります。
error-bad-option = このゲームに合わない設定があります。
error-bad-seats = このゲームはその人数では遊べません。
error-internal = サーバ側の問題です。何も変わっていません。
