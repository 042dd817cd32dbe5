import { type Access, type Desk, isAt, letsIn } from '@evenlight/contract/route'
import { type Session, useSession } from './session.ts'

const asNamed = ({ userData }: Session) => userData && { role: userData.type, adminRole: userData.admin_role }

/** Whether whoever is signed in is among those for whom something is; nobody is not. */
export const isFor = (access: Access) => {
  const me = asNamed(useSession.getState())
  return me !== null && letsIn(access, me)
}
/** Whether whoever is signed in sits at one of these desks of the house. */
export const useIsAt = (...desks: [Desk, ...Desk[]]) =>
  useSession((session) => {
    const me = asNamed(session)
    return me !== null && isAt(me, ...desks)
  })
/** Whether they may do everything, and give the others of the house their roles. */
export const useMayAll = () => useSession(({ userData }) => userData?.admin_role === 'any')
