import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Segments } from '../ui/Segments.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Day } from './calls.ts'
import { dateOf } from './halves.ts'

const HEIGHT = 120
const STEP = 20
const BAR = 14

interface DaysProps {
  days: readonly Day[]
  as: 'chart' | 'table'
  onAs: (as: 'chart' | 'table') => void
}

/** What each day brought: a chart for the eye, or the same as a table. */
export function Days({ days, as, onAs }: DaysProps) {
  const say = useSay()
  const isFlat = days.every(({ earned_cents }) => earned_cents === 0)
  return (
    <div className="flex flex-col gap-16">
      <Segments
        label={say('earnings.days.as')}
        options={(['chart', 'table'] as const).map((value) => ({ value, label: say(`earnings.days.${value}`) }))}
        chosen={as}
        onChoose={onAs}
      />
      {as === 'table' && <DayTable days={days} />}
      {as === 'chart' && (isFlat ? <p className="text-muted">{say('earnings.days.none')}</p> : <Chart days={days} />)}
    </div>
  )
}

/** Bars from the line of nothing: earned up, taken off down. The sentence says the same of the whole; the table of each day. */
function Chart({ days }: { days: readonly Day[] }) {
  const say = useSay()
  const money = useMoney()
  const { formatDate } = useIntl()
  const words = useId()
  const [top, low] = [
    Math.max(1, ...days.map((one) => one.earned_cents)),
    Math.min(0, ...days.map((one) => one.earned_cents)),
  ]
  const heightOf = (cents: number) => (Math.abs(cents) / (top - low)) * HEIGHT
  const zero = (top / (top - low)) * HEIGHT
  const best = days.reduce<Day | undefined>(
    (most, one) => (one.earned_cents > (most?.earned_cents ?? 0) ? one : most),
    undefined,
  )
  return (
    <figure className="card p-16 lg:p-20 flex flex-col gap-8">
      <svg
        role="img"
        aria-labelledby={words}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className="w-full h-square rtl:-scale-x-100"
      >
        <path d={`M0 ${zero}h${days.length * STEP}`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
        {days.map(({ day, earned_cents }, at) => (
          <rect
            key={day}
            x={at * STEP + (STEP - BAR) / 2}
            y={earned_cents < 0 ? zero : zero - heightOf(earned_cents)}
            width={BAR}
            height={heightOf(earned_cents)}
            className={earned_cents < 0 ? 'fill-danger' : 'fill-primary'}
          />
        ))}
      </svg>
      <div className="flex justify-between text-label text-muted tabular" aria-hidden="true">
        {[days[0], days.at(-1)].map(
          (one) => one && <span key={one.day}>{formatDate(dateOf(one.day), { day: 'numeric', month: 'short' })}</span>,
        )}
      </div>
      <figcaption id={words} className="text-meta text-muted">
        {best
          ? say('earnings.days.best', {
              day: formatDate(dateOf(best.day), { weekday: 'long', day: 'numeric', month: 'long' }),
              amount: money(best.earned_cents),
            })
          : say('earnings.days.none')}
      </figcaption>
    </figure>
  )
}

function DayTable({ days }: { days: readonly Day[] }) {
  const say = useSay()
  const money = useMoney()
  const { formatDate } = useIntl()
  const columns: Column<Day>[] = [
    {
      name: 'day',
      label: say('earnings.column.day'),
      cell: ({ day }) => (
        <time dateTime={day}>{formatDate(dateOf(day), { weekday: 'short', day: 'numeric', month: 'short' })}</time>
      ),
    },
    { name: 'readings', label: say('earnings.column.readings'), cell: ({ readings }) => readings, figures: true },
    {
      name: 'earned',
      label: say('earnings.column.amount'),
      cell: ({ earned_cents }) => <bdi className="tabular">{money(earned_cents)}</bdi>,
      figures: true,
    },
  ]
  return <Table caption={say('earnings.days.each')} columns={columns} rows={days} idOf={({ day }) => day} dense />
}
