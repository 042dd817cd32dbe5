import { beforeEach, expect, test, vi } from 'vitest'
import { emptyBrowser, endedByItself, startSession } from './sign-in.ts'

const rosa = { token: 'one', user: { id: 'usr_rosa', type: 'CLIENT', locale: 'en' } } as const
const mara = { token: 'two', user: { id: 'usr_mara', type: 'CLIENT', locale: 'en' } } as const
const shelf = new Map<string, string>()

vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => shelf.get(name) ?? null,
  setItem: (name: string, text: string) => shelf.set(name, text),
  removeItem: (name: string) => shelf.delete(name),
  clear: () => shelf.clear(),
})

beforeEach(async () => {
  await emptyBrowser()
  startSession(rosa)
  shelf.set('ticket', 'half a question')
})

test('a sign-in that ended by itself leaves the drafts to the same person', async () => {
  await emptyBrowser({ keepDrafts: true })
  startSession(rosa)
  expect([...shelf]).toEqual([['ticket', 'half a question']])
})

test('what was refused a moment later takes neither the drafts nor the reason', async () => {
  await emptyBrowser({ keepDrafts: true })
  await emptyBrowser({ keepDrafts: true })
  expect(endedByItself()).toBe(true)
  startSession(rosa)
  expect([...shelf]).toEqual([['ticket', 'half a question']])
})

test('nobody else finds them', async () => {
  await emptyBrowser({ keepDrafts: true })
  startSession(mara)
  expect([...shelf]).toEqual([])
})

test('who leaves takes them along', async () => {
  await emptyBrowser()
  startSession(rosa)
  expect([...shelf]).toEqual([])
})
