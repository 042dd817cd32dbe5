import { clockFace } from '../ui/Clock.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../words/say.tsx'
import { type Chat, otherOf, type Side } from './calls.ts'
import { usedSeconds, whyItStands } from './clock.ts'
import { useRoom } from './room.ts'

/** Everything the clock knows, as the server last told it. */
export function ClockDetail({
  open,
  onClose,
  chat,
  side,
}: {
  open: boolean
  onClose: () => void
  chat: Chat
  side: Side
}) {
  const say = useSay()
  const clock = useRoom((room) => room.answered?.clock)
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
    <Dialog open={open} onClose={onClose} title={say('chats.detail')}>
      <p className="p-16 rounded-button bg-sunken">
        {clock.running
          ? say('chats.stands.runs')
          : why
            ? say(`chats.stands.${side}.${why}`, { name })
            : say('chats.stands.waits')}
      </p>
      <dl className="flex flex-col">
        {figures.map(([words, seconds]) => (
          <div key={words} className="flex justify-between gap-16 py-8 border-b border-line last:border-b-0">
            <dt>{say(words)}</dt>
            <dd className="tabular font-semibold" dir="ltr">
              {clockFace(seconds)}
            </dd>
          </div>
        ))}
      </dl>
      {chat.limit_seconds !== undefined && (
        <p className="text-meta text-muted">{say('chats.detail.limit', { time: clockFace(chat.limit_seconds) })}</p>
      )}
      <p className="text-meta text-muted">{say('chats.detail.rule')}</p>
    </Dialog>
  )
}
