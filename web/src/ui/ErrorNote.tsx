import { Failed } from '@evenlight/contract/client'
import type { ReactNode } from 'react'
import { useSay, useWritten } from '../words/say.tsx'
import { AwaitsApproval } from './AwaitsApproval.tsx'
import { Button } from './Button.tsx'

/** From here on the fault is ours, and the number helps to find it. */
const OURS = 500

/** The sentence for a failure: by its code, with the wait where the server names one. Anything else reads as out of reach. */
export function useSentence() {
  const say = useSay()
  const written = useWritten()
  return (cause: unknown) => {
    const problem = cause instanceof Failed ? cause.problem : undefined
    if (!problem) return say('problem.unreachable')
    const { detail, reasons, title, retry_after_seconds: wait } = problem
    if (reasons?.detail) return written(`problem.${reasons.detail.code}`, reasons.detail.values, detail)
    const sentence = written(`problem.${problem.code}`, undefined, title)
    return typeof wait === 'number' ? `${sentence} ${say('problem.wait', { seconds: wait })}` : sentence
  }
}

interface ErrorNoteProps {
  cause: unknown
  /** What happened in the words of this place; the failure's own sentence follows, or `why` in its stead. */
  what?: ReactNode
  why?: ReactNode
  /** What was kept. */
  kept?: ReactNode
  retry?: () => void
  /** The way on where trying again is none. */
  children?: ReactNode
}

/** What happened, what was kept, one way on, and the request's number in small print. What only waits for a second approver is no failure. */
export function ErrorNote({ cause, what, why, kept, retry, children }: ErrorNoteProps) {
  const say = useSay()
  const sentence = useSentence()
  if (cause instanceof Failed && cause.problem?.code === 'awaits_approval')
    return <AwaitsApproval>{sentence(cause)}</AwaitsApproval>
  const number = cause instanceof Failed && cause.status >= OURS ? cause.problem?.request_id : undefined
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-8 p-16 rounded-button border border-transparent bg-soft-danger text-ink"
    >
      <p className="font-semibold text-danger">{what ?? sentence(cause)}</p>
      {what && why !== null && <p>{why ?? sentence(cause)}</p>}
      {kept && <p>{kept}</p>}
      {retry && (
        <Button kind="secondary" onClick={retry}>
          {say('ui.retry')}
        </Button>
      )}
      {children}
      {number && <p className="text-label text-muted">{say('ui.request', { id: number })}</p>}
    </div>
  )
}
