import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import type { Side } from '../calls.ts'

/** The reader's first words, which stand in every room of theirs. */
export function Greeting({ words, name, side }: { words: string; name: string; side: Side }) {
  const say = useSay()
  const mine = side === 'reader'
  return (
    <li
      className={cx('flex flex-col gap-4 mt-12 max-w-bubble', mine ? 'self-end items-end' : 'self-start items-start')}
    >
      <p className="text-label text-muted">{say(`readings.greeting.${side}`, { name })}</p>
      <p
        dir="auto"
        className={cx('px-12 py-8 rounded-card whitespace-pre-wrap wrap-anywhere', mine ? 'bg-mine' : 'bg-theirs')}
      >
        {words}
      </p>
    </li>
  )
}
