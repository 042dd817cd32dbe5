import { rateOf } from './load.ts'
import { median, openAll } from './readers-site.ts'
import type { Row } from './row.ts'

const rounds = 3
const differentMax = 20_000
const unit = 'a second of one core'

/** Pages as visitors get them: kept ones against a ready buffer, and drawn ones, each at an address of its own. */
export async function run(): Promise<Row[]> {
  const { site, anchor, readers, used, close } = await openAll()
  const ours = async (paths: string | string[]) =>
    (await rateOf(site.port, paths, { usedSeconds: used(site.child.pid) })).rate
  const theirs = async (path: string) =>
    (
      await rateOf(anchor.port, `/buffer?from=${encodeURIComponent(`http://127.0.0.1:${site.port}${path}`)}`, {
        usedSeconds: used(anchor.child.pid),
      })
    ).rate
  const rows: Row[] = []
  const against = 'bare Fastify, the same buffer'
  const profile = `/profile/${readers[0]!.id}`
  for (const [what, path] of [
    ['the home page, kept', '/'],
    ['a profile page, kept', profile],
  ] as const) {
    const [measured, limits]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      measured.push(await ours(path))
      limits.push(await theirs(path))
    }
    rows.push({ what, measured: median(measured), unit, against, limit: median(limits) })
  }
  // No address is asked for twice, so that none is answered from what is kept.
  const at = (round: number, n: number) => `at=${round}.${n}`
  for (const [what, path, limit] of [
    ['the home page, drawn', (round, n) => `/?${at(round, n)}`, 1000],
    ['the directory, drawn', (round, n) => `/psychics?${at(round, n)}`, undefined],
    ['a profile page, drawn', (round, n) => `/profile/${readers[n % readers.length]!.id}?${at(round, n)}`, 2000],
  ] as [string, (round: number, n: number) => string, number | undefined][]) {
    const measured: number[] = []
    for (let round = 0; round < rounds; round++)
      measured.push(await ours(Array.from({ length: differentMax }, (_, n) => path(round, n))))
    rows.push({ what, measured: median(measured), unit, ...(limit && { against: 'the goal', limit }) })
  }
  await close()
  return rows
}
