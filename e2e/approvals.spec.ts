import type { Page } from '@playwright/test'
import { newClient, signedIn } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, ownSite, phone, signIn, test as story } from './story.ts'

/** A site of its own: a lower limit would hold back what other stories do. */
const test = story.extend<object, object>({ site: ownSite() })

const press = async (page: Page, name: string | RegExp, within = page.locator('body')) => {
  await within.getByRole('button', { name }).first().focus()
  await page.keyboard.press('Enter')
}
/** Asks for a refund of what somebody bought, on their page. */
const askRefund = async (page: Page, id: string, why: string) => {
  await page.goto(`/admin-user/people/${id}`)
  const line = page.getByRole('region', { name: 'Time line' })
  await press(page, /^Refund /, line)
  await line.getByLabel('Why').focus()
  await page.keyboard.type(why)
  await press(page, /^Refund /, line)
  return line
}
const sound = async (page: Page, name: string) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectSound(page, name)
  }
}

test('who else has to say yes? A refund over the limit waits, and another admin approves or declines it by keyboard', async ({
  page,
  person,
  request,
}) => {
  const one = (await signedIn(request, await newClient(request, { buys: 'pkg_45_and_5_free' }))).user
  const other = (await signedIn(request, await newClient(request, { buys: 'pkg_45_and_5_free' }))).user

  await signIn(page, 'demo-admin')
  await page.goto('/admin-user/approvals?tab=limits')
  await expect(page.getByText('$200.00')).toBeVisible()
  await sound(page, 'the limits')
  await press(page, 'Change: Refunds')
  await page.getByLabel('Limit in dollars').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Two look at more.')
  await sound(page, 'a limit being changed')
  await press(page, 'Set the limit')
  await expect(page.getByText('The limit is set.')).toBeVisible()
  await expect(page.getByText('$20.00')).toBeVisible()
  // A higher one waits itself.
  await press(page, 'Change: Refunds')
  await page.getByLabel('Limit in dollars').fill('5000')
  await page.getByLabel('Why').fill('We have grown.')
  await press(page, 'Set the limit')
  await expect(page.getByText('it waits for a second approver. Nothing is done yet.')).toBeVisible()

  const line = await askRefund(page, one.id, 'A long outage.')
  await expect(line.getByText('it waits for a second approver. Nothing is done yet.')).toBeVisible()
  await expect(line.getByText('Waits for a second approver since')).toBeVisible()
  await sound(page, 'a refund that waits')
  await askRefund(page, other.id, 'They asked twice.')
  await expect(page.getByText('Waits for a second approver since')).toBeVisible()

  await page.goto('/admin-user/approvals')
  const mine = page.getByRole('listitem').filter({ hasText: 'A long outage.' })
  await expect(mine).toContainText('$56.99')
  await expect(mine.getByRole('button')).toHaveText(['Take it back'])
  await press(page, 'Take it back', page.getByRole('listitem').filter({ hasText: 'We have grown.' }))
  await expect(page.getByText('Taken back. Nothing was done.')).toBeVisible()

  const second = await person('demo-money')
  await second.goto('/admin-user/overview')
  await second.getByRole('link', { name: /^Waits for a second approver/ }).focus()
  await second.keyboard.press('Enter')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Second approver')
  const asked = second.getByRole('listitem').filter({ hasText: 'A long outage.' })
  await expect(asked).toContainText('demo-admin')
  await sound(second, 'what waits for a second approver')
  await press(second, 'Approve and do it', asked)
  await expect(second.getByText('Approved and done.')).toBeVisible()
  await expect(asked).toHaveCount(0)
  const twice = second.getByRole('listitem').filter({ hasText: 'They asked twice.' })
  await press(second, 'Decline', twice)
  await twice.getByLabel('Why it is declined').focus()
  await sound(second, 'a request being declined')
  await second.keyboard.type('It was paid back before.')
  await press(second, 'Decline', twice)
  await expect(second.getByText('Nothing waits for a second approver.')).toBeVisible()

  // What came of it the first one sees where they look: in the list, at the bell and on the person's page.
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'They asked twice.' })).toContainText(
    'It was paid back before.',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'A long outage.' })).toContainText('demo-money')
  await sound(page, 'what was decided')
  await page.goto('/admin-user/notices')
  await expect(page.getByText('demo-money approved what you asked for, and it is done').first()).toBeVisible()
  await page.goto(`/admin-user/people/${one.id}`)
  await expect(page.getByText('Paid, and refunded whole')).toBeVisible()
  await page.goto(`/admin-user/people/${other.id}`)
  await expect(page.getByRole('button', { name: /^Refund / })).toBeVisible()
  await expect(page.getByText('Waits for a second approver since')).toHaveCount(0)
})
