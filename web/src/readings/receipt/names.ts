import { useSay } from '../../words/say.tsx'
import type { Receipt, Side } from '../calls.ts'

/** What the two are called in a line of the receipt; `you` for whoever reads it. */
export function useNames({ client, reader }: Receipt, side: Side | undefined): Record<Side, string> {
  const you = useSay()('readings.who.you.within')
  return {
    client: side === 'client' ? you : client.username,
    reader: side === 'reader' ? you : reader.display_name,
  }
}
