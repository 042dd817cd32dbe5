import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './story.ts'

const seconds = (face: string | null) => (face ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const onClock = async (place: Locator, name: string) =>
  seconds(await place.getByRole('timer', { name, exact: true }).textContent())
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click()

/** The demonstration, in a page whose time passes only where a story says so. */
async function demonstration(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const place = page.getByRole('region', { name: 'Demonstration of the clock' })
  // As the server drew it, it can be seen before it can be pressed; what React made bears its mark.
  await expect
    .poll(() => place.evaluate((drawn) => Object.keys(drawn).some((key) => key.startsWith('__react'))))
    .toBe(true)
  return place
}

/** Every line of the receipt: what it says, its seconds, and whether they counted. */
const linesOf = (place: Locator) =>
  place
    .getByRole('figure')
    .getByRole('listitem')
    .evaluateAll((lines) => lines.map((line) => line.textContent ?? ''))

test('the clock of the home page starts, stops, goes on, and its receipt adds up @both', async ({ page }) => {
  const place = await demonstration(page)
  const status = place.getByRole('status')
  await press(place, 'Both come in')
  await expect(status).toContainText('Until the reader presses Start nothing counts.')
  await page.clock.runFor(1000)
  await expect.poll(() => onClock(place, 'Passed')).toBeGreaterThan(1)
  expect(await onClock(place, 'Counted')).toBe(0)

  await press(place, 'Press Start')
  await page.clock.runFor(2000)
  await expect(status).toContainText('The clock runs')
  await expect.poll(() => onClock(place, 'Counted')).toBeGreaterThan(3)

  await press(place, 'Leave the page')
  await expect(status).toContainText('The reader is away, so the clock is stopped.')
  const [passed, counted] = [await onClock(place, 'Passed'), await onClock(place, 'Counted')]
  await page.clock.runFor(1500)
  await expect.poll(() => onClock(place, 'Passed')).toBeGreaterThan(passed + 3)
  expect(await onClock(place, 'Counted')).toBe(counted)

  await press(place, 'Come back')
  await page.clock.runFor(2000)
  await expect(status).toContainText('The clock runs')
  await expect.poll(() => onClock(place, 'Counted')).toBeGreaterThan(counted)
  await press(place, 'Stand-by')
  await expect(status).toContainText('You are on stand-by, so the clock is stopped.')
  await press(place, 'End the reading')
  await expect(status).toContainText('This is the receipt both of you get.')

  const lines = (await linesOf(place)).map((line) => {
    const [, from, what, length, how] = /^(\d\d:\d\d)(.*?)(\d\d:\d\d)(Counted|Not counted)$/.exec(line) ?? []
    return { from: seconds(from ?? ''), what, length: seconds(length ?? ''), counted: how === 'Counted' }
  })
  expect(lines.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Start not pressed yet', 'Free time', 'The reader was away']),
  )
  const sum = (of: typeof lines) => of.reduce((all, { length }) => all + length, 0)
  expect(sum(lines)).toBe(await onClock(place, 'Passed'))
  expect(sum(lines.filter((line) => line.counted))).toBe(await onClock(place, 'Counted'))
  for (const [at, { from }] of lines.entries()) expect(from).toBe(sum(lines.slice(0, at)))
  // It was under a minute, and those come back.
  await expect(place.getByText('so all of it comes back to you by itself')).toBeVisible()
})

test('the demonstration is played by keyboard alone, and axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const place = await demonstration(page)
  const go = async (name: string) => {
    await place.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await go('Both come in')
  await go('Press Start')
  await expect(place.getByRole('button', { name: 'Started' })).toBeFocused()
  await go('Lose the line')
  await expect(place.getByRole('button', { name: 'Find it again' })).toBeFocused()
  await page.clock.runFor(2000)
  await expect(place.getByRole('status')).toContainText('Your line is down.')
  await go('End the reading')
  await expect(place.getByRole('button', { name: 'Play it again' })).toBeFocused()
  // The search for faults waits by the page's own time.
  await page.clock.resume()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})
