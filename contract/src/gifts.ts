import * as z from 'zod/mini'
import { ById, Reason, Seconds } from './atoms.ts'
import { get, post, type Area } from './route.ts'

const body = z.strictObject({ seconds: z.int().check(z.minimum(1), z.maximum(3600)), reason: Reason })
/** What the giver may still give today, of how much on each day. */
const Left = z.object({ left_seconds: Seconds, daily_seconds: Seconds })

/** Time given to the client of reading {id}, on the house. */
export const gifts = {
  left: get('give-free-time', { access: ['READER', 'ADMIN:moderation', 'ADMIN:money'], returns: Left }),
  giveFree: post('give-free-time/{id}', {
    access: ['READER', 'ADMIN:moderation', 'ADMIN:money'],
    proof: true,
    params: ById,
    body,
    returns: Left,
    created: true,
    idempotent: true,
  }),
  givePaid: post('give-paid-time/{id}', {
    access: ['ADMIN:money'],
    proof: true,
    params: ById,
    body,
    returns: Left,
    created: true,
    idempotent: true,
  }),
} satisfies Area
