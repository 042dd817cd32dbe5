import { paths } from '@evenlight/contract/paths'
import { LinkButton } from '../ui/Button.tsx'
import { MinuteCost } from '../wallet/MinuteCost.tsx'
import { Offers } from '../wallet/Offers.tsx'
import { useSay } from '../words/say.tsx'

/** What time costs: the packages on sale. */
export function Packages() {
  const say = useSay()
  return (
    <section aria-labelledby="packages-title" className="wrap-page pb-48 lg:pb-72 flex flex-col gap-24">
      <div className="flex flex-wrap lg:flex-nowrap items-end justify-between gap-16">
        <div className="flex flex-col gap-8">
          <h2 id="packages-title">{say('home.packages')}</h2>
          <p className="text-lead text-muted">
            {say('home.packages.lead')} <MinuteCost />
          </p>
        </div>
        <LinkButton kind="secondary" to={paths.prices()}>
          {say('home.packages.all')}
        </LinkButton>
      </div>
      <Offers to={paths.prices()} />
    </section>
  )
}
