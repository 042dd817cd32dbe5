import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Line } from './calls.ts'
import { useTime } from './time.ts'

/** What has not come to its end: holds of a running reading, payments without an answer. Each with why. */
export function Pending({ lines }: { lines: readonly Line[] }) {
  const say = useSay()
  const time = useTime()
  const money = useMoney()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="pending" className="card overflow-hidden">
      <div className="px-16 py-12 bg-soft-info">
        <h3 id="pending" className="font-sans text-meta font-semibold text-info">
          {say('wallet.pending')}
        </h3>
        <p className="text-meta">{say('wallet.pending.why')}</p>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="px-16 py-12 border-t border-line text-meta">
            <p className="flex flex-wrap justify-between gap-x-16 text-body font-semibold">
              <span>
                {say(`wallet.cause.${line.cause}`)}
                {line.reader_name && ` ${say('wallet.with', { name: line.reader_name })}`}
              </span>
              <bdi className="tabular">
                {line.amount_cents === 0
                  ? time(Math.abs(line.paid_seconds + line.free_seconds))
                  : money(line.amount_cents)}
              </bdi>
            </p>
            <p className="flex flex-wrap justify-between gap-x-16 text-muted">
              <span>{line.state !== 'posted' && say(`wallet.state.${line.state}`)}</span>
              <When at={line.at} plain />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
