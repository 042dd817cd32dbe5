import type { Page } from '@playwright/test'
import { clearQueue, newWriter, receivedFrom } from './letters.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const READER = 'Robin Alder'
/** Eight seconds to undo, then the delivery, on whatever machine this runs. */
const DELIVERED = { timeout: 45_000 }

const list = (page: Page) => page.getByRole('listbox', { name: 'Messages that wait for approval' })
const rows = (page: Page) => list(page).getByRole('option')
const opened = (page: Page) => page.getByRole('article')
const together = (page: Page) => page.getByRole('list', { name: 'Decided together' })
const undoBar = (page: Page) => page.getByRole('region', { name: 'Approved a moment ago' })

async function atDesk(page: Page, who = 'demo-admin') {
  await signIn(page, who)
  await expect(page).toHaveURL('/admin-user/moderation')
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
}

/** Goes to the list by Tab alone. */
async function tabToList(page: Page) {
  await expect(list(page)).toBeVisible()
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await list(page).evaluate((one) => one === document.activeElement)) return
  }
  throw new Error('the list is not reached by Tab')
}

test.describe('the moderator’s desk', () => {
  test.beforeEach(async ({ request }) => clearQueue(request))

  test('fifty messages are approved by keyboard alone, and the last one is taken back', async ({ page, request }) => {
    const writers = [await newWriter(request), await newWriter(request)]
    for (let at = 0; at < 50; at++) await writers[at % 2]!.write(`Can we move the appointment to day ${at + 1}?`)
    await atDesk(page)
    await expect(page.getByText(/^50 waiting · 50 new to you/)).toBeVisible()
    await tabToList(page)
    await page.keyboard.press('Enter')
    for (let left = 50; left > 0; left--) {
      await expect(opened(page).getByText(`day ${51 - left}?`)).toBeVisible()
      await expect(rows(page)).toHaveCount(left)
      await page.keyboard.press('a')
    }
    await expect(page.getByText(/^Queue clear — \d+ done today$/)).toBeVisible()
    await page.keyboard.press('u')
    await expect(opened(page).getByText('day 50?')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect.poll(() => receivedFrom(request, writers[0]!.name), DELIVERED).toHaveLength(25)
    await expect.poll(() => receivedFrom(request, writers[1]!.name), DELIVERED).toHaveLength(24)
    await expect(rows(page)).toHaveCount(1)
  })

  test('what is blacked out never reaches anybody, what stands beside it does', async ({ page, request }) => {
    const writer = await newWriter(request)
    await writer.write('Ring me tonight at 212 555 0147 please, secretword')
    await atDesk(page)
    await rows(page).first().click()
    await expect(opened(page).getByRole('heading', { name: `${writer.name} to ${READER}` })).toBeVisible()
    await expect(opened(page).locator('mark')).toContainText('(phone number)')
    await opened(page).locator('mark').click()
    await expect(page.getByRole('checkbox', { name: /^phone number: 212 555 0147/ })).toBeChecked()
    await list(page).focus()
    await page.keyboard.press('e')
    const text = page.getByRole('textbox', { name: /^The message\./ })
    await expect(text).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Delete')
    const preview = page.getByRole('region', { name: `As ${READER} will see it` })
    await expect(preview).toContainText(/^As .*Ring me tonight at ▇+ please, ▇{10}$/)
    await page.keyboard.type('not mine to write')
    await expect(preview).toContainText(/please, ▇{10}$/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await expect(undoBar(page)).toContainText(`Approved: ${writer.name} to ${READER}.`)
    await expect.poll(() => receivedFrom(request, writer.name), DELIVERED).toHaveLength(1)
    const [received = ''] = await receivedFrom(request, writer.name)
    expect(received).toMatch(/^Ring me tonight at ▇+ please, ▇{10}$/)
  })

  test('a message goes back with a reason, and its sender reads it', async ({ page, request }) => {
    const writer = await newWriter(request)
    await writer.write('Which card do you see for me?')
    await writer.write('And what about my sister?')
    await atDesk(page)
    await tabToList(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('r')
    const form = page.getByRole('form', { name: `Return to ${writer.name}` })
    await expect(form.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await expect(opened(page).getByText('And what about my sister?').first()).toBeVisible()
    const reasons = async () => (await writer.outbox()).map(({ returned_reason }) => returned_reason)
    await expect
      .poll(reasons)
      .toContain('Messages are for scheduling and short updates. Please book a reading for this question.')
    await expect(list(page)).toBeFocused()
    await page.keyboard.press('r')
    await form.getByRole('radio', { name: 'Own words' }).check()
    await form.getByLabel('Your words to the sender').fill('Ask her to write herself.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^Queue clear/)).toBeVisible()
    await expect.poll(reasons).toContain('Ask her to write herself.')
  })

  test('one admin reviews, the other sees who, and whoever is second hears what the first one did', async ({
    page,
    person,
    request,
  }) => {
    const writer = await newWriter(request)
    await writer.write('The first of two')
    await writer.write('The second of two')
    await atDesk(page)
    const other = await person('demo-moderator')
    await expect(rows(other)).toHaveCount(2)
    await rows(page).first().click()
    await expect(rows(other).first()).toContainText('demo-admin is reviewing')
    await rows(other).first().click()
    await expect(opened(other).getByText(/^demo-admin is reviewing this message\./)).toBeVisible()
    await expect(opened(other).getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-disabled', 'true')
    await list(other).focus()
    await other.keyboard.press('a')
    await expect(rows(other)).toHaveCount(2)
    await other.getByRole('heading', { level: 1 }).hover()
    await opened(page)
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expect(rows(page)).toHaveCount(1)
    // The row stays where it was for the one who stands in the list.
    await expect(rows(other).first()).toContainText('Decided by another admin')
    await expect(rows(other)).toHaveCount(2)
  })

  test('two who decide on the same message at once have one outcome', async ({ page, person, request }) => {
    const writer = await newWriter(request)
    await writer.write('Only once, please')
    await writer.write('Something else')
    await atDesk(page)
    const twin = await person('demo-admin')
    for (const one of [page, twin]) {
      await rows(one).first().click()
      await expect(opened(one).getByText('Only once, please')).toBeVisible()
    }
    await list(twin).focus()
    await twin.keyboard.press('r')
    const form = twin.getByRole('form', { name: `Return to ${writer.name}` })
    await form.getByRole('radio', { name: 'Own words' }).check()
    await form.getByLabel('Your words to the sender').fill('Words that took a while.')
    await list(page).focus()
    await page.keyboard.press('a')
    await expect(undoBar(page)).toBeVisible()
    await expect.poll(() => receivedFrom(request, writer.name), DELIVERED).toEqual(['Only once, please'])
    await form.getByRole('button', { name: 'Return it' }).click()
    await expect(twin.getByRole('alert').first()).toContainText('demo-admin approved the message')
    await expect(twin.getByRole('alert').first()).toContainText('stand in the box of the next message')
    await expect(opened(twin).getByText('Something else')).toBeVisible()
    await twin.getByRole('button', { name: /^Return$|^Return r$/ }).click()
    await expect(form.getByLabel('Your words to the sender')).toHaveValue('Words that took a while.')
    expect(await receivedFrom(request, writer.name)).toEqual(['Only once, please'])
  })

  test('many are decided at once, and taken back together', async ({ page, request }) => {
    const writer = await newWriter(request)
    for (const at of [1, 2, 3, 4]) await writer.write(`Number ${at}`)
    await atDesk(page)
    await tabToList(page)
    for (const key of [' ', 'j', ' ', 'ArrowDown', ' ', 'x']) await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: 'Decide on 3 messages' })
    await dialog.getByRole('button', { name: 'Approve all' }).click()
    await expect(dialog).toBeHidden()
    await expect(together(page)).toContainText('3 messages approved')
    await expect(rows(page)).toHaveCount(1)
    await together(page).getByRole('button', { name: 'Undo all' }).click()
    await expect(rows(page)).toHaveCount(4)
    await expect(together(page)).toContainText('3 taken back. None was delivered.')
    expect(await receivedFrom(request, writer.name)).toEqual([])
    await together(page)
      .getByRole('button', { name: /^Close/ })
      .click()
    await expect(together(page)).toBeHidden()
  })

  test('many are decided on though the page is closed, and are found again with what came of them', async ({
    page,
    person,
    request,
  }) => {
    const writers = [await newWriter(request), await newWriter(request)]
    for (let at = 0; at < 40; at++) await writers[at % 2]!.write(`Can we move the appointment to day ${at + 1}?`)
    await atDesk(page)
    const other = await person('demo-moderator')
    await rows(other).first().click()
    await expect(rows(page).first()).toContainText('demo-moderator is reviewing')
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: /^Decide on 40/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Return all' }).click()
    await page.getByRole('dialog').getByRole('radio').nth(7).check()
    const begun = page.waitForResponse((answer) => answer.url().endsWith('moderation/bulks') && answer.status() === 201)
    await page.getByRole('dialog').getByRole('button', { name: 'Return them' }).click()
    await begun
    const context = page.context()
    await page.close()
    const later = await context.newPage()
    await later.goto('/admin-user/moderation')
    await expect(together(later)).toContainText('39 messages returned', DELIVERED)
    await expect(together(later)).toContainText('1 was not decided')
    await expect(together(later)).toContainText(/· demo-moderator is reviewing this message\./)
    await expect(rows(later)).toHaveCount(1)
    const returned = async () =>
      (await Promise.all(writers.map((one) => one.outbox()))).flat().filter(({ state }) => state === 'returned')
    expect(await returned()).toHaveLength(39)
    await later.reload()
    await expect(together(later)).toContainText('39 messages returned')
    await together(later)
      .getByRole('button', { name: /^Close/ })
      .click()
    await expect(together(later)).toBeHidden()
    await later.close()
  })

  test('what could not be decided comes back to the list, and what was prepared is kept', async ({ page, request }) => {
    const writer = await newWriter(request)
    await writer.write('My number is 212 555 0147')
    await atDesk(page)
    await rows(page).first().click()
    await opened(page).locator('mark').click()
    await page.route('**/approve', (route) => route.abort())
    await list(page).focus()
    await page.keyboard.press('a')
    await expect(page.getByRole('alert')).toContainText('Nothing was decided')
    await expect(rows(page)).toHaveCount(1)
    await page.unroute('**/approve')
    await rows(page).first().click()
    await opened(page).getByRole('button', { name: 'Approve, 1 blacked out' }).click()
    await expect(page.getByText(/^Queue clear/)).toBeVisible()
    await expect.poll(() => receivedFrom(request, writer.name), DELIVERED).toEqual([expect.stringMatching(/is ▇+$/)])
  })

  test('single letters can be turned off, and stay off', async ({ page, request }) => {
    const writer = await newWriter(request)
    await writer.write('Still here')
    await atDesk(page)
    await tabToList(page)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await help.getByLabel('Single letters and figures act').uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.reload()
    await tabToList(page)
    await page.keyboard.press('Enter')
    await expect(opened(page).getByText('Still here')).toBeVisible()
    await page.keyboard.press('a')
    await page.keyboard.press('?')
    await expect(help).toBeHidden()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Keys' }).click()
    await help.getByLabel('Single letters and figures act').check()
    await page.keyboard.press('Escape')
    await list(page).focus()
    await page.keyboard.press('a')
    await expect(page.getByText(/^Queue clear/)).toBeVisible()
  })

  test('on a phone the list leads to the message and Back to the list @phone', async ({ page, request }) => {
    const writer = await newWriter(request)
    await writer.write('From the train')
    await atDesk(page)
    await rows(page).first().click()
    await expect(list(page)).toBeHidden()
    await expect(opened(page).getByText('From the train')).toBeVisible()
    await page.goBack()
    await expect(list(page)).toBeVisible()
    await expect(opened(page)).toBeHidden()
    await rows(page).first().click()
    await page.getByRole('button', { name: 'Back to the queue' }).click()
    await expect(rows(page)).toHaveCount(1)
  })

  test('what a reader sent is shown in every state, and one message for a reason', async ({ page, request }) => {
    const writer = await newWriter(request)
    const id = await writer.write('Kept for the complaint')
    await atDesk(page)
    await page.getByRole('tab', { name: 'Sent by a reader' }).click()
    await page.getByRole('combobox', { name: 'Reader' }).fill('robin')
    await page.getByRole('option', { name: READER }).click()
    const sent = page.getByRole('region', { name: `Sent by ${READER}` })
    await expect(sent.getByRole('listitem').first()).toContainText(READER)
    await page.getByRole('tab', { name: 'Look up' }).click()
    await page.getByLabel('ID of the message or reading').fill(id)
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page.getByText('Say why you look.').first()).toBeVisible()
    await page.getByLabel('Reason for looking').fill('A complaint about this message')
    await page.getByRole('button', { name: 'Show it' }).click()
    const shown = page.getByRole('region', { name: 'The message and what came before' })
    await expect(shown.getByText('Kept for the complaint')).toBeVisible()
  })

  test('block words are added, saved, and put back', async ({ page }) => {
    await atDesk(page)
    await page.getByRole('tab', { name: 'Block words' }).click()
    const words = page.getByRole('list', { name: 'Block words' })
    await page.getByLabel('New word').fill('Moon Money')
    await page.keyboard.press('Enter')
    await expect(words.getByText('moon money')).toBeVisible()
    await page.getByLabel('New word').fill('MOON money')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This word is listed already.')).toBeVisible()
    await page.getByRole('button', { name: 'Save words' }).click()
    await expect(page.getByText('The words are saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The words are as they were before.')).toBeVisible()
    await expect(words.getByText('moon money')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Block words' })).toHaveAttribute('aria-selected', 'true')
    await expect(words.getByText('moon money')).toBeHidden()
  })

  test('the moments of the desk are sound, in either direction', async ({ page, request }) => {
    const writer = await newWriter(request)
    for (const words of ['My number is 212 555 0147', 'Second', 'Third']) await writer.write(words)
    await atDesk(page)
    await rows(page).first().click()
    await opened(page).locator('mark').click()
    const openSound = async (name: string) => {
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size)
        await expect(opened(page).getByRole('region', { name: /^As / })).toBeVisible()
        await expectSound(page, name)
      }
    }
    await openSound('a message')
    await opened(page)
      .getByRole('button', { name: /^Return/ })
      .click()
    await expectSound(page, 'a return')
    for (const tab of ['words', 'sent', 'look']) {
      await page.goto(`/admin-user/moderation?tab=${tab}`)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expectSound(page, tab)
    }
    await page.goto('/rtl')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.goto('/admin-user/moderation')
    await expect(rows(page)).toHaveCount(3)
    await rows(page).nth(1).locator('[data-tick]').click()
    await expectSound(page, 'the queue from right to left')
    await rows(page).first().click()
    await opened(page).locator('mark').click()
    await openSound('a message from right to left')
  })
})
