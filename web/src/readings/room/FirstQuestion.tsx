import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import type { Reading, Side } from '../calls.ts'
import { Returning } from '../ClientPanel.tsx'

/** What was asked with the request opens the conversation; a reader with room for it has it beside the log. */
export function FirstQuestion({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const mine = side === 'client'
  return (
    <li
      className={cx(
        'flex flex-col gap-4 mt-12 max-w-bubble',
        mine ? 'self-end items-end' : 'self-start items-start lg:hidden',
      )}
    >
      {!mine && <Returning reading={reading} />}
      {reading.question && (
        <>
          <p className="text-label text-muted">{say('readings.question')}</p>
          <p
            dir="auto"
            className={cx('px-12 py-8 rounded-card whitespace-pre-wrap wrap-anywhere', mine ? 'bg-mine' : 'bg-theirs')}
          >
            {reading.question}
          </p>
        </>
      )}
    </li>
  )
}
