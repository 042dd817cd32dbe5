import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { Moon } from '../ui/art/Moon.tsx'
import { useSay } from '../words/say.tsx'

const steps = [
  { step: 'choose', phase: 0.12 },
  { step: 'ask', phase: 0.3 },
  { step: 'check', phase: 0.5 },
] as const

export function Steps() {
  const say = useSay()
  return (
    <section aria-labelledby="steps-title" className="wrap-page pb-48 lg:pb-72 flex flex-col gap-32 lg:gap-48">
      <h2 id="steps-title">{say('home.steps')}</h2>
      <ol className="grid lg:grid-cols-3 gap-32 lg:gap-48">
        {steps.map(({ step, phase }) => (
          <li key={step} className="flex lg:flex-col gap-16 pt-20 border-t border-line">
            <Moon phase={phase} className="size-32 text-primary" />
            <div className="flex flex-col gap-8">
              <h3>{say(`home.step.${step}`)}</h3>
              <p className="text-muted max-w-text">{say(`home.step.${step}.text`)}</p>
              {step === 'choose' && (
                <Link to={paths.choose()} className="link self-start inline-flex items-center min-h-target">
                  {say('home.step.choose.help')}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
