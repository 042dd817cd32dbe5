import {
  CREATE,
  counted,
  fieldsOf,
  filePicker,
  picture,
  sendButton,
  sendOff,
  sentDialog,
  toField,
  UPLOAD,
  words,
  write,
  READER,
  openComposer,
} from './composer.ts'
import { expect, signIn, test } from './story.ts'

const TEXT = 'A line\nand another.'

test('“Send request fails: logged only” and told quietly beside Send; text and picture stay, another try sends once', async ({
  page,
  faults,
}) => {
  await signIn(page, 'demo-client')
  await write(page, TEXT)
  await filePicker(page).setInputFiles(picture)
  await expect(page.getByText('Ready to be sent with your message.')).toBeVisible()
  await page.route(CREATE, (route) => route.abort())
  const sent = counted(page, 'msg-transcripts/create')
  await sendButton(page).click()
  const told = page.getByRole('status').filter({ hasText: 'Not sent.' })
  await expect(told).toContainText('We can’t reach Evenlight right now.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(words(page)).toHaveValue(TEXT)
  await expect(toField(page)).toHaveValue(READER)
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^error: Failed/)])
  await page.unroute(CREATE)
  await told.getByRole('button', { name: 'Try again' }).click()
  await expect(sentDialog(page)).toBeVisible()
  const keys = sent.map((request) => request.headers()['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('“If the response lacks data, ‘Failed to send message’ is logged.” It is told quietly, and can be tried again', async ({
  page,
  faults,
}) => {
  await signIn(page, 'demo-client')
  await write(page, TEXT)
  await page.route(CREATE, (route) => route.fulfill({ status: 200, json: {} }))
  await sendButton(page).click()
  const told = page.getByRole('status').filter({ hasText: 'Not sent.' })
  await expect(told).toContainText('The answer did not say that your message arrived.')
  expect(faults.splice(0)).toEqual(['error: Failed to send message'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/message-conversation')
  await page.unroute(CREATE)
  await told.getByRole('button', { name: 'Try again' }).click()
  await expect(sentDialog(page)).toBeVisible()
})

test('what the server refuses is said in its words', async ({ page, faults }) => {
  await signIn(page, 'demo-client')
  await write(page, TEXT)
  const problem = { status: 403, code: 'not_a_counterpart', title: 'You can write only to people you know.' }
  await page.route(CREATE, (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem }),
  )
  await sendButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not sent.' })).toContainText(
    'You can write to people you have had a reading with',
  )
  expect(faults.splice(0)).toEqual([expect.stringContaining('not_a_counterpart')])
})

test('“File upload fails: logged only” and told quietly; nothing goes without the picture, another try brings it', async ({
  page,
  faults,
}) => {
  await signIn(page, 'demo-client')
  await write(page, TEXT)
  await page.route(UPLOAD, (route) => route.fulfill({ status: 500, body: '' }))
  const sent = counted(page, 'msg-transcripts/create')
  await filePicker(page).setInputFiles(picture)
  const told = page.getByRole('status').filter({ hasText: 'The picture was not uploaded.' })
  await expect(told).toBeVisible()
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^error: Failed/)])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await sendButton(page).click()
  await expect(page.getByText('Try the picture once more, or remove it to send the words alone.')).toBeVisible()
  await expect(words(page)).toHaveValue(TEXT)
  expect(sent).toEqual([])
  await page.unroute(UPLOAD)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Ready to be sent with your message.')).toBeVisible()
  await sendButton(page).click()
  await expect(sentDialog(page)).toBeVisible()
  expect(new Map(fieldsOf(sent[0]!)).get('image')).toMatch(/^upl_/)
})

test('without a network nothing waits to be sent later: it is said at once', async ({ page, context, faults }) => {
  await signIn(page, 'demo-client')
  await write(page, TEXT)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not sent.' })).toBeVisible()
  await context.setOffline(false)
  faults.splice(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(sentDialog(page)).toBeVisible()
})

test('a list of people that does not come says so, and comes with another try', async ({ page }) => {
  await signIn(page, 'demo-client')
  await page.route('**/members-info*', (route) => route.fulfill({ status: 500, body: '' }))
  await openComposer(page)
  await expect(page.getByText('The list of people could not be loaded.')).toBeVisible()
  await page.unroute('**/members-info*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await toField(page).click()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a draft survives a reload with its picture, and is forgotten on signing out', async ({ page }) => {
  await signIn(page, 'demo-client')
  await write(page, TEXT)
  await filePicker(page).setInputFiles(picture)
  await expect(page.getByText('Ready to be sent with your message.')).toBeVisible()
  await page.reload()
  await expect(toField(page)).toHaveValue(READER)
  await expect(words(page)).toHaveValue(TEXT)
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('A line')
  await signIn(page, 'demo-client')
  await openComposer(page)
  await expect(words(page)).toHaveValue('')
  await expect(toField(page)).toHaveValue('')
})

test('what was sent leaves no draft behind', async ({ page }) => {
  await signIn(page, 'demo-client')
  await write(page, TEXT)
  await sendOff(page)
  await openComposer(page)
  await expect(words(page)).toHaveValue('')
})

test('contact details are pointed out while typing, and never stand in the way', async ({ page }) => {
  await signIn(page, 'demo-client')
  await write(page, 'Mail me at ines@example.com')
  await expect(page.getByRole('status').filter({ hasText: 'This looks like contact details.' })).toBeVisible()
  await expect(page.locator('mark')).toHaveText('ines@example.com')
  await words(page).press('End')
  await words(page).press('Control+A')
  await words(page).pressSequentially('Thursday')
  await expect(page.getByText('This looks like contact details.')).toHaveCount(0)
  await words(page).fill('Mail me at ines@example.com')
  await sendButton(page).click()
  await expect(sentDialog(page)).toBeVisible()
})
