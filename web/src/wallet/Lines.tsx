import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { isThere } from '../routes.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Line } from './calls.ts'
import { Cause } from './Cause.tsx'
import { useSignedTime, useTime } from './time.ts'

/** The settled lines as a table; on a phone each is a small card of the same facts. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  const say = useSay()
  const columns = useColumns()
  return (
    <>
      <div className="hidden md:block">
        <Table caption={say('wallet.statement.lines')} columns={columns} rows={lines} idOf={({ id }) => id} />
      </div>
      <ul className="md:hidden card flex flex-col">
        {lines.map((line) => (
          <li key={line.id} className="p-16 border-t border-line first:border-t-0 flex flex-col gap-4">
            <div className="flex justify-between gap-16">
              <What of={line} />
              <Time of={line} />
            </div>
            <div className="flex justify-between gap-16 text-label text-muted">
              <At of={line} />
              <span>
                {line.amount_cents !== 0 && (
                  <>
                    <Money of={line} /> ·{' '}
                  </>
                )}
                <Then of={line} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function useColumns(): Column<Line>[] {
  const say = useSay()
  return [
    { name: 'at', label: say('wallet.column.at'), cell: (line) => <At of={line} /> },
    { name: 'what', label: say('wallet.column.what'), cell: (line) => <What of={line} /> },
    { name: 'money', label: say('wallet.column.money'), cell: (line) => <Money of={line} />, figures: true },
    { name: 'time', label: say('wallet.column.time'), cell: (line) => <Time of={line} />, figures: true },
    { name: 'after', label: say('wallet.column.after'), cell: (line) => <After of={line} />, figures: true },
  ]
}

function At({ of }: { of: Line }) {
  const { formatDate } = useIntl()
  return (
    <time dateTime={of.at} className="whitespace-nowrap">
      {formatDate(of.at, { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })}
    </time>
  )
}

function What({ of }: { of: Line }) {
  const say = useSay()
  return (
    <span className="flex flex-col">
      <span className="font-semibold">
        <Cause of={of} />
      </span>
      {of.reason && (
        <span className="text-label text-muted wrap-anywhere" dir="auto">
          {of.reason}
        </span>
      )}
      {of.cause === 'session' && isThere(paths.room(of.subject_id), true) && (
        <Link to={paths.room(of.subject_id)} className="link self-start text-label">
          {say('wallet.receipt')}
        </Link>
      )}
    </span>
  )
}

function Money({ of }: { of: Line }) {
  const money = useMoney()
  return of.amount_cents === 0 ? null : <bdi>{money(of.amount_cents)}</bdi>
}

/** Free and paid in one sum, and apart where a line moved both. */
function Time({ of: { paid_seconds, free_seconds } }: { of: Line }) {
  const say = useSay()
  const time = useTime()
  const signed = useSignedTime()
  const both = paid_seconds !== 0 && free_seconds !== 0
  return (
    <span className="flex flex-col items-end">
      <bdi className="font-semibold tabular whitespace-nowrap">{signed(paid_seconds + free_seconds)}</bdi>
      <span className="text-label text-muted whitespace-nowrap">
        {both
          ? `${say('wallet.of_paid', { time: time(paid_seconds) })} · ${say('wallet.of_free', { time: time(free_seconds) })}`
          : say(free_seconds === 0 ? 'wallet.balance.paid' : 'wallet.balance.free')}
      </span>
    </span>
  )
}

function After({ of: { paid_seconds_after, free_seconds_after } }: { of: Line }) {
  const time = useTime()
  if (paid_seconds_after === null || free_seconds_after === null) return null
  return <bdi className="tabular whitespace-nowrap">{time(paid_seconds_after + free_seconds_after)}</bdi>
}

/** The same in words, where no column's head says what it is. */
function Then({ of: { paid_seconds_after, free_seconds_after } }: { of: Line }) {
  const say = useSay()
  const time = useTime()
  return <>{say('wallet.after', { time: time((paid_seconds_after ?? 0) + (free_seconds_after ?? 0)) })}</>
}
