import type { Page } from '@playwright/test'
import { openComposer, sentDialog, toField, words, write, sendButton, options } from './composer.ts'
import { press, tabTo, type } from './keys.ts'
import { delivered, held, knownClient, sendBack } from './correspondence.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const LONG = `${'Averylongwordthatdoesnotend'.repeat(12)}\n\n${'And many short ones. '.repeat(60)}`
const looks = [{ theme: 'light' }, { theme: 'light', direction: 'rtl' }] as const

/** One client with something in every folder, in every state, with words that are hard to fit. */
async function correspond(request: Parameters<typeof knownClient>[0]) {
  const who = await knownClient(request)
  const [mine, theirs] = [
    { from: who, to: 'demo-reader' },
    { from: 'demo-reader', to: who },
  ]
  await delivered(request, { ...theirs, text: LONG, withPicture: true })
  await delivered(request, { ...theirs, text: 'مرحبا، متى يأتي المطر؟' })
  await delivered(request, { ...mine, text: 'Thank you.' })
  await sendBack(request, await held(request, { ...mine, text: LONG }), 'Please leave the number out.')
  await held(request, { ...mine, text: 'On Thursday, then.' })
  return who
}

async function soundAt(page: Page, name: string) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, name)
  }
}

for (const chosen of looks)
  test(`the message centre is sound in every state, ${Object.values(chosen).join(' ')}`, async ({ page, request }) => {
    await page.addInitScript((kept) => localStorage.setItem('looks', JSON.stringify(kept)), chosen)
    await signIn(page, await correspond(request))
    for (const folder of ['Inbox', 'Outbox', 'Sent']) {
      await page.setViewportSize(desktop)
      await page.goto(`/admin-user/message?tab=${folder.toLowerCase()}`)
      const rows = page.getByRole('list', { name: folder }).getByRole('link')
      await rows.last().click()
      await expect(page.getByRole('article').getByRole('button', { name: 'Delete' })).toBeVisible()
      await soundAt(page, `${folder} with an open message`)
    }
    await page.setViewportSize(phone)
    await page.goto('/admin-user/message')
    await page.getByRole('list', { name: 'Inbox' }).getByRole('link').last().click()
    await expect(page.getByRole('link', { name: 'View', exact: true })).toBeVisible()
    await soundAt(page, 'one message')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Write a message' }).first().click()
    await expect(words(page)).toBeVisible()
    await sendButton(page).click()
    await words(page).fill('Mail me at ines@example.com')
    await toField(page).click()
    await expect(options(page).nth(2)).toBeVisible()
    await soundAt(page, 'the composer with everything it can say')
    await write(page, 'Until Thursday.')
    await sendButton(page).click()
    await expect(sentDialog(page)).toBeVisible()
    await soundAt(page, 'the word that it was sent')
  })

test('without a mouse: write, choose by arrows, send, decline, arrive; open, reply, delete, undo', async ({
  page,
  request,
}) => {
  await signIn(page, await correspond(request))
  await openComposer(page)
  await type(page, toField(page), 'demo-re')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(toField(page)).toHaveValue('demo-reader')
  await type(page, words(page), 'By keys alone.')
  await press(page, sendButton(page))
  await expect(sentDialog(page).getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin-user/message')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
  await tabTo(page, page.getByRole('tab', { name: /^Outbox/ }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /^Inbox/ })).toBeFocused()
  const rows = page.getByRole('list', { name: 'Inbox' }).getByRole('link')
  await expect(rows).toHaveCount(2)
  await press(page, rows.first())
  const open = page.getByRole('article', { name: 'Message from Robin Alder' })
  await expect(open).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Opened: Message from Robin Alder' })).toBeAttached()
  await tabTo(page, open.getByRole('link', { name: 'Reply' }))
  await press(page, open.getByRole('button', { name: 'Delete' }))
  await expect(rows).toHaveCount(1)
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(rows).toHaveCount(2)
})
