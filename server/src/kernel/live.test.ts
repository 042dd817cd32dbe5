import { expect, test, vi } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { client } from '../../test/people.ts'
import { tab } from '../../test/sockets.ts'
import { newId } from './ids.ts'
import { personRoom } from './rooms.ts'

const house = await openHouse({ raised: false })

test('what one person says on all their sockets has a limit, and it is theirs alone', async () => {
  const [loud, calm] = [await client(house), await client(house)]
  const tabs = [await tab(house, loud), await tab(house, loud)]
  const readingId = newId('cht')
  const answers = await Promise.all(Array.from({ length: 1210 }, (_, n) => tabs[n % 2]!.beat(readingId)))
  const codes = answers.map(({ problem }) => problem?.code)
  expect(codes.filter((code) => code === 'wrong_state')).toHaveLength(1200)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(10)
  const refused = answers.find(({ problem }) => problem?.code === 'too_many')
  expect(refused?.problem?.retry_after_seconds).toBeGreaterThan(0)
  const other = await tab(house, calm)
  expect((await other.beat(readingId)).problem?.code).toBe('wrong_state')
  for (const one of [...tabs, other]) one.close()
})

test('who comes in hears for how long nothing was told to them', async () => {
  const [ida, noor] = [await client(house), await client(house)]
  const news = { id: 'ntc_news', title: 'News' }
  await house.database.transaction(async (tx) => tx.announce(personRoom(ida.id), 'notice:new', news))
  const tabs = [await tab(house, ida), await tab(house, noor)]
  const quiet = async (one = tabs[0]!) =>
    vi.waitFor(() => {
      const [hello] = one.heard<{ quiet_ms: number }>('hello')
      return hello ? hello.quiet_ms : expect.unreachable()
    })
  expect(await quiet(tabs[0])).toBeLessThan(await quiet(tabs[1]))
  for (const one of tabs) one.close()
})
