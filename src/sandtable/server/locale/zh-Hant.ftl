# 伺服器寄出的郵件。
confirm-subject = Sandtable：確認您的電子郵件地址
confirm-text =
    { $name }，您好：

    請開啟以下連結，確認此電子郵件地址屬於您：
    { $link }

    連結一天內有效。如果這不是您本人的請求，請忽略此郵件。
reset-subject = Sandtable：設定新密碼
reset-text =
    { $name }，您好：

    請開啟以下連結，為帳號 { $login } 設定新密碼：
    { $link }

    連結一小時內有效，只能使用一次。如果這不是您本人的請求，請忽略此郵件，您的密碼不會改變。
