import { Moon } from '../ui/art/Moon.tsx'
import { useSay } from '../words/say.tsx'

const reasons = [
  { reason: 'second', phase: 0.12 },
  { reason: 'price', phase: 0.25 },
  { reason: 'stop', phase: 0.5 },
] as const

/** Why here, in three lines. */
export function Reasons() {
  const say = useSay()
  return (
    <section aria-label={say('home.reasons')} className="bg-sunken border-y border-line">
      <ul className="wrap-page py-24 grid md:grid-cols-3 gap-16 md:gap-32">
        {reasons.map(({ reason, phase }) => (
          <li key={reason} className="flex gap-12">
            <Moon phase={phase} className="size-24 mt-4 text-primary" />
            <div>
              <h3 className="text-h3">{say(`home.reason.${reason}`)}</h3>
              <p className="text-meta text-muted">{say(`home.reason.${reason}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
