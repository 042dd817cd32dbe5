import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { capped } from '../capped.ts'
import type { FullBanCase } from './calls.ts'

const counts = ['strikes', 'refused_by', 'readings', 'claims'] as const

/** What else is known of somebody, in numbers. */
export function Evidence({ of: { evidence, person } }: { of: FullBanCase }) {
  const say = useSay()
  const money = useMoney()
  const { cents = 0, paid_seconds = 0 } = evidence
  const unused =
    cents > 0
      ? say('fullbans.evidence.unused.some', { minutes: minutesOf(paid_seconds), amount: money(cents) })
      : say('fullbans.evidence.unused.none')
  return (
    <dl className="card p-16 lg:p-20 flex flex-col gap-8">
      {counts.map((name) => (
        <Fact key={name} name={say(`fullbans.evidence.${name}`)} value={capped(evidence[name])} />
      ))}
      {person.type === 'CLIENT' && evidence.cents !== undefined && (
        <Fact name={say('fullbans.evidence.unused')} value={unused} />
      )}
    </dl>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-16">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold tabular">{value}</dd>
  </div>
)
