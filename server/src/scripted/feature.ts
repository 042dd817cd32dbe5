import { accounts } from '@evenlight/contract/accounts'
import { personNamed } from '../accounts/made.ts'
import { cookieName } from '../accounts/sign-in.ts'
import { openSignIn } from '../accounts/sign-ins.ts'
import type { Parts } from '../kernel/parts.ts'
import { personas } from './lines.ts'
import { scriptedReader } from './scripted.ts'

const renewMs = 10 * 60_000

/** A token that is renewed as a browser renews it: by its refresh cookie, over HTTP. */
const tokenOf = (parts: Parts, address: string, first: { access: string; refresh: string }) => {
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
    if (!answer.ok) throw new Error(`refresh answered ${answer.status}`)
    access = ((await answer.json()) as { data: { token: string } }).data.token
    refresh = /=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? refresh
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
    const person = await personNamed(parts.database.db, persona.username)
    if (!person) continue
    const now = parts.clock.now()
    const entry = await parts.database.transaction((tx) =>
      openSignIn(tx, parts.keys, person, { device: 'Scripted demo reader', address: '127.0.0.1' }, now),
    )
    const reader = scriptedReader(address, persona, tokenOf(parts, address, entry), log)
    reader.connect()
    stops.push(reader.stop)
  }
  return () => stops.forEach((stop) => stop())
}
