import { rateOf } from './load.ts'
import type { Row } from './row.ts'
import { openAnchor, openSite } from './site.ts'

const asked = [
  ['the readers', '/api/v2/public/psychic-readers'],
  ['the packages', '/api/v2/public/packages'],
  ['the home page', '/'],
] as const

/** What anybody may ask, against a bare Fastify that answers as many bytes. */
export async function run(): Promise<Row[]> {
  const site = await openSite()
  const rows: Row[] = []
  for (const [name, path] of asked) {
    const { rate, size } = await rateOf(site.port, path)
    const anchor = await openAnchor(size)
    const { rate: limit } = await rateOf(anchor.port, '/')
    await anchor.close()
    rows.push({
      what: `${name}, ${size} bytes`,
      measured: rate,
      unit: 'a second',
      against: 'bare Fastify, same size',
      limit,
    })
  }
  await site.close()
  return rows
}
