import { expect } from '@playwright/test'
import type { Locator, Page, Request, Route } from '@playwright/test'

export const CREATE = '**/api/v2/msg-transcripts/create'
export const UPLOAD = '**/api/v2/upload-file/media'
export const READER = 'demo-reader'
const SENT = 'Your message has been sent for approval'

/** Four pixels; small, but a picture. */
export const picture = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP8z8Dwn4GBgYGJAQoAHgQCAVsGqbgAAAAASUVORK5CYII=',
    'base64',
  ),
}

export const toField = (page: Page) => page.getByRole('combobox')
export const words = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const sentDialog = (page: Page) => page.getByRole('dialog', { name: SENT })
export const options = (page: Page) => page.getByRole('listbox').getByRole('option')
export const filePicker = (page: Page) => page.getByLabel('Choose a picture')

export async function openComposer(page: Page) {
  await page.goto('/message-conversation')
  await expect(toField(page)).toBeEnabled()
}

export async function pick(page: Page, name: string) {
  await toField(page).click()
  await toField(page).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}\\b`) })
    .first()
    .click()
  await expect(toField(page)).toHaveValue(name)
}

/** Opens the composer and fills it in, short of sending. */
export async function write(page: Page, text: string, to = READER) {
  await openComposer(page)
  await pick(page, to)
  await words(page).fill(text)
}

/** Sends what stands in the composer, and says OK. */
export async function sendOff(page: Page) {
  await sendButton(page).click()
  await sentDialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/admin-user/message')
}

/** The fields of a multipart body, in their order. */
export const fieldsOf = (request: Request) =>
  [...(request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )

/** Counts the calls to an address from now on. */
export function counted(page: Page, path: string) {
  const seen: Request[] = []
  page.on('request', (request) => void (request.url().endsWith(path) && seen.push(request)))
  return seen
}

/** Holds calls to an address until they are let go. */
export async function held(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await promise
    await route.continue().catch(() => undefined)
  }
  await page.route(url, wait)
  return resolve
}

/** Cut at the bottom: there is more in it than can be seen. */
export const scrolls = (of: Locator) => of.evaluate((one) => one.scrollHeight > one.clientHeight)
