# Letters of the server.
confirm-subject = Sandtable: confirm your e-mail address
confirm-text =
    Hello { $name },

    open this link to confirm that this address is yours:
    { $link }

    It works for one day. If you did not ask for it, ignore this letter.
reset-subject = Sandtable: a new password
reset-text =
    Hello { $name },

    open this link to choose a new password for the login { $login }:
    { $link }

    It works once, within one hour. If you did not ask for it, ignore this letter; your password stays as it is.
