import { newClient } from './people.ts'
import { askFor, beSeenAs, end, expectRuns, linesOf, logOf, say } from './room.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, signIn, test } from './story.ts'

const ROBIN = 'Robin Alder'
const REASON = 'Nobody is told of a curse here.'

test('a reader who tells of a curse is marked for the desk, warned with a reason, and may object', async ({
  page,
  person,
  request,
}) => {
  const who = await newClient(request)
  await signIn(page, who)
  const reader = await person('demo-reader', { viewport: desktop })
  await reader.goto('/admin-user/desk')
  await beSeenAs(reader, 'Available')
  const dialog = await askFor(page, ROBIN, 'Shall I move house?')
  await dialog.getByRole('button', { name: `Ask ${ROBIN} to chat` }).click()
  await reader
    .getByRole('region', { name: `${who} asks for a chat` })
    .getByRole('button', { name: 'Accept' })
    .click()
  for (const one of [page, reader]) await expect(logOf(one)).toBeVisible()
  await reader.getByRole('button', { name: 'Start', exact: true }).click()
  await expectRuns(page)
  await say(reader, 'You are cursed, only I can lift it.')
  await expect(linesOf(page, ROBIN)).toContainText(['You are cursed, only I can lift it.'])

  const desk = await person('demo-moderator', { viewport: desktop })
  await desk.goto('/admin-user/overview')
  await desk
    .getByRole('main')
    .getByRole('link', { name: /Words that may press a client/ })
    .click()
  const row = desk.getByRole('listitem').filter({ hasText: who })
  await expect(row).toContainText('A curse that has to be lifted in a reading')
  await expectSound(desk, 'words that may press a client')
  await row.getByRole('button', { name: 'Warn demo-reader' }).press('Enter')
  await desk.getByLabel('Reason, as they read it').fill(REASON)
  await expectSound(desk, 'a warning')
  await row.getByRole('button', { name: 'Warn', exact: true }).press('Enter')
  await expect(row).toContainText('Warned')
  await row.getByRole('link', { name: 'Read the words of demo-reader' }).click()
  await expect(desk.getByLabel('ID of the message or reading')).toHaveValue(/^cht_/)

  await end(page)
  await reader.goto('/admin-user/notices')
  const notice = reader.getByRole('listitem').filter({ hasText: `We warn you about words to ${who}` })
  await expect(notice).toContainText('You can object within 30 days')
  await notice.getByRole('button').first().click()
  await expect(reader.getByRole('main')).toContainText(REASON)
})
