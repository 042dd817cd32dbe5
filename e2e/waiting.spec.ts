import { newClient } from './people.ts'
import { end, enterWith } from './room.ts'
import { expect, signIn, test } from './story.ts'

const IDRIS = 'Idris Vale'

test('who waits in line is told when it is their turn, and asks before everybody else @both', async ({
  page,
  person,
  request,
}) => {
  const first = await person('demo-client')
  await enterWith(first, IDRIS)
  await signIn(page, await newClient(request))
  await page.goto('/psychics?q=idris')
  await page.getByRole('link', { name: IDRIS, exact: true }).click()
  await page.getByRole('button', { name: 'Join the line' }).click()
  await expect(page.getByText(`You are next in line for ${IDRIS}.`)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Leave the line' }).click()
  await expect(page.getByText('You are not in line any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Join the line' }).click()
  await expect(page.getByText(`You are next in line for ${IDRIS}.`)).toBeVisible()

  await end(first)
  await expect(page.getByText(new RegExp(`^It is your turn: ${IDRIS} is kept for you until`))).toBeVisible()
  await page.getByRole('link', { name: 'Start chat' }).filter({ visible: true }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Ask ${IDRIS} to chat` })
    .click()
  await expect(page.getByRole('log')).toBeVisible()
})
