import { openRoom, signIn } from './people.ts'
import { middleOf, openBrowser, phone, visit, type Visit } from './phone.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const rounds = 3
const against = 'our limit'

const rowsOf = (name: string, visits: Visit[]): Row[] => {
  const of = middleOf(visits)
  return [
    {
      what: `${name}: content painted, slow phone`,
      measured: of((one) => one.paintedMs),
      unit: 'ms',
      against,
      limit: 2500,
    },
    { what: `${name}: requests`, measured: of((one) => one.asked), unit: '', against, limit: 20 },
    { what: `${name}: asked for twice`, measured: of((one) => one.again), unit: '' },
    {
      what: `${name}: code over the wire`,
      measured: of((one) => (one.bytes.script ?? 0) / 1000),
      unit: 'kB',
      against,
      limit: 260,
    },
    { what: `${name}: layout shift × 1000`, measured: of((one) => one.shift * 1000), unit: '', against, limit: 20 },
  ]
}

/** What members' pages are like at their first load on a slow phone, each the middle of three. */
export async function run(): Promise<Row[]> {
  const site = await openSite()
  const baseURL = `http://localhost:${site.port}`
  const room = await openRoom(site.port)
  await room.turn('accept')
  const { leave } = room.enter()
  const browser = await openBrowser()
  const rows: Row[] = []
  for (const [name, who, path] of [
    ['room', 'demo-client', `/ongoing/${room.id}`],
    ["a client's readers", 'demo-client', '/psychics'],
    ["a client's wallet", 'demo-client', '/admin-user/wallet'],
    ["a reader's desk", 'demo-reader', '/admin-user/desk'],
    ["an admin's desk", 'demo-moderator', '/admin-user/moderation'],
  ] as const) {
    // A worker would have kept the code.
    const context = await browser.newContext({ ...phone, baseURL, serviceWorkers: 'block' })
    const page = await context.newPage()
    await signIn(page, who)
    await page.close()
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(context, baseURL, path))
    await context.close()
    rows.push(...rowsOf(name, visits))
  }
  leave()
  await browser.close()
  await site.close()
  return rows
}
