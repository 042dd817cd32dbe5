import * as z from 'zod/mini'
import type { Tx } from '../kernel/database.ts'
import { job } from '../kernel/jobs.ts'
import { worthMs } from './rules.ts'
import * as store from './store.ts'

/** Pushes one notice to one browser. */
export const pushJob = job(
  'push',
  z.object({ id: z.string(), title: z.string(), link: z.string(), tag: z.string(), until: z.number() }),
)

interface Pushed {
  personId: string
  title: string
  link: string
  tag: string
  now: number
  /** Later it is not worth a push any more. */
  until?: number | undefined
}
/**
 * Pushes to every browser where this person asked for it, once the transaction commits. `title` is what a mail would have as its
 * subject, `link` a path of the site; pushes with the same `tag`, at most 32 letters and digits, take each other's place.
 */
export const pushTo = async (tx: Tx, { personId, title, link, tag, now, until = now + worthMs }: Pushed) => {
  const browsers = await store.openOf(tx, personId, now)
  if (browsers.length)
    await tx.job(
      pushJob,
      browsers.map(({ id }) => ({ id, title, link, tag, until })),
    )
}

/** Whoever signs out is not told there any more. */
export const forgetPushes = (tx: Tx, signInIds: string[]) => store.forgetSignIns(tx, signInIds)
