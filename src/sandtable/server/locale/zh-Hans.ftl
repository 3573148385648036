# 服务器发出的邮件。
confirm-subject = Sandtable：确认您的邮箱地址
confirm-text =
    { $name }，您好：

    请打开以下链接，确认此邮箱属于您：
    { $link }

    链接一天内有效。如果这不是您本人的请求，请忽略此邮件。
reset-subject = Sandtable：设置新密码
reset-text =
    { $name }，您好：

    请打开以下链接，为账号 { $login } 设置新密码：
    { $link }

    链接一小时内有效，只能使用一次。如果这不是您本人的请求，请忽略此邮件，您的密码不会改变。
