import { paths } from '@evenlight/contract/paths'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { useSay } from '../words/say.tsx'

/** Nobody has been spoken to yet, and where one begins. */
export function NoReadings() {
  const say = useSay()
  const reader = useSession(({ userData }) => userData?.type === 'READER')
  return (
    <Empty
      scene="ledger"
      action={
        <LinkButton to={reader ? paths.requests() : paths.readers()}>
          {say(reader ? 'readings.to_desk' : 'readings.find')}
        </LinkButton>
      }
    >
      {say('readings.past.empty')}
    </Empty>
  )
}
