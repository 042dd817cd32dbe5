import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '@evenlight/contract/errors'

/** How often, per what. `address` rows count a client's address, the others what is named by whoever counts. */
const table = {
  /** Whatever comes from one address, before any work is done for it; hundreds of members may share one. */
  everything: { points: 12_000, seconds: 60, per: 'address' },
  anonymous: { points: 600, seconds: 60, per: 'address' },
  members: { points: 600, seconds: 60, per: 'person' },
  /** Pages, and what search engines read. */
  pages: { points: 600, seconds: 60, per: 'address' },
  sitemaps: { points: 30, seconds: 60, per: 'address' },
  /** Looks for a reader who fits three answers; each reads what a few dozen of them wrote. */
  choosing: { points: 60, seconds: 60, per: 'address' },
  /** Ending and pausing: nothing else that a person does uses it up. */
  stops: { points: 60, seconds: 60, per: 'reading' },
  refresh: { points: 60, seconds: 60, per: 'sign-in' },
  handshakes: { points: 600, seconds: 60, per: 'address' },
  login: { points: 100, seconds: 900, per: 'address' },
  /** What was typed as the account, from one address; from everywhere; from a browser that its owner has used. */
  login_account: { points: 10, seconds: 900, per: 'account' },
  login_anywhere: { points: 30, seconds: 900, per: 'account' },
  login_known: { points: 10, seconds: 900, per: 'account' },
  password_checks: { points: 10, seconds: 900, per: 'person' },
  sign_up: { points: 20, seconds: 3600, per: 'address' },
  /** With a card, beside the row above: who tries many is trying which of them are good. */
  paid_sign_up: { points: 10, seconds: 3600, per: 'address' },
  /** Welcome minutes; whoever comes later from there has an account without them. */
  welcomes: { points: 3, seconds: 86_400, per: 'address' },
  codes: { points: 5, seconds: 3600, per: 'account' },
  code_tries: { points: 60, seconds: 3600, per: 'address' },
  messages: { points: 30, seconds: 3600, per: 'person' },
  chat: { points: 120, seconds: 60, per: 'person' },
  /** All that one person says on all their sockets; a beat every two seconds in each of twenty tabs is 600. */
  events: { points: 1200, seconds: 60, per: 'person' },
  /** What the two browsers of a call tell each other: a connection takes about thirty. */
  signals: { points: 300, seconds: 60, per: 'person' },
  tickets: { points: 20, seconds: 3600, per: 'person' },
  /** Questions of people who are not signed in. */
  contacts: { points: 5, seconds: 3600, per: 'address' },
  claims: { points: 20, seconds: 3600, per: 'person' },
  /** Times asked for, held while writing, and proposed anew. */
  appointments: { points: 60, seconds: 3600, per: 'person' },
  /** What is said of bans from the site; and those that one reader asks for. */
  full_bans: { points: 120, seconds: 3600, per: 'person' },
  full_ban_requests: { points: 10, seconds: 86_400, per: 'person' },
  /** Looks at one's own ban, and words against it. */
  appeals: { points: 60, seconds: 3600, per: 'address' },
  /** What is written for the public pages, each save of it. */
  content: { points: 240, seconds: 3600, per: 'person' },
  board: { points: 30, seconds: 3600, per: 'person' },
  /** Places taken in lines, and given back. */
  lines: { points: 60, seconds: 3600, per: 'person' },
  /** Readers who are paged, and their answers; how many pages a client may send is counted in rows. */
  pages_asked: { points: 60, seconds: 3600, per: 'person' },
  pushes: { points: 30, seconds: 3600, per: 'person' },
  uploads: { points: 60, seconds: 3600, per: 'person' },
  public_uploads: { points: 20, seconds: 3600, per: 'address' },
  /** What is said of one's own telephone, and the codes that are sent to it. */
  phone_settings: { points: 30, seconds: 3600, per: 'person' },
  /** What is sent to a telephone costs money, and some earn by it: by number, its ten thousand neighbours, address, and in all. */
  texts_number: { points: 4, seconds: 3600, per: 'number' },
  texts_day: { points: 8, seconds: 86_400, per: 'number' },
  texts_range: { points: 20, seconds: 3600, per: 'range' },
  texts_address: { points: 10, seconds: 3600, per: 'address' },
  texts: { points: 500, seconds: 3600, per: 'site' },
  phone_codes: { points: 5, seconds: 3600, per: 'person' },
  /** Requests of one client to one reader that were not accepted. */
  rings: { points: 3, seconds: 600, per: 'pair' },
  /** Wishes to be erased, each with a letter, and changes of mind. */
  erasures: { points: 20, seconds: 3600, per: 'person' },
  checkout: { points: 30, seconds: 3600, per: 'person' },
  /** Cards that are kept and removed: who tries many is trying which of them are good. */
  cards: { points: 30, seconds: 3600, per: 'person' },
  /** Questions to the card company about payments of one's own. */
  payment_looks: { points: 60, seconds: 600, per: 'person' },
} as const
export type LimitName = keyof typeof table
const raisedBy = 1_000_000
const demoBy = 100

export interface Limits {
  /** Counts one use of `name` by `who`; refuses with `too_many` when there were too many. */
  take(name: LimitName, who: string): Promise<void>
  /** Refuses where `take` would, and counts nothing. */
  check(name: LimitName, who: string): Promise<void>
  /** Forgets what was counted of `who`: they showed to be the right one. */
  forget(name: LimitName, who: string): Promise<void>
  /** Counts by what the row says: the address, or the person where there is one. */
  takeFor(name: LimitName, who: { address: string; personId?: string | undefined }): Promise<void>
  /** Counts uses of `name` by one person's sockets on this node, at next to no cost. */
  counter(name: LimitName, now: () => number): Counter
}
export interface Counter {
  /** Counts one use. Whoever goes on far beyond the limit is no browser of ours: false. */
  count(): boolean
  /** Refuses with `too_many` while there were too many. */
  check(): void
}
/** So many times the limit is no mistake any more. */
const floodBy = 3

/** An IPv6 customer owns a whole /64, so that is what counts as one address. */
export const addressKey = (ip: string) => {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const gap = 8 - left.length - tail.split(':').filter(Boolean).length
  return [...left, ...Array<string>(ip.includes('::') ? gap : 0).fill('0'), ...tail.split(':')].slice(0, 4).join(':')
}

/** Limits of this process; a restart begins them anew. */
export const makeLimits = (options: { demo: boolean; raised: boolean }): Limits => {
  const factor = (per: string) => (options.raised ? raisedBy : options.demo && per === 'address' ? demoBy : 1)
  const made = Object.fromEntries(
    Object.entries(table).map(([name, { points, seconds, per }]) => [
      name,
      new RateLimiterMemory({ points: points * factor(per), duration: seconds }),
    ]),
  )
  const tooMany = (leftMs: number) => refuse('too_many', { retry_after_seconds: Math.max(1, Math.ceil(leftMs / 1000)) })
  const take = async (name: LimitName, who: string) => {
    try {
      await made[name]?.consume(who)
    } catch (failure) {
      throw failure instanceof RateLimiterRes ? tooMany(failure.msBeforeNext) : failure
    }
  }
  const check = async (name: LimitName, who: string) => {
    const used = await made[name]?.get(who)
    if (used && used.remainingPoints <= 0) throw tooMany(used.msBeforeNext)
  }
  const counter = (name: LimitName, now: () => number) => {
    const { points, seconds, per } = table[name]
    let sinceMs = now()
    let uses = 0
    const most = points * factor(per)
    const begin = (nowMs: number) => {
      if (nowMs - sinceMs >= seconds * 1000) [sinceMs, uses] = [nowMs, 0]
    }
    return {
      count: () => {
        begin(now())
        return ++uses <= most * floodBy
      },
      check: () => {
        const nowMs = now()
        begin(nowMs)
        if (uses <= most) return
        throw tooMany(seconds * 1000 - (nowMs - sinceMs))
      },
    }
  }
  return {
    take,
    check,
    counter,
    forget: async (name, who) => void (await made[name]?.delete(who)),
    takeFor: (name, { address, personId }) =>
      take(name, table[name].per === 'address' ? addressKey(address) : (personId ?? addressKey(address))),
  }
}
/** Calls that are counted by what they are about, and so by nothing else. */
export const isCountedAlone = (name: LimitName) => table[name].per === 'reading' || table[name].per === 'sign-in'
export const isLimit = (name: string): name is LimitName => Object.hasOwn(table, name)
