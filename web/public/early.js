// Before the first paint: the theme and the language somebody chose, so that nothing flashes, and a head start for what the
// page will want. It runs before the client itself is there; `nearestLanguage` is the same in both.
;(function () {
  var root = document.documentElement
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('sandtable.settings')) || {}
  } catch {
    // Nothing kept, or nothing that can be read.
  }
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'

  function nearestLanguage(wishes) {
    for (var wish of wishes) {
      var tag = wish.toLowerCase()
      if (tag.startsWith('ja')) return 'ja'
      if (tag.startsWith('en')) return 'en'
      if (/^zh\b.*(hant|tw|hk|mo)/.test(tag)) return 'zh-Hant'
      if (tag.startsWith('zh')) return 'zh-Hans'
    }
    return 'en'
  }

  var plan = JSON.parse(document.getElementById('chunks').textContent)
  var base = document.querySelector('meta[name="base-path"]')?.content || ''
  var asked = new URLSearchParams(location.search).get('lang')
  var language = [asked, kept.language].find((each) => plan.languages[each]) || nearestLanguage(navigator.languages)
  root.lang = language

  function head(rel, href, as) {
    var link = document.createElement('link')
    link.rel = rel
    link.href = base + '/' + href
    if (as) link.as = as
    if (as === 'fetch') link.crossOrigin = 'anonymous'
    document.head.append(link)
  }

  function hurry(files) {
    for (var file of files)
      if (file.endsWith('.css')) head('preload', file, 'style')
      else head('modulepreload', file)
  }

  /** The board and the words of the game that is played at a table. */
  function hurryGame(table) {
    hurry(plan.boards[table.game] || [])
    if (table.variant) return
    var game = 'api/games/' + table.game
    for (var part of ['', '/board', '/locale/' + language]) head('preload', game + part, 'fetch')
  }

  /** In the same tab: then the server has given this browser its cookie. */
  function isLoadedAgain(match) {
    try {
      return sessionStorage.getItem('sandtable.open') === match
    } catch {
      return false
    }
  }

  /** Opens the table's socket for the client and keeps what it says until then. */
  function listen() {
    var socket = new WebSocket(location.origin.replace(/^http/, 'ws') + base + '/api/matches/' + match + '/socket')
    socket.early = []
    socket.onmessage = (event) => socket.early.push(event)
    window.earlySocket = socket
  }

  var path = location.pathname.slice(base.length)
  var match = /^\/m\/([\w-]+)$/.exec(path)?.[1]
  var screen = path === '/' ? 'lobby' : match ? 'table' : 'other'
  root.dataset.shell = screen
  hurry(plan.languages[language].concat(plan.screens[screen] || []))
  if (screen === 'lobby') for (var data of ['api/me', 'api/games']) head('preload', data, 'fetch')
  if (match && isLoadedAgain(match)) listen()
  if (match)
    fetch(base + '/api/matches/' + match)
      .then((answer) => answer.ok && answer.json().then(hurryGame))
      .catch(() => {})
})()
