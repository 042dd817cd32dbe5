import { useIntl } from 'react-intl'
import { clockFace } from '../../ui/Clock.tsx'

const three = (ms: number) => String(Math.floor(ms) % 1000).padStart(3, '0')

/** A length of time in whole seconds, or to the millisecond, the thousandths set back. */
export const ExactLength = ({ ms, exact }: { ms: number; exact: boolean }) => (
  <span className="tabular whitespace-nowrap" dir="ltr">
    {clockFace(ms / 1000)}
    {exact && <span className="text-muted font-normal">.{three(ms)}</span>}
  </span>
)

/** A moment of the day to the millisecond, as in a ledger: by 24 hours whatever the language. Narrow screens leave the thousandths out. */
export function ExactMoment({ at, exact }: { at: string; exact: boolean }) {
  const { formatTime } = useIntl()
  const shown = formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  return (
    <time dateTime={at} className="tabular whitespace-nowrap" dir="ltr">
      {shown}
      {exact && <span className="hidden sm:inline print:inline text-muted">.{three(Date.parse(at))}</span>}
    </time>
  )
}
