import { Terms } from '../accounts/Terms.tsx'
import { languageName } from '../readers/languages.ts'
import { useExpertises } from '../readers/expertises.ts'
import { CheckField } from '../ui/Field.tsx'
import { LinkLike } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Fields } from './Application.tsx'
import { labels, type Step, type Typed } from './fields.ts'

const shown = {
  account: ['username', 'email', 'first_name', 'last_name', 'date_of_birth', 'country'],
  work: ['display_name', 'headline', 'expertise_ids', 'languages', 'channels', 'years'],
  words: ['about', 'sample_reading'],
} as const satisfies Partial<Record<Step, readonly (keyof Typed)[]>>

/** All of it once more before it is sent, each part with the way back to it. */
export function SendStep({ of: { field, form }, onChange }: { of: Fields; onChange: (step: Step) => void }) {
  const say = useSay()
  const typed = form.watch()
  const expertises = useExpertises()
  const told = (name: keyof Typed) => {
    const value = typed[name]
    if (!Array.isArray(value)) return String(value)
    if (name === 'languages') return value.map(languageName).join(', ')
    if (name === 'channels') return value.map((one) => say(`readers.channel.${one as 'chat'}`)).join(', ')
    return value.map((id) => expertises.find((one) => one.id === id)?.name ?? id).join(', ')
  }
  return (
    <>
      {(['account', 'work', 'words'] as const).map((step) => (
        <section key={step} aria-label={say(`applying.step.${step}`)} className="card p-16 flex flex-col gap-8">
          <div className="flex flex-wrap items-center justify-between gap-8">
            <h3 className="font-semibold">{say(`applying.step.${step}`)}</h3>
            <LinkLike onClick={() => onChange(step)}>
              {say('applying.change')}
              <span className="say-only"> {say(`applying.step.${step}`)}</span>
            </LinkLike>
          </div>
          <dl className="flex flex-col gap-8 text-meta">
            {shown[step].map(
              (name) =>
                told(name) && (
                  <div key={name}>
                    <dt className="text-muted">{say(labels[name])}</dt>
                    <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                      {told(name)}
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      ))}
      <CheckField {...field('terms', { required: say('accounts.needed.terms') })} label={<Terms />} />
    </>
  )
}
