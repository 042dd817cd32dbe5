/** Browsers may wait for a push service that never answers; nobody waits that long. */
export const answerSeconds = 15

/** Why this browser was not subscribed: its owner said no, or its push service was out of reach. */
export class NotSubscribed extends Error {
  readonly because: 'blocked' | 'unreached'
  constructor(because: 'blocked' | 'unreached') {
    super(because)
    this.because = because
  }
}

const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Whether this browser can be pushed to. On an iPhone that takes the installed app. */
export function abilityHere() {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'able'
  return isApplePhone() ? 'home_screen' : 'unable'
}

const soon = async <T>(answer: Promise<T>) => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new NotSubscribed('unreached')), answerSeconds * 1000)
  try {
    return await Promise.race([answer, late.promise])
  } catch {
    throw new NotSubscribed(abilityHere() === 'blocked' ? 'blocked' : 'unreached')
  } finally {
    clearTimeout(timer)
  }
}
const manager = async () => (await soon(navigator.serviceWorker.ready)).pushManager

/** Asks the person, and then their browser's push service. Answers where it takes messages, and how they are sealed. */
export async function subscribeHere(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed('blocked')
  const pushes = await manager()
  // An older one may be of another key, or of somebody else who used this browser.
  await (await soon(pushes.getSubscription()))?.unsubscribe()
  const made = await soon(pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

export async function unsubscribeHere() {
  const pushes = await manager()
  await (await soon(pushes.getSubscription()))?.unsubscribe()
}
