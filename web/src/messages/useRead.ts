import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { calls, type Message, messagesChanged } from './calls.ts'
import { standingOf } from './sides.ts'

/** The recipient has a message before them: it counts as read from then on. A word that is lost is said at the next opening. */
export function useRead(message: Message) {
  const me = useSession(({ userData }) => userData?.id)
  const unread = standingOf(message, me) === 'unread'
  useEffect(() => {
    if (!unread) return
    calls.read({ body: { ids: [message.id] } }).then(messagesChanged, () => undefined)
  }, [message.id, unread])
}
