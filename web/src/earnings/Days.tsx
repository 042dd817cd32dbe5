import { useIntl } from 'react-intl'
import { Bars } from '../ui/Bars.tsx'
import { Segments } from '../ui/Segments.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Day } from './calls.ts'
import { dateOf } from './halves.ts'

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

/** The sentence under the bars says what the whole came to; the table tells of each day. */
function Chart({ days }: { days: readonly Day[] }) {
  const say = useSay()
  const money = useMoney()
  const { formatDate } = useIntl()
  const best = days.reduce<Day | undefined>(
    (most, one) => (one.earned_cents > (most?.earned_cents ?? 0) ? one : most),
    undefined,
  )
  const endOf = (one: Day | undefined) => (one ? formatDate(dateOf(one.day), { day: 'numeric', month: 'short' }) : '')
  return (
    <Bars
      values={days.map(({ earned_cents }) => earned_cents)}
      ends={[endOf(days[0]), endOf(days.at(-1))]}
      words={
        best
          ? say('earnings.days.best', {
              day: formatDate(dateOf(best.day), { weekday: 'long', day: 'numeric', month: 'long' }),
              amount: money(best.earned_cents),
            })
          : say('earnings.days.none')
      }
    />
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
