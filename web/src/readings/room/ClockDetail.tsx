import { Dialog } from '../../ui/Dialog.tsx'
import { cx } from '../../ui/cx.ts'
import { useWide } from '../../ui/useWide.ts'
import { useSay } from '../../words/say.tsx'
import type { Reading, Side } from '../calls.ts'
import { ClientNote } from '../ClientPanel.tsx'
import { ClockFigures } from './ClockFigures.tsx'

/** What stands behind the figure in the head of the room; where the client sees the figures beside it, the rule alone. */
export function ClockDetail({
  open,
  onClose,
  reading,
  side,
}: {
  open: boolean
  onClose: () => void
  reading: Reading
  side: Side
}) {
  const say = useSay()
  const wide = useWide()
  return (
    <Dialog open={open} onClose={onClose} title={say('readings.detail')}>
      <div className={cx('flex flex-col gap-16', side === 'client' && 'lg:hidden')}>
        <ClockFigures reading={reading} side={side} />
      </div>
      <p className="text-meta text-muted">{say('readings.detail.rule')}</p>
      {/* Beside the conversation there is no room for it on a phone. */}
      {side === 'reader' && !wide && <ClientNote reading={reading} />}
    </Dialog>
  )
}
