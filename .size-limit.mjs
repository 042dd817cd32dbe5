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

/** What comes by itself once the page stands. */
const soon = ['src/shell/Settings.tsx', 'src/install/NewVersion.tsx', 'src/ui/tips.ts']
for (const key of soon) if (!manifest[key]) throw new Error(`${key} is not in the build`)

const chunks = chunksOf([entry, home, ...soon].filter(Boolean)).map((key) => manifest[key])
const inDist = (files) => [...new Set(files)].map((file) => `web/dist/${file}`)

const routes = readFileSync(new URL('web/src/routes.tsx', import.meta.url), 'utf8')
/** What each screen adds to the frame, by who may see it: the limits of a public, a member's and an admin's page. */
const limits = { public: '35 kB', member: '60 kB', admin: '90 kB' }
const inFrame = new Set(chunksOf([entry]))
/** The gallery is for those who build, not for those who visit. */
const isOurs = ([, , file]) => !file.startsWith('gallery/')
const screens = [...routes.matchAll(/\b(anyone|visitor|member)\(\s*'[^']+',\s*'([^']+)',?([^)]*)\)/g)]
  .filter(isOurs)
  .map(([, who, file, rest]) => {
    const kind = who !== 'member' ? 'public' : /^\W*ADMIN\W*$/.test(rest) ? 'admin' : 'member'
    const key = `src/${file}.screen.tsx`
    if (!manifest[key]) throw new Error(`${key} is not in the build`)
    const own = chunksOf([key]).filter((one) => !inFrame.has(one))
    return {
      name: `${file} (${kind})`,
      path: inDist(own.map((one) => manifest[one].file)),
      limit: limits[kind],
      gzip: true,
    }
  })

const fonts = Object.values(manifest).filter(({ file }) => /newsreader-latin-500|figtree-latin-wght/.test(file))

export default [
  { name: "home page's JavaScript", path: inDist(chunks.map((chunk) => chunk.file)), limit: '130 kB' },
  { name: "home page's style", path: inDist(chunks.flatMap((chunk) => chunk.css ?? [])), limit: '20 kB' },
  { name: 'fonts of the first paint', path: inDist(fonts.map(({ file }) => file)), limit: '50 kB', brotli: false },
  ...screens,
]
