import { beforeEach, expect, test } from 'vitest'
import { setSecure, useSecure } from '../../session/secure.ts'
import { draftOf, keepDraft, keepUnsent, unsentOf } from './outbox.ts'
import type { Line } from './thread.ts'

const shelf = new Map<string, string>()
const storage = new Proxy({} as Storage, {
  get: (_, name) =>
    ({
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, text: string) => void shelf.set(key, text),
      removeItem: (key: string) => void shelf.delete(key),
    })[name as 'getItem'],
  ownKeys: () => [...shelf.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})
Object.assign(globalThis, { sessionStorage: storage, document: { cookie: '' } })

const line = (state: Line['state']): Line => ({ key: state, seq: null, from: 'usr_ida', body: state, at: '', state })

beforeEach(() => {
  shelf.clear()
  useSecure.setState(true, true)
})

test('what was on its way when the page went is queued again, what failed stays failed', () => {
  keepUnsent('cht_one', [line('sending'), line('queued'), line('failed')])
  expect(unsentOf('cht_one').map(({ key, state }) => [key, state])).toEqual([
    ['sending', 'queued'],
    ['queued', 'queued'],
    ['failed', 'failed'],
  ])
  expect(unsentOf('cht_two')).toEqual([])
})

test('nothing is left of a draft that is empty or an outbox that is', () => {
  keepDraft('cht_one', 'hel')
  keepUnsent('cht_one', [line('queued')])
  expect(draftOf('cht_one')).toBe('hel')
  keepDraft('cht_one', '')
  keepUnsent('cht_one', [])
  expect(shelf.size).toBe(0)
})

test('signing out takes drafts and unsent messages away, and nothing else', () => {
  shelf.set('other', 'stays')
  keepDraft('cht_one', 'private')
  keepUnsent('cht_one', [line('queued')])
  setSecure(false)
  expect([...shelf.keys()]).toEqual(['other'])
})

test('what cannot be read counts as nothing', () => {
  shelf.set('chat-outbox:cht_one', '{broken')
  expect(unsentOf('cht_one')).toEqual([])
})
