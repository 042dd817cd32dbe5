import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { calls, type Message, messagesChanged } from './calls.ts'
import { statusOf } from './sides.ts'

/** The recipient has a message before them: it counts as read from then on. A word that is lost is said at the next opening. */
export function useMarkRead(message: Message) {
  const me = useSession(({ userData }) => userData?.id)
  const unread = statusOf(message, me) === 'unread'
  useEffect(() => {
    if (!unread) return
    calls.read({ body: { ids: [message.id] } }).then(messagesChanged, () => undefined)
  }, [message.id, unread])
}
