import { useSay } from '../../words/say.tsx'
import type { Reading, Side } from '../calls.ts'
import { ClientNote } from '../ClientPanel.tsx'
import { ClockFigures } from './ClockFigures.tsx'

/** Beside the conversation where there is room for it: for the reader who this is and what they asked, for both the clock. */
export function SidePanel({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  return (
    <aside
      aria-label={say(side === 'reader' ? 'readings.client' : 'readings.detail')}
      className="hidden lg:flex group-has-[dialog[data-still][open]]:hidden flex-col gap-16 xl:gap-24 w-panel-side shrink-0 overflow-y-auto max-h-full"
    >
      {side === 'reader' && <ClientNote reading={reading} />}
      <section aria-labelledby="clock-beside" className="card p-16 xl:p-20 flex flex-col gap-12 text-meta">
        <h2 id="clock-beside" className="text-h3">
          {say('readings.detail')}
        </h2>
        <ClockFigures reading={reading} side={side} />
      </section>
    </aside>
  )
}
