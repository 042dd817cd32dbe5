import type { Page } from '@playwright/test'
import { approve, delivered, held, knownClient, sendBack } from './correspondence.ts'
import { newClient } from './people.ts'
import { end, enterWith, logOf } from './room.ts'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const READER = 'demo-reader'
const lines = (page: Page, what: RegExp) => page.getByRole('row').filter({ hasText: what })
const openIn = async (page: Page, folder: 'Inbox' | 'Outbox' | 'Sent', words: string) => {
  await menu(page, 'Messages')
  await page.getByRole('tab', { name: new RegExp(`^${folder}`) }).click()
  await page.getByRole('list', { name: folder, exact: true }).getByRole('link').filter({ hasText: words }).click()
  return page.getByRole('article')
}

test('why was my message not delivered? It waits, or came back, and says by whom and why', async ({
  page,
  request,
}) => {
  const who = await knownClient(request)
  await held(request, { from: who, to: READER, text: 'Is Thursday good?' })
  const returned = await held(request, { from: who, to: READER, text: 'My number is in the picture.' })
  await sendBack(request, returned, 'Please leave the number out.')
  await signIn(page, who)
  const waiting = await openIn(page, 'Outbox', 'Is Thursday good?')
  await expect(waiting).toContainText('Not delivered yet: one of our admins reads it first.')
  await expect(waiting).toContainText('if it comes back to you, you are told why')
  const back = await openIn(page, 'Outbox', 'My number is in the picture.')
  await expect(back).toContainText('One of our admins sent this back to you, so Robin Alder did not get it.')
  await expect(back).toContainText('Please leave the number out.')
  await expectSound(page, 'a message that came back')
})

test('why is it blacked out? It says by whom and what it was: to the eye, the pointer, the keyboard, a finger and a screen reader', async ({
  page,
  person,
  request,
}) => {
  const who = await knownClient(request)
  const text = 'Ring me at 212 555 0147 before noon, or ask for the blue door.'
  const id = await held(request, { from: READER, to: who, text })
  const parts = ['212 555 0147', 'the blue door'].map((part) => [text.indexOf(part), part.length] as const)
  await approve(
    request,
    id,
    parts.map(([from, length]) => ({ from, to: from + length })),
  )
  await signIn(page, who)
  const message = await openIn(page, 'Inbox', 'Ring me at')
  await expect(message).toContainText(
    'Where there is a bar, one of our admins took something out before it was delivered.',
  )
  const why = 'Taken out by one of our admins before it reached you: a phone number.'
  const number = message.getByRole('button', { name: why })
  await expect(message.getByRole('button', { name: /reached you: something that may not be passed on/ })).toBeVisible()
  const tip = page.locator('.tip:popover-open')
  await number.hover()
  await expect(tip).toHaveText(why)
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await page.keyboard.press('Tab')
  for (let step = 0; step < 40 && !(await number.evaluate((one) => one === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await expect(tip).toHaveText(why)
  await page.keyboard.press('Enter')
  await expect(message.getByText(`(${why})`)).toBeVisible()
  await expectSound(page, 'a message with black in it')

  const finger = await person(who, { viewport: phone, hasTouch: true })
  await finger.goto(`/admin-user/message?open=${id}`)
  await finger.getByRole('button', { name: why }).tap()
  await expect(finger.getByText(`(${why})`)).toBeVisible()

  const writer = await person(READER)
  const own = await openIn(writer, 'Sent', 'Ring me at')
  const mine = 'Taken out of your message by one of our admins before it was delivered: a phone number.'
  await own.getByRole('button', { name: mine }).click()
  await expect(own.getByText(`(${mine})`)).toBeVisible()
})

test('who can read this? Said in the folders, where one writes, in a live chat and where one asks for help', async ({
  page,
  request,
}) => {
  const who = await knownClient(request)
  await delivered(request, { from: READER, to: who, text: 'Thursday, then.' })
  await signIn(page, who)
  await menu(page, 'Messages')
  await expect(
    page.getByText('One of our admins reads each before it is delivered, and nobody else does.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Write a message' }).click()
  const rules = page.getByRole('region', { name: 'Before you write' })
  await expect(rules).toContainText('Who can read it: our admins, and once it is approved the person you write to.')
  await menu(page, 'Help')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(page.getByText('Only you and our admins can read it.')).toBeVisible()
  await enterWith(page, 'Idris Vale')
  await expect(logOf(page)).toContainText('Only the two of you read this.')
  await expect(logOf(page)).toContainText('each look is written down with its reason')
  // The next story finds this reader free.
  await end(page)
})

test('did my payment go through? An answer that got lost is looked up, after a reload too, and nothing is paid twice', async ({
  page,
  request,
}) => {
  await signIn(page, await newClient(request))
  await menu(page, 'Wallet')
  const note = page.getByRole('alert').filter({ hasText: 'We don’t know yet whether the payment went through.' })
  const pay = async () => {
    await page.getByRole('radio', { name: /^10 min/ }).check()
    await page.getByRole('button', { name: /^Pay / }).click()
  }
  // It arrives, but what the server says of it does not; nor does the question what became of it.
  await page.route('**/api/v2/payments/made*', (route) => route.abort())
  await page.route('**/authorized-net/checkout', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pay()
  await expect(note).toContainText('your statement in the wallet shows how it ends')
  await expect(note).toContainText('you can’t be charged twice')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, 'a payment without an answer')
  }
  await page.reload()
  await expect(note).toBeVisible()
  await expect(page.getByRole('radio', { name: /^10 min/ })).toBeChecked()
  await page.unroute('**/authorized-net/checkout')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByText('10 minutes were added to your time.')).toBeVisible()
  await expect(lines(page, /Package bought/)).toHaveCount(1)

  // Once the way is free it is found without another press.
  await page.route('**/authorized-net/checkout', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pay()
  await expect(note).toBeVisible()
  await page.unroute('**/api/v2/payments/made*')
  await expect(page.getByText('10 minutes were added to your time.')).toBeVisible()
  await expect(note).toBeHidden()
  await expect(lines(page, /Package bought/)).toHaveCount(2)

  // One that never arrived is not paid, and says so.
  await page.unroute('**/authorized-net/checkout')
  await page.route('**/authorized-net/checkout', (route) => route.abort())
  await pay()
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment did not go through.' })).toContainText(
    'You were not charged',
  )
})

test('a payment whose end nobody knows yet is still followed after a reload', async ({ page, request }) => {
  await signIn(page, await newClient(request))
  await menu(page, 'Wallet')
  await page.getByRole('radio', { name: /^Held for review/ }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'This payment is being checked' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This payment is being checked' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden()
})
