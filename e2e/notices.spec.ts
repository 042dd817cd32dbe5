import type { Page } from '@playwright/test'
import { newClient, newName } from './people.ts'
import { expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

const NOTICES = '/admin-user/notices'

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notices/ })
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const unread = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Unread' })
/** How many the bell counts; a bell without a number counts none. */
const count = async (page: Page) =>
  Number(/(\d+) unread/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)

async function post(desk: Page, title: string, audience = 'Everybody') {
  await desk.goto(`${NOTICES}?tab=write`)
  await desk.getByLabel('For', { exact: true }).selectOption(audience)
  await desk.getByLabel('Title', { exact: true }).fill(title)
  await desk.getByLabel('Text', { exact: true }).fill('From ten to eleven.\nThen again.\nAnd that is all.')
  await expect(desk.getByRole('region', { name: 'How it will look' })).toContainText(title)
  await desk.getByRole('button', { name: 'Publish' }).click()
  await expect(rowOf(desk, title)).toContainText('Published')
}

async function withdraw(desk: Page, title: string) {
  await desk.goto(NOTICES)
  await rowOf(desk, title).getByRole('button', { name: 'Withdraw' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(rowOf(desk, title)).toContainText('Withdrawn')
}

test('a notice comes live to whom it is for, is read, hidden, taken back and withdrawn @both', async ({
  page,
  person,
  request,
}) => {
  const title = newName('For clients')
  await signIn(page, await newClient(request))
  const [reader, desk] = [await person('demo-reader'), await person('demo-admin')]
  await expect(bellOf(page)).toBeVisible()
  await expect(bellOf(reader)).toBeVisible()
  const before = await count(page)
  await post(desk, title, 'Clients')

  await expect(page.getByRole('status').filter({ hasText: `New notice: ${title}` })).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName(`Notices, ${before + 1} unread`)
  await reader.goto(NOTICES)
  await expect(reader.getByRole('tab', { name: 'All notices' })).toBeVisible()
  await expect(rowOf(reader, title)).toHaveCount(0)

  await bellOf(page).click()
  const row = rowOf(page, title)
  await expect(row).toContainText('Unread')
  await expectSound(page, 'a notice on the board')
  await row.getByRole('button', { name: title, exact: true }).click()
  await expect(row.getByRole('button', { name: title, exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(row).not.toContainText('Unread')
  await expect.poll(() => count(page)).toBe(before)

  await row.getByRole('button', { name: `Hide: ${title}` }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Hide: ${title}` }).click()
  await expect(page.getByText('Notice hidden.').last()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'All notices' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await withdraw(desk, title)
})

test('what is withdrawn leaves the page that somebody looks at', async ({ page, person, request }) => {
  const title = newName('Soon gone')
  await signIn(page, await newClient(request))
  const desk = await person('demo-admin')
  await post(desk, title)
  await page.goto(NOTICES)
  await expect(rowOf(page, title)).toBeVisible()
  await withdraw(desk, title)
  await expect(rowOf(page, title)).toHaveCount(0)
})

test('what rings and what comes by mail is kept @both', async ({ page, person, request }) => {
  const title = newName('Unheard')
  await signIn(page, await newClient(request))
  await page.goto(`${NOTICES}?tab=choices`)
  const board = page.getByRole('group', { name: 'Announcements for everybody' })
  await expect(board.getByRole('checkbox', { name: 'Bell' })).toBeChecked()
  await expect(board.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked()
  await board.getByRole('checkbox', { name: 'Bell' }).uncheck()
  await board.getByRole('checkbox', { name: 'E-mail' }).check()
  await expect(page.getByText('Kept.')).toBeVisible()
  await page.reload()
  await expect(board.getByRole('checkbox', { name: 'Bell' })).not.toBeChecked()
  await expect(board.getByRole('checkbox', { name: 'E-mail' })).toBeChecked()
  await expectSound(page, 'what rings')

  const before = await count(page)
  const desk = await person('demo-admin')
  await post(desk, title)
  const mails = async () => {
    const { data } = (await (await request.get('/dev/mail.json')).json()) as {
      data: { subject: string; body: string }[]
    }
    return data.filter(({ subject }) => subject === title).map(({ body }) => body)
  }
  await expect.poll(mails).toEqual([expect.not.stringContaining('From ten to eleven')])
  await page.getByRole('tab', { name: 'All notices' }).click()
  await expect(rowOf(page, title)).toBeVisible()
  expect(await count(page)).toBe(before)
  await withdraw(desk, title)
})

test('by keyboard alone: to the bell, a notice opened, all marked as read', async ({ page, person, request }) => {
  const titles = [newName('One'), newName('Two')]
  const desk = await person('demo-admin')
  for (const title of titles) await post(desk, title)
  const who = await newClient(request)
  // The page is held back for as long as nobody knows whether a reading is open.
  await page.route('**/api/v2/chats', async (route) => {
    await new Promise((done) => setTimeout(done, 2_000))
    await route.continue()
  })
  await signIn(page, who)
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused()
  const row = rowOf(page, titles[0]!)
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: titles[0]!, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(row).not.toContainText('Unread')
  await expect(row).toContainText('And that is all.')
  await page.getByRole('tab', { name: 'All notices' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'What reaches you' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(rowOf(page, titles[1]!)).toContainText('Unread')
  await page.getByRole('button', { name: 'Mark all as read' }).focus()
  await page.keyboard.press('Enter')
  await expect(unread(page)).toHaveCount(0)
  await expect(bellOf(page)).toHaveAccessibleName('Notices')
  for (const title of titles) await withdraw(desk, title)
})
