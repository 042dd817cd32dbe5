import { Failed } from '@evenlight/contract/client'
import { useSession } from '../session/session.ts'
import { calls, type Message } from './calls.ts'
import { logError } from './log-error.ts'

interface Letter {
  to: string
  text: string
  image: string
}

const NO_ANSWER = 'Failed to send message'

/** Sends a message for approval. Answers it as it waits. A failure is logged here and told by whoever sends. */
export async function sendMessage({ to, text, image }: Letter, key: string) {
  const { userData } = useSession.getState()
  const type = userData?.type === 'READER' ? 'READER' : 'CLIENT'
  const me = userData?.id ?? ''
  const [client_id, reader_id] = type === 'CLIENT' ? [me, to] : [to, me]
  try {
    const sent: Message | undefined = await calls.create({
      body: { message: text, client_id, reader_id, type, image },
      key,
    })
    if (!sent) throw new Error(NO_ANSWER)
    return sent
  } catch (failure) {
    logError(failure instanceof Failed ? failure : NO_ANSWER)
    throw failure
  }
}
