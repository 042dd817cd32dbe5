import type { AccountedSpan } from '@evenlight/core/meter/ledger'
import type { ReactNode } from 'react'
import { Moon } from '../ui/art/Moon.tsx'
import { clockFace } from '../ui/Clock.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'

interface SlipProps {
  stretches: readonly AccountedSpan[]
  freeSeconds: number
  paidSeconds: number
  title: ReactNode
  /** Nothing more will be written: its lines fill the room there is. */
  whole?: boolean
  /** What stands under a line or under the sums, by its place. */
  notes?: Readonly<Record<number | 'sums', ReactNode>>
  children?: ReactNode
}

/** A receipt: every stretch with its reason, and the sums that they come to. */
export function ReceiptSlip({ stretches, freeSeconds, paidSeconds, title, whole, notes, children }: SlipProps) {
  return (
    <figure className="card bg-page flex flex-col min-w-0">
      <figcaption className="flex items-center justify-between gap-8 px-16 sm:px-24 py-16 border-b border-line">
        {title}
      </figcaption>
      <ol className={cx('flex flex-col px-16 sm:px-24 py-8', whole && 'grow justify-between')}>
        {stretches.map((one, at) => (
          <Line key={one.fromMs} of={one} note={notes?.[at]} />
        ))}
      </ol>
      {children}
      <Sums freeSeconds={freeSeconds} paidSeconds={paidSeconds} stretches={stretches} />
      {notes?.sums && <div className="px-16 sm:px-24 pb-16">{notes.sums}</div>}
    </figure>
  )
}

function Line({ of: { fromMs, toMs, counted, why }, note }: { of: AccountedSpan; note: ReactNode }) {
  const say = useSay()
  return (
    <li className="py-8">
      <div className="flex items-baseline">
        <span className="tabular w-48 shrink-0 text-meta text-muted" dir="ltr">
          {clockFace(fromMs / 1000)}
        </span>
        <span className={cx('grow', counted ? 'font-semibold' : 'text-muted')}>
          {counted ? say(`play.line.${counted}`) : why.map((one) => say(`play.line.${one}`)).join(' · ')}
        </span>
        <span className={cx('ms-12 inline-flex items-center gap-8', counted ? 'font-semibold' : 'text-muted')}>
          <span className="tabular" dir="ltr">
            {clockFace((toMs - fromMs) / 1000)}
          </span>
          <span className="say-only">{say(counted ? 'play.counted' : 'play.uncounted')}</span>
          <Moon phase={counted ? 0.5 : 0} className={cx('size-12', counted && 'text-primary')} />
        </span>
      </div>
      {note && <div className="ps-48">{note}</div>}
    </li>
  )
}

function Sums({ stretches, freeSeconds, paidSeconds }: Pick<SlipProps, 'stretches' | 'freeSeconds' | 'paidSeconds'>) {
  const say = useSay()
  const wholeSeconds = (stretches.at(-1)?.toMs ?? 0) / 1000
  const sums = [
    ['play.free', freeSeconds],
    ['play.paid', paidSeconds],
    ['play.uncounted', wholeSeconds - freeSeconds - paidSeconds],
    ['play.passed', wholeSeconds],
  ] as const
  return (
    <dl className="mt-auto grid grid-cols-2 sm:grid-cols-4 gap-x-8 gap-y-12 px-16 sm:px-24 py-16 border-t border-line">
      {sums.map(([words, seconds]) => (
        <div key={words} className="flex flex-col gap-2">
          <dt className="text-label text-muted">{say(words)}</dt>
          <dd className={cx('text-h3 tabular', words === 'play.passed' && 'text-muted')}>
            <bdi dir="ltr">{clockFace(seconds)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
