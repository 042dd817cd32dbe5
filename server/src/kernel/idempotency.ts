import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { refuse } from '@evenlight/contract/errors'
import { bytes, integer, json, nullable, text } from './columns.ts'
import { sqlStateOf, type Tx } from './database.ts'
import { deletes, type Forget } from './forget.ts'
import { reads, writes } from './statement.ts'
import { removes } from './own.ts'

const keyCharacters = { min: 8, max: 128 }
const keyForm = new RegExp(`^[\\x21-\\x7e]{${keyCharacters.min},${keyCharacters.max}}$`)
/** Callers that meet a running effect wait this long for its answer. */
export const waitForAnswerMs = 10_000
// Shorter than a statement may take, so that a wait is told from a database that hangs; then one looks again.
const lockMs = 2500

export interface Keyed {
  personId: string
  call: string
  key: string
  bodyHash: Buffer
}
export interface Answer {
  status: number
  body: unknown
}

// What is quick to hash is quick to guess from its hash.
const withoutSecrets = (name: string, value: unknown) => (name === 'password' ? undefined : value)

export const makeKeyed = (personId: string, call: string, key: string, body: unknown): Keyed => {
  if (!keyForm.test(key)) throw refuse('bad_input', { fields: { 'Idempotency-Key': ['key_malformed', keyCharacters] } })
  return {
    personId,
    call,
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(body ?? null, withoutSecrets))
      .digest(),
  }
}

const place = { personId: text, call: text, key: text }
const at = ($: { [K in keyof typeof place]: string }) =>
  `person_id = ${$.personId} and call = ${$.call} and key = ${$.key}`

const claim = writes('idempotency_claim', {
  takes: { ...place, bodyHash: bytes, lockMs: text },
  gives: { key: text, lock_timeout: text },
  // Patience holds for the claim alone: the effect waits for its own locks as long as it must. A claim without an answer
  // that is older than any call may run was left by a dead process: the next one takes it over.
  text: ($) => `with patience as materialized (select set_config('lock_timeout', ${$.lockMs}, true))
    insert into idempotency as held (person_id, call, key, body_hash)
    select ${$.personId}, ${$.call}, ${$.key}, ${$.bodyHash}::bytea from patience
    on conflict (person_id, call, key) do update set at = now()
    where held.status is null and held.at < now() - interval '60 seconds' and held.body_hash = excluded.body_hash
    returning key, set_config('lock_timeout', '0', true) as lock_timeout`,
})
const document = json(z.unknown())
const stored = reads('idempotency_stored', {
  takes: place,
  gives: { body_hash: bytes, status: nullable(integer), answer: nullable(document) },
  text: ($) => `select body_hash, status, answer from idempotency where ${at($)}`,
})
const answered = writes('idempotency_answered', {
  takes: { ...place, status: integer, answer: document },
  text: ($) => `update idempotency set status = ${$.status}, answer = ${$.answer} where ${at($)}`,
})
const forgotten = writes('idempotency_forgotten', {
  takes: place,
  text: ($) => `delete from idempotency where ${at($)} and status is null`,
})

/**
 * Claims the key inside the effect's transaction, or answers what the first use of it answered. A second caller waits a
 * moment on the first one's row lock; the failure after that `isHeld`, and may be tried again until `waitForAnswerMs`.
 */
export const claimOrReplay = async (tx: Tx, keyed: Keyed): Promise<Answer | 'running' | undefined> => {
  const made = await tx.run(claim, { ...keyed, lockMs: String(lockMs) })
  if (made.length) return undefined
  const [row] = await tx.run(stored, keyed)
  if (!row) return 'running'
  if (!row.body_hash.equals(keyed.bodyHash)) throw refuse('key_reused')
  return row.status === null ? 'running' : { status: row.status, body: row.answer }
}

/** Whether it failed as somebody else's use of the key is still running. */
export const isHeld = (error: unknown) => sqlStateOf(error).code === '55P03'

/** Keeps the answer beside its key, in the transaction that is given. */
export const keepAnswer = (tx: Tx, keyed: Keyed, { status, body }: Answer) =>
  tx.run(answered, { ...keyed, status, answer: body })

/** Frees a key whose effect did not happen. */
export const forgetKey = (tx: Tx, keyed: Keyed) => tx.run(forgotten, keyed)

// An older one is taken over by whoever comes with it (`claim`).
const left = writes('idempotency_left', {
  text: "delete from idempotency where at > now() - interval '2 minutes' and status is null",
})
/** Frees keys that a process which is dead now was at work on. For the only node, before it takes work. */
export const freeKeys = (tx: Tx) => tx.run(left)

const old = writes('idempotency_old', {
  takes: { most: integer },
  gives: { n: integer },
  text: ($) => deletes('idempotency', { where: "at < now() - interval '7 days'", by: 'at', most: $.most }),
})
/** A key is kept for seven days; who comes back later with it means something new. */
export const forgetOldKeys: Forget = async (tx, most) => (await tx.run(old, { most }))[0]!.n

/** What was answered to somebody, where they are erased. */
export const keysGone = removes('idempotency')
