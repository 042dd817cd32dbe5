import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../words/say.tsx'
import type { Chat, Side } from './calls.ts'
import { ClockFigures } from './ClockFigures.tsx'

/** What stands behind the figure in the head of the room. */
export function ClockDetail({
  open,
  onClose,
  chat,
  side,
}: {
  open: boolean
  onClose: () => void
  chat: Chat
  side: Side
}) {
  const say = useSay()
  return (
    <Dialog open={open} onClose={onClose} title={say('chats.detail')}>
      <ClockFigures chat={chat} side={side} />
      <p className="text-meta text-muted">{say('chats.detail.rule')}</p>
    </Dialog>
  )
}
