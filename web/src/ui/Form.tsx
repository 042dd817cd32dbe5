import type { ReactNode, SubmitEventHandler } from 'react'
import { Button, type Kind } from './Button.tsx'
import { ErrorNote } from './ErrorNote.tsx'
import { type Fault, Summary } from './Summary.tsx'

/** What `useFields` knows of a form. */
interface Sending {
  submit: SubmitEventHandler<HTMLFormElement>
  pending: boolean
  away: string | false
  cause: unknown
  summary: { faults: readonly Fault[]; tries: number }
}

interface FormProps {
  of: Sending
  /** What did not come about, and what was kept. */
  failed?: ReactNode
  kept?: ReactNode
  className?: string
  children: ReactNode
}

/** Fields under what needs a change in them and what failed. */
export const Form = ({ of, failed, kept, className = 'flex flex-col gap-16', children }: FormProps) => (
  <form onSubmit={of.submit} noValidate className={className}>
    <Summary {...of.summary} />
    {Boolean(of.cause) && <ErrorNote cause={of.cause} what={failed} kept={kept} />}
    {children}
  </form>
)

interface FormEndProps {
  of: Pick<Sending, 'pending' | 'away'>
  /** Why it can't be sent as it stands. */
  why?: string | false
  go: ReactNode
  kind?: Kind
  leave: ReactNode
  onLeave: () => void
}

/** The end of a form that one may leave: the button that sends it, and the way out. */
export const FormEnd = ({ of, why, go, kind, leave, onLeave }: FormEndProps) => (
  <div className="flex flex-wrap items-start gap-8">
    <Button type="submit" kind={kind} pending={of.pending} why={of.away || why}>
      {go}
    </Button>
    <Button kind="quiet" onClick={onLeave}>
      {leave}
    </Button>
  </div>
)
