import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './story.ts'

const READER = 'Robin Alder'
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const clock = (page: Page) => page.getByRole('timer')

/** At the desk, and seen as free. */
async function comeOnline(reader: Page) {
  await reader.goto('/admin-user/desk')
  await reader.getByText('Available', { exact: true }).first().click()
  await expect(reader.getByText(/^Clients see you as/)).toBeVisible()
}

async function lookUp(client: Page) {
  await client.goto('/psychics?q=robin')
  await client.getByRole('link', { name: READER, exact: true }).click()
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(READER)
}

async function ask(client: Page, question = '') {
  await lookUp(client)
  await client.getByRole('link', { name: 'Start chat' }).filter({ visible: true }).first().click()
  const dialog = client.getByRole('dialog')
  await expect(dialog).toContainText(/free minutes? with|paid time/)
  if (question) await dialog.getByLabel('Your first question').fill(question)
  await dialog.getByRole('button', { name: `Ask ${READER} to chat` }).click()
  await expect(client.getByRole('heading', { name: `Asking ${READER}` })).toBeFocused()
}

async function accept(client: Page, reader: Page) {
  await reader.getByRole('button', { name: 'Accept' }).click()
  for (const page of [client, reader]) await expect(page.getByRole('log')).toBeVisible()
  await expect(clock(client)).toContainText('not started')
}

async function say(page: Page, words: string) {
  await box(page).fill(words)
  await page.keyboard.press('Enter')
}

async function end(page: Page) {
  await page.getByRole('button', { name: 'End reading' }).click()
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'End reading' })
  await sure
    .or(page.getByRole('heading', { name: 'Time line' }))
    .first()
    .waitFor()
  if (await sure.isVisible()) await sure.click()
  await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
}

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test.describe('a reading', () => {
  test('runs from the question to the receipt, and counts only what both agreed to @both', async ({ page, person }) => {
    test.setTimeout(120_000)
    await signIn(page, 'demo-client')
    const reader = await person('demo-reader')
    await comeOnline(reader)
    await ask(page, 'Shall I take the job?')
    await expect(reader.getByRole('heading', { name: 'demo-client asks for a chat' })).toBeVisible()
    await expect(reader.getByText('Shall I take the job?')).toBeVisible()
    await expect(reader).toHaveTitle('demo-client asks for a chat')
    await expectSound(page)
    await accept(page, reader)
    await expectSound(page)
    await expectSound(reader)

    await say(page, 'Good evening.')
    await expect(reader.getByText('Good evening.')).toBeVisible()
    await expect(page.getByText(/^Read /)).toBeVisible()
    await expect(clock(page)).toContainText('not started')

    await reader.getByRole('button', { name: 'Start', exact: true }).click()
    for (const each of [page, reader]) await expect(clock(each)).toContainText('running')
    await say(reader, 'Three cards, then.\n')
    await expect(page.getByRole('log')).toContainText('Three cards, then.')

    await clock(page).getByRole('button').click()
    await expect(page.getByRole('definition').first()).toHaveText(/^00:0[2-9]$/)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Stand-by' }).click()
    await expect(reader.getByText(/demo-client paused the clock\./).first()).toBeVisible()
    const stood = await clock(page).innerText()
    await reader.waitForTimeout(2500)
    expect(await clock(page).innerText()).toBe(stood)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(clock(reader)).toContainText('running')

    await end(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('definition').first()).toHaveText(/^00:[0-5][1-9]$/)
    await expect(reader.getByRole('definition').first()).toHaveText(
      await page.getByRole('definition').first().innerText(),
    )
    for (const each of [page, reader])
      for (const moment of ['asked for a chat', 'started the clock', 'stand-by, clock stopped', 'ended the reading'])
        await expect(each.getByRole('listitem').filter({ hasText: moment })).toHaveCount(1)
    await expectSound(page)

    await page.getByLabel('4 stars').check({ force: true })
    await expect(page.getByText('Your stars are saved.')).toBeVisible()
    await page.getByLabel('In your words').fill('Calm and clear.')
    await page.getByRole('button', { name: 'Save the words' }).click()
    await page.reload()
    await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    await expect(page.getByText('Calm and clear.')).toBeVisible()
  })

  test('a request rings through a reload, and can be taken back or declined for nothing', async ({ page, person }) => {
    await signIn(page, 'demo-client')
    const reader = await person('demo-reader')
    await comeOnline(reader)
    await ask(page)
    await page.reload()
    await expect(page.getByText('Waiting for an answer. You are not charged.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('You were not charged.')).toBeVisible()
    await expect(reader.getByRole('button', { name: 'Accept' })).toBeHidden()

    await ask(page)
    await reader.getByRole('button', { name: 'Decline' }).click()
    await reader.getByLabel('Reason').fill('Back in ten minutes.')
    await reader.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { name: `${READER} can’t take a chat now.` })).toBeVisible()
    await expect(page.getByText('Back in ten minutes.')).toBeVisible()
    await expect(page.getByText('You were not charged.')).toBeVisible()
  })

  test('nothing typed is lost, nothing is sent twice, and contact details stay in the box', async ({
    page,
    person,
  }) => {
    test.setTimeout(90_000)
    await signIn(page, 'demo-client')
    const reader = await person('demo-reader')
    await comeOnline(reader)
    await ask(page)
    await accept(page, reader)
    const second = await page.context().newPage()
    await second.goto(page.url())
    await say(second, 'From my other window')
    for (const each of [page, reader]) await expect(each.getByText('From my other window')).toHaveCount(1)

    await say(page, 'Write to ida@example.com please')
    await expect(page.getByRole('alert')).toContainText('contact details are not allowed')
    await expect(box(page)).toHaveValue('Write to ida@example.com please')
    await box(page).fill('half a thought')
    await page.reload()
    await expect(box(page)).toHaveValue('half a thought')
    await expect(page.getByText('From my other window')).toHaveCount(1)
    await expect(reader.getByText('ida@example.com')).toHaveCount(0)

    await page.goto('/chat-message')
    await expect(page.getByText('open now')).toBeVisible()
    await end(second)
    await expect(page.getByText('open now')).toBeHidden()
  })

  test('the whole of it by the keyboard alone', async ({ page, person }) => {
    test.setTimeout(90_000)
    await signIn(page, 'demo-client')
    const reader = await person('demo-reader')
    await comeOnline(reader)
    await lookUp(page)
    const press = async (name: string | RegExp, key = 'Enter', role: 'link' | 'button' | 'radio' = 'button') => {
      const modal = page.locator('dialog:modal')
      const where = (await modal.count()) ? modal : page
      const there = where.getByRole(role, { name }).filter({ visible: true }).first()
      await expect(there).toBeVisible()
      for (let at = 0; at < 80 && !(await there.evaluate((one) => one === document.activeElement)); at++)
        await page.keyboard.press('Tab')
      await expect(there).toBeFocused()
      await page.keyboard.press(key)
    }
    await press('Start chat', 'Enter', 'link')
    await press(`Ask ${READER} to chat`)
    await expect(page.getByRole('heading', { name: `Asking ${READER}` })).toBeFocused()
    await accept(page, reader)
    await reader.getByRole('button', { name: 'Start', exact: true }).click()
    await press(/left$/)
    await expect(page.getByRole('dialog').getByText('Free time used')).toBeVisible()
    await page.keyboard.press('Escape')
    await press('Stand-by')
    await press('Resume')
    await press('End reading')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await press('End reading')
    await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
    await press('1 star', 'Space', 'radio')
    for (let stars = 1; stars < 5; stars++) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
  })
})
