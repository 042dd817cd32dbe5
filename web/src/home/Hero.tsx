import { paths } from '@evenlight/contract/paths'
import { Contours } from '../ui/art/Contours.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useSecure } from '../session/secure.ts'
import { useSay } from '../words/say.tsx'
import { WelcomeMoons } from '../wallet/WelcomeMoons.tsx'
import { LiveReaders } from './LiveReaders.tsx'
import type { Shown } from './shown.ts'

/** What this is, what the first minutes cost, and who is here. */
export function Hero({ shown }: { shown: Shown }) {
  const say = useSay()
  const secure = useSecure()
  return (
    <div className="relative">
      <div className="absolute inset-0 overflow-hidden fade-down" aria-hidden="true">
        <Contours
          seed="evenlight"
          className="absolute inset-y-0 end-0 h-full w-full md:w-hills opacity-50 md:opacity-100 fade-aside"
        />
      </div>
      <div className="wrap-page relative grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center gap-x-32 xl:gap-x-48 gap-y-8 pt-12 pb-24 lg:pt-24 lg:pb-48">
        <div className="min-w-0 flex flex-col items-start gap-8 sm:gap-16 lg:gap-24">
          <h1 tabIndex={-1} className="max-w-heading">
            {say('home.heading')}
          </h1>
          <p className="text-muted sm:text-lead max-w-form">{say('home.lead')}</p>
          {secure ? (
            <LinkButton to={paths.readers()}>{say('home.find')}</LinkButton>
          ) : (
            <>
              <Offer />
              <div className="w-full flex flex-wrap gap-8">
                <LinkButton to={paths.signUp()} className="max-sm:grow">
                  {say('home.join')}
                </LinkButton>
                <LinkButton kind="secondary" to={paths.readers()} className="max-sm:hidden">
                  {say('home.meet')}
                </LinkButton>
              </div>
              <p className="text-label text-muted">{say('home.offer.then')}</p>
            </>
          )}
        </div>
        <LiveReaders of={shown} />
      </div>
    </div>
  )
}

/** The first minutes. */
function Offer() {
  const say = useSay()
  return (
    <div className="w-full max-w-form py-8 lg:py-16 border-y border-line flex flex-col gap-8 text-ember">
      <p className="flex flex-wrap items-baseline gap-x-12">
        <strong className="font-serif font-medium text-h2">{say('home.offer')}</strong>
        <span className="text-meta text-muted">{say('home.offer.for')}</span>
      </p>
      <WelcomeMoons className="w-full rtl:-scale-x-100" />
    </div>
  )
}
