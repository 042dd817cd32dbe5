import { setTimeout as sleep } from 'node:timers/promises'

/** Asks for so many pages a second, none of them twice, as a browser does; tells how many came, and how many were drawn. */
const [port, rateText] = process.argv.slice(2)
const origin = `http://127.0.0.1:${port}`
const rate = Number(rateText)
const readers = (await (await fetch(`${origin}/api/v2/public/psychic-readers?limit=50`)).json()) as {
  data: { id: string }[]
}
const paths = ['/', '/psychics', ...readers.data.slice(0, 4).map(({ id }) => `/profile/${id}`)]
const headers = { accept: 'text/html', 'accept-encoding': 'br' }

let drawn = 0
let bare = 0
let stopping = false
const ask = async (n: number) => {
  const answer = await fetch(`${origin}${paths[n % paths.length]}?at=${n}`, { headers })
  const isDrawn = (await answer.text()).includes('<script id="drawn"')
  if (isDrawn) drawn++
  else bare++
}
process.once('message', () => (stopping = true))
process.send!('begun')
const since = performance.now()
for (let n = 0; !stopping; n++) {
  await sleep(Math.max(0, since + (n * 1000) / rate - performance.now()))
  void ask(n)
}
await sleep(500)
process.send!({ perSecond: (drawn * 1000) / (performance.now() - since), bare }, () => process.exit(0))
