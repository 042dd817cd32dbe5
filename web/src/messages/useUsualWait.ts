import { useSay } from '../words/say.tsx'
import { waitOf } from './sides.ts'

/** How long an approval took of late, in a sentence; undefined while nobody can say. */
export function useUsualWait(seconds: number | null | undefined) {
  const say = useSay()
  if (typeof seconds !== 'number') return undefined
  const { unit, count } = waitOf(seconds)
  return say(`messages.usual.${unit}`, { count })
}
