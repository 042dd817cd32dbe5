import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { FormattedDate } from 'react-intl'
import { Link } from 'react-router'
import { useZoneName } from '../../words/when.tsx'
import { useSay } from '../../words/say.tsx'
import type { Receipt } from '../calls.ts'
import { ExactMoment } from './ExactTime.tsx'

/** Whose reading it was, when, and the numbers it goes by. */
export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const say = useSay()
  const { id, chat_id, client, reader, stretches, timeline, ended_at } = receipt
  const from = stretches[0]?.from ?? timeline[0]?.at ?? ended_at
  const rows: [words: ReactNode, value: ReactNode][] = [
    [say('readings.who.reader'), <bdi key="reader">{reader.display_name}</bdi>],
    [say('readings.who.client'), <bdi key="client">{client.username}</bdi>],
    [say('readings.receipt.day'), <FormattedDate key="day" value={from} dateStyle="full" />],
    [
      say('readings.receipt.room'),
      <span key="room">
        <ExactMoment at={from} exact={false} /> – <ExactMoment at={ended_at} exact={false} />
      </span>,
    ],
    [say('readings.receipt.kind'), <bdi key="id">{id}</bdi>],
    [say('readings.one'), <bdi key="chat">{chat_id}</bdi>],
  ]
  return (
    <dl className="grid sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 print:grid-cols-2 gap-x-32 text-meta">
      {rows.map(([words, value], at) => (
        <div key={at} className="flex justify-between gap-16 py-8 print:py-2 border-t border-line">
          <dt className="text-muted">{words}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In which zone the times are, how they were counted, and where that is explained. */
export function ReceiptFooter({ at }: { at: string }) {
  const say = useSay()
  const zone = useZoneName(at, 'shortOffset')
  return (
    <p className="text-label text-muted">
      {say('readings.receipt.zone', { zone })} {say('readings.receipt.counting')}{' '}
      <Link to={paths.clock()} className="link">
        {say('readings.receipt.how')}
      </Link>
      <span className="hidden print:inline">: {location.origin + paths.clock()}</span>
    </p>
  )
}
