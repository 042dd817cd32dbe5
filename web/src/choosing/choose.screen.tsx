import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useAvailabilityUpdates } from '../availability.ts'
import type { Head, HeadArgs } from '../head.ts'
import { prefetch } from '../here.ts'
import { CardSkeletons } from '../readers/CardSkeletons.tsx'
import { ReaderCard } from '../readers/ReaderCard.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { type Answers, addressOf, allOf, answersOf } from './answers.ts'
import { type Chosen, chosenFor } from './calls.ts'
import { Questions } from './Questions.tsx'
import { Why } from './Why.tsx'

export const loader = (args: LoaderFunctionArgs) => {
  const answers = allOf(answersOf(new URL(args.request.url).searchParams))
  return prefetch(args, (data) => (answers ? [data.prefetchQuery(chosenFor(answers))] : []))
}

export const head = ({ say }: HeadArgs): Head => ({ description: say('choose.lead'), path: paths.choose() })

const againMs = 15_000

/** Three questions that lead to a few readers, each with what speaks for them. The answers live in the address alone. */
export function Component() {
  const say = useSay()
  const [search] = useSearchParams()
  const answers = answersOf(search)
  const all = allOf(answers)
  return (
    <Page title={say('choose.title')} lead={say('choose.lead')}>
      <Questions key={search.toString()} answers={answers} />
      {all && <Fitting answers={all} />}
    </Page>
  )
}

const grid = 'grid md:grid-cols-2 xl:grid-cols-3 gap-16'

function Fitting({ answers }: { answers: Answers }) {
  const say = useSay()
  useAvailabilityUpdates()
  const found = useQuery({ ...chosenFor(answers), refetchInterval: againMs })
  const shape = (
    <ul aria-busy className={grid}>
      <CardSkeletons count={3} />
    </ul>
  )
  return (
    <Loaded of={found} failed={say('choose.failed')} shape={shape}>
      {({ chosen, instead }) =>
        chosen.length === 0 ? (
          <Nobody answers={answers} instead={instead} />
        ) : (
          <These chosen={chosen} manner={answers.manner} />
        )
      }
    </Loaded>
  )
}

function These({ chosen, manner }: { chosen: readonly Chosen[]; manner: Answers['manner'] }) {
  const say = useSay()
  const speaks = chosen.some(({ reasons }) => reasons.some((one) => 'manner' in one && one.manner))
  return (
    <section aria-labelledby="fitting" className="flex flex-col gap-16">
      <h2 id="fitting">{say('choose.found', { count: chosen.length })}</h2>
      <p className="text-meta text-muted max-w-text">{say('choose.order')}</p>
      {manner !== 'either' && !speaks && <p className="max-w-text">{say(`choose.no.${manner}`)}</p>}
      <ul className={`${grid} items-start`}>
        {chosen.map((one) => (
          <li key={one.reader.id}>
            <ReaderCard reader={one.reader}>
              <Why of={one} />
            </ReaderCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nobody fits, said as it is, with what would help. */
function Nobody({ answers, instead }: { answers: Answers; instead: Answers['when'] | null }) {
  const say = useSay()
  return (
    <Empty
      scene="chairs"
      action={
        <span className="flex flex-wrap justify-center gap-8">
          {instead && (
            <LinkButton to={addressOf({ ...answers, when: instead })}>
              {say('choose.instead', { when: instead })}
            </LinkButton>
          )}
          <LinkButton kind="secondary" to={paths.readers()}>
            {say('choose.all')}
          </LinkButton>
        </span>
      }
    >
      {say(`choose.none.${answers.when}`)}
    </Empty>
  )
}
