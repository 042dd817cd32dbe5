import { useEffect, useEffectEvent } from 'react'
import { brand } from '../brand.ts'
import { useSession } from '../session.ts'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { attend } from './attend.ts'
import { type Chat, otherOf, type Side, sideOf } from './calls.ts'
import { Composer } from './Composer.tsx'
import { Log } from './Log.tsx'
import { askMine, askReceipt } from './mine.ts'
import { mirrorRoom, noteEntry, rememberedOf } from './mirror.ts'
import { Notices } from './Notices.tsx'
import { clearRoom, furnish, useRoom } from './room.ts'
import { RoomHead } from './RoomHead.tsx'
import { Said } from './Said.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useFullHeight } from './useFullHeight.ts'
import { useArrived } from './useArrived.ts'

/** The room of a session that both are on their way to, or in. */
export function Room({ chat: first }: { chat: Chat }) {
  const me = useSession(({ userData }) => userData?.id)
  const chat = useRoom((room) => (room.chat?.id === first.id ? room.chat : null))
  const side = sideOf(first, me)
  const { id } = first
  // The room is furnished once; what happens in it comes over the socket.
  const enter = useEffectEvent(() => {
    furnish(first, rememberedOf(first))
    noteEntry(first)
  })
  useEffect(() => {
    enter()
    const leave = attend(id, () => {
      void askReceipt(id)
      void askMine()
    })
    const stop = mirrorRoom()
    return () => {
      leave()
      stop()
      clearRoom()
    }
  }, [id])
  useFullHeight()
  return chat && side ? <Furnished chat={chat} side={side} /> : null
}

function Furnished({ chat, side }: { chat: Chat; side: Side }) {
  const say = useSay()
  useArrived()
  const { name } = otherOf(chat, side)
  return (
    <div className="grow min-h-0 flex flex-col lg:wrap-page lg:py-24">
      <title>{`${say('chats.room', { name })} · ${brand.name}`}</title>
      <h1 tabIndex={-1} className="say-only">
        {say('chats.room', { name })}
      </h1>
      <div className="group grow min-h-0 flex gap-24 lg:has-[dialog[data-still][open]]:beside-drawer">
        <section
          className={cx(
            'grow min-w-0 min-h-0 flex flex-col bg-surface overflow-hidden',
            'lg:border lg:border-line lg:rounded-card',
          )}
        >
          <RoomHead chat={chat} side={side} />
          <Notices chat={chat} side={side} />
          <Log chat={chat} side={side} />
          <Composer chat={chat} side={side} />
        </section>
        <SidePanel chat={chat} side={side} />
      </div>
      <Said chat={chat} side={side} />
    </div>
  )
}
