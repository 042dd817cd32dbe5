import { Dialog } from '../ui/Dialog.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Chat, Side } from './calls.ts'
import { ClockFigures } from './ClockFigures.tsx'

/** What stands behind the figure in the head of the room; where the client sees the figures beside it, the rule alone. */
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
      <div className={cx('flex flex-col gap-16', side === 'client' && 'lg:hidden')}>
        <ClockFigures chat={chat} side={side} />
      </div>
      <p className="text-meta text-muted">{say('chats.detail.rule')}</p>
    </Dialog>
  )
}
