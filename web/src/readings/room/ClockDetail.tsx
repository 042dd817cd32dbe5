import { Dialog } from '../../ui/Dialog.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import type { Reading, Side } from '../calls.ts'
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
  return (
    <Dialog open={open} onClose={onClose} title={say('readings.detail')}>
      <div className={cx('flex flex-col gap-16', side === 'client' && 'lg:hidden')}>
        <ClockFigures reading={reading} side={side} />
      </div>
      <p className="text-meta text-muted">{say('readings.detail.rule')}</p>
    </Dialog>
  )
}
