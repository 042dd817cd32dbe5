import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { Simulation } from '../clock/Simulation.tsx'
import { useSay } from '../words/say.tsx'

/** The clock, for the visitor to try. */
export function FairClock() {
  const say = useSay()
  return (
    <section id="fair-clock" aria-labelledby="fair-clock-title" className="border-y border-line bg-surface">
      <div className="wrap-page py-48 lg:py-72 flex flex-col gap-32">
        <div className="grid lg:grid-cols-2 gap-12 lg:gap-24 items-baseline">
          <h2 id="fair-clock-title">{say('home.clock')}</h2>
          <p className="text-muted max-w-text">{say('home.clock.lead')}</p>
        </div>
        <Simulation sample />
        <Link to={paths.clock()} className="link self-start inline-flex items-center min-h-target">
          {say('shell.how')}
        </Link>
      </div>
    </section>
  )
}
