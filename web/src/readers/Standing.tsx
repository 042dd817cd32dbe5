import { Status } from '../ui/Badge.tsx'
import type { Reader } from './calls.ts'
import { useStanding } from './live.ts'
import { useBack } from './when.ts'

/** Whether a reader can be asked, as it is known this moment. */
export function Standing({ of }: { of: Reader }) {
  const { availability, back_at } = useStanding(of)
  const back = useBack()
  const gone = availability === 'away' || availability === 'offline'
  return <Status of={availability} word={gone ? back(back_at) : undefined} />
}
