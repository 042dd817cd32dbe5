import type { Page } from '@playwright/test'
import { sendButton, sentDialog, write } from './composer.ts'
import { knownClient } from './correspondence.ts'
import { newClient, newName } from './people.ts'
import { askFor, beSeenAs, end, expectRuns, expectStands, ledgerOf, linesOf, logOf, say, timerOf } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const ROBIN = 'Robin Alder'
const CARD = 'That sounds hard to carry. You don’t have to carry it alone.'

/** Somebody of the house vouches for the line of a country. */
async function confirm(page: Page, name: string) {
  await page.goto('/help')
  await page.getByRole('button', { name: `Confirm ${name}` }).click()
  await expect(page.getByRole('button', { name: `Take back that ${name} is right` })).toBeVisible()
}

test('a client who may not be safe finds who helps, and nothing of the pause is billed', async ({
  person,
  request,
}) => {
  const house = await person('demo-admin', { viewport: desktop })
  await confirm(house, 'Línea 024, 024')
  const who = await newClient(request)
  const client = await person(who, { viewport: phone })
  const reader = await person('demo-reader', { viewport: desktop })
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  const dialog = await askFor(client, ROBIN, 'Shall I move house?')
  await dialog.getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
  await reader
    .getByRole('region', { name: `${who} asks for a chat` })
    .getByRole('button', { name: 'Accept' })
    .click()
  for (const page of [client, reader]) await expect(logOf(page)).toBeVisible()
  await reader.getByRole('button', { name: 'Start', exact: true }).click()
  await expectRuns(client)

  await say(client, 'Honestly, I do not want to live anymore.')
  const card = client.getByRole('region', { name: CARD })
  await expect(card.getByRole('status')).toContainText('The clock is stopped and nothing is counted.')
  await expect(card.getByRole('link', { name: '024', exact: true })).toHaveAttribute('href', 'tel:024')
  await expect(card).toContainText('If you are in danger right now, call 112.')
  await expect(linesOf(reader, who)).toContainText('I do not want to live anymore.')
  const beside = reader.getByRole('region', { name: 'Your client may not be safe.' })
  await expect(beside).toContainText('Listen, take it seriously')
  await expect(beside.getByRole('button', { name: 'Go on' })).toHaveAttribute('aria-disabled', 'true')
  await expect(timerOf(reader)).toContainText('a pause')
  await expectStands(client, 'a pause')
  await expectSound(client, 'the room that stands for care')

  await card.getByText('Another country').click()
  await card.getByLabel('Where you are').selectOption({ label: 'Portugal' })
  await expect(card.getByRole('link', { name: '024', exact: true })).toBeHidden()
  await card.getByRole('button', { name: 'Go on' }).press('Enter')
  await expect(card).toBeHidden()
  await expectRuns(client)
  await expect(beside).toBeHidden()

  await end(client)
  const ledger = await ledgerOf(client)
  await expect(ledger).toContainText('a pause to take care')
  await expect(client.getByRole('main')).toContainText('Clock stopped for a pause to take care')

  await house.goto('/help')
  await house.getByRole('button', { name: `Seen: ${who}` }).click()
  await expect(house.getByRole('main')).toContainText('seen by demo-admin')
  await house
    .getByRole('button', { name: /^Note what followed: / })
    .first()
    .click()
  await house.getByLabel('What you did').selectOption('Offered limits or time off')
  await house.getByLabel('A word about it, for the house alone').fill('They talk to their sister.')
  await house.getByRole('button', { name: 'Note it' }).click()
  await expect(house.getByRole('list', { name: 'What followed' }).first()).toContainText(
    /Offered limits or time off by demo-admin, .*They talk to their sister\./,
  )
})

test('I am not well, who helps? From the help page and from the clock of a room, without a word about it @both', async ({
  page,
}) => {
  await signIn(page, 'demo-client')
  await page.goto('/admin-user/help')
  await page.getByRole('link', { name: 'Not well? Who helps' }).click()
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.getByRole('main')).toContainText('If you are in danger right now, call')
  await page.getByLabel('Where you are').selectOption({ label: 'Germany' })
  await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('link', { name: /findahelpline/ })).toBeVisible()
})

test('whoever has not signed in finds it as well, from the foot of every page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Anywhere else: who helps' }).click()
  await expect(page.getByRole('heading', { name: 'Not well? Who helps', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('If you are in danger right now, call')
})

test('I am not well, who helps? Beside the message and beside the question to the house; what waits, who has it?', async ({
  page,
  person,
  request,
}) => {
  const who = await knownClient(request)
  await signIn(page, who)
  const desk = await person('demo-admin', { viewport: desktop })
  await desk.goto('/admin-user/moderation')
  await write(page, 'Honestly, I do not want to live anymore.')
  await sendButton(page).click()
  const dialog = sentDialog(page)
  await expect(dialog.getByRole('region', { name: CARD })).toContainText('If you are in danger right now, call')
  await expectSound(page, 'a message that asks for care')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/admin-user/message')
  await page.getByRole('link', { name: new RegExp(ROBIN) }).click()
  await expect(page.getByRole('region', { name: CARD })).toContainText('it may be a while until somebody reads it')
  await page.setViewportSize(phone)
  await expectSound(page, 'the message that asked for care')

  const row = desk.getByRole('option').first()
  await expect(row).toContainText(`${who}`)
  await expect(row).toContainText('May need care')
  await expect(desk.getByRole('link', { name: /^May need care: \d+ unseen$/ })).toBeVisible()
  await row.click()
  await expect(desk.getByRole('article')).toContainText('Whoever wrote this may not be safe.')
  await expectSound(desk, 'the queue with a message that may need care')

  await page.goto('/admin-user/help?tab=ask')
  const subject = newName('Not well')
  await page.getByLabel('In a few words').fill(subject)
  await page.getByLabel('Your question').fill('I want to die.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('region', { name: CARD })).toContainText('We read what you wrote')
  await expectSound(page, 'a question that asks for care')
  await desk.goto('/admin-user/help')
  const first = desk.getByRole('main').getByRole('listitem').first()
  await expect(first).toContainText(subject)
  await expect(first).toContainText('May need care')

  await desk.goto('/admin-user/overview')
  await desk
    .getByRole('region', { name: 'What waits' })
    .getByRole('link', { name: /^Who may not be safe/ })
    .click()
  const signs = desk.getByRole('region', { name: 'Who may not be safe' })
  for (const place of ['In a message', 'In a question to us'])
    await expect(signs.getByRole('listitem').filter({ hasText: who }).filter({ hasText: place })).toBeVisible()
  await expectSound(desk, 'the desk for care')
  await signs.getByRole('link', { name: 'In a question to us' }).first().click()
  await expect(desk.getByRole('main')).toContainText('Whoever wrote this may not be safe.')
})

test('the words one asks a reader with: who helps while one waits, how to be there for the reader, before the clock starts', async ({
  person,
  request,
}) => {
  const client = await person(await newClient(request), { viewport: phone })
  const reader = await person('demo-reader', { viewport: desktop })
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  const dialog = await askFor(client, ROBIN, 'I want to die. What do you see?')
  await dialog.getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
  const card = client.getByRole('region', { name: CARD })
  await expect(card).toContainText(`Your question went to ${ROBIN} as you wrote it.`)
  await expectSound(client, 'the wait for a reader with who helps')
  const asked = reader.getByRole('region', { name: /asks for a chat/ })
  await expect(asked).toContainText('I want to die. What do you see?')
  await expect(asked).toContainText('Listen, take it seriously')
  await expectSound(reader, 'a request that may need care')
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect(reader.getByRole('region', { name: 'Your client may not be safe.' })).toBeVisible()
  await expect(card).toBeVisible()
  await reader.getByRole('button', { name: 'Start', exact: true }).click()
  await expectRuns(client)
  await expect(card).toBeHidden()
  await end(client)
})
