import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'
import { useSay } from '../words/say.tsx'
import { messageOf } from './calls.ts'
import { isMine, otherOf } from './sides.ts'

/** One message as it was asked for, whether it is one's own, and what stands above it. */
export function useMessage(id: string) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const asked = useQuery(messageOf(id))
  const { data } = asked
  const mine = data && isMine(data, me)
  const title = data
    ? say(mine ? 'messages.to' : 'messages.from', { name: otherOf(data, me).name })
    : say('messages.one')
  return { asked, mine, title }
}
