import { proofSeconds } from '@evenlight/contract/route'
import type { Clock } from '../kernel/clock.ts'
import type { Database } from '../kernel/database.ts'
import type { Actor } from '../kernel/handler.ts'
import { actorBy, openAmong } from './sign-in-store.ts'
import { hashOf } from './tokens.ts'

/** Whose access token it is, asked of the database at each request so that an ended sign-in or a block counts at once. */
export const makeAuthenticator =
  (database: Database, clock: Clock) =>
  async (token: string): Promise<Actor | undefined> => {
    const now = clock.now()
    const found = await actorBy(database.db, hashOf(token), now)
    return (
      found && {
        id: found.id,
        role: found.role,
        adminRole: found.admin_role ?? undefined,
        username: found.username,
        signInId: found.sign_in_id,
        proved: !found.has_factor || now - (found.proved_at ?? -Infinity) < proofSeconds * 1000,
      }
    )
  }

/** Which of these sign-ins are still good, for connections that outlive the token they came in with. */
export const makeOpenSignIns = (database: Database, clock: Clock) => (signInIds: string[]) =>
  openAmong(database.db, signInIds, clock.now())
