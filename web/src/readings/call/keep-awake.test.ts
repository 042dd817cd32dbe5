import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAwake } from './keep-awake.ts'

let [held, asked] = [0, 0]
let page: EventTarget & { visibilityState: string }
/** What a browser's screen does: a lock holds until it is released, or the page is hidden. */
const browser = (request: () => Promise<unknown>) => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
}
const lock = async () => {
  asked++
  held++
  return { release: async () => void held-- }
}
const turn = (visibilityState: string) => {
  Object.assign(page, { visibilityState })
  if (visibilityState === 'hidden') held = 0
  page.dispatchEvent(new Event('visibilitychange'))
  return vi.waitFor(() => Promise.resolve())
}
beforeEach(() => {
  ;[held, asked] = [0, 0]
})
afterEach(() => vi.unstubAllGlobals())

test('the screen stays on for as long as the call is held, and is asked for anew when one comes back', async () => {
  browser(lock)
  const end = keepAwake()
  await vi.waitFor(() => expect(held).toBe(1))
  await turn('hidden')
  expect([held, asked]).toEqual([0, 1])
  await turn('visible')
  await vi.waitFor(() => expect([held, asked]).toEqual([1, 2]))
  end()
  await vi.waitFor(() => expect(held).toBe(0))
  await turn('visible')
  expect(asked).toBe(2)
})

test('a lock that comes after the end is let go of; a browser that gives none is no fault', async () => {
  let give = () => {}
  browser(async () => {
    await new Promise<void>((resolve) => (give = resolve))
    return lock()
  })
  keepAwake()()
  give()
  await vi.waitFor(() => expect([asked, held]).toEqual([1, 0]))
  browser(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')))
  keepAwake()()
  vi.stubGlobal('navigator', {})
  expect(() => keepAwake()()).not.toThrow()
})
