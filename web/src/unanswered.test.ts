import { Failed } from '@evenlight/contract/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { queries } from './queries.ts'
import { keyed, unanswered } from './unanswered.ts'

const shelf = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => shelf.get(name) ?? null,
  setItem: (name: string, text: string) => shelf.set(name, text),
  removeItem: (name: string) => shelf.delete(name),
})
beforeEach(() => {
  shelf.clear()
  queries.clear()
})

const lost = new Failed(0)
const refused = (code: 'payment_declined' | 'too_many', status: number) => new Failed(status, { code })
/** Sends with a fresh key, and answers the key that it went out with. */
const send = async (asked: string, fresh: string, failure?: unknown) => {
  let used = ''
  const act = keyed('pay', async (_: string, key: string) => {
    used = key
    if (failure) throw failure
  })
  await act(asked, fresh).catch(() => undefined)
  return used
}
const kept = () => unanswered<string>('pay').find()

test('what got no answer keeps its key, and is sent with it again, whatever is given as fresh', async () => {
  expect(await send('ten', 'one', lost)).toBe('one')
  expect(kept()).toEqual({ asked: 'ten', key: 'one' })
  expect(await send('ten', 'two', new Failed(502))).toBe('one')
  expect(await send('ten', 'three')).toBe('one')
  expect(kept()).toBeNull()
  expect(await send('ten', 'four')).toBe('four')
})

test('something else is another try', async () => {
  await send('ten', 'one', lost)
  expect(await send('twenty', 'two', lost)).toBe('two')
  expect(kept()).toEqual({ asked: 'twenty', key: 'two' })
})

test('an answer ends it, unless it says nothing of the earlier try', async () => {
  await send('ten', 'one', lost)
  await send('ten', 'two', refused('too_many', 429))
  expect(kept()).toEqual({ asked: 'ten', key: 'one' })
  await send('ten', 'two', refused('payment_declined', 402))
  expect(kept()).toBeNull()
  await send('ten', 'three', refused('too_many', 429))
  expect(kept()).toBeNull()
})
