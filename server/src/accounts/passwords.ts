import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { refuse } from '@evenlight/contract/errors'
import type { Role } from '@evenlight/contract/route'
import type { Keys } from '../kernel/keys.ts'

const atOnce = 2
const waitingMost = 50
/** OWASP's least for argon2id, and about four times that for people who can move other people's money. */
const usual = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const strong = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const costOf = (role: Role) => (role === 'ADMIN' ? strong : usual)
/** Nobody's: what is checked where there is no account, so that a try takes as long. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$ZXZlbmxpZ2h0LW5vYm9keQ$2u9Qm1rWb7m2Vh0cW5l0p8m4m6m2o1k3Q5s7u9w1y3A'

/** Tells few passwords of one address from each other, and whoever has the database and its key next to nothing. */
export const passwordMark = (keys: Keys, { email, password }: { email: string; password: string }) =>
  keys.sign('password_mark', `${email}|${password.normalize('NFKC')}`).subarray(0, 2)

/**
 * Hashes and checks passwords: argon2id over an HMAC of the password, so that the database alone is of no use to a guesser.
 * Few at once and a bounded queue behind them: then `busy`, before the machine drowns.
 */
export const makePasswords = (keys: Keys) => {
  const gate = pLimit(atOnce)
  const pepper = (password: string) => keys.sign('password', password.normalize('NFKC')).toString('base64url')
  const queued = <T>(work: () => Promise<T>) => {
    if (gate.pendingCount >= waitingMost) throw refuse('busy', { retry_after_seconds: 2 })
    return gate(work)
  }
  return {
    hash: (password: string, role: Role) => queued(() => hash(pepper(password), costOf(role))),
    /** False for a wrong password and for no account, after the same work. */
    verify: (stored: string | undefined, password: string) =>
      queued(async () => (await verify(stored ?? nobodys, pepper(password))) && stored !== undefined),
    /** Whether a stored hash was made at another cost than this role's. */
    isDated: (stored: string, role: Role) => {
      const made = parseOptions(stored)
      const cost = costOf(role)
      return (
        made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism
      )
    },
  }
}
export type Passwords = ReturnType<typeof makePasswords>
