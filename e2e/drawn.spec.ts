import { held } from './composer.ts'
import { expect, test, watch } from './story.ts'

const pages = ['/', '/psychics', '/psychics?available=true&sort=rating', '/our-prices', '/how-it-works']

test('what a visitor came for is there before any script ran', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Prices' }).first()).toBeVisible()
  }
  await page.goto('/psychics')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp('/profile/usr_'))
  await context.close()
})

test('a page is painted with two faces of type before its code is asked for', async ({ page }) => {
  for (const path of ['/', '/psychics']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const { painted, asked, faces } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint').at(0)?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
      faces: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
    }))
    expect(asked.length).toBeGreaterThan(0)
    expect(Math.min(...asked)).toBeGreaterThan(Number(painted))
    // A word in another script doesn't bring a face of its own.
    expect(faces).toBe(2)
  }
})

test('a button pressed before the code is there does its work when it is', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  let go = () => {}
  const pressed = new Promise<void>((resolve) => (go = resolve))
  await page.goto('/psychics', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  go()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the browser takes a drawn page over as it is, in any zone and language, in silence', async ({
  browser,
  baseURL,
}) => {
  const faults: string[] = []
  const context = await browser.newContext({
    baseURL: String(baseURL),
    timezoneId: 'Pacific/Auckland',
    locale: 'de-DE',
  })
  const page = await context.newPage()
  watch(page, faults)
  // The main element of the page as it came, before anything could be drawn anew.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { came: document.querySelector('main') }),
    ),
  )
  const profile = async () => {
    await page.goto('/psychics')
    return page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')
  }
  for (const path of [...pages, String(await profile()), '/nothing-here']) {
    await page.goto(path)
    // Only a page that was taken over opens its settings.
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const same = await page.evaluate(() => Reflect.get(window, 'came') === document.querySelector('main'))
    expect([path, same]).toEqual([path, true])
  }
  expect(faults).toEqual([])
  await context.close()
})

test('dates and numbers follow the language of the browser, and one’s choice', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  await page.goto('/our-prices')
  await expect(page.getByText('US$').first()).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'English (US)' }).click()
  await expect(page.getByText('US$')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('radio', { name: 'English (US)' })).toBeChecked()
  await expect(page.getByText('US$')).toHaveCount(0)
  await context.close()
})

test('taking a page over says nothing anew of all of it, which would be laid out twice', async ({ page }) => {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Reflect.set(window, 'saidAnew', said)
    new MutationObserver((all) =>
      said.push(...all.filter(({ target }) => target === document.documentElement).map((one) => one.attributeName)),
    ).observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] })
  })
  for (const [path, settings] of [
    ['/', 'Settings'],
    ['/es', 'Ajustes'],
    ['/ar', 'الإعدادات'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: settings }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect([path, await page.evaluate(() => Reflect.get(window, 'saidAnew') as unknown)]).toEqual([path, []])
  }
})

test('nothing moves when the faces of type come late @both', async ({ page }) => {
  for (const path of ['/', '/psychics', '/our-prices']) {
    const letGo = await held(page, '**/*.woff2')
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) seen.shift += Reflect.get(one, 'value') as number
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { seen })
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    letGo()
    await page.waitForFunction(async () => {
      await document.fonts.ready
      return (
        document.fonts.check('500 48px Newsreader') &&
        document.fonts.check('400 16px Figtree') &&
        !('pressedEarly' in window)
      )
    })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect.soft(await page.evaluate(() => Reflect.get(window, 'seen').shift as number), path).toBeLessThan(0.02)
    await page.unrouteAll()
  }
})

test('a reader’s card that is painted before the others have come stays as wide @both', async ({ page }) => {
  await page.goto('/')
  const card = page
    .getByRole('region', { name: /here now$/ })
    .getByRole('listitem')
    .first()
  await expect(card).toBeVisible()
  const [wide, alone] = await card.evaluate((first) => {
    const others = [...(first.parentElement?.children ?? [])].slice(1) as HTMLElement[]
    const among = first.getBoundingClientRect().width
    for (const other of others) other.style.display = 'none'
    return [others.length && among, first.getBoundingClientRect().width]
  })
  expect(alone).toBe(wide)
})
