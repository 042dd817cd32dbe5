import { useSay } from '../words/say.tsx'

const rules = ['free', 'answer', 'cancel', 'missed', 'reader'] as const

/** What holds for an appointment, said before one asks for it. */
export function Conditions({ name }: { name: string }) {
  const say = useSay()
  return (
    <section aria-labelledby="conditions" className="p-16 lg:p-20 rounded-card bg-soft-ember flex flex-col gap-8">
      <h2 id="conditions" className="text-h3">
        {say('appointments.rules')}
      </h2>
      <ul className="ps-20 list-disc flex flex-col gap-4">
        {rules.map((rule) => (
          <li key={rule}>{say(`appointments.rule.${rule}`, { name })}</li>
        ))}
      </ul>
    </section>
  )
}
