import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { NoReadings } from './NoReadings.tsx'
import { PastList } from './PastList.tsx'

/** Every reading that was, with its receipt. */
export function Component() {
  const say = useSay()
  return (
    <Page title={say('chats.past')} lead={say('chats.past.lead')} width="text">
      <PastList empty={<NoReadings />} />
    </Page>
  )
}
