import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Crossing } from './calls.ts'

/** What came of readings that ran low, the latest first. */
export function History({ of }: { of: readonly Crossing[] }) {
  const say = useSay()
  const money = useMoney()
  const wordsOf = ({ outcome, seconds = 0, amount_cents = 0 }: Crossing) =>
    outcome === 'added'
      ? say('topups.outcome.added', { minutes: minutesOf(seconds), price: money(amount_cents) })
      : say(`topups.outcome.${outcome ?? 'open'}`)
  return (
    <section aria-label={say('topups.history')} className="flex flex-col gap-8">
      <h3 className="font-sans text-body font-semibold">{say('topups.history')}</h3>
      <ul className="flex flex-col text-meta">
        {of.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-16 py-8 border-t border-line">
            <span>{wordsOf(one)}</span>
            <Link to={paths.pastReading(one.chat_id)} className="link">
              <When at={one.at} plain />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
