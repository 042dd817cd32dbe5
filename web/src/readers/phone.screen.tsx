import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { MinuteCost } from '../wallet/MinuteCost.tsx'
import { packagesOf } from '../wallet/calls.ts'
import { useSay } from '../words/say.tsx'
import { phoneReadersOf } from './calls.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { ReaderCard } from './ReaderCard.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  prefetch(args, (data) => [data.prefetchInfiniteQuery(phoneReadersOf()), data.prefetchQuery(packagesOf())])

export const head = ({ say }: HeadArgs): Head => ({ description: say('phone.page.lead'), path: paths.phone() })

/** Who takes readings by phone, how one works, and what it costs. */
export function Component() {
  const say = useSay()
  const found = useInfiniteQuery(phoneReadersOf())
  return (
    <Page
      title={say('phone.page')}
      lead={
        <>
          {say('phone.page.lead')} <MinuteCost />
        </>
      }
    >
      <ol className="grid md:grid-cols-3 gap-16 md:gap-32">
        {(['ask', 'ring', 'count'] as const).map((step) => (
          <li key={step} className="flex flex-col gap-4">
            <h2 className="text-h3">{say(`phone.page.${step}`)}</h2>
            <p className="text-muted">{say(`phone.page.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="by-phone" className="flex flex-col gap-16">
        <h2 id="by-phone">{say('phone.page.readers')}</h2>
        <PagedList
          of={found}
          failed={say('readers.failed')}
          shape={
            <ul aria-busy className="grid md:grid-cols-2 xl:grid-cols-3 gap-16">
              <CardSkeletons count={3} />
            </ul>
          }
          empty={
            <Empty
              scene="chairs"
              action={
                <LinkButton kind="secondary" to={paths.readers()}>
                  {say('readings.others')}
                </LinkButton>
              }
            >
              {say('phone.page.nobody')}
            </Empty>
          }
        >
          {(readers) => (
            <ul className="grid md:grid-cols-2 xl:grid-cols-3 gap-16">
              {readers.map((reader) => (
                <li key={reader.id}>
                  <ReaderCard reader={reader} by="phone" />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </Page>
  )
}
