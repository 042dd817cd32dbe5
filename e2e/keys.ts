import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

const MOST_STEPS = 60

/** Whether the place of the focus can be seen: a ring of two pixels on it or on the label around it, inside the window. */
const isShown = () => {
  const at = document.activeElement
  const ringed = [at, at?.closest('label')].find((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  // The browser draws its own ring in a part of its own, such as the calendar of a date field; so does a frame within itself.
  if (at?.matches(':focus-within:not(:focus), iframe')) return ''
  const box = ringed?.getBoundingClientRect()
  const inside = box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  return inside ? '' : (at?.outerHTML.slice(0, 200) ?? 'nowhere')
}

/** Goes on by Tab until `to` has the focus, which is in sight at every stop. */
export async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(to).toBeAttached()
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press(key)
    expect.soft(await page.evaluate(isShown), 'focus not in sight').toBe('')
    if (await to.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`${String(to)} is not reached by ${key}`)
}

export async function press(page: Page, on: Locator, key = 'Enter') {
  await tabTo(page, on)
  await page.keyboard.press(key)
}

export async function type(page: Page, into: Locator, text: string) {
  await tabTo(page, into)
  await page.keyboard.type(text)
}

/** Goes back to where the focus was before, and presses there. */
export async function pressBack(page: Page, on: Locator, key = 'Enter') {
  await tabTo(page, on, 'Shift+Tab')
  await page.keyboard.press(key)
}

/** Writes over what a field holds that was refused: it has the focus itself, or what leads to it has. */
export async function mend(page: Page, into: Locator, text: string) {
  const told = page.getByRole('alert').filter({ has: page.getByRole('link') })
  await expect(into.or(told).and(page.locator(':focus'))).toBeVisible()
  const id = await into.getAttribute('id')
  if (await told.isVisible()) await press(page, told.locator(`a[href="#${id}"]`))
  await expect(into).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await expect(into).toHaveValue(text)
}

/** Goes to a group of choices by Tab, and on by the arrows until this one is chosen. */
export async function choose(page: Page, wanted: Locator, group = wanted.page().getByRole('main')) {
  await expect(wanted).toBeAttached()
  const name = await wanted.getAttribute('name')
  const chosen = group.locator(`input[name="${name}"]:checked`)
  await tabTo(page, chosen)
  for (let more = 0; more < MOST_STEPS && !(await wanted.isChecked()); more++) {
    const before = await chosen.inputValue()
    await page.keyboard.press('ArrowDown')
    // A choice that stands in the address is shown a moment after the key.
    await expect(chosen).not.toHaveValue(before)
  }
  await expect(wanted).toBeChecked()
}
