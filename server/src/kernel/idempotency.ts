import { createHash } from 'node:crypto'
import { refuse } from '@evenlight/contract/errors'
import type { Db, Tx } from './database.ts'

const keyForm = /^[\x21-\x7e]{8,128}$/
/** Callers that meet a running effect wait this long for its answer. */
const waitMs = 10_000

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

export const keyedOf = (personId: string, call: string, key: string, body: unknown): Keyed => {
  if (!keyForm.test(key))
    throw refuse('bad_input', { fields: { 'Idempotency-Key': 'Use 8 to 128 printable characters.' } })
  return {
    personId,
    call,
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest(),
  }
}

const claim = {
  name: 'idempotency_claim',
  // A claim without an answer that is older than any call may run was left by a dead process: the next one takes it over.
  text: `insert into idempotency as held (person_id, call, key, body_hash) values ($1, $2, $3, $4)
    on conflict (person_id, call, key) do update set at = now()
    where held.status is null and held.at < now() - interval '60 seconds' and held.body_hash = excluded.body_hash
    returning key`,
}
const stored = {
  name: 'idempotency_stored',
  text: 'select body_hash, status, answer from idempotency where person_id = $1 and call = $2 and key = $3',
}
const answered = {
  name: 'idempotency_answered',
  text: 'update idempotency set status = $4, answer = $5 where person_id = $1 and call = $2 and key = $3',
}
const forgotten = {
  name: 'idempotency_forgotten',
  text: 'delete from idempotency where person_id = $1 and call = $2 and key = $3 and status is null',
}
const place = (keyed: Keyed) => [keyed.personId, keyed.call, keyed.key]

/**
 * Claims the key inside the effect's transaction, or answers what the first use of it answered. A second caller waits on
 * the first one's row lock, at most `waitMs`, then fails with `in_progress`.
 */
export const claimOrReplay = async (tx: Tx, keyed: Keyed): Promise<Answer | 'running' | undefined> => {
  await tx.execute(`set local lock_timeout = ${waitMs}`)
  const made = await tx.run(claim, [...place(keyed), keyed.bodyHash])
  await tx.execute('set local lock_timeout = 0')
  if (made.length) return undefined
  const [row] = await tx.run<{ body_hash: Buffer; status: number | null; answer: unknown }>(stored, place(keyed))
  if (!row) return 'running'
  if (!row.body_hash.equals(keyed.bodyHash)) throw refuse('key_reused')
  return row.status === null ? 'running' : { status: row.status, body: row.answer }
}

/** Keeps the answer beside its key, in the transaction that is given. */
export const keepAnswer = (tx: Tx, keyed: Keyed, answer: Answer) =>
  tx.run(answered, [...place(keyed), answer.status, JSON.stringify(answer.body)])

/** Frees a key whose effect did not happen. */
export const forgetKey = (tx: Tx, keyed: Keyed) => tx.run(forgotten, place(keyed))

const old = { name: 'idempotency_old', text: "delete from idempotency where at < now() - interval '7 days'" }
/** A key is kept for seven days; who comes back later with it means something new. */
export const forgetOldKeys = (db: Db) => db.run(old, [])

export const waitForAnswerMs = waitMs
