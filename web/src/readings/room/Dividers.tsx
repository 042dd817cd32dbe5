import { FormattedDate, FormattedTime } from 'react-intl'
import type { Side } from '../calls.ts'
import { type ClockEvent, useEventWords } from './events.ts'

const line = 'flex items-center gap-12 mt-16 mb-4 text-label text-muted text-center'
const rule = 'grow border-t border-line'

/** A new day begins here. */
export const DayDivider = ({ at }: { at: string }) => (
  <li className="mt-12 text-label font-semibold text-muted text-center">
    <FormattedDate value={at} weekday="long" day="numeric" month="long" />
  </li>
)

/** The clock turned. Seen here, said in the one status region of the room. */
export function ClockEventLine({ event, name, side }: { event: ClockEvent; name: string; side: Side }) {
  const wordsOf = useEventWords(side, name)
  return (
    <li aria-hidden="true" className={line}>
      <span className={rule} />
      <span className="min-w-0">
        <span className="tabular">
          <FormattedTime value={event.at} />
        </span>{' '}
        · {wordsOf(event)}
      </span>
      <span className={rule} />
    </li>
  )
}
