// Text becomes no markup but the empty one, by which libraries clear an element; workers come from here alone.
try {
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (text ? null : ''),
    createScriptURL: (address) => (new URL(address, location).origin === origin ? address : null),
  })
} catch (refused) {}

// Runs before the first paint, so that a chosen theme, text size or direction never flashes.
try {
  var root = document.documentElement
  var chosen = JSON.parse(localStorage.getItem('looks') || '{}')
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme
  if (chosen.text === 'large' || chosen.text === 'larger') root.dataset.text = chosen.text
  if (chosen.motion === 'still') root.dataset.motion = 'still'
  if (chosen.direction === 'rtl') root.dir = 'rtl'
  // Members' pages are in the language of their account.
  if (localStorage.getItem('secure') === 'true' && /^(es|ar)$/.test(chosen.language)) {
    root.lang = chosen.language
    if (root.lang === 'ar') root.dir = 'rtl'
  }
} catch (refused) {}
