import type { Locator } from '@playwright/test'
import { hostile } from '../server/test/corpus/markup.ts'
import { PASSWORD } from './people.ts'
import { expectSound } from './sound.ts'
import { expect, signIn, test } from './story.ts'

test('how does an article come to visitors? Its reader writes it, the house publishes it', async ({ page, person }) => {
  const reader = await person('demo-reader')
  await reader.goto('/admin-user/articles')
  await reader.getByRole('link', { name: 'New: Article' }).click()
  await reader.getByLabel('Title').fill('A deck for rainy days')
  await reader.getByLabel('In a sentence').fill('What to lay when nothing happens.')
  const text = reader.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await reader.getByRole('button', { name: 'Heading', exact: true }).click()
  await reader.keyboard.type('When it rains')
  await reader.keyboard.press('Enter')
  await reader.keyboard.type('Lay one card. ')
  await reader.keyboard.press('Control+b')
  await reader.keyboard.type('Wait.')
  await expectSound(reader, 'a text that is written')
  await reader.getByRole('button', { name: 'Save', exact: true }).click()
  await reader.waitForURL(/articles\/pce_/)
  await reader.getByRole('button', { name: 'Send for approval' }).click()
  await expect(reader.getByText('Waits for approval')).toBeVisible()

  const admin = await person('demo-admin')
  await admin.goto('/admin-user/articles?state=awaiting')
  await admin.getByRole('link', { name: /A deck for rainy days/ }).click()
  await admin.getByRole('tab', { name: 'Preview' }).click()
  await expect(admin.getByRole('heading', { name: 'When it rains' })).toBeVisible()
  await expectSound(admin, 'a text that waits for the house')
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(admin.getByRole('link', { name: 'See it as visitors do' })).toBeVisible()

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click()
  await page.getByRole('link', { name: 'A deck for rainy days' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A deck for rainy days' })).toBeVisible()
  await expect(page.locator('article strong')).toHaveText('Wait.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'When it rains' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/articles\/view\?id=pce_/)
  await expectSound(page, 'an article')
})

/** What lies far down on the home page is drawn once more when its code comes. */
const scrolledTo = (part: Locator) => expect(() => part.scrollIntoViewIfNeeded()).toPass()

test('hostile markup does nothing, to visitors or to those who edit it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const call = async (path: string, data: object, token?: string) => {
    const answer = await request.post(path, { data, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { id: string; token: string } }).data
  }
  const { token } = await call('/api/login', { login: 'demo-admin', password: PASSWORD })
  const body = `<p>Before.</p>${hostile.filter((one) => !one.includes('\0')).join('\n')}`
  const publish = async (add: string, more = {}) => {
    const { id } = await call(`/api/v2/${add}`, { title: 'Hostile', summary: '', body, ...more }, token)
    await call(`/api/v2/article/update-article/${id}`, { action: 'publish', seen: 1 }, token)
    return id
  }
  const id = await publish('article/add-article')
  const post = await publish('blog-management/add')
  for (const add of ['faq-question', 'our-services', 'specialoffers', 'home-pages']) await publish(add)
  await page
    .context()
    .addInitScript(() => Object.assign(window, { boom: () => Object.assign(window, { boomed: true }) }))
  const expectQuiet = async () => {
    await expect(page.getByText('Before.').filter({ visible: true }).first()).toBeVisible()
    expect(await page.evaluate(() => 'boomed' in window)).toBe(false)
    expect(await page.locator('.written :is(script, style, img, svg, iframe, form, [onclick], [style])').count()).toBe(
      0,
    )
  }
  await page.goto(`/articles/view?id=${id}`)
  await expectQuiet()
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Hostile' }).click()
  await expectQuiet()
  // Each kind has a page of its own, drawn by the server and then by the browser.
  for (const path of [`/blog/${post}`, '/our-services', '/special-offers', '/faq', '/']) {
    await page.goto(path)
    if (path === '/') await scrolledTo(page.getByRole('region', { name: 'Hostile' }))
    if (path === '/faq') await page.getByText('Hostile').click()
    await expectQuiet()
  }
  await signIn(page, 'demo-admin')
  await page.goto(`/admin-user/articles/${id}`)
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('Before.')
  await expectQuiet()
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'Only words.')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, body)
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('Only words.')
  await expectQuiet()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expectQuiet()
  const plain = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto('/faq')
  await expect(read.getByText('What exactly am I billed for?')).toBeVisible()
  await plain.close()
})

test('the house writes for the home page, and visitors read it in their language', async ({ page, person }) => {
  const admin = await person('demo-admin')
  const save = async (title: string, words: string) => {
    await admin.getByLabel('Title').fill(title)
    await admin.getByRole('textbox', { name: 'Text', exact: true }).click()
    await admin.keyboard.type(words)
    await admin.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(admin.getByText(/Saved as version/).first()).toBeVisible()
  }
  await admin.goto('/admin-user/articles')
  await admin.getByRole('link', { name: 'New: Part of the home page' }).click()
  await save('On Sundays', 'The house is open.')
  await admin.waitForURL(/articles\/pce_/)
  await admin.getByLabel('Language').selectOption('es')
  await save('Los domingos', 'La casa está abierta.')
  await admin.getByRole('tab', { name: 'Preview' }).click()
  await expect(admin.getByRole('region', { name: 'Los domingos' })).toBeVisible()
  await expectSound(admin, 'a part of the home page')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'On Sundays' })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(admin.getByRole('link', { name: 'See it as visitors do' })).toBeVisible()
  await expect(async () => {
    await page.goto('/es')
    await expect(page.getByRole('heading', { level: 2, name: 'Los domingos' })).toHaveCount(1)
  }).toPass()
  const part = page.getByRole('region', { name: 'Los domingos' })
  await scrolledTo(part)
  await expect(part).toContainText('La casa está abierta.')
  await expect(page.getByRole('region', { name: 'Tu primera lectura, sin prisa' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Artículos recientes' }).getByRole('listitem')).toHaveCount(3)
  // No sentence is missing there.
  await expect(page.getByRole('main')).not.toContainText(/\b(content|home)\.[a-z]/)
  await expectSound(page, 'the home page with what the house wrote')
  await admin.goto('/admin-user/articles')
  await expect(admin.getByRole('link', { name: /Los domingos/ })).toContainText('Arabic (not written yet)')
})
