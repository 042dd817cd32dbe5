import { readingChannels } from '@evenlight/contract/channels'
import { paths } from '@evenlight/contract/paths'
import { Mic, Phone, Video } from 'lucide-react'
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
  const may = {
    chat: useMayAsk(reader),
    voice: useMayAsk(reader, 'voice'),
    video: useMayAsk(reader, 'video'),
    phone: useMayAsk(reader, 'phone'),
  }
  const type = useSession(({ userData }) => userData?.type)
  if (type && type !== 'CLIENT') return null
  const main = readingChannels.find((one) => may[one])
  return main ? (
    <div className="flex flex-wrap items-center justify-end gap-8">
      {main !== 'phone' && may.phone && <StartReading with={reader} channel="phone" sign={Phone} preventScrollReset />}
      {main !== 'video' && may.video && <StartReading with={reader} channel="video" sign={Video} preventScrollReset />}
      {main !== 'voice' && may.voice && <StartReading with={reader} channel="voice" sign={Mic} preventScrollReset />}
      <StartReading with={reader} channel={main} preventScrollReset />
    </div>
  ) : (
    <LinkButton kind="secondary" to={`${paths.readers()}?${searchOf({ ...noFilters, available: true })}`}>
      {say('readers.free')}
    </LinkButton>
  )
}
