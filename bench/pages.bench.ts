import { rateOf } from './load.ts'
import { median, openAll } from './readers-site.ts'
import type { Row } from './row.ts'

const rounds = 3
const unit = 'a second of one core'
const drawnMost = 2000

/** Kept pages as a browser asks for them, against a ready buffer of the same bytes; and what is drawn afresh, packed included. */
export async function run(): Promise<Row[]> {
  const { site, anchor, readers, used, close } = await openAll()
  const ours = async (path: string) =>
    (await rateOf(site.port, path, { encoding: 'br', usedSeconds: used(site.child.pid) })).rate
  const theirs = async (path: string) =>
    (
      await rateOf(anchor.port, `/buffer?from=${encodeURIComponent(`http://127.0.0.1:${site.port}${path}`)}`, {
        usedSeconds: used(anchor.child.pid),
      })
    ).rate
  const rows: Row[] = []
  const against = 'bare Fastify, the same bytes (goal: 80 %)'
  const profile = `/profile/${readers[0]!.id}`
  for (const [what, path] of [
    ['the home page, kept', '/'],
    ['a profile page, kept', profile],
    ['an article, kept', '/articles/view?id=pce_asking-well'],
    ['the blog, kept', '/blog'],
  ] as const) {
    const [measured, limits]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      measured.push(await ours(path))
      limits.push(await theirs(path))
    }
    rows.push({ what, measured: median(measured), unit, against, limit: median(limits) })
  }
  const shown = ['/', '/psychics', ...readers.slice(0, 4).map(({ id }) => `/profile/${id}`)]
  const drawn: number[] = []
  for (let round = 0; round < rounds; round++) {
    const paths = Array.from({ length: drawnMost }, (_, n) => `${shown[n % shown.length]}?at=${round}.${n}`)
    drawn.push((await rateOf(site.port, paths, { encoding: 'br', usedSeconds: used(site.child.pid) })).rate)
  }
  rows.push({ what: 'pages drawn afresh: home, directory and four profiles in turn', measured: median(drawn), unit })
  await close()
  return rows
}
