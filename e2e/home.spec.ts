import { desktop, expect, test } from './story.ts'

const below = /\/assets\/Below-.*\.js/

test('the whole home page is there without any code', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  for (const title of [
    'A clock you can check',
    'What we never do',
    'Minutes, no subscription',
    'Questions people ask first',
  ])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByText('$13.99')).toBeVisible()
  await page.getByText('What if the reader says nothing?').click()
  await expect(page.getByText('Then everything comes back by itself when the reading ends.')).toBeVisible()
  await context.close()
})

test('is this reader real, who checked? The first screen says what is free and who is here, and a face leads to the answer @both', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('10 minutes free')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Start with 10 free minutes' })).toBeInViewport()
  const here = page.getByRole('region', { name: '2 readers are here now' }).getByRole('article')
  await expect(here).toHaveCount(3)
  await expect(here.first()).toBeInViewport()
  const arrived = () =>
    here.locator('img').evaluateAll((faces: HTMLImageElement[]) => faces.map((face) => face.naturalWidth > 0))
  await expect.poll(arrived).toEqual([true, true, true])
  const name = String(await here.first().getByRole('heading').textContent())
  await here.first().getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: 'Who checked this reader?' }).click()
  const answer = page.getByRole('region', { name: 'Is this a real person, and who checked?' })
  await expect(answer.getByRole('heading')).toBeInViewport()
  await expect(answer).toContainText(`${name} is invented, the portrait is drawn, and nobody was checked.`)
  await expect(answer).toContainText('One of our admins read the application and approved it')
  await expect(answer).toContainText('We check no papers')
})

test('what is further down comes alive when one is near, as one left it', async ({ page }) => {
  const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let wanted = false
  await page.route(below, async (route) => {
    wanted = true
    asked.resolve()
    await go.promise
    await route.continue()
  })
  // So low a window that the rest is further away than what is fetched ahead.
  await page.setViewportSize({ width: desktop.width, height: 300 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(wanted).toBe(false)

  const question = page.getByText('What if the reader says nothing?')
  await question.click()
  await asked.promise
  const answer = page.getByText('Then everything comes back by itself when the reading ends.')
  await expect(answer).toBeVisible()
  const drawn = await question.elementHandle()
  go.resolve()
  // React's own element stands where the drawn one was.
  await expect.poll(() => drawn?.evaluate((one) => one.isConnected)).toBe(false)
  await expect(answer).toBeVisible()
  await expect(page.locator('summary', { has: question })).toBeFocused()
  await page.getByRole('button', { name: 'Both come in' }).click()
  await expect(page.getByRole('button', { name: 'End the reading' })).toBeVisible()
})
