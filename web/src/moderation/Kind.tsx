import { useSay } from '../words/say.tsx'
import type { Mark } from './calls.ts'

/** What a mark is taken for. */
export function Kind({ of }: { of: Mark['kind'] }) {
  const say = useSay()
  return <>{say(`moderation.kind.${of}`)}</>
}
