import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Folds } from '../ui/Folds.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { Body } from './Body.tsx'
import { type Piece, wholeOf } from './calls.ts'
import { wordsOf } from './markup.ts'

export const loader = (args: LoaderFunctionArgs) => prefetch(args, (data) => [data.prefetchQuery(wholeOf('questions'))])

export const head = ({ say, queries }: HeadArgs): Head => ({
  description: say('content.faq.lead'),
  path: paths.questions(),
  pictured: 'faq',
  about: () => [
    {
      '@type': 'FAQPage',
      mainEntity: (queries.getQueryData(wholeOf('questions').queryKey) ?? []).map(({ title, body }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(body) },
      })),
    },
  ],
})

/** What people ask, with the house's answers, by what it is about. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('content.faq')} lead={say('content.faq.lead')} width="text">
      <Loaded of={useQuery(wholeOf('questions'))} failed={say('content.faq.failed')} shape={<RowSkeletons />}>
        {(all) => (all.length === 0 ? <Empty scene="letters">{say('content.faq.empty')}</Empty> : <All of={all} />)}
      </Loaded>
      <div className="flex flex-wrap items-center gap-16 pt-24">
        <p>{say('content.faq.other')}</p>
        <LinkButton kind="secondary" to={paths.help()}>
          {say('content.faq.ask')}
        </LinkButton>
      </div>
    </Page>
  )
}

function All({ of }: { of: readonly Piece[] }) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-48">
      {[...Map.groupBy(of, ({ category }) => category)].map(([category, questions]) => (
        <Part key={category} title={category || say('content.faq.rest')}>
          <Folds
            folds={questions.map(({ title, body, locale }) => ({
              title,
              lang: locale,
              text: <Body html={body} lang={locale} />,
            }))}
          />
        </Part>
      ))}
    </div>
  )
}
