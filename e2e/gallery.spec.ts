import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from './story.ts'

const parts = [
  'Colours',
  'Type',
  'Buttons',
  'Fields',
  'Choices',
  'Date and time',
  'Lists',
  'Layers',
  'Waits and amounts',
  'Notes',
  'Art',
  'Empty places',
] as const

/** The gallery alone, with its faces of type and its drawings there, and nothing that moves. */
async function openGallery(page: Page, looks: object) {
  await page.clock.setFixedTime('2026-11-20T15:00:00Z')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((chosen) => localStorage.setItem('looks', JSON.stringify(chosen)), looks)
  const drawn = page.waitForResponse(/scenes.*\.svg/)
  await page.goto('/dev/ui')
  await drawn
  await expect(page.locator('[data-part]')).toHaveCount(parts.length)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('#root > :is(header, footer, nav)').forEach((one) => (one.hidden = true)),
  )
}

/** Between them every part is seen light and dark, wide and narrow, and from right to left. */
const seen = [
  ['light', desktop, { theme: 'light' }],
  ['dark', phone, { theme: 'dark' }],
  ['rtl', phone, { theme: 'light', direction: 'rtl' }],
] as const

for (const [name, size, looks] of seen)
  test(`every part looks as it did: ${name}, ${size.width} px @pictures`, async ({ page }) => {
    await page.setViewportSize(size)
    await openGallery(page, looks)
    for (const part of parts)
      await expect
        .soft(page.locator(`[data-part="${part}"]`))
        .toHaveScreenshot(`${part.toLowerCase().replaceAll(' ', '-')}-${name}.png`)
  })

test('the moon that waits goes on by a phase in 300 ms, and stands where nothing may move', async ({ page }) => {
  const lit = page.locator('[data-part="Waits and amounts"] svg.size-48 > path')
  const phase = () => lit.getAttribute('d')
  await page.clock.install({ time: 0 })
  await page.goto('/dev/ui')
  await expect(lit).toBeVisible()
  await page.clock.pauseAt(120_000)
  const first = await phase()
  await page.clock.runFor(300)
  await expect.poll(phase).not.toBe(first)
  await page.clock.runFor(7 * 300)
  await expect.poll(phase).toBe(first)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(lit).toBeVisible()
  const still = await phase()
  await page.clock.runFor(900)
  expect(await phase()).toBe(still)
})

test('a selection dragged out of a dialog leaves it open, a press beside it closes it', async ({ page }) => {
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Open the drawer' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add time' })
  const minutes = await drawer.getByLabel('Minutes').boundingBox()
  if (!minutes) throw new Error('the field is not drawn')
  const inside = [minutes.x + 24, minutes.y + minutes.height / 2] as const
  const beside = [24, inside[1]] as const
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 4 })
    await page.mouse.up()
  }
  await drag(inside, beside)
  await expect(drawer).toBeVisible()
  await drag(beside, inside)
  await expect(drawer).toBeVisible()
  await page.mouse.click(...beside)
  await expect(drawer).toBeHidden()
})

test('a toast waits with its way back as long as the pointer or the focus is on it', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/dev/ui')
  const show = page.getByRole('button', { name: 'Show a toast' })
  await expect(show).toBeVisible()
  await page.clock.pauseAt(120_000)
  const words = page.getByText('Message deleted.')
  const undo = page.getByRole('button', { name: 'Undo' })
  await show.click()
  await undo.hover()
  await page.clock.runFor(60_000)
  await expect(words).toBeVisible()
  await undo.focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(words).toBeVisible()
  await show.focus()
  await page.clock.runFor(7000)
  await expect(words).toBeVisible()
  await page.clock.runFor(1000)
  await expect(words).toBeHidden()
})
