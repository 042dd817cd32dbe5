import { Failed } from '@evenlight/contract/client'
import { LinkLike } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'

interface NotSentProps {
  /** Sending was asked for and waits for the picture. */
  wished: boolean
  /** A picture that did not arrive stands beside the text. */
  blocked: boolean
  cause: unknown
  onRetry: () => void
}

/** Beside the button, quietly: why nothing was sent, that nothing is lost, and another try. */
export function NotSent({ wished, blocked, cause, onRetry }: NotSentProps) {
  const say = useSay()
  const sentence = useSentence()
  const why = cause instanceof Failed ? sentence(cause) : say('messages.no_answer')
  // Out of reach, the sentence itself says that everything is still here.
  const kept = cause instanceof Failed && !cause.problem ? '' : say('messages.kept')
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-8 text-meta">
      {wished && <p className="text-muted">{say('messages.waits')}</p>}
      {!wished && blocked && <p className="text-muted">{say('messages.blocked')}</p>}
      {!wished && !blocked && Boolean(cause) && (
        <>
          <p className="text-danger">
            {say('messages.not_sent')} {why} {kept}
          </p>
          <LinkLike onClick={onRetry}>{say('ui.retry')}</LinkLike>
        </>
      )}
    </div>
  )
}
