import type { ReadingChannel } from '@evenlight/contract/channels'
import { useSession } from '../session/session.ts'
import type { Reader } from './calls.ts'
import { useAvailability } from '../availability.ts'

/** Whether a button may ask for a reading of this kind: somebody free, and a visitor or a client before the page. */
export function useMayAsk(reader: Reader, channel: ReadingChannel = 'chat') {
  const { availability } = useAvailability(reader)
  const type = useSession(({ userData }) => userData?.type)
  return availability === 'available' && reader.channels.includes(channel) && (type ?? 'CLIENT') === 'CLIENT'
}
