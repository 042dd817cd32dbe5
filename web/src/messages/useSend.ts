import { Failed } from '@evenlight/contract/client'
import { useAction } from '../action.ts'
import { useSession } from '../session/session.ts'
import { calls, messagesChanged } from './calls.ts'
import { logError } from './log-error.ts'

interface Asked {
  to: string
  text: string
  image: string
}

const NO_ANSWER = 'Failed to send message'

async function send({ to, text, image }: Asked, key: string) {
  const { userData } = useSession.getState()
  const type = userData?.type === 'READER' ? 'READER' : 'CLIENT'
  const me = userData?.id ?? ''
  const [client_id, reader_id] = type === 'CLIENT' ? [me, to] : [to, me]
  const sent: unknown = await calls.create({ body: { message: text, client_id, reader_id, type, image }, key })
  if (!sent) throw new Error(NO_ANSWER)
}

/** Sends a message for approval. A failure is logged here and told by whoever sends; the same message tried again is one. */
export const useSend = (onSent: () => void) =>
  useAction(
    (asked: Asked, key) =>
      send(asked, key).catch((cause: unknown) => {
        logError(cause instanceof Failed ? cause : NO_ANSWER)
        throw cause
      }),
    () => {
      onSent()
      void messagesChanged()
    },
  )
