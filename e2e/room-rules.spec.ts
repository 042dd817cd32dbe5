import { newWriter, strikesBeside } from './letters.ts'
import { newClient } from './people.ts'
import { boxOf, end, enterWith, linesOf, logOf, say, secondsLeft, timerOf } from './room.ts'
import { desktop, expect, phone, signIn, test } from './story.ts'

const IDRIS = 'Idris Vale'

test('why was my message not delivered in a live chat? What may be written, and how it is sent', async ({
  page,
  request,
}) => {
  const { name, write } = await newWriter(request)
  await signIn(page, name)
  await enterWith(page, IDRIS)
  const box = boxOf(page)
  await box.fill('Ring me at 212 555 0147 tonight')
  await expect(page.getByText('This looks like contact details.')).toBeVisible()
  await expect(page.locator('mark')).toHaveText('212 555 0147')
  await box.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent: contact details are not allowed.' })).toBeVisible()
  await expect(page.getByText('The site stopped it, nobody has read it')).toBeVisible()
  await expect(box).toHaveValue('Ring me at 212 555 0147 tonight')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  const chosen = () => box.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd))
  await expect.poll(chosen).toBe('212 555 0147')
  await expect(linesOf(page, 'You')).toHaveCount(0)
  const letter = await write('See you on Friday')
  await expect.poll(() => strikesBeside(request, letter)).toBe(1)
  await box.press('Enter')
  await page.keyboard.type('this hour')
  await box.press('Enter')
  await expect(linesOf(page, 'You')).toContainText('Ring me at this hour tonight')

  await box.fill('Do you offer curse removal?')
  await expect(page.getByText('Words like this are watched for.')).toBeVisible()
  await expect(page.locator('mark')).toHaveText('curse removal')
  await box.press('Enter')
  await expect(logOf(page).getByText('Do you offer curse removal?')).toBeVisible()

  for (const part of ['212', '555']) {
    await box.fill(part)
    await box.press('Enter')
    await expect(logOf(page).getByText(part, { exact: true })).toBeVisible()
  }
  await box.fill('0147')
  await expect(page.getByText('This looks like contact details.')).toBeVisible()

  await box.fill('A first line')
  await box.press('Shift+Enter')
  await page.keyboard.type('and a second')
  await expect(box).toHaveValue('A first line\nand a second')
  await expect(linesOf(page, 'You')).toHaveCount(4)
  await box.press('Enter')
  await expect(logOf(page).getByText('A first line\nand a second')).toBeVisible()

  await box.fill('x'.repeat(4001))
  await expect(page.getByText('4001 of 4000')).toBeVisible()
  await box.press('Enter')
  await expect(box).toHaveValue(/^x{4001}$/)
  await expect(linesOf(page, 'You')).toHaveCount(5)
  await box.fill(' \n ')
  await box.press('Enter')
  await expect(linesOf(page, 'You')).toHaveCount(5)
  await say(page, 'y'.repeat(4000))
  await expect(linesOf(page, 'You')).toHaveCount(6)
  await expect(linesOf(page, 'You').last()).toContainText(/Sent|Read/)

  const log = logOf(page)
  const toEnd = () => log.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight)
  await expect.poll(toEnd).toBeLessThan(2)
  await log.evaluate((one) => one.scrollTo(0, 0))
  const news = page.getByRole('button', { name: /^\d+ new messages?/ })
  // The answer may come before one has gone back up: then it is asked once more.
  await expect(async () => {
    await say(page, 'And what comes then?')
    await log.evaluate((one) => one.scrollTo(0, 0))
    await expect(news).toBeVisible({ timeout: 8000 })
  }).toPass()
  expect(await log.evaluate((one) => one.scrollTop)).toBe(0)
  await news.click()
  await expect(news).toBeHidden()
  await expect(log).toBeFocused()
  // What comes in between a scroll and the word of it is followed: nobody went away from the end.
  const left = await log.evaluate(async (one) => {
    const more = document.createElement('div')
    more.style.height = '200px'
    one.scrollTop -= 1
    one.firstElementChild?.append(more)
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    const away = one.scrollHeight - one.scrollTop - one.clientHeight
    more.remove()
    return away
  })
  expect(left).toBeLessThan(2)
  await page.setViewportSize(phone)
  await expect.poll(toEnd).toBeLessThan(2)
  await page.setViewportSize({ width: 360, height: 300 })
  await expect.poll(toEnd).toBeLessThan(2)
  for (const part of [timerOf(page), box]) await expect(part).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(desktop)
  await end(page)
})

test('Enter and Shift + Enter are swapped by whoever likes it so @both', async ({ page, request, isMobile }) => {
  await signIn(page, await newClient(request))
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Makes a new line' }).check({ force: true })
  await page.reload()
  await enterWith(page, IDRIS)
  // Where the keys are on the glass there is no Shift to speak of.
  await expect(page.getByText('Shift + Enter sends, Enter makes a new line.')).toBeVisible({ visible: !isMobile })
  const box = boxOf(page)
  await box.fill('One line')
  await box.press('Enter')
  await page.keyboard.type('and one more')
  await expect(box).toHaveValue('One line\nand one more')
  await expect(linesOf(page, 'You')).toHaveCount(0)
  await box.press('Shift+Enter')
  await expect(logOf(page).getByText('One line\nand one more')).toBeVisible()
  await end(page)
})

/** From the event `hide` until `show` the page is as a browser keeps a page behind others: no timers, no frames; workers go on. */
const hideable = () => {
  let hidden = false
  const waiting: (() => void)[] = []
  const held = (act: unknown) => () => (hidden ? waiting.push(act as () => void) : (act as () => void)())
  const { setTimeout: later, setInterval: often, requestAnimationFrame: draw } = window
  window.setTimeout = ((act: unknown, ms?: number) => later(held(act), ms)) as typeof setTimeout
  window.setInterval = ((act: unknown, ms?: number) => often(held(act), ms)) as typeof setInterval
  window.requestAnimationFrame = (act) => draw((ms) => held(() => act(ms))())
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') })
  for (const [name, to] of [
    ['hide', true],
    ['show', false],
  ] as const)
    addEventListener(name, () => {
      hidden = to
      document.dispatchEvent(new Event('visibilitychange'))
      if (!hidden) for (const act of waiting.splice(0)) act()
    })
}

test('a page behind another one stays present: the clock goes on', async ({ page, request }) => {
  await page.addInitScript(hideable)
  await signIn(page, await newClient(request))
  await enterWith(page, IDRIS)
  await page.evaluate(() => dispatchEvent(new Event('hide')))
  const before = await secondsLeft(page)
  await expect.poll(() => secondsLeft(page), { timeout: 60_000 }).toBeLessThan(before - 11)
  await expect(timerOf(page)).toContainText('running')
  await page.evaluate(() => dispatchEvent(new Event('show')))
  await end(page)
})
