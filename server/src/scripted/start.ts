import { accounts } from '@evenlight/contract/accounts'
import { cookieName, findPersonNamed, openSignIn } from '../accounts/public.ts'
import type { Parts } from '../kernel/parts.ts'
import { personas } from './lines.ts'
import { scriptedReader } from './scripted.ts'

const renewMs = 10 * 60_000

type Entry = { access: string; refresh: string }

/** A token that is renewed as a browser renews it: by its refresh cookie, over HTTP; by signing in anew when that is over. */
const makeTokens = (parts: Parts, address: string, first: Entry, signIn: () => Promise<Entry>) => {
  let { access, refresh } = first
  let sinceMs = parts.clock.now()
  const renew = async () => {
    const answer = await fetch(address + accounts.refresh.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'scripted',
        cookie: `${cookieName(parts)}=${refresh}`,
      },
      body: '{}',
    })
    if (answer.ok) {
      access = ((await answer.json()) as { data: { token: string } }).data.token
      refresh = /=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? refresh
    } else ({ access, refresh } = await signIn())
    sinceMs = parts.clock.now()
  }
  let renewing: Promise<void> | undefined
  return async () => {
    if (parts.clock.now() - sinceMs > renewMs) await (renewing ??= renew().finally(() => (renewing = undefined)))
    return access
  }
}

/** Brings the demo's scripted readers in, through the site's own `address`; answers how they leave. */
export const startScripted = async (parts: Parts, address: string) => {
  const log = (err: Error) => parts.log.warn({ err }, 'a scripted reader stumbled')
  const stops: (() => void)[] = []
  for (const persona of personas) {
    const person = await findPersonNamed(parts.database.db, persona.username)
    if (!person) continue
    const device = { device: 'Scripted demo reader', address: '127.0.0.1' }
    const signIn = () =>
      parts.database.transaction((tx) => openSignIn(tx, parts.keys, person, device, parts.clock.now()))
    const reader = scriptedReader(address, persona, makeTokens(parts, address, await signIn(), signIn), log)
    reader.connect()
    stops.push(reader.stop)
  }
  return () => stops.forEach((stop) => stop())
}
