import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { clockFace } from '../ui/Clock.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Dispute, disputesOf } from './calls.ts'
import { DisputeActs } from './DisputeActs.tsx'

const tones = { open: 'warning', won: 'success', lost: 'danger' } as const

/** Payments that their payers ask back of the bank or of PayPal, with what the house answers by. */
export function Disputes() {
  const say = useSay()
  const disputes = useInfiniteQuery(disputesOf)
  return (
    <PagedList
      of={disputes}
      failed={say('staff.disputes.failed')}
      shape={<RowSkeletons />}
      empty={<p className="text-muted">{say('staff.disputes.none')}</p>}
    >
      {(all) => (
        <ul className="card overflow-hidden">
          {all.map((dispute) => (
            <Row key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Row({ dispute }: { dispute: Dispute }) {
  const say = useSay()
  const cents = useMoney()
  const { client, amount_cents, state, stage, method } = dispute
  return (
    <li className="flex flex-col gap-12 px-16 lg:px-20 py-16 border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-16 gap-y-4">
        <span className="me-auto min-w-0 flex flex-col">
          <span className="font-semibold tabular">
            {cents(amount_cents)} ·{' '}
            <Link to={paths.person(client.id)} className="link">
              <bdi className="wrap-anywhere">{client.username}</bdi>
            </Link>
          </span>
          <span className="text-meta text-muted">
            {say(`payments.company.${method}`)}
            {stage && <> · {say(`staff.dispute.stage.${stage}`)}</>}
          </span>
        </span>
        <Badge tone={tones[state]}>{say(`staff.dispute.${state}`)}</Badge>
      </div>
      <Facts dispute={dispute} />
      <DisputeActs dispute={dispute} />
    </li>
  )
}

function Facts({ dispute }: { dispute: Dispute }) {
  const say = useSay()
  const cents = useMoney()
  const { reason, due_at, closed_at, payment_cents, paid_seconds, free_seconds, held_seconds } = dispute
  const minutes = (seconds: number) => say('ui.minutes', { minutes: minutesOf(seconds) })
  const facts: [string, ReactNode][] = [
    [say('staff.dispute.opened'), <When key="at" at={dispute.opened_at} />],
    [say('staff.dispute.reason'), reason ? <bdi className="wrap-anywhere">{reason}</bdi> : say('staff.dispute.unsaid')],
    [say('staff.dispute.due'), due_at ? <When key="at" at={due_at} /> : say('staff.dispute.unsaid')],
    [
      say('staff.dispute.bought'),
      <Fragment key="bought">
        {cents(payment_cents)} · {minutes(paid_seconds + free_seconds)} · <When at={dispute.bought_at} />
      </Fragment>,
    ],
    [
      say('staff.dispute.held'),
      <span key="held" className="tabular" dir="ltr">
        {clockFace(held_seconds)}
      </span>,
    ],
    [say('staff.dispute.used'), <Used key="used" dispute={dispute} />],
  ]
  if (closed_at) facts.push([say('staff.dispute.closed'), <When key="closed" at={closed_at} />])
  return (
    <dl className="grid sm:grid-cols-[auto_1fr] gap-x-16 gap-y-4 text-meta">
      {facts.map(([name, what]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0">{what}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** The readings that the disputed time went to, each with its receipt: what the house has to show. */
function Used({ dispute: { readings } }: { dispute: Dispute }) {
  const say = useSay()
  if (readings.length === 0) return say('staff.dispute.unused')
  return (
    <ul>
      {readings.map(({ id, reader_name, seconds }) => (
        <li key={id}>
          <Link to={paths.pastReading(id)} className="link wrap-anywhere">
            {say('staff.dispute.receipt', { name: reader_name })}
          </Link>{' '}
          <span className="tabular" dir="ltr">
            {clockFace(seconds)}
          </span>
        </li>
      ))}
    </ul>
  )
}
