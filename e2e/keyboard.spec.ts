import type { Page } from '@playwright/test'
import { press, tabTo, type } from './keys.ts'
import { codeFor, newClient, newName, PASSWORD } from './people.ts'
import { askFor, boxOf, linesOf, timerOf } from './room.ts'
import { expect, signIn, test } from './story.ts'

const MARA = 'Mara Linden'
const ROBIN = 'Robin Alder'

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
  await expect(page.getByRole('dialog').getByText('Only seconds in which both of you are here')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(timerOf(page).getByRole('button')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Stand-by' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
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
  // A review needs a counted minute.
  await expect(timerOf(page)).toContainText(/8:5\d/, { timeout: 90_000 })
  await press(page, page.getByRole('button', { name: 'End reading' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'End reading' }))
  await expect(page.getByRole('heading', { level: 1, name: `Reading with ${MARA}` })).toBeFocused()
}

async function rate(page: Page) {
  await tabTo(page, page.getByRole('radio', { name: '1 star', exact: true }))
  await page.keyboard.press('Space')
  for (let more = 0; more < 3; more++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await type(page, page.getByLabel('In your words'), 'Write to ida@example.com')
  await press(page, page.getByRole('button', { name: 'Save the words' }))
  await expect(page.getByLabel('In your words')).toHaveAccessibleDescription(/leave contact details out/)
  await expect(page.getByText('Your stars are saved.')).toBeVisible()
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await page.getByLabel('In your words').selectText()
  await page.keyboard.type('Calm.')
  await press(page, page.getByRole('button', { name: 'Save the words' }))
  await expect(page.getByText('Your words are saved.')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(page.getByText('Calm.')).toBeVisible()
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

test('a new client without a mouse: sign up, read the code, find a reader', async ({ page, request }) => {
  const name = newName('ines')
  const email = `${name}@example.com`
  await page.goto('/register/email_reading_register')
  await type(page, page.getByLabel('User name'), name)
  await type(page, page.getByLabel('E-mail'), email)
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await type(page, page.getByLabel('First name'), 'Ines')
  await type(page, page.getByLabel('Date of birth'), '05051990')
  await type(page, page.getByLabel('Country'), 'Spain')
  await press(page, page.getByLabel(/I am 18/), 'Space')
  await press(page, page.getByRole('button', { name: 'Create account' }))
  await expect(page).toHaveURL('/register-success')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const code = page.getByLabel('Code')
  await code.or(page.locator(':focus')).first().waitFor()
  if (!(await code.evaluate((one) => one === document.activeElement))) await tabTo(page, code)
  await page.keyboard.type(await codeFor(request, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/psychics')
  await expect(page.getByRole('heading', { level: 1, name: 'Readers' })).toBeFocused()
  await press(page, page.getByRole('link', { name: MARA, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: MARA })).toBeFocused()
})

test('a reader without a mouse: come to the desk, accept, start, answer, end', async ({ page, person, request }) => {
  const who = await newClient(request)
  const client = await person(who)
  await signIn(page, 'demo-reader')
  await page.goto('/admin-user/desk')
  const choices = page.getByRole('group', { name: 'Are you taking readings?' })
  await tabTo(page, choices.getByRole('radio', { checked: true }))
  for (let step = 0; step < 3 && !(await choices.getByRole('radio', { name: 'Available' }).isChecked()); step++)
    await page.keyboard.press('ArrowLeft')
  await expect(choices.getByRole('radio', { name: 'Available' })).toBeChecked()
  await expect(choices).toHaveAttribute('aria-busy', 'false')
  await (await askFor(client, ROBIN, 'Shall I?')).getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
  const asks = page.getByRole('region', { name: `${who} asks for a chat` })
  await tabTo(page, asks.getByRole('button', { name: 'Accept' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Start', exact: true }))
  await expect(timerOf(page)).toContainText('running')
  await type(page, boxOf(page), 'One card is enough for that.')
  await page.keyboard.press('Enter')
  await expect(linesOf(client, ROBIN)).toContainText('One card is enough for that.')
  await tabTo(page, page.getByRole('button', { name: 'End reading' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const asked = page.getByRole('alertdialog').getByRole('button', { name: 'End reading' })
  await expect(asked.or(page.getByRole('button', { name: 'Print' })).first()).toBeVisible()
  if (await asked.isVisible()) await press(page, asked)
  await expect(page.getByRole('heading', { level: 1, name: `Reading with ${who}` })).toBeFocused()
})
