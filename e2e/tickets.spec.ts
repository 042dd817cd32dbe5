import type { Page } from '@playwright/test'
import { newClient, newName } from './people.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const HELP = '/admin-user/help'
// The smallest picture there is: one pixel of a GIF.
const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const thread = (page: Page, subject: string) => page.getByRole('log', { name: subject })

async function fill(page: Page, subject: string, words: string) {
  await page.getByLabel('What it is about').selectOption('A payment')
  await page.getByLabel('In a few words').fill(subject)
  await page.getByLabel('Your question').fill(words)
}

test('a question is asked with a picture, answered, seen live, asked on and closed @both', async ({
  page,
  person,
  request,
}) => {
  const subject = newName('A payment')
  await signIn(page, await newClient(request))
  const desk = await person('demo-admin')
  await page.goto(HELP)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await fill(page, subject, 'What was it for?\nI do not know it.')
  await page.getByLabel(/^Choose a picture/).setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: pixel })
  await expect(page.getByRole('status').filter({ hasText: 'Ready to be sent with your message.' })).toBeVisible()
  await send(page).click()
  await expect(thread(page, subject)).toContainText('What was it for?')
  await expect(page.getByText('Waiting for an answer')).toBeVisible()
  await expect(thread(page, subject).getByRole('link', { name: 'Open the picture' })).toBeVisible()

  await desk.goto(`${HELP}?tab=open`)
  await desk.getByRole('link', { name: new RegExp(subject) }).click()
  await expect(thread(desk, subject)).toContainText('I do not know it.')
  await desk.getByLabel('Your answer').fill('For the ten minutes of Monday.')
  await desk.getByRole('button', { name: 'Send answer' }).click()

  await expect(thread(page, subject)).toContainText('For the ten minutes of Monday.')
  await expect(page.getByRole('status').filter({ hasText: 'New notice: We answered your question' })).toBeVisible()
  await page.getByLabel('Add to it').fill('Thank you. It is mine.')
  await send(page).click()
  await expect(thread(desk, subject)).toContainText('Thank you. It is mine.')
  await expect(page.getByText('Waiting for an answer')).toBeVisible()
  await desk.getByLabel('Your answer').fill('Good.')
  await desk.getByRole('checkbox', { name: /^Close the question/ }).check()
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  await page.getByLabel('Add to it').fill('One more thing.')
  await send(page).click()
  await page.getByRole('button', { name: 'Close this question' }).click()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  await expect(desk.getByText('Closed', { exact: true })).toBeVisible()
  for (const one of [page, desk]) {
    await one.setViewportSize(phone)
    await expectSound(one, 'a question')
    await one.setViewportSize(desktop)
    await expectSound(one, 'a question')
  }
})

test('what is typed stays: over a reload, and when it is refused', async ({ page, request }) => {
  const subject = newName('My card')
  await signIn(page, await newClient(request))
  await page.goto(`${HELP}?tab=ask`)
  await send(page).click()
  await expect(page.getByLabel('In a few words')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, subject, 'It is 4111 1111 1111 1111.')
  await page.reload()
  await expect(page.getByLabel('In a few words')).toHaveValue(subject)
  await expect(page.getByLabel('What it is about')).toHaveValue('payment')
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Card numbers must never be sent here.')
  await expect(page.getByLabel('Your question')).toHaveValue('It is 4111 1111 1111 1111.')
  await page.getByLabel('Your question').fill('Which card did I use?')
  await send(page).click()
  await expect(thread(page, subject)).toContainText('Which card did I use?')
  await page.goto(`${HELP}?tab=ask`)
  await expect(page.getByLabel('In a few words')).toHaveValue('')
})

test("somebody else's question is not there", async ({ page, person, request }) => {
  const subject = `${newName('Private')}-${'W'.repeat(80)}`
  await signIn(page, await newClient(request))
  await page.goto(`${HELP}?tab=ask`)
  await fill(page, subject, 'Between us.')
  await send(page).click()
  await expect(page).toHaveURL(/help\/tkt_/)
  await expect(thread(page, subject)).toContainText('Between us.')
  await expectSound(page, 'a question without a space')
  const other = await person(await newClient(request))
  await other.goto(page.url())
  await expect(other.getByRole('alert')).toContainText('There is nothing here.')
  await expect(other.getByText('Between us.')).toHaveCount(0)
})

test('an answer is marked as read where its notice stands, without following it', async ({ page, person, request }) => {
  const subject = newName('Where it stands')
  await signIn(page, await newClient(request))
  const desk = await person('demo-admin')
  await page.goto(`${HELP}?tab=ask`)
  await fill(page, subject, 'Where is it?')
  await send(page).click()
  await expect(thread(page, subject)).toContainText('Where is it?')
  await page.goto('/admin-user/notices')
  await desk.goto(`${HELP}?tab=open`)
  await desk.getByRole('link', { name: new RegExp(subject) }).click()
  await desk.getByLabel('Your answer').fill('There.')
  await desk.getByRole('button', { name: 'Send answer' }).click()
  const row = page.getByRole('listitem').filter({ hasText: subject })
  await expect(row).toContainText('Unread')
  await row.getByRole('button', { name: 'Mark as read: We answered your question' }).click()
  await expect(row).not.toContainText('Unread')
  await expect(page).toHaveURL(/\/notices$/)
})

test('can I ask without an account? By name and address; the answer comes by mail, and a refused form keeps what was typed @both', async ({
  page,
  person,
  request,
}) => {
  const subject = newName('The code')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await page.getByLabel('In a few words').fill(subject)
  await page.getByLabel('Your question', { exact: true }).fill('It does not come.')
  await send(page).press('Enter')
  for (const name of ['Your name', 'Your e-mail address'])
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page, 'a question without an account')
  await page.reload()
  await expect(page.getByLabel('In a few words')).toHaveValue(subject)
  const email = `${newName('nora')}@example.com`
  await page.getByLabel('Your name').fill('Nora')
  await page.getByLabel('Your e-mail address').fill(email)
  await send(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `A person answers to ${email}` })).toBeVisible()
  await expectSound(page, 'a question without an account, asked')

  const desk = await person('demo-admin')
  await desk.goto(`${HELP}?tab=open`)
  await desk.getByRole('link', { name: new RegExp(subject) }).click()
  await expect(desk.getByText(`${email} is what was typed`)).toBeVisible()
  await desk.getByLabel('Your answer').fill('Look where unwanted mail goes.')
  await expectSound(desk, 'a question of somebody who is not signed in')
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await expect(thread(desk, subject)).toContainText('Look where unwanted mail goes.')
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as {
        data: { recipient: string; body: string }[]
      }
      return data.find(({ recipient }) => recipient === email)?.body
    })
    .toContain('Look where unwanted mail goes.')
})
