import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Statement } from './calls.ts'

/** How what is due comes about. What is nothing is left out. */
export function Sum({ of }: { of: Statement }) {
  const say = useSay()
  const money = useMoney()
  const parts = (['lines_cents', 'carried_cents', 'corrected_cents'] as const).filter(
    (name) => name === 'lines_cents' || of[name] !== 0,
  )
  return (
    <dl className="card p-20 flex flex-col">
      {parts.map((name) => (
        <div key={name} className="flex justify-between gap-16 py-8">
          <dt>{say(`earnings.sum.${name}`)}</dt>
          <dd className="tabular">{money(of[name])}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-16 pt-12 border-t border-line font-semibold">
        <dt>{say('earnings.sum.due')}</dt>
        <dd className="tabular text-h3">{money(of.due_cents)}</dd>
      </div>
    </dl>
  )
}
