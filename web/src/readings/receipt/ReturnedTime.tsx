import { clockFace } from '../../ui/Clock.tsx'
import { useSay } from '../../words/say.tsx'
import type { Receipt } from '../calls.ts'
import { ExactMoment } from './ExactTime.tsx'

/** Time that went back to the client, and why. What the clock measured stays as it is. */
export function ReturnedTime({ receipt: { returns } }: { receipt: Receipt }) {
  const say = useSay()
  if (!returns.length) return null
  return (
    <section
      aria-labelledby="returns"
      className="flex flex-col gap-8 p-16 print:p-8 rounded-button bg-soft-success print:border print:border-line"
    >
      <h2 id="returns" className="text-h3">
        {say('readings.returned')}
      </h2>
      <ul className="flex flex-col gap-4">
        {returns.map(({ at, free_seconds, paid_seconds, cause, by, reason }) => (
          <li key={at + cause} className="flex flex-wrap gap-x-12">
            <span className="tabular font-semibold">
              {[
                free_seconds > 0 && say('readings.returned.free', { time: clockFace(free_seconds) }),
                paid_seconds > 0 && say('readings.returned.paid', { time: clockFace(paid_seconds) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span>{say(cause === 'given' ? `readings.returned.by.${by}` : `readings.returned.${cause}`)}</span>
            {reason && (
              <span dir="auto" className="wrap-anywhere">
                “{reason}”
              </span>
            )}
            <span className="text-muted">
              <ExactMoment at={at} exact={false} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
