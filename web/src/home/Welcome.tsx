import { paths } from '@evenlight/contract/paths'
import { useSecure } from '../session/secure.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Contours } from '../ui/art/Contours.tsx'
import { useSay } from '../words/say.tsx'

/** The first minutes, for those who have no account here yet. */
export function Welcome() {
  const say = useSay()
  if (useSecure()) return null
  return (
    <section aria-labelledby="welcome-title" className="wrap-page pb-48 lg:pb-72">
      <div className="relative overflow-hidden rounded-card bg-soft-primary px-24 py-48 lg:p-72">
        <Contours seed="welcome" className="absolute inset-y-0 end-0 h-full w-full md:w-hills opacity-50 fade-aside" />
        <div className="relative flex flex-col items-start gap-16 max-w-form">
          <h2 id="welcome-title">{say('home.welcome')}</h2>
          <p className="text-lead">{say('home.welcome.text')}</p>
          <LinkButton to={paths.signUp()}>{say('home.welcome.join')}</LinkButton>
        </div>
      </div>
    </section>
  )
}
