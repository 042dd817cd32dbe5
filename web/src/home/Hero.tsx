import { paths } from '@evenlight/contract/paths'
import { Contours } from '../ui/art/Contours.tsx'
import { moonPath } from '../ui/art/Moon.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { isThere } from '../routes.tsx'
import { useSecure } from '../session/secure.ts'
import { useSay } from '../words/say.tsx'

const phases = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1]

export function Hero() {
  const say = useSay()
  const secure = useSecure()
  const readers = isThere(paths.readers(), secure)
  return (
    <section className="relative overflow-hidden">
      <Hills />
      <div className="wrap-page relative flex flex-col items-start gap-24 pt-48 pb-72 lg:pt-72">
        <h1 tabIndex={-1} className="max-w-heading">
          {say('home.heading')}
        </h1>
        <p className="text-lead text-muted max-w-form">{say('home.lead')}</p>
        <div className="flex flex-wrap gap-8">
          {readers && <LinkButton to={paths.readers()}>{say('home.find')}</LinkButton>}
          <LinkButton kind="secondary" to={paths.clock()}>
            {say('shell.how')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

/** Height lines with the moons on their ridge, on the end side of the hero. */
const Hills = () => (
  <div className="absolute inset-0 fade-down" aria-hidden="true">
    <Contours
      seed="evenlight"
      className="absolute inset-y-0 end-0 h-full w-full md:w-hills opacity-50 md:opacity-100 fade-aside"
    />
    <svg viewBox="-290 -20 580 40" className="hidden lg:block absolute end-0 top-0 h-full w-hills text-primary">
      {phases.map((phase, at) => (
        <g key={phase} transform={`translate(${(at - 3) * 42} 0)`}>
          <circle r="10" className="fill-page" stroke="currentColor" strokeWidth="0.9" />
          <path d={moonPath(phase, 10)} fill="currentColor" />
        </g>
      ))}
    </svg>
  </div>
)
