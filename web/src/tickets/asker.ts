import { useSay } from '../words/say.tsx'
import type { Ticket } from './calls.ts'

/** What somebody who asked is called: a member by their user name, others by the name that they gave. */
export function useAsker() {
  const say = useSay()
  return ({ member, guest }: Pick<Ticket, 'member' | 'guest'>) =>
    member?.username ?? guest?.name ?? say('tickets.guest.forgotten')
}
