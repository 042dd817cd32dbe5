import AxeBuilder from '@axe-core/playwright'
import { expect, signIn, test } from './story.ts'

test.describe('the frame around every page', () => {
  test('the first stop of the keyboard skips to the content @both', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  test('an address that does not exist says so and leads on', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Evenlight/)
  })

  test('signed out, the members’ area leads to sign-in and remembers the way back', async ({ page }) => {
    await page.goto('/admin-user/message?tab=sent')
    await expect(page).toHaveURL('/auth?next=%2Fadmin-user%2Fmessage%3Ftab%3Dsent')
  })

  test('theme and direction are chosen in the settings and stay @both', async ({ page }) => {
    await page.goto('/')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Dark').check()
    await page.getByLabel('Right to left').check()
    await expect.poll(background).toBe('rgb(15, 23, 22)')
    await page.reload()
    await expect.poll(background).toBe('rgb(15, 23, 22)')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Left to right').check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })

  test('words grow with the size chosen, from the first paint on, and nothing is wider than a narrow phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/')
    const height = () => page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontSize)
    expect(await height()).toBe('32px')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Larger').check()
    await expect.poll(height).toBe('40px')
    await page.reload()
    await expect.poll(height).toBe('40px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('without a network a bar says so wherever one is on the page, and goes with it', async ({ page, context }) => {
    await page.goto('/our-prices')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = page.getByText('You are offline.')
    await context.setOffline(true)
    await expect(bar).toBeInViewport()
    await context.setOffline(false)
    await expect(bar).toHaveCount(0)
  })

  test('the place one is in is marked, also under its other address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await page.goto('/rtl')
    await expect(places).toHaveText(['Home', 'Readers', 'Prices', 'Sign in'])
    await expect(places.and(page.locator('[aria-current=page]'))).toHaveText(['Home'])
    await signIn(page, 'demo-client')
    await page.goto('/message-conversation')
    await expect(places.and(page.locator('[aria-current=page]'))).toHaveText([/Messages$/])
  })

  test('settings that only members or only readers can use are shown to them alone', async ({ page }) => {
    const open = () => page.getByRole('button', { name: 'Settings' }).click()
    const choices = page.getByRole('dialog').getByRole('group')
    await page.goto('/')
    await open()
    await expect(choices.first()).toBeVisible()
    await expect(choices.filter({ hasText: /Sound for chat requests|Enter in a live chat/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await signIn(page, 'demo-client')
    await open()
    await expect(choices.filter({ hasText: 'Enter in a live chat' })).toBeVisible()
    await expect(choices.filter({ hasText: 'Sound for chat requests' })).toHaveCount(0)
  })

  test('/rtl is the home page from right to left, and stays so', async ({ page }) => {
    await page.goto('/rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quiet place to ask the big questions')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('the settings panel takes the whole width at 991 pixels and less, headings are 48 and 32 pixels high', async ({
    page,
  }) => {
    for (const [width, whole, size] of [
      [992, false, '48px'],
      [991, true, '32px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontSize)).toBe(size)
      await page.getByRole('button', { name: 'Settings' }).click()
      const box = await page.getByRole('dialog').boundingBox()
      expect(box?.width === width).toBe(whole)
    }
  })

  test('a page that does not come offers another try after ten seconds, and none before', async ({ page }) => {
    // Time stands but for what is said here, however long this machine takes.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    let held = true
    await page.route(/auth\.screen-.*\.js/, (route) => (held ? undefined : route.continue()))
    await page.goto('/auth', { waitUntil: 'commit' })
    // The frame says it before the code has come, which counts the time.
    const isDrawn = () =>
      page.getByRole('status').evaluate((status) => Object.keys(status).some((key) => key.startsWith('__reactFiber')))
    await expect.poll(isDrawn).toBe(true)
    await expect(page.getByText('Loading the page')).toBeAttached()
    await page.clock.runFor(9_999)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await page.clock.runFor(1)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    held = false
    await page.clock.resume()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('no page asks another host, and nothing is wider than a narrow phone', async ({ page, baseURL }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => void hosts.add(new URL(request.url()).origin))
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/', '/no-such-page', '/auth']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin])
  })

  for (const looks of [{ theme: 'light' }, { theme: 'dark' }, { theme: 'light', direction: 'rtl' }])
    test(`axe finds nothing at home: ${Object.values(looks).join(' ')} @both`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('looks', JSON.stringify(chosen)), looks)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
})
