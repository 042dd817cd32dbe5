import pg from 'pg'
import type { Page } from '@playwright/test'
import { fillMembers } from '../server/test/many-members.ts'
import { eachFilter, eachPair, inOrders, type Look } from '../server/test/member-looks.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { asker } from './ask.ts'
import { openBrowser } from './phone.ts'
import { demoPassword, signIn } from './people.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const members = 100_000
const pageRows = 100
/** A look is taken a few times, and the longest of each kind so often that its figure can be told. */
const [looksEach, looksOfPairs, looksTold] = [3, 2, 21]
const stepsEach = 5
const stepMsMax = 5000
const limit = 100

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
const rowOf = (what: string, measured: number): Row => ({
  what: `100,000 members, ${what}`,
  measured,
  unit: 'ms',
  against: 'our limit',
  limit,
})

/** On the way, so that what was measured is not lost with a step that fails. */
const told = ({ what, measured }: Row) => console.error(`${measured.toFixed(1)} ms: ${what}`)

interface Timed {
  name: string
  ms: number
  again: () => Promise<number>
}
const triedAgain = 3

/** Asks the running site for pages of the desk's list, as the browser does, and for how many there are. */
const opened = async (port: number) => {
  const { token } = await asker(port)<{ token: string }>('/api/login', { login: 'demo-admin', password: demoPassword })
  const ask = async <Answer>(path: string, query: Record<string, string>) => {
    const since = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/v2/${path}?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const said = (await answer.json()) as Answer
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(said)}`)
    return { said, ms: performance.now() - since }
  }
  const middleOf = async (times: number, look: () => Promise<{ ms: number }>) => {
    const all: number[] = []
    for (let n = 0; n < times; n++) all.push((await look()).ms)
    return middle(all)
  }
  const timed = async (name: string, times: number, look: () => Promise<{ ms: number }>): Promise<Timed> => ({
    name,
    ms: await middleOf(times, look),
    again: () => middleOf(looksTold, look),
  })
  const countOf = (query: Look['query']) => ask<{ data: { count: number } }>('members-info/count', query)
  const pageOf = (query: Look['query']) => ask('members-info', { ...query, limit: String(pageRows) })
  /** How many they are, and a page of them at each place of each order. */
  return async (look: Look, times: number) => {
    const counted = await timed(look.name, times, () => countOf(look.query))
    const pages: Timed[] = []
    const { count } = (await countOf(look.query)).said.data
    for (const { name, query } of inOrders(look, count, pageRows))
      pages.push(await timed(name, times, () => pageOf(query)))
    return { counted, pages }
  }
}

/** The desk's list by HTTP: in each order at each place, with each filter, and with two at once. */
async function looks(port: number): Promise<Row[]> {
  const lookAt = await opened(port)
  const all = await lookAt({ name: 'all', query: {} }, looksEach)
  const rows: Row[] = []
  const tell = async (what: string, one: Timed) => {
    rows.push(rowOf(what, await one.again()))
  }
  for (const page of all.pages) await tell(`a page of ${page.name}`, page)
  await tell('how many in all', all.counted)

  const counts: Timed[] = []
  const pagesOf = async (of: Look[], times: number) => {
    const pages: Timed[] = []
    for (const look of of) {
      const found = await lookAt(look, times)
      counts.push(found.counted)
      pages.push(...found.pages)
    }
    return pages
  }
  const filtered = await pagesOf(eachFilter, looksEach)
  const toldWorst = async (what: string, of: Timed[]) => {
    const longest = of.toSorted((a, b) => b.ms - a.ms).slice(0, triedAgain)
    const again: { name: string; ms: number }[] = []
    for (const { name, again: look } of longest) again.push({ name, ms: await look() })
    const [one] = again.toSorted((a, b) => b.ms - a.ms)
    rows.push(rowOf(`${what}, the longest of ${of.length}: ${one!.name}`, one!.ms))
  }
  await tell(
    'a page of a word that all have',
    filtered.find(({ name }) => name.startsWith('q member, by name, begin'))!,
  )
  await toldWorst('a page by one filter', filtered)
  await toldWorst('a page by two filters', await pagesOf(eachPair, looksOfPairs))
  await toldWorst('how many by one or two filters', counts)
  return rows
}

/** Runs in the page, before an event: promises how long after it the rows in sight are all there, others than before, and painted. */
function untilPainted(grid: Element, { type, moves, most }: { type: string; moves: boolean; most: number }) {
  const seen = () => {
    const [top, bottom] = [grid.getBoundingClientRect().top, grid.getBoundingClientRect().bottom]
    return [...grid.querySelectorAll<HTMLElement>('[role=row]:has([role=rowheader]), [role=row][aria-busy]')].filter(
      (row) => {
        const at = row.getBoundingClientRect()
        return at.bottom > top && at.top < bottom
      },
    )
  }
  const words = () =>
    moves
      ? seen()
          .map((row) => row.textContent)
          .join()
      : grid.getAttribute('aria-activedescendant')
  const before = words()
  const painted = new Promise<number>((resolve, reject) => {
    let since: number | undefined
    setTimeout(
      () =>
        reject(
          new Error(`no other rows within ${most} ms of ${type} (${since}), ${seen().length} in sight, ${words()}`),
        ),
      most,
    )
    addEventListener(type, ({ timeStamp }) => (since ??= timeStamp), { capture: true, once: true })
    const look = () => {
      const rows = seen()
      const isThere = since !== undefined && rows.length > 0 && rows.every((row) => !row.ariaBusy) && words() !== before
      // What this frame has drawn is on the screen when the next one begins.
      if (isThere) requestAnimationFrame(() => resolve(performance.now() - since!))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  painted.catch(() => undefined)
  Object.assign(globalThis, { painted })
}

/** From a key, a wheel or a choice to the painted rows, in a real browser, and how many rows the page ever has. */
async function steps(page: Page): Promise<Row[]> {
  const grid = page.getByRole('grid')
  let most = 0
  const measure = async (
    type: string,
    moves: boolean,
    act: (n: number) => Promise<unknown>,
    undo?: () => Promise<unknown>,
  ) => {
    const times: number[] = []
    for (let n = 0; n < stepsEach; n++) {
      await grid.evaluate(untilPainted, { type, moves, most: stepMsMax })
      await act(n)
      times.push(await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted))
      most = Math.max(most, await grid.getByRole('row').count())
      await undo?.()
      await page.waitForTimeout(400)
    }
    return middle(times)
  }
  const press = (key: string) => () => page.keyboard.press(key)
  const top = async () => {
    await grid.focus()
    await page.keyboard.press('Home')
  }
  const rows: Row[] = []
  const add = async (what: string, ...of: Parameters<typeof measure>) => {
    await top()
    await page.waitForTimeout(600)
    const row = rowOf(what, await measure(...of))
    told(row)
    rows.push(row)
  }
  const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value)
  await add('arrow to rows painted', 'keydown', false, press('ArrowDown'))
  // The first page further ends at a row that is in sight.
  await add('a page further by key to rows painted', 'keydown', false, press('PageDown'))
  await grid.hover()
  await add('wheel to rows painted', 'wheel', true, () => page.mouse.wheel(0, 1500))
  await add('End to rows painted', 'keydown', true, press('End'), top)
  const places = [0.5, 0.2, 0.8, 0.35, 0.65]
  await add('scrolled to a place far away to rows painted', 'scroll', true, (n) =>
    grid.evaluate((box, at) => (box.scrollTop = box.scrollHeight * at), places[n % places.length]!),
  )
  await add(
    'filter to rows painted',
    'change',
    true,
    () => choose('Role', 'READER'),
    () => choose('Role', ''),
  )
  await choose('Country', 'AE')
  await add(
    'second filter to rows painted',
    'change',
    true,
    () => choose('State', 'pending'),
    () => choose('State', ''),
  )
  await choose('Country', '')
  const joined = grid.getByRole('columnheader', { name: 'Joined' }).getByRole('button')
  await add('order to rows painted', 'click', true, () => joined.click())
  // What all are called first, then the names that go on with another digit.
  const field = page.getByLabel('Find a person')
  await field.fill('ber')
  await add(
    'a letter typed to rows painted',
    'input',
    true,
    async (n) => {
      await field.focus()
      await page.keyboard.type(String(n + 1))
    },
    () => field.fill('ber'),
  )
  rows.push({
    what: '100,000 members, rows in the page at most',
    measured: most,
    unit: '',
    against: 'our limit',
    limit,
  })
  return rows
}

export async function run(): Promise<Row[]> {
  const postgres = await startPostgres({ shared_buffers: '512MB', jit: 'off' })
  const url = postgres.urlOf('postgres')
  const site = await openSite({ DATABASE_URL: url, DEMO: 'on' })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await fillMembers({ pool } as never, members)
  await pool.end()
  const rows = await looks(site.port)
  rows.forEach(told)

  const browser = await openBrowser()
  const page = await browser.newPage({
    baseURL: `http://localhost:${site.port}`,
    viewport: { width: 1440, height: 900 },
  })
  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/people')
  await page.getByRole('grid').getByRole('rowheader').first().waitFor()
  rows.push(...(await steps(page)))
  await browser.close()
  await site.close()
  await postgres.stop()
  return rows
}
