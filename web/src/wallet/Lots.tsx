import { dayMs } from '@evenlight/core/wall-clock'
import { useIntl } from 'react-intl'
import { Meter } from '../ui/Meter.tsx'
import { useSay } from '../words/say.tsx'
import type { Lot } from './calls.ts'
import { type LotGroup, grouped } from './lots.ts'
import { useTime } from './time.ts'

const SOON_MS = 3 * dayMs

/** What the balance is made of, in the order it is spent: where it is from, what is left of it, when it ends. */
export function Lots({ lots }: { lots: readonly Lot[] }) {
  const say = useSay()
  const time = useTime()
  if (lots.length === 0) return <p className="text-muted">{say('wallet.lots.none')}</p>
  return (
    <div className="flex flex-col gap-8">
      <h3 className="font-sans text-label font-semibold text-muted">{say('wallet.lots')}</h3>
      <ol className="flex flex-col">
        {grouped(lots).map((group) => (
          <li key={group.id} className="py-12 border-t border-line flex flex-col gap-4 text-meta last:pb-0">
            <span className="flex justify-between gap-16">
              <Source of={group} />
              <bdi className="font-semibold tabular whitespace-nowrap">{time(group.left_seconds)}</bdi>
            </span>
            {group.left_seconds < group.seconds && (
              <Meter
                value={group.left_seconds}
                max={group.seconds}
                label={say('wallet.lots.left', { left: time(group.left_seconds), all: time(group.seconds) })}
              />
            )}
            <Terms of={group} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Source({ of: { source, kind, count } }: { of: LotGroup }) {
  const say = useSay()
  return <span>{say(source === 'package' ? `wallet.source.${kind}` : `wallet.source.${source}`, { count })}</span>
}

function Terms({ of: { expires_at, readers_left, left_seconds, seconds } }: { of: LotGroup }) {
  const say = useSay()
  const time = useTime()
  const { formatDate, formatTime } = useIntl()
  const at = expires_at ? Date.parse(expires_at) : undefined
  const soon = at !== undefined && at - Date.now() < SOON_MS
  const date =
    at === undefined ? '' : formatDate(at, { day: 'numeric', month: 'short', ...(!soon && { year: 'numeric' }) })
  return (
    <span className="text-label text-muted">
      {left_seconds < seconds && `${say('wallet.lots.used', { left: time(left_seconds), all: time(seconds) })} · `}
      {at === undefined ? (
        say('wallet.lots.never')
      ) : soon ? (
        <span className="font-semibold text-warning">
          {say('wallet.lots.soon', { date, time: formatTime(at, { timeZoneName: 'short' }) })}
        </span>
      ) : (
        say('wallet.lots.until', { date })
      )}
      {readers_left !== undefined && ` · ${say('wallet.lots.readers', { count: readers_left })}`}
    </span>
  )
}
