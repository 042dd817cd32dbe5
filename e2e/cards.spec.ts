import type { Page } from '@playwright/test'
import { openAuthorizeNet } from '../server/test/authorizenet.ts'
import { openMailServer } from '../server/test/smtp.ts'
import { choose, press, type } from './keys.ts'
import { openPayer } from './payer.ts'
import { newName } from './people.ts'
import { end, enterWith, expectRuns, expectStands, ledgerOf, secondsLeft } from './room.ts'
import { expectSound } from './sound.ts'
import { expect, test as story } from './story.ts'

interface Beside {
  company: Awaited<ReturnType<typeof openAuthorizeNet>>
  post: Awaited<ReturnType<typeof openMailServer>>
}
/** A real site with a card company and a post office beside it, and a client who is signed in there. */
const test = story.extend<Beside & { payer: Page }>({
  company: async ({}, lend) => {
    const company = await openAuthorizeNet()
    await lend(company)
    company.close()
  },
  post: async ({}, lend) => {
    const post = await openMailServer()
    await lend(post)
    post.close()
  },
  payer: async ({ page, company, post }, lend) => {
    const close = await openPayer(page, { authorizeNet: company.account }, post.url)
    await lend(page)
    await close()
  },
})
const form = (page: Page) => page.frameLocator('iframe[title="Your card"]')

test('the card is given to the card company in its own form, and the time is there @both', async ({
  payer,
  company,
}) => {
  await choose(payer, payer.getByRole('radio', { name: /^10 min/ }))
  await press(payer, payer.getByRole('button', { name: 'Go on to pay $13.99' }))
  await expect(payer.getByRole('heading', { name: 'Your card', exact: true })).toBeFocused()
  await expect(form(payer).getByRole('heading', { name: 'Card company' })).toBeVisible()
  await expectSound(payer, 'the wallet with a card form')
  await form(payer).getByRole('button', { name: 'declined' }).press('Enter')
  await expect(form(payer).getByRole('status')).toHaveText('This card was declined.')
  await form(payer).getByRole('button', { name: 'approved' }).press('Enter')
  await expect(payer.getByText('10 minutes were added to your time.')).toBeVisible()
  await expect(payer.getByRole('region', { name: 'Statement' }).getByText('Package bought')).toHaveCount(1)
  expect([...company.transactions.values()].map((one) => one.transactionStatus)).toEqual([
    'declined',
    'capturedPendingSettlement',
  ])
})

test('a new client signs up with a package, and pays by card in the same go @both', async ({
  payer,
  company,
  post,
}) => {
  await payer.context().clearCookies()
  await payer.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
  await payer.goto(new URL('/register/email_reading_register?next=/psychics', payer.url()).href)
  const name = newName('tilda')
  await expect(payer.getByRole('radio', { name: /^10 free minutes/ })).toBeChecked()
  await type(payer, payer.getByLabel('User name'), name)
  await type(payer, payer.getByLabel('E-mail'), `${name}@example.com`)
  await type(payer, payer.getByLabel('Password', { exact: true }), 'a long enough one')
  await type(payer, payer.getByLabel('First name'), 'Tilda')
  await type(payer, payer.getByLabel('Date of birth'), '05051990')
  await type(payer, payer.getByLabel('Country'), 'Spain')
  await choose(payer, payer.getByRole('radio', { name: /^20 min/ }))
  await press(payer, payer.getByLabel(/I am 18/), 'Space')
  await expectSound(payer, 'signing up with a package')
  await press(payer, payer.getByRole('button', { name: 'Create account, then pay $26.99' }))

  await expect(payer.getByRole('heading', { name: 'Your card', exact: true })).toBeFocused()
  await form(payer).getByRole('button', { name: 'declined' }).press('Enter')
  await expect(form(payer).getByRole('status')).toHaveText('This card was declined.')
  await form(payer).getByRole('button', { name: 'approved' }).press('Enter')
  await expect(payer.getByText(/^\$26\.99 is held on your card\./)).toBeVisible()
  await expectSound(payer, 'the code, with money held')
  const code = () => post.letters.map((letter) => /^Subject: (\d{6}) is your/m.exec(letter)?.[1]).find(Boolean)
  await expect.poll(code).toMatch(/^\d{6}$/)
  await type(payer, payer.getByLabel('Code'), code() ?? '')
  await payer.keyboard.press('Enter')

  await payer.waitForURL(/\/psychics/)
  await expect(payer.getByText('You paid $26.99 and have 20 minutes.')).toBeVisible()
  expect([...company.transactions.values()].map((one) => one.transactionStatus)).toEqual([
    'declined',
    'capturedPendingSettlement',
  ])
})

test('a form that outlives a reload can be left, and nothing is paid', async ({ payer, company }) => {
  await press(payer, payer.getByRole('button', { name: /^Go on to pay/ }))
  await expect(form(payer).getByRole('heading', { name: 'Card company' })).toBeVisible()
  await payer.reload()
  await form(payer).getByRole('button', { name: 'cancel' }).press('Enter')
  await expect(payer.getByRole('button', { name: /^Go on to pay/ })).toBeVisible()
  await press(payer, payer.getByRole('button', { name: /^Go on to pay/ }))
  await press(payer, payer.getByRole('button', { name: 'Don’t pay, choose again' }))
  await expect(payer.getByRole('button', { name: /^Go on to pay/ })).toBeVisible()
  expect(company.transactions.size).toBe(0)
})

test('pays by card and keeps it, buys again with it by the keyboard alone, and removes it @both', async ({
  payer,
  company,
}) => {
  const cards = payer.getByRole('region', { name: 'Saved cards' })
  await expect(cards).toContainText('No card is kept for you.')
  await choose(payer, payer.getByRole('radio', { name: /^10 min/ }))
  const keep = payer.getByRole('checkbox', { name: 'Keep this card for next time' })
  await expect(keep).not.toBeChecked()
  await press(payer, keep, 'Space')
  await expect(keep).toBeChecked()
  await press(payer, payer.getByRole('button', { name: /^Go on to pay/ }))
  await form(payer).getByRole('button', { name: 'approved' }).press('Enter')
  await expect(payer.getByText('10 minutes were added to your time.')).toBeVisible()
  await expect(cards).toContainText('Visa ending in 1111')
  await expect(cards).toContainText('Good until 12/99')
  await expect(payer.getByRole('radio', { name: /^Visa ending in 1111/ })).toBeChecked()
  await expectSound(payer, 'the wallet with a kept card')

  await payer.getByRole('radio', { name: /^Visa ending in 1111/ }).focus()
  await payer.keyboard.press('ArrowDown')
  await expect(keep).not.toBeChecked()
  await payer.keyboard.press('ArrowUp')
  await payer.keyboard.press('Tab')
  await expect(payer.getByRole('button', { name: /^Pay \$/ })).toBeFocused()
  await payer.keyboard.press('Enter')
  await expect(payer.getByRole('region', { name: 'Statement' }).getByText('Package bought')).toHaveCount(2)
  expect([...company.transactions.values()].map((one) => one.transactionStatus)).toEqual([
    'capturedPendingSettlement',
    'capturedPendingSettlement',
  ])

  await cards.getByRole('button', { name: 'Remove Visa ending in 1111' }).press('Enter')
  const sure = payer.getByRole('alertdialog', { name: 'Remove Visa ending in 1111?' })
  await expectSound(payer, 'removing a card')
  await sure.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(cards).toContainText('No card is kept for you.')
  await expect(cards.getByRole('heading', { name: 'Saved cards' })).toBeFocused()
  await expect(payer.getByRole('button', { name: /^Go on to pay/ })).toBeVisible()
  await expect.poll(() => company.profiles.cards()).toEqual([])
})

const room = story.extend<{ company: Beside['company']; payer: Page }>({
  company: async ({}, lend) => {
    const company = await openAuthorizeNet()
    await lend(company)
    company.close()
  },
  // So little time that the room soon offers to add some.
  payer: async ({ page, company }, lend) => {
    const close = await openPayer(page, { authorizeNet: company.account, paidSeconds: 130 })
    await lend(page)
    await close()
  },
})

room('in a reading one pays from a kept card by two keys, and the clock goes on @both', async ({ payer, company }) => {
  await payer.getByRole('button', { name: 'Add a card' }).press('Enter')
  await payer.frameLocator('iframe[title="Add a card"]').getByRole('button', { name: 'approved' }).press('Enter')
  await expect(payer.getByRole('region', { name: 'Saved cards' })).toContainText('Visa ending in 1111')
  await enterWith(payer, 'mara-linden')
  await payer.getByRole('button', { name: 'Add time' }).press('Enter')
  const drawer = payer.getByRole('dialog', { name: 'Add time' })
  await expect(drawer.getByRole('radio', { name: /^Visa ending in 1111/ })).toBeChecked()
  await drawer.getByRole('radio', { name: /^10 min/ }).press('Space')
  await expectStands(payer, /adding time|stopped/i)
  await expectSound(payer, 'a room with a kept card to pay from')
  await press(payer, drawer.getByRole('button', { name: 'Pay $13.99' }))
  await expect(drawer).toBeHidden()
  await expect(payer.getByText('10 min added.').first()).toBeVisible()
  await expectRuns(payer)
  await expect.poll(() => secondsLeft(payer)).toBeGreaterThan(600)
  expect([...company.transactions.values()].map((one) => one.transactionStatus)).toEqual(['capturedPendingSettlement'])
  await end(payer)
  await expect(await ledgerOf(payer)).toContainText('bought 10 min')
})
