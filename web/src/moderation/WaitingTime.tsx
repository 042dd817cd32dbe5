import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { ageOf, ageSeconds, latenessOf } from './queue.ts'

const inks = { on_time: 'text-muted', due: 'text-warning', late: 'text-danger' }

/** How long somebody has waited, and whether that is long: figures, and a word and a colour once it is. `said`: where nothing around says what the figures are. */
export function WaitingTime({ since, said, className }: { since: string; said?: boolean; className?: string }) {
  const say = useSay()
  const seconds = ageSeconds(since, Date.now())
  const { unit, count } = ageOf(seconds)
  const lateness = latenessOf(seconds)
  const age = say(`moderation.age.${unit}`, { count })
  return (
    <time dateTime={since} className={cx('text-label whitespace-nowrap', inks[lateness], className)}>
      {said && unit !== 'now' ? say('moderation.waits', { age }) : age}
      {lateness === 'on_time' ? (
        <span className="say-only"> {say('moderation.late.on_time')}</span>
      ) : (
        <b className="font-semibold"> · {say(`moderation.late.${lateness}`)}</b>
      )}
    </time>
  )
}
