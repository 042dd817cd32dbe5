import { readFileSync } from 'node:fs'
import { PASSWORD } from './people.ts'
import { menu } from './shell.ts'
import { expectSound } from './sound.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

test('what do you keep of me? A copy of it is asked for, found again and fetched @both', async ({ page, request }) => {
  const at = page.viewportSize() ?? desktop
  const who = at.width === phone.width ? 'demo-reader' : 'demo-client'
  await signIn(page, who)
  await menu(page, 'Account')
  await page.getByRole('link', { name: 'See it, copy it, close your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  const copy = page.getByRole('region', { name: 'A copy of your data' })
  await copy.getByRole('button', { name: 'Ask for a copy' }).click()
  await copy.getByLabel('Your password').fill('not this one')
  await copy.getByRole('button', { name: 'Make my copy' }).click()
  await expect(copy.getByText('This is not your password.').first()).toBeVisible()
  await expectSound(page, 'a copy that is asked for')
  await copy.getByLabel('Your password').fill(PASSWORD)
  await copy.getByRole('button', { name: 'Make my copy' }).click()
  // It is left once it has been taken, not while it is on its way.
  await expect(copy.getByLabel('Your password')).toHaveCount(0)
  await page.goto('/admin-user/help')
  await page.getByRole('link', { name: 'Delete my data' }).click()
  await expect(copy.getByText(/Ready, with \d+ entries/)).toBeVisible({ timeout: 30_000 })
  await expectSound(page, 'a copy that is ready')
  const fetched = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      copy.getByRole('button', { name, exact: true }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }
  const json = await fetched('Everything (JSON)')
  expect(json.name).toBe('evenlight-my-data.json')
  const { kept } = JSON.parse(json.bytes.toString()) as { kept: Record<string, Record<string, unknown>[]> }
  expect(kept['account_person']).toMatchObject([{ username: who }])
  expect(kept['reading']!.length).toBeGreaterThan(0)
  const pdf = await fetched('Summary (PDF)')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByRole('region', { name: 'What you agreed to' })).toContainText(/The terms|Nothing is written/)
  expect((await request.get('/api/v2/me/export/file?as=json')).status()).toBe(401)
})
