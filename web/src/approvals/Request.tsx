import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay, useWritten } from '../words/say.tsx'
import { Since, When } from '../words/when.tsx'
import { Acts } from './Acts.tsx'
import { useAmount } from './amount.ts'
import type { Approval } from './calls.ts'

const tones: Record<Approval['state'], Tone> = {
  asked: 'warning',
  approved: 'info',
  done: 'success',
  failed: 'danger',
  declined: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
}

/** An act that waits or waited: what, for whom, how much and why, who asked, and what can be done about it. */
export function Request({ of }: { of: Approval }) {
  const say = useSay()
  const amount = useAmount()(of)
  return (
    <li className="flex flex-col gap-12 px-16 lg:px-20 py-16 border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-16 gap-y-4">
        <h2 className="me-auto min-w-0 text-body font-semibold wrap-anywhere">
          {say(`approvals.act.${of.act}`, { kind: say(`approvals.kind.${of.kind}`) })}{' '}
          <span className="tabular whitespace-nowrap">· {amount}</span>
        </h2>
        <Badge tone={tones[of.state]}>{say(`approvals.state.${of.state}`)}</Badge>
      </div>
      {of.reason && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {of.reason}
        </p>
      )}
      <Course of={of} />
      {of.may.length > 0 && <Acts of={of} />}
    </li>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-8">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

/** Whom it is for, who asked and decided, and what time makes of it. */
function Course({ of }: { of: Approval }) {
  const say = useSay()
  const written = useWritten()
  const isOpen = of.state === 'asked'
  return (
    <dl className="text-meta flex flex-col gap-4">
      {of.person && (
        <Row name={say('approvals.for')}>
          <Link to={paths.person(of.person.id)} className="link">
            <bdi>{of.person.username}</bdi>
          </Link>
        </Row>
      )}
      <Row name={say('approvals.asked')}>
        <bdi>{of.asked_by.username}</bdi> · <Since at={of.asked_at} />
      </Row>
      {isOpen && (
        <Row name={say(of.due_at ? 'approvals.due' : 'approvals.until')}>
          <When at={of.due_at ?? of.until} />
        </Row>
      )}
      {of.decided_by && of.decided_at && (
        <Row name={say('approvals.decided')}>
          <bdi>{of.decided_by.username}</bdi> · <Since at={of.decided_at} />
        </Row>
      )}
      {of.words && (
        <Row name={say('approvals.decline.why')}>
          <span dir="auto" className="whitespace-pre-wrap">
            {of.words}
          </span>
        </Row>
      )}
      {of.failed && (
        <Row name={say('approvals.state.failed')}>{written(`problem.${of.failed.code}`, of.failed.values)}</Row>
      )}
    </dl>
  )
}
