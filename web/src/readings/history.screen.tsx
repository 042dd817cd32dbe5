import type { LoaderFunctionArgs } from 'react-router'
import { NextAppointment } from '../appointments/NextAppointment.tsx'
import { prefetch } from '../here.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { useZoneName } from '../words/when.tsx'
import { NoReadings } from './NoReadings.tsx'
import { pastOf } from './past.ts'
import { PastList } from './PastList.tsx'

export const loader = (args: LoaderFunctionArgs) => prefetch(args, (data) => [data.prefetchInfiniteQuery(pastOf())])

/** Every request and reading that was, each with what became of it. */
export function Component() {
  const say = useSay()
  const zone = useZoneName()
  const isReader = useSession(({ userData }) => userData?.type) === 'READER'
  return (
    <Page
      title={say('readings.past')}
      lead={[say('readings.past.lead'), isReader && say('readings.past.rule'), say('readings.past.zone', { zone })]
        .filter(Boolean)
        .join(' ')}
      width="text"
    >
      {!isReader && <NextAppointment side="client" />}
      <PastList empty={<NoReadings />} />
    </Page>
  )
}
