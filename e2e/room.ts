import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Seconds of a clock's face, `mm:ss`, wherever it stands in `words`. */
const secondsIn = (words: string | null) => {
  const [, minutes = NaN, seconds = NaN] = words?.match(/(\d+):(\d\d)/) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

export const logOf = (page: Page) => page.getByRole('log')
export const boxOf = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
export const timerOf = (page: Page) => page.getByRole('timer', { name: 'Time left' })
export const secondsLeft = async (page: Page) => secondsIn(await timerOf(page).textContent())

/** The messages that begin with this hidden heading: `You, 7:41 PM:` or the other person's name. */
export const linesOf = (page: Page, who: string): Locator =>
  logOf(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${who}, `) })

/** The clock has taken a second off since it was first looked at. */
export async function expectRuns(page: Page) {
  await expect(timerOf(page)).toContainText('running')
  const before = await secondsLeft(page)
  await expect.poll(() => secondsLeft(page)).toBeLessThan(before)
}

/** The server has counted some of it too: what a page draws runs ahead of the first sign of life after Start. */
export async function expectCounted(page: Page) {
  await expectRuns(page)
  const before = await secondsLeft(page)
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(before - 4)
}

/** The clock says that it stands, and takes nothing off while the server answers twice more. */
export async function expectStands(page: Page, words: string | RegExp) {
  await expect(timerOf(page)).toContainText(words)
  const before = await secondsLeft(page)
  await page.waitForTimeout(3000)
  expect(await secondsLeft(page)).toBe(before)
}

/** Writes a line and sends it with Enter. */
export async function say(page: Page, text: string) {
  await boxOf(page).fill(text)
  await boxOf(page).press('Enter')
  await expect(boxOf(page)).toHaveValue('')
}

/** From its next connection on, this page hears what the server tells as `heard` makes it: nobody can wait for free minutes to pass. */
const hears = (page: Page, heard: (told: string) => string) =>
  page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((told) => socket.send(typeof told === 'string' ? heard(told) : told))
  })
/** It hears of no more than `seconds` that are left, which are free. */
export const hearsOfLittle = (page: Page, seconds: number) =>
  hears(page, (told) =>
    told.replace(/"(free_)?seconds_left":\d+/g, (_, free = '') => `"${free}seconds_left":${seconds}`),
  )
/** It hears of a clock that has run, but has no free time left and asks. */
export const hearsTheQuestion = (page: Page) =>
  hears(page, (told) =>
    told
      .replace(
        /"running":true,"standby":false,"stopped_by":\[\]/g,
        '"running":false,"standby":true,"stopped_by":["ask_paid"]',
      )
      .replaceAll('"stopped_by":["top_up"]', '"stopped_by":["ask_paid","top_up"]')
      .replace(/"(free_)?seconds_left":\d+/g, (_, free = '') => `"${free}seconds_left":0`),
  )

/** It hears of a client who was away for long in two rooms before. */
export const hearsOfShortAway = (page: Page) =>
  hears(page, (told) => told.replaceAll('"short_away":[]', '"short_away":["client"]'))

/** The account of a receipt, unfolded. */
export async function ledgerOf(page: Page) {
  const name = 'The clock, stretch by stretch'
  const fold = page.getByRole('button', { name })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  return page.getByRole('region', { name })
}

/** A reader's own word at the desk, once the site has taken it. */
export async function beSeenAs(reader: Page, choice: 'Available' | 'Away') {
  const choices = reader.getByRole('group', { name: 'Are you taking readings?' })
  await choices.getByText(choice, { exact: true }).click()
  await expect(choices.getByRole('radio', { name: choice })).toBeChecked()
  await expect(choices).toHaveAttribute('aria-busy', 'false')
}

/** Finds a reader in the directory by name and opens the way into a chat. */
export async function askFor(page: Page, name: string, question: string) {
  await page.goto(new URL('/psychics', page.url()).href)
  await page.getByRole('searchbox', { name: 'Search readers' }).fill(name.split(' ')[0] ?? name)
  // What was found stands still before it is pressed.
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('link', { name: /^Start chat: / })).toHaveCount(1)
  await page.getByRole('link', { name: `Start chat: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Ask ${name} to chat` })
  await dialog.getByLabel('Your first question').fill(question)
  return dialog
}

/** The client's whole way into an open room with somebody who accepts and starts by themselves. */
export async function enterWith(page: Page, name: string, question = 'Will it rain?') {
  const dialog = await askFor(page, name, question)
  await dialog.getByRole('button', { name: `Ask ${name} to chat` }).click()
  await expect(page).toHaveURL(/\/ongoing\//)
  await expect(timerOf(page)).toContainText('running')
}

/** Ends a reading from this side, answering the question where one is asked. */
export async function end(page: Page) {
  await page.getByRole('button', { name: 'End reading' }).first().click()
  const asked = page.getByRole('alertdialog', { name: 'End this reading?' })
  const receipt = page.getByRole('button', { name: 'Print' })
  await expect(asked.or(receipt).first()).toBeVisible()
  if (await asked.isVisible()) await asked.getByRole('button', { name: 'End reading' }).click()
  await expect(receipt).toBeVisible()
}

/** A figure beside its term, such as `Counted` on a receipt, in seconds. */
export const figure = async (page: Page, term: string) => {
  const pair = page.locator('div', { has: page.getByRole('term').getByText(term, { exact: true }) }).last()
  return secondsIn(await pair.getByRole('definition').textContent())
}

/** From the past readings to the last one listed of those with somebody. */
export async function openPast(page: Page, name: string) {
  await page.goto('/admin-user/history')
  await page
    .getByRole('link', { name: new RegExp(name) })
    .last()
    .click()
}
