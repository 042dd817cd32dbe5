import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { brand } from '../brand.ts'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { minutesOf } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { useSession } from '../session/session.ts'
import { isShortChat, packagesOf } from './calls.ts'
import { MinuteCost } from './MinuteCost.tsx'
import { MinuteTable } from './MinuteTable.tsx'
import { Offers } from './Offers.tsx'
import { Paying, Rules, Uncharged } from './PriceRules.tsx'
import { ShortChats } from './ShortChats.tsx'

export const loader = (args: LoaderFunctionArgs) => prefetch(args, (data) => [data.prefetchQuery(packagesOf())])

export const head = ({ say, queries }: HeadArgs): Head => ({
  description: say('wallet.prices.lead'),
  path: paths.prices(),
  about: (site, at) =>
    (queries.getQueryData(packagesOf().queryKey) ?? []).map((one) => ({
      '@type': 'Product',
      name: say('ui.minutes', { minutes: minutesOf(one.paid_seconds + one.free_seconds) }),
      description: say(isShortChat(one) ? 'wallet.short_chat' : 'wallet.prices.lead'),
      image: `${site}/icons/icon-512.png`,
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'Offer',
        price: (one.price_cents / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: at(paths.prices()),
      },
    })),
})

/** What time costs, and how free and paid time are used. */
export function Component() {
  const say = useSay()
  const type = useSession(({ userData }) => userData?.type)
  const { data: sold = [] } = useQuery(packagesOf())
  const packages = sold.filter((one) => !isShortChat(one))
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
      <ShortChats of={sold.filter(isShortChat)} mayBuy={mayBuy} />
      <div className="flex flex-col gap-48 lg:gap-72 pt-24 lg:pt-48">
        {packages.length > 0 && (
          <div className="grid lg:grid-cols-3 gap-24 lg:gap-48 items-start">
            <div className="flex flex-col gap-12">
              <h2>{say('wallet.each')}</h2>
              <p className="text-muted max-w-text">{say('wallet.each.text')}</p>
            </div>
            <div className="lg:col-span-2 min-w-0">
              <MinuteTable packages={packages} />
            </div>
          </div>
        )}
        <Uncharged />
        <div className="grid lg:grid-cols-2 gap-48">
          <Rules of="free" />
          <Rules of="paid" />
        </div>
        <Rules of="returns" wide />
        <Paying />
        <Link to={paths.clock()} className="link self-start inline-flex items-center min-h-target">
          {say('shell.how')}
        </Link>
      </div>
    </Page>
  )
}
