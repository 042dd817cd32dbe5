import { middleOf, openBrowser, phone, visit, type Visit } from './phone.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const rounds = 3

/** What a first visit to the public pages is like on such a phone; each the middle of three, the first one warms the server. */
export async function run(): Promise<Row[]> {
  const site = await openSite()
  const origin = `http://localhost:${site.port}`
  const found = await fetch(`${origin}/api/v2/public/psychic-readers?limit=1`)
  const id = ((await found.json()) as { data: { id: string }[] }).data[0]?.id ?? ''
  const browser = await openBrowser()
  const rows: Row[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['directory', '/psychics'],
    ['profile', `/profile/${id}`],
  ] as const) {
    await fetch(origin + path)
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext(phone)
      visits.push(await visit(context, origin, path))
      await context.close()
    }
    const of = middleOf(visits)
    const against = 'our limit'
    rows.push(
      {
        what: `${name}: content painted, slow phone`,
        measured: of((one) => one.paintedMs),
        unit: 'ms',
        against,
        limit: 600,
      },
      { what: `${name}: layout shift × 1000`, measured: of((one) => one.shift * 1000), unit: '', against, limit: 20 },
      { what: `${name}: longest task, slow phone`, measured: of((one) => one.longestMs), unit: 'ms' },
      {
        what: `${name}: code over the wire`,
        measured: of((one) => (one.bytes.script ?? 0) / 1000),
        unit: 'kB',
        against,
        limit: 185,
      },
      {
        what: `${name}: fonts over the wire`,
        measured: of((one) => (one.bytes.font ?? 0) / 1000),
        unit: 'kB',
        against,
        limit: 50,
      },
      { what: `${name}: requests to another host`, measured: of((one) => one.foreign), unit: '' },
    )
  }
  await browser.close()
  await site.close()
  return rows
}
