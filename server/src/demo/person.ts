import type { SaidBody, SaidEvent } from '@evenlight/contract/areas'
import type { Server } from '../server.ts'
import { makeCaller, signIn, type Who } from './visit.ts'

/** One of the people of the past: makes calls and speaks in rooms like anybody. */
export const personIn = async (server: Server, clock: { now(): number }, who: Who) => {
  const { access, signInId } = await signIn(server, who, clock.now())
  const { heard, gone } = server.features.readings
  const connection = {
    id: `demo-${who.role}`,
    actor: { ...who, signInId, proved: true },
    join: () => {},
    leave: () => {},
  }
  return {
    call: makeCaller(server, access),
    say: <E extends SaidEvent & keyof typeof heard>(event: E, body: SaidBody<E>) =>
      heard[event]({ connection, actor: connection.actor, body, now: clock.now() } as never),
    leave: () => gone?.(connection),
  }
}
export type Person = Awaited<ReturnType<typeof personIn>>
