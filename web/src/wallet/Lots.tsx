import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'
import type { Lot } from './calls.ts'
import { useTime } from './time.ts'

const SOON_MS = 3 * 86_400_000
const sources = ['package', 'welcome', 'gift', 'time_back'] as const

/** Every lot in the order it is spent: where it is from, what is left of it, when it ends. */
export function Lots({ lots }: { lots: readonly Lot[] }) {
  const say = useSay()
  const time = useTime()
  if (lots.length === 0) return <p className="text-muted">{say('wallet.lots.none')}</p>
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-sans text-meta font-semibold text-muted">{say('wallet.lots')}</h3>
      <ol className="flex flex-col">
        {lots.map((lot) => (
          <li key={lot.id} className="py-12 border-t border-line flex flex-col gap-4 text-meta">
            <span className="flex justify-between gap-16">
              <Source of={lot} />
              <bdi className="font-semibold tabular whitespace-nowrap">{time(lot.left_seconds)}</bdi>
            </span>
            <progress
              value={lot.left_seconds}
              max={lot.seconds}
              aria-label={say('wallet.lots.left', { left: time(lot.left_seconds), all: time(lot.seconds) })}
              className="bar"
            />
            <Terms of={lot} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Source({ of: { source, kind } }: { of: Lot }) {
  const say = useSay()
  const known = sources.find((one) => one === source)
  return <span>{say(known === 'package' ? `wallet.source.${kind}` : `wallet.source.${known ?? 'other'}`)}</span>
}

function Terms({ of: { expires_at, readers_left } }: { of: Lot }) {
  const say = useSay()
  const { formatDate, formatTime } = useIntl()
  const at = expires_at ? Date.parse(expires_at) : undefined
  const soon = at !== undefined && at - Date.now() < SOON_MS
  const date =
    at === undefined ? '' : formatDate(at, { day: 'numeric', month: 'short', ...(!soon && { year: 'numeric' }) })
  return (
    <span className="text-label text-muted">
      {at === undefined ? (
        say('wallet.lots.never')
      ) : soon ? (
        <span className="font-semibold text-warning">{say('wallet.lots.soon', { date, time: formatTime(at) })}</span>
      ) : (
        say('wallet.lots.until', { date })
      )}
      {readers_left !== undefined && ` · ${say('wallet.lots.readers', { count: readers_left })}`}
    </span>
  )
}
