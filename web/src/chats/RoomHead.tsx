import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Clock } from '../ui/Clock.tsx'
import { useSay } from '../words/say.tsx'
import { type Chat, otherOf, type Side } from './calls.ts'
import { drawn, isFree, usedSeconds, whyItStands } from './clock.ts'
import { ClockDetail } from './ClockDetail.tsx'
import { ClockTurns } from './ClockTurns.tsx'
import { EndReading } from './EndReading.tsx'
import { useRoom } from './room.ts'
import { useNow } from './useNow.ts'

const TYPING_MS = 4000

/** Who is here, what the clock says and why, and the way out: always in sight. */
export function RoomHead({ chat, side }: { chat: Chat; side: Side }) {
  const say = useSay()
  const other = otherOf(chat, side)
  return (
    <header className="flex flex-wrap items-center gap-x-12 gap-y-8 px-12 lg:px-20 py-8 lg:py-16 border-b border-line">
      <Link
        to={paths.conversations()}
        aria-label={say('chats.leave')}
        className="lg:hidden inline-grid place-items-center size-target -mx-8 rounded-button text-muted"
      >
        <ChevronLeft className="size-24 rtl:rotate-180" />
      </Link>
      <Avatar id={other.id} />
      <div className="min-w-0 me-auto">
        <p className="font-semibold truncate">
          <bdi>{other.name}</bdi>
        </p>
        <Typing />
      </div>
      <TimeLeft chat={chat} side={side} />
      <ClockTurns chat={chat} side={side} />
      <EndReading chat={chat} side={side} />
    </header>
  )
}

function Typing() {
  const say = useSay()
  const typingAtMs = useRoom((room) => room.typingAtMs)
  const nowMs = useNow(typingAtMs !== null, 1000)
  const typing = typingAtMs !== null && Math.max(nowMs, typingAtMs) - typingAtMs < TYPING_MS
  return (
    <p role="status" className="text-meta text-muted min-h-20">
      {typing ? say('chats.typing') : ''}
    </p>
  )
}

function TimeLeft({ chat, side }: { chat: Chat; side: Side }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const answered = useRoom((room) => room.answered)
  const lost = useRoom((room) => room.lost !== null)
  const nowMs = useNow(answered?.clock.running === true && !lost)
  if (!answered) return null
  const { clock } = answered
  const why = whyItStands(clock)
  const { left_seconds: left } = drawn(answered, Math.max(nowMs, answered.atMs))
  const free = isFree(clock, usedSeconds(clock) === clock.free_seconds_used && clock.left_of === 'free')
  const words = lost
    ? say('chats.clock.lost')
    : clock.running
      ? say(free ? 'chats.clock.free' : 'chats.clock.runs')
      : say(chat.state === 'accepted' ? 'chats.clock.waits' : why ? `chats.clock.${why}` : 'chats.clock.stands')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex flex-wrap items-baseline justify-end gap-x-12 min-h-target px-8 rounded-button text-end hover:bg-sunken"
      >
        <span className="text-meta text-muted">{words}</span>
        <span className="text-h3 font-semibold whitespace-nowrap">
          <Clock seconds={left} label={say('chats.clock.label')} /> {say('chats.clock.left')}
        </span>
      </button>
      <ClockDetail open={open} onClose={() => setOpen(false)} chat={chat} side={side} />
    </>
  )
}
