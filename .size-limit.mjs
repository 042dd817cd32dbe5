import { readFileSync } from 'node:fs'
import { screens as map } from './web/chunks.ts'

const manifest = JSON.parse(readFileSync(new URL('web/dist/.vite/manifest.json', import.meta.url), 'utf8'))
const entry = Object.keys(manifest).find((key) => manifest[key].name === 'frame')

/** Everything the browser must fetch before these chunks run, each file once. */
function chunksOf(keys, seen = new Set()) {
  for (const key of keys.filter((k) => !seen.has(k))) {
    if (!manifest[key]) throw new Error(`${key} is not in the build`)
    seen.add(key)
    chunksOf(manifest[key].imports ?? [], seen)
  }
  return [...seen]
}

const chunks = chunksOf([entry]).map((key) => manifest[key])
const inDist = (files) => [...new Set(files)].map((file) => `web/dist/${file}`)

const inFrame = new Set(chunksOf([entry]))
/** What all members' pages share, beyond the frame. */
const ofMembers = chunksOf(['src/shell/ForMembers.tsx']).filter((one) => !inFrame.has(one))
/** What each screen adds to the frame, a member's also to what all of them share: the limits of a public, a member's and an admin's page. */
const limits = { public: '39.7 kB', member: '25 kB', admin: '25 kB' }
/** The gallery is for those who build, not for those who visit; the home page lies in the frame. */
const isOurs = ({ file }) => !file.startsWith('gallery/') && file !== 'home/home'
const screens = map.filter(isOurs).map(({ who, file, roles }) => {
  const kind = who !== 'member' ? 'public' : /^\W*ADMIN\W*$/.test(roles) ? 'admin' : 'member'
  const has = new Set([...inFrame, ...(kind === 'public' ? [] : ofMembers)])
  const own = chunksOf([`src/${file}.screen.tsx`]).filter((one) => !has.has(one))
  return {
    keys: own,
    name: `${file} (${kind})`,
    path: inDist(own.map((one) => manifest[one].file)),
    limit: limits[kind],
    gzip: true,
  }
})

/** What a language of its own adds to the home page, and to all others. */
const ofLanguages = ['es', 'ar'].flatMap((language) => [
  { name: `${language}: words of the home page`, key: `src/words/${language}-first.ts`, limit: '5.5 kB' },
  { name: `${language}: all words`, key: `src/words/${language}.ts`, limit: '59 kB' },
])
/** All that English visitors and members load of it, and what the house alone adds in each language. */
const ofWords = [
  { name: 'en: all words', key: 'src/words/en.ts', limit: '48.5 kB' },
  ...['en', 'es', 'ar'].map((language) => ({
    name: `${language}: words of the house`,
    key: `src/words/${language}-house.ts`,
    limit: language === 'en' ? '5.5 kB' : '15.5 kB',
  })),
]

/** What a call asks for beside its room. Nothing that a page begins with may need it. */
const ofCalls = Object.keys(manifest).filter((key) => manifest[key].name === 'call')
const callers = [...ofMembers, ...screens.flatMap(({ keys }) => keys)].filter((key) => ofCalls.includes(key))
if (ofCalls.length === 0 || callers.length > 0) throw new Error('the code of calls is not asked for by calls alone')

const fonts = Object.values(manifest).filter(({ file }) => /newsreader-latin-500|figtree-latin-wght/.test(file))

export default [
  { name: "home page's JavaScript", path: inDist(chunks.map((chunk) => chunk.file)), limit: '130 kB' },
  { name: "home page's style", path: inDist(chunks.flatMap((chunk) => chunk.css ?? [])), limit: '20 kB' },
  { name: 'fonts of the first paint', path: inDist(fonts.map(({ file }) => file)), limit: '50 kB', brotli: false },
  {
    name: "what members' pages share",
    path: inDist(ofMembers.map((one) => manifest[one].file)),
    limit: '89.3 kB',
    gzip: true,
  },
  ...[...ofLanguages, ...ofWords].map(({ name, key, limit }) => ({ name, path: inDist([manifest[key].file]), limit })),
  ...screens.map(({ name, path, limit, gzip }) => ({ name, path, limit, gzip })),
  {
    name: 'a call, beside its room',
    path: inDist(ofCalls.map((key) => manifest[key].file)),
    limit: '7 kB',
    gzip: true,
  },
]
