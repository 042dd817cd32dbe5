import { clockFace } from '../../ui/Clock.tsx'
import { Moon } from '../../ui/art/Moon.tsx'
import { cx } from '../../ui/cx.ts'
import { useNow } from '../../ui/useNow.ts'
import { useSay } from '../../words/say.tsx'
import { drawn } from '../../readings/room/clock.ts'
import type { Live } from './calls.ts'

/** What the clock has counted, running on as far as the server's last answer proves. */
export function Counted({ of: { clock }, atMs }: { of: Live; atMs: number }) {
  const say = useSay()
  const nowMs = useNow(clock.running, 1000)
  const { free_seconds, paid_seconds } = drawn({ clock, atMs }, Math.max(nowMs, atMs))
  return (
    <span className="inline-flex items-center gap-8">
      <Moon phase={clock.running ? 0.5 : 0} className={cx('size-12', clock.running && 'text-primary')} />
      <span className="say-only">{say(clock.running ? 'live.runs' : 'live.stands')}</span>
      <span className="tabular font-semibold" dir="ltr">
        {clockFace(free_seconds + paid_seconds)}
      </span>
    </span>
  )
}
