import type { Page } from '@playwright/test'

/** Goes to one of a person's own places by the menu behind their name. */
export async function menu(page: Page, place: string) {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Account' }).press('Enter')
  await banner
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .last()
    .press('Enter')
}
