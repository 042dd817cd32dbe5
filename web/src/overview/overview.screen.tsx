import { useQuery } from '@tanstack/react-query'
import { useOn } from '../live.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { overviewChanged, overviewOf } from './calls.ts'
import { Figures } from './Figures.tsx'
import { Waits } from './Waits.tsx'

/** What somebody of the house sees first in the morning. */
export function Component() {
  const say = useSay()
  const overview = useQuery(overviewOf)
  useOn('care:changed', () => void overviewChanged())
  useOn('full_ban:changed', () => void overviewChanged())
  useOn('ticket:changed', () => void overviewChanged())
  return (
    <Page title={say('overview.title')} width="text">
      <Loaded of={overview} failed={say('overview.failed')} shape={<RowSkeletons />}>
        {({ waits, today }) => (
          <>
            <Waits of={waits} />
            <Figures of={today} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
