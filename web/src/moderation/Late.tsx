import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { ageOf, ageSeconds, latenessOf } from './queue.ts'

const inks = { on_time: 'text-muted', due: 'text-warning', late: 'text-danger' }

/** How long somebody has waited, and whether that is long: figures, a word and a colour. */
export function Late({ since, className }: { since: string; className?: string }) {
  const say = useSay()
  const seconds = ageSeconds(since, Date.now())
  const { unit, count } = ageOf(seconds)
  const lateness = latenessOf(seconds)
  return (
    <time dateTime={since} className={cx('text-label whitespace-nowrap', inks[lateness], className)}>
      {say(`moderation.age.${unit}`, { count })}{' '}
      <b className={lateness === 'on_time' ? 'font-normal' : 'font-semibold'}>{say(`moderation.late.${lateness}`)}</b>
    </time>
  )
}
