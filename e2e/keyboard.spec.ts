import type { Page } from '@playwright/test'
import { press, tabTo, type } from './keys.ts'
import { newClient, PASSWORD } from './people.ts'
import { boxOf, linesOf, timerOf } from './room.ts'
import { expect, test } from './story.ts'

const MARA = 'Mara Linden'

async function comeIn(page: Page, who: string) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }))
  await expect(page).toHaveURL('/auth')
  await type(page, page.getByLabel(/user name/i), who)
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/psychics')
}

async function ask(page: Page) {
  await type(page, page.getByRole('searchbox', { name: 'Search readers' }), 'Mara')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 reader', { exact: true })).toBeVisible()
  await press(page, page.getByRole('link', { name: `Start chat: ${MARA}` }))
  const dialog = page.getByRole('dialog', { name: `Ask ${MARA} to chat` })
  await type(page, dialog.getByLabel('Your first question'), 'What about my sister?')
  await press(page, dialog.getByRole('button', { name: `Ask ${MARA} to chat` }))
}

/** Looks at what the clock knows, stops it and starts it again. */
async function pause(page: Page) {
  await tabTo(page, timerOf(page).getByRole('button'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Free time used')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(timerOf(page).getByRole('button')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Stand-by' }))
  await expect(timerOf(page)).toContainText('stand-by')
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(timerOf(page)).toContainText('running')
}

async function talk(page: Page) {
  await expect(timerOf(page)).toContainText('running')
  await type(page, boxOf(page), 'She has gone away.')
  await page.keyboard.press('Enter')
  await expect(linesOf(page, 'You')).toContainText('She has gone away.')
  await expect(linesOf(page, MARA).nth(1)).toBeVisible()
  await pause(page)
  await press(page, page.getByRole('button', { name: 'End reading' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'End reading' }))
  await expect(page.getByRole('heading', { level: 1, name: `Reading with ${MARA}` })).toBeFocused()
}

async function rate(page: Page) {
  await tabTo(page, page.getByRole('radio', { name: '1 star', exact: true }))
  await page.keyboard.press('Space')
  for (let more = 0; more < 3; more++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await type(page, page.getByLabel('In your words'), 'Calm.')
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
  await comeIn(page, await newClient(request))
  await ask(page)
  await talk(page)
  await rate(page)
  await buy(page)
})
