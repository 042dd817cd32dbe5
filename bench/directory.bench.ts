import { rateOf } from './load.ts'
import { median, openAll } from './readers-site.ts'
import type { Row } from './row.ts'

const rounds = 3
const list = '/api/v2/public/psychic-readers'

/** More different questions than the site keeps answers for, so that each is answered from the database. */
const filters = Array.from({ length: 4000 }, (_, i) => ({ topic: `topic${i % 40}`, rating: 100 + Math.floor(i / 40) }))

/** The directory with 10,000 readers: kept answers against a ready buffer, the rest against the same SQL. */
export async function run(): Promise<Row[]> {
  const { site, anchor, readers, used, close } = await openAll()
  const pairs = [
    {
      what: 'the directory, kept',
      ours: [list],
      encoding: 'br',
      against: 'bare Fastify, the same bytes (goal: 80 %)',
      theirs: [`/buffer?from=${encodeURIComponent(`http://127.0.0.1:${site.port}${list}`)}`],
    },
    {
      what: 'one filter, from the database',
      ours: filters.map(({ topic, rating }) => `${list}?expertise=${topic}&min_rating=${(rating / 100).toFixed(2)}`),
      against: 'Fastify and prepared pg, the same SQL',
      theirs: filters.map(({ topic, rating }) => `/page?tag=e:${topic}&rating=${rating}`),
    },
    {
      what: 'search, from the database',
      ours: readers.map(({ name }) => `${list}?q=${encodeURIComponent(name)}`),
      against: 'Fastify and prepared pg, the same SQL',
      theirs: readers.map(({ name }) => `/page?q=${encodeURIComponent(name)}`),
    },
    {
      what: 'a profile, from the database',
      ours: readers.map(({ id }) => `${list}/${id}`),
      against: 'Fastify and prepared pg, the same SQL',
      theirs: readers.map(({ id }) => `/profile/${id}`),
    },
  ]
  const rows: Row[] = []
  for (const { what, ours, encoding, against, theirs } of pairs) {
    const [measured, limits]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      measured.push((await rateOf(site.port, ours, { encoding, usedSeconds: used(site.child.pid) })).rate)
      limits.push((await rateOf(anchor.port, theirs, { usedSeconds: used(anchor.child.pid) })).rate)
    }
    rows.push({ what, measured: median(measured), unit: 'a second of one core', against, limit: median(limits) })
  }
  await close()
  return rows
}
