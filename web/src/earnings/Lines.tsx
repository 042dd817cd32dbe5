import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../session/session.ts'
import { Objecting } from '../ui/Objecting.tsx'
import { useTime } from '../wallet/time.ts'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Line } from './calls.ts'

interface LinesProps {
  label: string
  lines: readonly Line[]
  /** What may be done with a line, under it. */
  actionOf?: (line: Line) => ReactNode
}

/** What each reading brought and why, each line leading to its reading. */
export function Lines({ label, lines, actionOf }: LinesProps) {
  return (
    <ul aria-label={label} className="card flex flex-col">
      {lines.map((line) => (
        <li key={line.id} tabIndex={-1} className="p-16 border-t border-line first:border-t-0 flex flex-col gap-8">
          <One of={line} />
          <Dispute of={line} />
          {actionOf?.(line)}
        </li>
      ))}
    </ul>
  )
}

const toOf = ({ chat_id, order_id }: Line) =>
  order_id === undefined ? paths.pastReading(chat_id ?? '') : paths.order(order_id)

function One({ of }: { of: Line }) {
  const say = useSay()
  const money = useMoney()
  const time = useTime()
  return (
    <div className="flex justify-between gap-16">
      <span className="min-w-0 flex flex-col">
        <Link to={toOf(of)} className="link font-semibold wrap-anywhere">
          {of.number !== undefined && <span className="tabular">{of.number}. </span>}
          {say(`earnings.${of.order_id === undefined ? 'what' : 'order'}.${of.what}`, { name: of.client.username })}
        </Link>
        <span className="text-label text-muted">
          <When at={of.at} plain />
          {of.what === 'earned' &&
            of.order_id === undefined &&
            ` · ${say('earnings.split', {
              paid: time(of.paid_seconds ?? 0),
              free: time(of.free_seconds ?? 0),
              rate: money(of.rate_cents_per_minute ?? 0),
            })}`}
        </span>
      </span>
      <bdi className="font-semibold tabular whitespace-nowrap">{money(of.amount_cents)}</bdi>
    </div>
  )
}

function Dispute({ of: { dispute } }: { of: Line }) {
  const say = useSay()
  const money = useMoney()
  const isReader = useSession(({ userData }) => userData?.type) === 'READER'
  if (!dispute) return null
  const { wanted_cents, reason, granted_cents, decided_words } = dispute
  return (
    <dl className="flex flex-col gap-8 ps-12 border-s-2 border-line text-meta">
      <div>
        <dt className="text-muted">{say('earnings.disputed', { amount: money(wanted_cents) })}</dt>
        <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {reason}
        </dd>
      </div>
      {granted_cents !== undefined && (
        <div>
          <dt className="text-muted">{say('earnings.decided', { amount: money(granted_cents) })}</dt>
          {decided_words && (
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {decided_words}
            </dd>
          )}
          {isReader && granted_cents < wanted_cents && (
            <dd>
              <Objecting to={paths.askRefund()} />
            </dd>
          )}
        </div>
      )}
    </dl>
  )
}
