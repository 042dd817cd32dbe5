import type { Locator, Page } from '@playwright/test'
import { newClient, PASSWORD } from './people.ts'
import { boxOf, linesOf, timerOf } from './room.ts'
import { expect, test } from './story.ts'

const MARA = 'Mara Linden'
const MOST_STEPS = 60
const SOON = { timeout: 20_000 }

/** Whether the place of the focus can be seen: a ring of two pixels on it or on the label around it, inside the window. */
const isShown = () => {
  const at = document.activeElement
  const ringed = [at, at?.closest('label')].find((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const box = ringed?.getBoundingClientRect()
  const inside = box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  return inside ? '' : (at?.outerHTML.slice(0, 200) ?? 'nowhere')
}

/** Goes on by Tab until `to` has the focus, which is in sight at every stop. */
async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(to).toBeAttached(SOON)
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press(key)
    expect.soft(await page.evaluate(isShown), 'focus not in sight').toBe('')
    if (await to.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`${String(to)} is not reached by ${key}`)
}

async function press(page: Page, on: Locator, key = 'Enter') {
  await tabTo(page, on)
  await page.keyboard.press(key)
}

async function write(page: Page, into: Locator, text: string) {
  await tabTo(page, into)
  await page.keyboard.type(text)
}

async function comeIn(page: Page, who: string) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }))
  await expect(page).toHaveURL('/auth')
  await write(page, page.getByLabel(/user name/i), who)
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/psychics')
}

async function ask(page: Page) {
  await write(page, page.getByRole('searchbox', { name: 'Search readers' }), 'Mara')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 reader', { exact: true })).toBeVisible()
  await press(page, page.getByRole('link', { name: `Start chat: ${MARA}` }))
  const dialog = page.getByRole('dialog', { name: `Ask ${MARA} to chat` })
  await write(page, dialog.getByLabel('Your first question'), 'What about my sister?')
  await press(page, dialog.getByRole('button', { name: `Ask ${MARA} to chat` }))
}

async function talk(page: Page) {
  await expect(timerOf(page)).toContainText('running', SOON)
  await write(page, boxOf(page), 'She has gone away.')
  await page.keyboard.press('Enter')
  await expect(linesOf(page, 'You')).toContainText('She has gone away.')
  await expect(linesOf(page, MARA).nth(1)).toBeVisible(SOON)
  await tabTo(page, page.getByRole('button', { name: 'End reading' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'End reading' }))
  await expect(page.getByRole('heading', { level: 1, name: `Reading with ${MARA}` })).toBeFocused(SOON)
}

async function rate(page: Page) {
  await tabTo(page, page.getByRole('radio', { name: '1 star', exact: true }))
  await page.keyboard.press('Space')
  for (let more = 0; more < 3; more++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await write(page, page.getByLabel('In your words'), 'Calm.')
  await press(page, page.getByRole('button', { name: 'Save the words' }))
  await expect(page.getByText('Your words are saved.')).toBeVisible()
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
}

async function buy(page: Page) {
  await tabTo(page, page.getByRole('link', { name: /^Your time:/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused()
  await tabTo(page, page.locator('input[name=package]:checked'))
  await page.keyboard.press('ArrowDown')
  await press(page, page.getByRole('button', { name: /^Pay / }))
  await expect(page.getByText(/minutes were added to your time/)).toBeVisible()
}

test('the main job without a mouse: come in, ask, talk, end, rate, buy', async ({ page, request }) => {
  test.setTimeout(150_000)
  await comeIn(page, await newClient(request))
  await ask(page)
  await talk(page)
  await rate(page)
  await buy(page)
})
