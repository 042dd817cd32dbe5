import { useOwn } from '../accounts/own.ts'
import { cx } from '../ui/cx.ts'
import { capped } from '../capped.ts'
import { useSay } from '../words/say.tsx'

/** How many messages are new, beside the word or over the picture that leads to them. */
export function Unread({ over }: { over?: boolean }) {
  const say = useSay()
  const { data } = useOwn()
  const count = data?.unread.messages ?? 0
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'px-4 min-w-20 rounded-full bg-primary text-on-primary text-label leading-20 font-semibold text-center tabular',
          over ? 'absolute -top-8 start-12' : 'ms-8',
        )}
      >
        {capped(count)}
      </span>
      <span className="say-only">{say('ui.also', { said: say('shell.unread', { count }) })}</span>
    </>
  )
}
