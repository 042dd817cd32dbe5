import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import { folderOf, type Message } from './calls.ts'
import { statusOf } from './sides.ts'
import { useUsualWait } from './useUsualWait.ts'

const tones = {
  waiting: 'warning',
  returned: 'danger',
  delivered: 'primary',
  read: 'success',
} as const satisfies Record<string, Tone>

/** How my own message stands; one that waits says how long that usually takes. */
export function MessageStatus({ of }: { of: Message }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { data } = useInfiniteQuery({ ...folderOf('outbox'), enabled: of.state === 'waiting' })
  const usual = useUsualWait(data?.pages[0]?.usual_wait_seconds)
  const standing = statusOf(of, me)
  if (standing === 'unread') return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-8 shrink-0 max-w-full">
      <Badge tone={tones[standing]}>{say(`messages.state.${standing}`)}</Badge>
      {standing === 'waiting' && usual && <span className="text-label text-muted">{usual}</span>}
    </span>
  )
}
