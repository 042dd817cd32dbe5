import type { Page } from '@playwright/test'
import { figure, ledgerOf } from './room.ts'
import { expect } from './story.ts'

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
const millisecondsIn = (length: string) => {
  const [, minutes = NaN, seconds = NaN, thousandths = NaN] = length.match(/(\d+):(\d\d)\.(\d{3})/) ?? []
  return (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(thousandths)
}

/** Adds a receipt up as somebody with a pencil would: its stretches come to its sums, and the sums to its figures. */
export async function expectAddsUp(page: Page) {
  const ledger = await ledgerOf(page)
  await ledger.getByRole('button', { name: 'Show thousandths of a second' }).click()
  const rows = await ledger.locator('tbody tr').evaluateAll((all) =>
    all
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
      // What happened between two stretches has no length.
      .filter(({ length }) => length === 2),
  )
  const sum = (kind: RegExp) =>
    rows.reduce((all, [what = '', length = '']) => all + (kind.test(what) ? millisecondsIn(length) : 0), 0)
  const told = async (name: string) =>
    millisecondsIn((await ledger.getByRole('row', { name }).last().getByRole('cell').last().textContent()) ?? '')
  expect(rows.length).toBeGreaterThan(1)
  expect(await told('Free time')).toBe(sum(/^Free time/))
  expect(await told('Not counted')).toBe(sum(/^Not counted/))
  expect(await told('In the room')).toBe(sum(/./))
  expect(Math.floor(sum(/^(Free|Paid) time/) / 1000)).toBe(await figure(page, 'Counted'))
}

/** On paper a receipt is one page, dark on white whatever the theme, with nothing that only a screen has use for. */
export async function expectPrints(page: Page) {
  for (const format of ['A4', 'Letter']) expect.soft(pagesIn(await page.pdf({ format })), format).toBe(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const look = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('main h1') ?? document.body)
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return { lightness: Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number)), backgroundColor }
  })
  expect.soft(look.lightness).toBeLessThan(80)
  expect.soft(look.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  const main = page.getByRole('main')
  await expect.soft(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect.soft(main.getByRole('heading', { name: 'The clock, stretch by stretch' })).toBeVisible()
  await expect.soft(main.getByRole('table')).toBeVisible()
  await expect.soft(main.getByText(/^Times are those of New York, GMT-[45]\./)).toBeVisible()
  await page.emulateMedia({ media: null, colorScheme: null })
}
