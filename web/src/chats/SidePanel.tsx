import { useSay } from '../words/say.tsx'
import type { Chat, Side } from './calls.ts'
import { ClientNote } from './ClientPanel.tsx'
import { ClockFigures } from './ClockFigures.tsx'

/** Beside the conversation where there is room for it: for the reader who this is and what they asked, for both the clock. */
export function SidePanel({ chat, side }: { chat: Chat; side: Side }) {
  const say = useSay()
  return (
    <aside
      aria-label={say(side === 'reader' ? 'chats.client' : 'chats.detail')}
      className="hidden lg:flex group-has-[dialog[data-still][open]]:hidden flex-col gap-16 xl:gap-24 w-panel-side shrink-0 overflow-y-auto max-h-full"
    >
      {side === 'reader' && <ClientNote chat={chat} />}
      <section aria-labelledby="clock-beside" className="card p-16 xl:p-20 flex flex-col gap-12 text-meta">
        <h2 id="clock-beside" className="text-h3">
          {say('chats.detail')}
        </h2>
        <ClockFigures chat={chat} side={side} />
      </section>
    </aside>
  )
}
