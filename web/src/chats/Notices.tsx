import { useEffect, useState } from 'react'
import { Banner } from '../ui/Banner.tsx'
import { clockFace } from '../ui/Clock.tsx'
import { useSay } from '../words/say.tsx'
import { AddTime } from './AddTime.tsx'
import { AskPaid } from './AskPaid.tsx'
import { type Chat, otherOf, type Side } from './calls.ts'
import { SILENT_MS, untilDeadlineMs, whyItStands } from './clock.ts'
import { LowTime } from './LowTime.tsx'
import { hushSpared, useRoom } from './room.ts'
import { useNow } from './useNow.ts'

const SPARED_SHOWN_MS = 8000

/** What has to be known now, over the conversation: the connection, the question about paid time, time that runs out. */
export function Notices({ chat, side }: { chat: Chat; side: Side }) {
  const [adding, setAdding] = useState(false)
  const asks = useRoom((room) => room.answered?.clock.stopped_by.includes('ask_paid') === true)
  return (
    <div className="flex flex-col empty:hidden">
      <Connection />
      {asks && <AskPaid chat={chat} side={side} onAdd={() => setAdding(true)} />}
      {!asks && !adding && <LowTime chat={chat} side={side} onAdd={() => setAdding(true)} />}
      <Standing chat={chat} side={side} />
      {side === 'client' && <AddTime chat={chat} open={adding} onClose={() => setAdding(false)} />}
    </div>
  )
}

function Connection() {
  const say = useSay()
  const lost = useRoom((room) => room.lost)
  const spared = useRoom((room) => room.spared)
  const nowMs = useNow(lost !== null, 500)
  useEffect(() => {
    if (spared === null) return
    const timer = setTimeout(hushSpared, SPARED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [spared])
  if (lost)
    return (
      <Banner tone="danger" role="status" flat>
        {say(nowMs - lost.atMs < SILENT_MS ? 'chats.lost.now' : 'chats.lost')}
      </Banner>
    )
  if (spared === null) return null
  return (
    <Banner tone="success" role="status" flat>
      {say('chats.back', { time: clockFace(spared) })}
    </Banner>
  )
}

/** Why the clock stands when nobody asked it to, and until when the room waits. */
function Standing({ chat, side }: { chat: Chat; side: Side }) {
  const say = useSay()
  const answered = useRoom((room) => room.answered)
  const lost = useRoom((room) => room.lost !== null)
  const nowMs = useNow(answered?.clock.deadline !== undefined, 1000)
  if (!answered || lost) return null
  const why = whyItStands(answered.clock)
  if (answered.clock.running || why === 'ask_paid') return null
  const left = untilDeadlineMs(answered, Math.max(nowMs, answered.atMs))
  const { name } = otherOf(chat, side)
  const words =
    chat.state === 'accepted'
      ? say('chats.stands.joining', { name })
      : why
        ? say(`chats.stands.${side}.${why}`, { name })
        : undefined
  if (!words) return null
  return (
    <Banner tone="info" flat>
      {words}{' '}
      {left !== undefined && (
        <span className="tabular">
          {say(why === 'top_up' ? 'chats.stands.until_top_up' : 'chats.stands.until', { time: clockFace(left / 1000) })}
        </span>
      )}
    </Banner>
  )
}
