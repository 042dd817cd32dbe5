import { dayMs, hourMs, minuteMs } from '@evenlight/core/wall-clock'
import { codeMinutes, resetMinutes } from '@evenlight/contract/lengths'
import type { Role } from '@evenlight/contract/route'
import type { Person } from './columns.ts'

export const accessMs = 15 * minuteMs
/** A refresh token that was replaced so lately still leads to its successor: tabs ask at the same moment. */
export const graceMs = 10_000
export const codeMs = codeMinutes * minuteMs
export const codeTriesMax = 5
export const resetMs = resetMinutes * minuteMs
/** An account whose code was never confirmed gives its names back after this. */
export const pendingMs = 3 * dayMs

/** How long a sign-in lives: without use, and at most. */
export const lifeOf = (role: Role) =>
  role === 'ADMIN' ? { idleMs: 30 * minuteMs, mostMs: 8 * hourMs } : { idleMs: 7 * dayMs, mostMs: 30 * dayMs }

/** Full years at `now` (UTC) of somebody born on `birth`, `yyyy-mm-dd`. */
export const ageOn = (birth: string, now: number) => {
  const today = new Date(now).toISOString()
  return Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5, 10) < birth.slice(5, 10) ? 1 : 0)
}

type Condition = Pick<Person, 'role' | 'state' | 'approval' | 'blocked_at' | 'blocked_until'>

export const isBlocked = ({ blocked_at, blocked_until }: Condition, now: number) =>
  blocked_at !== null && (blocked_until === null || now < blocked_until)

/** Whether nobody has confirmed this account yet; of a decoy nobody ever will, and nobody is told. */
export const waitsForCode = ({ state }: Pick<Person, 'state'>) => state === 'pending' || state === 'decoy'

/** Why somebody whose password was right may still not come in; undefined when they may. */
export const hindrance = (
  person: Condition,
  now: number,
): 'login_failed' | 'blocked' | 'client_not_verified' | 'not_verified' | undefined => {
  if (person.state === 'lapsed' || person.state === 'erased') return 'login_failed'
  if (isBlocked(person, now)) return 'blocked'
  if (waitsForCode(person)) return 'client_not_verified'
  if (person.role === 'READER' && person.approval !== 'approved') return 'not_verified'
  return undefined
}

/**
 * Whoever chose nothing: a reader, who is sent pictures by strangers all day, opens them one by one; a client is shown those
 * of the reader whom they chose and the house has met.
 */
export const picturesFor = ({ role, live_pictures }: Pick<Person, 'role' | 'live_pictures'>) =>
  live_pictures ?? (role === 'READER' ? 'blurred' : 'shown')

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What is wrong with a password beside its length; undefined when nothing is. */
export const passwordFault = (
  password: string,
  person: { username: string; email: string },
  common: ReadonlySet<string>,
) => {
  const plain = letters(password)
  if (common.has(password.toLowerCase()) || common.has(plain)) return 'password_common'
  if (new Set(plain).size < 3) return 'password_plain'
  const own = [person.username, person.email, person.email.split('@')[0] ?? ''].map(letters)
  if (own.some((name) => name.length >= 3 && plain.includes(name))) return 'password_own'
  return undefined
}

/** What an e-mail address may be told as: `m•••@example.com`. */
export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')
/** The last two digits of a number. */
export const maskedNumber = (number: string) => `•••${number.slice(-2)}`
