import { useIntl } from 'react-intl'
import { useSay } from '../words/say.tsx'
import type { Line } from './calls.ts'
import { Cause } from './Cause.tsx'
import { useMoney } from '../words/figures.ts'
import { useTime } from './time.ts'

/** What has not come to its end: holds of a running reading, payments without an answer. Each with why. */
export function Pending({ lines }: { lines: readonly Line[] }) {
  const say = useSay()
  const time = useTime()
  const money = useMoney()
  const { formatTime } = useIntl()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="pending" className="rounded-card bg-soft-info p-16 sm:p-24 flex flex-col gap-8">
      <h3 id="pending" className="font-sans text-meta font-semibold text-info">
        {say('wallet.pending')}
      </h3>
      <ul className="flex flex-col gap-12">
        {lines.map((line) => (
          <li key={line.id}>
            <p className="flex flex-wrap justify-between gap-x-16 font-semibold">
              <span>
                <Cause of={line} /> <span className="font-normal text-muted">{formatTime(line.at)}</span>
              </span>
              <bdi className="tabular">
                {line.amount_cents === 0 ? time(line.paid_seconds + line.free_seconds) : money(line.amount_cents)}
              </bdi>
            </p>
            <p className="text-meta">{line.state !== 'posted' && say(`wallet.state.${line.state}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
