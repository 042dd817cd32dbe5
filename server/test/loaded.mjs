import { registerHooks } from 'node:module'

// Loaded before a program of ours: tells whoever started it, when asked, what it has loaded until then.
const loaded = new Set()
registerHooks({
  load(url, context, next) {
    loaded.add(url)
    return next(url, context)
  },
})
process.on('message', () => process.send([...loaded]))
process.channel?.unref()
