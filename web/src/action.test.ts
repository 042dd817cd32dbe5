import { expect, test } from 'vitest'
import { onceAtATime } from './action.ts'

const posts = () => {
  const sent: { asked: string; key: string; answer: (how: 'well' | 'badly') => void }[] = []
  const act = (asked: string, key: string) =>
    new Promise<string>((well, badly) => {
      sent.push({ asked, key, answer: (how) => (how === 'well' ? well(asked) : badly(new Error(asked))) })
    })
  return { sent, act }
}

test('what is asked twice while it is on its way is sent once, and answers both', async () => {
  const { sent, act } = posts()
  const { send, isOnItsWay } = onceAtATime<string, string>()
  const both = [send('pay', act), send('pay', act)]
  expect([sent.length, isOnItsWay('pay'), isOnItsWay('else')]).toEqual([1, true, false])
  sent[0]?.answer('well')
  expect(await Promise.all(both)).toEqual(['pay', 'pay'])
  expect(isOnItsWay('pay')).toBe(false)
})

test('something else is sent beside it', async () => {
  const { sent, act } = posts()
  const { send } = onceAtATime<string, string>()
  void send('one', act)
  void send('other', act)
  expect(sent.map(({ asked }) => asked)).toEqual(['one', 'other'])
})

test('a try after a failure has the same key, one after a success another', async () => {
  const { sent, act } = posts()
  const { send } = onceAtATime<string, string>()
  const first = send('pay', act)
  sent[0]?.answer('badly')
  await expect(first).rejects.toThrow('pay')
  const second = send('pay', act)
  sent[1]?.answer('well')
  await second
  void send('pay', act)
  const [a, b, c] = sent.map(({ key }) => key)
  expect(b).toBe(a)
  expect(c).not.toBe(a)
})
