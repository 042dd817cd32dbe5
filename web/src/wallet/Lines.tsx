import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Column, Table } from '../ui/Table.tsx'
import { useWide } from '../ui/useWide.ts'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Line } from './calls.ts'
import { useSignedTime, useTime } from './time.ts'

interface LinesProps {
  lines: readonly Line[]
  /** What a reading was made of, or what a purchase was paid by, for the lines that are of one. */
  detailsOf: (line: Line) => ReactNode
}

/** The settled lines as a table; where there is no room for it, each is a small card of the same facts. */
export function Lines({ lines, detailsOf }: LinesProps) {
  const say = useSay()
  const columns = useColumns(detailsOf)
  const wide = useWide()
  if (wide)
    return <Table caption={say('wallet.statement.lines')} columns={columns} rows={lines} idOf={({ id }) => id} />
  return (
    <ul aria-label={say('wallet.statement.lines')} className="card flex flex-col">
      {lines.map((line) => (
        <li key={line.id} tabIndex={-1} className="p-16 border-t border-line first:border-t-0 flex flex-col gap-4">
          <div className="flex justify-between gap-16">
            <What of={line} named detailsOf={detailsOf} />
            <Time of={line} />
          </div>
          <div className="flex flex-wrap justify-between gap-x-16 text-label text-muted">
            <When at={line.at} plain />
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
  )
}

function useColumns(detailsOf: LinesProps['detailsOf']): Column<Line>[] {
  const say = useSay()
  return [
    {
      name: 'at',
      label: say('wallet.column.at'),
      cell: ({ at }) => <When at={at} plain className="whitespace-nowrap" />,
    },
    { name: 'what', label: say('wallet.column.what'), cell: (line) => <What of={line} detailsOf={detailsOf} /> },
    { name: 'with', label: say('wallet.column.with'), cell: (line) => <Who of={line} /> },
    { name: 'time', label: say('wallet.column.time'), cell: (line) => <Time of={line} />, figures: true },
    { name: 'money', label: say('wallet.column.money'), cell: (line) => <Money of={line} />, figures: true },
    { name: 'after', label: say('wallet.column.after'), cell: (line) => <After of={line} />, figures: true },
  ]
}

/** What a line is about; `named` with whom, where no column says it. */
function What({ of, named, detailsOf }: { of: Line; named?: boolean } & Pick<LinesProps, 'detailsOf'>) {
  const say = useSay()
  return (
    <span className="flex flex-col min-w-0 wrap-break-word">
      <span className="font-semibold">
        {say(`wallet.cause.${of.cause}`)}
        {named && of.reader_name && ` ${say('wallet.with', { name: of.reader_name })}`}
      </span>
      {of.why && <span className="text-label text-muted">{say(`wallet.why.${of.why}`)}</span>}
      {of.reason && (
        <span className="text-label text-muted" dir="auto">
          {of.reason}
        </span>
      )}
      {detailsOf(of)}
    </span>
  )
}

function Who({ of: { reader_id, reader_name } }: { of: Line }) {
  if (!reader_id || !reader_name) return null
  return (
    <Link to={paths.profile(reader_id)} className="link wrap-anywhere">
      <bdi>{reader_name}</bdi>
    </Link>
  )
}

function Money({ of }: { of: Line }) {
  const money = useMoney()
  return of.amount_cents === 0 ? null : <bdi className="tabular">{money(of.amount_cents)}</bdi>
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
