import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('web/dist/.vite/manifest.json', import.meta.url), 'utf8'))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const home = Object.keys(manifest).find((key) => key.endsWith('home/home.screen.tsx'))

/** Everything the browser must fetch before these chunks run, each file once. */
function chunksOf(keys, seen = new Set()) {
  for (const key of keys.filter((k) => !seen.has(k))) {
    seen.add(key)
    chunksOf(manifest[key].imports ?? [], seen)
  }
  return [...seen]
}

const chunks = chunksOf([entry, home].filter(Boolean)).map((key) => manifest[key])
const inDist = (files) => [...new Set(files)].map((file) => `web/dist/${file}`)

export default [
  { name: "home page's JavaScript", path: inDist(chunks.map((chunk) => chunk.file)), limit: '130 kB' },
  { name: "home page's style", path: inDist(chunks.flatMap((chunk) => chunk.css ?? [])), limit: '20 kB' },
]
