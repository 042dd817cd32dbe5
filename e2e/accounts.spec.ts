import type { Page } from '@playwright/test'
import { codeFor, fillSignUp, newClient, newName, newSignUp, PASSWORD } from './people.ts'
import { expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

test('a wrong password and an unknown name read the same, and what was typed stays', async ({ page }) => {
  const said: (string | null)[] = []
  for (const name of ['demo-client', 'nobody-of-that-name']) {
    await page.goto('/auth')
    await page.getByLabel(/user name/i).fill(name)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: /^sign in$/i }).click()
    said.push(await page.getByRole('alert').textContent())
    await expect(page.getByLabel(/user name/i)).toHaveValue(name)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
  }
  expect(said[0]).toContain('not right')
  expect(said[1]).toBe(said[0])
})

test('what if somebody guesses at my password? A code by mail lets me in with it', async ({
  page,
  request,
  browser,
}) => {
  const username = await newClient(request)
  const stranger = await browser.newContext()
  for (let n = 0; n < 11; n++)
    await stranger.request.post('/api/login', { data: { login: username, password: 'a wrong guess' } })
  await stranger.close()
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('heading', { name: 'Too many wrong passwords' })).toBeFocused()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()
  await expect.poll(() => codeFor(request, `${username}@example.com`, 'lets you sign in')).toMatch(/^\d{6}$/)
  await page.getByLabel('Code').fill(await codeFor(request, `${username}@example.com`, 'lets you sign in'))
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
})

test('sign-up tells everything that is missing at once, and each line leads to its field @both', async ({ page }) => {
  await page.goto('/register/email_reading_register')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(7)
  await summary.getByRole('link', { name: 'Date of birth' }).click()
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/fill this in/)
})

test('a refused name is told at its field, and a reload keeps all but the password', async ({ page }) => {
  await page.goto('/register/email_reading_register')
  await page.getByLabel('User name').fill('demo-client')
  await page.getByLabel('E-mail').fill('rosa@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Date of birth').fill('1990-05-05')
  await page.getByLabel('Country').selectOption('ES')
  await page.getByLabel(/I am 18/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('User name')).toHaveAccessibleDescription(/taken/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long enough one')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')
  await expect(page.getByLabel('Country')).toHaveValue('ES')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('long enough')
})

test('somebody under age is told before anything is sent', async ({ page }) => {
  await page.goto('/register/email_reading_register')
  let sent = 0
  page.on('request', (request) => void (request.url().endsWith('/api/register') && (sent += 1)))
  const birth = new Date()
  birth.setFullYear(birth.getFullYear() - 18)
  birth.setDate(birth.getDate() + 2)
  await page.getByLabel('Date of birth').fill(birth.toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/18 or older/)
  expect(sent).toBe(0)
})

test('what if I would rather have my code by SMS? I come in with it, and confirm my e-mail afterwards @both', async ({
  page,
  request,
}) => {
  const [name, number] = [newName('ines'), `+3461${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`]
  await page.goto('/register/email_reading_register')
  await fillSignUp(page, name)
  await expect(page.getByRole('radio', { name: 'By SMS' })).toHaveCount(0)
  await page.getByLabel('Mobile number').fill(number)
  await page.getByRole('radio', { name: 'By SMS' }).check()
  await expectSound(page, 'signing up by SMS')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`by SMS to your number that ends in ${number.slice(-2)}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it by e-mail instead' })).toBeVisible()
  await expectSound(page, 'waiting for an SMS')
  expect(await codeFor(request, `${name}@example.com`)).toBe('')
  await page.getByLabel('Code').fill(await codeFor(request, number))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL('/psychics')
  await page.goto('/admin-user/account')
  const mine = page.getByRole('region', { name: 'E-mail' })
  await expect(mine).toContainText('Not confirmed.')
  await mine.getByRole('button', { name: 'Confirm' }).click()
  await mine.getByLabel('Your current password').fill(PASSWORD)
  await mine.getByRole('button', { name: 'Send a code' }).click()
  await mine.getByLabel('Code').fill(await codeFor(request, `${name}@example.com`))
  await mine.getByRole('button', { name: 'Confirm the new e-mail' }).click()
  await expect(mine).not.toContainText('Not confirmed.')
  await expect(page.getByText('10:00').or(page.getByText('10 min')).first()).toBeVisible()
})

test('who gets no SMS has the code by e-mail instead', async ({ page, request }) => {
  const name = newName('ines')
  await page.goto('/register/email_reading_register')
  await fillSignUp(page, name)
  await page.getByLabel('Mobile number').fill(`+3462${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`)
  await page.getByRole('radio', { name: 'By SMS' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Send it by e-mail instead' }).click()
  await expect(page.getByText('A new code is on its way to your e-mail.')).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(request, `${name}@example.com`))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL('/psychics')
})

test('a forgotten password gets the same answer for everybody', async ({ page }) => {
  await page.goto('/register/forgot_password')
  await expect(page.getByText('It works for 30 minutes.')).toBeVisible()
  await page.getByLabel('User name or e-mail').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account with nobody@example.com')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a network that is away loses nothing and offers itself again', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel(/user name/i).fill('demo-client')
  await page.getByLabel('Password', { exact: true }).fill('evenlight-demo')
  await page.route('**/api/login', (route) => route.abort())
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('alert')).toContainText('What you entered is still here')
  await page.unroute('**/api/login')
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL((url) => url.pathname !== '/auth')
})

interface Letter {
  recipient: string
  body: string
}

test('from sign-up through the mailed code to the first free minutes @both', async ({ page }) => {
  const name = newName('rosa')
  const email = `${name}@example.com`
  await page.goto('/register/email_reading_register')
  await page.getByLabel('User name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Date of birth').fill('1990-05-05')
  await page.getByLabel('Country').selectOption('ES')
  await page.getByLabel(/I am 18/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/register-success')
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/./)
  const { data } = (await (await page.request.get('/dev/mail.json')).json()) as { data: Letter[] }
  const code = data.find(({ recipient }) => recipient === email)?.body.match(/\b\d{6}\b/)?.[0] ?? ''
  await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/psychics')
  await expect(page.getByRole('banner').getByText('Your time: 10 min')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

const linkFor = async (page: Page, email: string) => {
  const { data } = (await (await page.request.get('/dev/mail.json')).json()) as { data: Letter[] }
  return data.find(({ recipient }) => recipient === email)?.body.match(/\/register-success#\S+/)?.[0] ?? ''
}

test('the letter’s link confirms, leaves the address and works once @both', async ({ page, browser }) => {
  const { email } = await newSignUp(page.request)
  const link = await linkFor(page, email)
  await page.goto(link)
  await expect(page).toHaveURL('/psychics')
  await expect(page.getByRole('banner').getByText('Your time: 10 min')).toBeAttached()
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('alert')).toContainText('This link is older than 10 minutes, or was used already.')
  await expect(other).toHaveURL('/register-success')
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(other).toHaveURL('/auth')
  await other.context().close()
})

test('a link whose confirmation got lost on the way is tried again', async ({ page }) => {
  const { email } = await newSignUp(page.request)
  await page.route('**/api/verification', (route) => route.abort())
  await page.goto(await linkFor(page, email))
  await expect(page.getByRole('alert')).toContainText('can’t reach Evenlight')
  await page.unroute('**/api/verification')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/psychics')
})

test('somebody signed in is asked before the link signs them in to another account', async ({ page }) => {
  const { email } = await newSignUp(page.request)
  await signIn(page, 'demo-client')
  await page.goto(await linkFor(page, email))
  await expect(page.getByText('You are signed in here already.')).toBeVisible()
  await expect(page).toHaveURL('/register-success')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/psychics')
  await expect(page.getByRole('banner').getByText('Your time: 10 min')).toBeAttached()
})

test('the account shows what stands, opens one matter at a time, and gives the focus back', async ({ page }) => {
  await signIn(page, await newClient(page.request))
  await page.goto('/admin-user/account')
  const about = page.getByRole('region', { name: 'About you' })
  const change = about.getByRole('button', { name: 'Change: About you' })
  await change.click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Rosalind')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about).toContainText('Rosalind')
  await expect(change).toBeFocused()
  await page.getByRole('button', { name: 'Change: User name and mobile' }).click()
  await page.getByLabel('Your current password').fill('not the password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Your current password')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Your current password')).toHaveValue('not the password')
})
