import type { LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { want } from '../here.ts'
import { useSay } from '../words/say.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { packagesOf } from './calls.ts'
import { MinuteCost } from './MinuteCost.tsx'
import { Offers } from './Offers.tsx'

const rules = {
  free: ['welcome', 'order', 'end', 'where'],
  paid: ['second', 'stay', 'same', 'back'],
} as const

export const loader = (args: LoaderFunctionArgs) => want(args, packagesOf())

export const head = ({ say }: HeadArgs): Head => ({ description: say('wallet.prices.lead'), path: paths.prices() })

/** What time costs, and how free and paid time are used. */
export function Component() {
  const say = useSay()
  const type = useSession(({ userData }) => userData?.type)
  const mayBuy = (type ?? 'CLIENT') === 'CLIENT'
  return (
    <Page
      title={say('wallet.prices')}
      lead={
        <>
          {say('wallet.prices.lead')} <MinuteCost />
        </>
      }
    >
      <section aria-label={say('wallet.prices.packages')}>
        <Offers
          action={({ id, name }) =>
            mayBuy && (
              <LinkButton kind="secondary" wide to={paths.buy(id)} aria-label={say('wallet.prices.buy.of', { name })}>
                {say('wallet.prices.buy')}
              </LinkButton>
            )
          }
        />
      </section>
      <div className="grid lg:grid-cols-2 gap-32 lg:gap-48 pt-16">
        {(['free', 'paid'] as const).map((kind) => (
          <section key={kind} aria-labelledby={`${kind}-rules`} className="flex flex-col gap-16">
            <h2 id={`${kind}-rules`}>{say(`wallet.${kind}`)}</h2>
            <dl className="flex flex-col">
              {rules[kind].map((rule) => (
                <div key={rule} className="py-16 border-t border-line">
                  <dt className="font-semibold">{say(`wallet.${kind}.${rule}` as 'wallet.free.end')}</dt>
                  <dd className="text-muted">{say(`wallet.${kind}.${rule}.text` as 'wallet.free.end.text')}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Page>
  )
}
