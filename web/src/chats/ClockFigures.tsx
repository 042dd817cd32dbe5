import { clockFace } from '../ui/Clock.tsx'
import { useSay } from '../words/say.tsx'
import { type Chat, otherOf, type Side } from './calls.ts'
import { usedSeconds, whyItStands } from './clock.ts'
import { limitMinutes } from './limit.ts'
import { useRoom } from './room.ts'

/** Everything the clock knows, as the server last told it: whether it runs and why not, and what was used. */
export function ClockFigures({ chat, side }: { chat: Chat; side: Side }) {
  const say = useSay()
  const clock = useRoom((room) => room.answered?.clock)
  const lost = useRoom((room) => room.lost !== null)
  if (!clock) return null
  const { name } = otherOf(chat, side)
  const why = whyItStands(clock)
  const sinceAsked = Math.floor((Date.parse(clock.server_time) - Date.parse(chat.requested_at)) / 1000)
  const figures = [
    ['chats.detail.free', clock.free_seconds_used],
    ['chats.detail.paid', clock.paid_seconds_used],
    ['chats.detail.unbilled', Math.max(0, sinceAsked - usedSeconds(clock))],
    [clock.left_of === 'free' ? 'chats.detail.left_free' : 'chats.detail.left', clock.seconds_left],
  ] as const
  return (
    <>
      <p className="p-12 rounded-button bg-sunken">
        {lost
          ? say('chats.detail.lost')
          : clock.running
            ? say('chats.stands.runs')
            : why
              ? say(`chats.stands.${side}.${why}`, { name })
              : say('chats.stands.waits')}
      </p>
      <dl className="flex flex-col">
        {figures.map(([words, seconds]) => (
          <div
            key={words}
            className="flex items-baseline justify-between gap-16 py-8 border-b border-line last:border-b-0"
          >
            <dt>{say(words)}</dt>
            <dd className="tabular font-semibold" dir="ltr">
              {clockFace(seconds)}
            </dd>
          </div>
        ))}
      </dl>
      {chat.limit_seconds !== undefined && (
        <p className="text-meta text-muted">
          {say(`chats.detail.limit.${side}`, { name, minutes: limitMinutes(chat.limit_seconds) })}
        </p>
      )}
    </>
  )
}
