import { brotliCompressSync, constants } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { seedProcess } from './seeded.ts'

/**
 * `node server/src/demo/days/cli.ts FILE` lives the days and writes them down; `… tenth` lives the first nine and says what
 * came of them, in a digest that the file carries as well. Everything after the seed is drawn from it.
 */
const seed = 20_261_120
const make = async (where: string) => {
  seedProcess(seed)
  const { digestOf, lived } = await import('./make.ts')
  const startedMs = performance.now()
  const tenth: string[] = []
  const { heaps, found, endsAt } = await lived(seed, {
    days: where === 'tenth' ? 9 : 90,
    onTenth: (heaps) => tenth.push(digestOf(heaps)),
  })
  if (found.length) throw new Error(`the audit finds ${JSON.stringify(found.slice(0, 3))}`)
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  const rows = heaps.reduce((sum, { columns }) => sum + (Object.values(columns)[0]?.length ?? 0), 0)
  const head = { seed, ends_at: new Date(endsAt).toISOString(), tenth: tenth[0], whole: digestOf(heaps) }
  if (where !== 'tenth') {
    const text = [head, ...heaps].map((one) => JSON.stringify(one)).join('\n')
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
    writeFileSync(where, brotliCompressSync(text, { params }))
  }
  process.stdout.write(`made: ${JSON.stringify({ ...head, rows, seconds })}\n`)
  process.exit(0)
}
// Whoever only looks at this file has their own chance, and goes on.
if (import.meta.main) await make(process.argv[2] ?? 'tenth')
