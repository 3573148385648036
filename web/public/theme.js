// Before the first paint: the theme somebody chose, so that nothing flashes.
try {
  var chosen = JSON.parse(localStorage.getItem('sandtable.settings') || '{}').theme
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
