import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Visitors: so many pages a second, none of them twice, as a browser asks, and so many searches; tells how many of each came. */
const [port, pagesText, searchesText] = process.argv.slice(2)
const origin = `http://127.0.0.1:${port}`
const list = '/api/v2/public/psychic-readers'
const readers = (await (await fetch(`${origin}${list}?limit=50`)).json()) as { data: { id: string }[] }
const paths = ['/', '/psychics', ...readers.data.slice(0, 4).map(({ id }) => `/profile/${id}`)]
const letters = Array.from({ length: 26 }, (_, n) => String.fromCodePoint(97 + n))
const words = letters.flatMap((first) => letters.map((second) => first + second))

const agent = new Agent({ keepAlive: true })
const ask = async (path: string, accept: string) => {
  const headers = { accept, 'accept-encoding': 'br' }
  const [answer] = (await once(get(origin + path, { agent, headers }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}
// The bare frame that comes where nothing was drawn is nobody else's to keep.
const page = async (n: number) => {
  const { headers } = await ask(`${paths[n % paths.length]}?at=${n}`, 'text/html')
  return headers['cache-control']?.startsWith('public') === true
}
const search = async (n: number) => {
  const { statusCode } = await ask(`${list}?q=${words[n % words.length]}`, 'application/json')
  return statusCode === 200
}

let isStopping = false
const since = performance.now()
const carryOn = async (rate: number, one: (n: number) => Promise<boolean>) => {
  let good = 0
  const count = async (n: number) => void ((await one(n)) && good++)
  for (let n = 0; !isStopping && rate; n++) {
    await sleep(Math.max(0, since + (n * 1000) / rate - performance.now()))
    void count(n)
  }
  return () => (good * 1000) / (performance.now() - since)
}
process.once('message', () => (isStopping = true))
process.on('disconnect', () => process.exit(1))
const all = [carryOn(Number(pagesText), page), carryOn(Number(searchesText), search)]
process.send!('begun')
const [pages, searches] = await Promise.all(all)
await sleep(500)
process.send!({ pages: pages!(), searches: searches!() }, () => process.exit(0))
