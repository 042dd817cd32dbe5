import { paths } from '@evenlight/contract/paths'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import type { Profile } from './calls.ts'
import { noFilters, searchOf } from './filters.ts'
import { useMayAsk } from './may-ask.ts'
import { StartReading } from './StartReading.tsx'

/** The buttons of a profile: a reading with somebody who is free, else the way to those who are. Readers and admins have none. */
export function AskButton({ reader }: { reader: Profile }) {
  const say = useSay()
  const chat = useMayAsk(reader)
  const call = useMayAsk(reader, 'voice')
  const type = useSession(({ userData }) => userData?.type)
  if (type && type !== 'CLIENT') return null
  return chat || call ? (
    <div className="flex items-center gap-8">
      {call && <StartReading with={reader} channel="voice" kind={chat ? 'secondary' : 'primary'} preventScrollReset />}
      {chat && <StartReading with={reader} preventScrollReset />}
    </div>
  ) : (
    <LinkButton kind="secondary" to={`${paths.readers()}?${searchOf({ ...noFilters, available: true })}`}>
      {say('readers.free')}
    </LinkButton>
  )
}
