import { useInfiniteQuery } from '@tanstack/react-query'
import { useOn } from '../live.ts'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { MoreWords } from '../words/More.tsx'
import { pressureDesk } from '../words/pressure.ts'
import { useSay } from '../words/say.tsx'
import { flagsOf, pressureChanged } from './calls.ts'
import { FlagRow } from './FlagRow.tsx'

/** Words of readers that may press a client to buy: where they stand, and what was decided. */
export const Component = () => (
  <MoreWords words={pressureDesk}>
    <Desk />
  </MoreWords>
)

function Desk() {
  const say = useSay()
  const flags = useInfiniteQuery(flagsOf)
  useOn('pressure:changed', () => void pressureChanged())
  return (
    <Page title={say('pressure.title')} lead={say('pressure.lead')} width="text">
      <PagedList
        of={flags}
        failed={say('pressure.failed')}
        shape={<RowSkeletons />}
        empty={<Empty scene="moon">{say('pressure.none')}</Empty>}
      >
        {(all) => (
          <ul className="card overflow-hidden" aria-label={say('pressure.title')}>
            {all.map((flag) => (
              <FlagRow key={flag.id} flag={flag} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}
