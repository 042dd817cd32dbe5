import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abilityHere, answerSeconds, type NotSubscribed, subscribeHere } from './browser.ts'

const keys = { p256dh: 'p', auth: 'a' }
const made = { toJSON: () => ({ endpoint: 'https://push.test/1', keys }) }
const never = new Promise<never>(() => {})
/** A browser by what its push manager does and its person says. */
function browser(pushes: object, permission = 'granted') {
  const ready = Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(null), ...pushes } })
  vi.stubGlobal('navigator', { userAgent: 'Firefox', maxTouchPoints: 0, serviceWorker: { ready } })
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} })
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) })
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const because = (cause: unknown) => (cause as NotSubscribed).because

test('a browser is subscribed by our key, and an older subscription ends first', async () => {
  const done: string[] = []
  browser({
    getSubscription: () => Promise.resolve({ unsubscribe: () => Promise.resolve(done.push('ended')) }),
    subscribe: (asked: { applicationServerKey: string; userVisibleOnly: boolean }) => {
      done.push(asked.applicationServerKey)
      return Promise.resolve(made)
    },
  })
  expect(await subscribeHere('key')).toEqual({ endpoint: 'https://push.test/1', keys })
  expect(done).toEqual(['ended', 'key'])
})

test('nobody waits for a push service that never answers', async () => {
  browser({ subscribe: () => never })
  const waiting = subscribeHere('key').catch(because)
  await vi.advanceTimersByTimeAsync(answerSeconds * 1000)
  expect(await waiting).toBe('unreached')
})

test('a push service that refuses is out of reach; a person who says no is not asked on', async () => {
  browser({ subscribe: () => Promise.reject(new Error('AbortError')) })
  expect(await subscribeHere('key').catch(because)).toBe('unreached')
  const subscribe = vi.fn<() => void>()
  browser({ subscribe }, 'denied')
  expect(await subscribeHere('key').catch(because)).toBe('blocked')
  expect(subscribe).not.toHaveBeenCalled()
})

test('an iPhone needs the app, other browsers without pushes are told so', () => {
  const here = (userAgent: string, maxTouchPoints = 0) => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    return abilityHere()
  }
  expect(here('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('home_screen')
  expect(here('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe('home_screen')
  expect(here('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('unable')
  browser({}, 'denied')
  expect(abilityHere()).toBe('blocked')
})
