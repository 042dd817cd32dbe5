import { useIntl } from 'react-intl'
import { cx } from '../ui/cx.ts'
import { placeOf } from '../zone.ts'

const toTheMinute = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const zoned = { ...toTheMinute, timeZoneName: 'short' } as const

/** A moment to the minute and the zone it is told in, which is that of this browser. `plain`: the zone is told elsewhere. */
export function When({ at, plain, className }: { at: string; plain?: boolean; className?: string }) {
  const { formatDate } = useIntl()
  return (
    <time dateTime={at} className={cx('tabular', className)}>
      {formatDate(at, plain ? toTheMinute : zoned)}
    </time>
  )
}

/** The same for a list: the time of today, else the day; the whole of it where one points. */
export function Since({ at, className }: { at: string; className?: string }) {
  const { formatDate, formatTime } = useIntl()
  const [then, now] = [new Date(at), new Date()]
  const shown =
    then.toDateString() === now.toDateString()
      ? formatTime(then)
      : formatDate(then, {
          day: 'numeric',
          month: 'short',
          ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' as const }),
        })
  return (
    <time dateTime={at} title={formatDate(at, zoned)} className={cx('tabular', className)}>
      {shown}
    </time>
  )
}

/** The zone by which this browser tells the time, as it is at a moment: `Madrid, GMT+1`. */
export function useZoneName(at: string | Date = new Date(), timeZoneName: 'short' | 'shortOffset' = 'short') {
  const { formatDateToParts } = useIntl()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const named = formatDateToParts(at, { timeZoneName }).find(({ type }) => type === 'timeZoneName')
  return [placeOf(timeZone), named?.value].filter((part, at, all) => part && all.indexOf(part) === at).join(', ')
}
