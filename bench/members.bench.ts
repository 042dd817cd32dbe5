import pg from 'pg'
import type { Page } from '@playwright/test'
import { migrate } from '../server/src/kernel/migrate.ts'
import { openDatabase } from '../server/src/kernel/open.ts'
import { fillMembers } from '../server/test/many-members.ts'
import { memberLooks } from '../server/test/member-looks.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { openBrowser } from './phone.ts'
import { signIn } from './people.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

const members = 100_000
const looksEach = 41
const stepsEach = 9
const limit = 100

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
const rowOf = (what: string, measured: number): Row => ({
  what: `100,000 members, ${what}`,
  measured,
  unit: 'ms',
  against: 'goal',
  limit,
})

/** The desk's list of members, each filter and order of it, amid a hundred thousand. */
async function looks(url: string): Promise<Row[]> {
  const { database } = await openDatabase({ url }, { timeZone: 'UTC', onError: () => {} })
  await migrate(database.pool)
  await fillMembers(database, members)
  const rows: Row[] = []
  for (const [what, look] of Object.entries(memberLooks)) {
    const times: number[] = []
    for (let n = 0; n < looksEach; n++) {
      const since = performance.now()
      await look(database.db)
      times.push(performance.now() - since)
    }
    rows.push(rowOf(what, middle(times)))
  }
  await database.close()
  return rows
}

/** Runs in the page: waits for an event and says how long after it the rows in sight are all there, others than before, and painted. */
function untilPainted({ type, moves }: { type: string; moves: boolean }) {
  const grid = document.querySelector('[role=grid]')!
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
  return new Promise<number>((resolve) => {
    let since: number | undefined
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
      const painted = page.evaluate(untilPainted, { type, moves })
      await act(n)
      times.push(await painted)
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
    rows.push(rowOf(what, await measure(...of)))
  }
  const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value)
  await add('arrow to rows painted', 'keydown', false, press('ArrowDown'))
  await add('a page further by key to rows painted', 'keydown', true, press('PageDown'))
  await grid.hover()
  await add('wheel to rows painted', 'wheel', true, () => page.mouse.wheel(0, 1500))
  await add('End to rows painted', 'keydown', true, press('End'), top)
  await add(
    'filter to rows painted',
    'change',
    true,
    () => choose('Role', 'READER'),
    () => choose('Role', ''),
  )
  await choose('Country', 'ES')
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
  rows.push({ what: '100,000 members, rows in the page at most', measured: most, unit: '', against: 'goal', limit })
  return rows
}

export async function run(): Promise<Row[]> {
  const postgres = await startPostgres({ shared_buffers: '512MB', jit: 'off' })
  const rows = await looks(postgres.urlOf('postgres'))
  await postgres.stop()

  const second = await startPostgres({ shared_buffers: '512MB', jit: 'off' })
  const url = second.urlOf('postgres')
  const site = await openSite({ DATABASE_URL: url, DEMO: 'on' })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await fillMembers({ pool } as never, members)
  await pool.end()
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
  await second.stop()
  return rows
}
