import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useSay } from '../words/say.tsx'
import { fetchEarlier, tellRead } from './attend.ts'
import { type Chat, otherOf, type Side } from './calls.ts'
import { FirstQuestion } from './FirstQuestion.tsx'
import { DayMark, TurnMark } from './Marks.tsx'
import { MessageLine } from './MessageLine.tsx'
import { useRoom } from './room.ts'
import { firstSeq, lastSeq } from './thread.ts'

const NEAR_PX = 60

/** The conversation. It follows the newest message only when the person is there already. */
export function Log({ chat, side }: { chat: Chat; side: Side }) {
  const say = useSay()
  const { name } = otherOf(chat, side)
  const order = useRoom((room) => room.thread.order)
  const marks = useRoom((room) => room.marks)
  const busy = useRoom((room) => room.busy)
  const earlier = useRoom((room) => (firstSeq(room.thread) ?? 1) > 1)
  const { box, atEnd, unseen, toEnd, onScroll } = useSticky()
  useReading(chat.id, atEnd, unseen)
  const marksAfter = (key: string | undefined) =>
    marks
      .filter((mark) => mark.after === key)
      .map((mark) => <TurnMark key={mark.at} mark={mark} chat={chat} side={side} />)
  return (
    <div className="relative grow min-h-0 flex flex-col">
      <div
        ref={box}
        role="log"
        aria-label={say('chats.log', { name })}
        aria-busy={busy}
        tabIndex={0}
        onScroll={onScroll}
        className="grow min-h-portrait overflow-y-auto overscroll-contain px-12 lg:px-20 py-16"
      >
        <ol className="flex flex-col gap-8 min-h-full">
          {earlier && (
            <li className="self-center">
              <Button kind="quiet" pending={busy} onClick={() => void fetchEarlier().catch(() => undefined)}>
                {say('chats.earlier')}
              </Button>
            </li>
          )}
          {!earlier && (chat.question || side === 'reader') && <FirstQuestion chat={chat} side={side} />}
          {order.length === 0 && !busy && (
            <li className="m-auto text-muted text-center">{say(`chats.log.empty.${side}`)}</li>
          )}
          {order[0] !== undefined && <DayMark of={order[0]} before={undefined} />}
          {marksAfter(undefined)}
          {order.map((key, at) => [
            at > 0 && <DayMark key={`${key}-day`} of={key} before={order[at - 1]} />,
            <MessageLine key={key} id={key} me={chat[side].id} name={name} />,
            ...marksAfter(key),
          ])}
        </ol>
      </div>
      {unseen > 0 && (
        <Button className="absolute bottom-12 inset-x-0 mx-auto w-fit shadow-float rounded-full" onClick={toEnd}>
          {say('chats.unseen', { count: unseen })}
        </Button>
      )}
    </div>
  )
}

/** Sticks to the end while one is there; elsewhere what comes in is counted, and what is put above moves nothing. */
function useSticky() {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const before = useRef({ first: undefined as string | undefined, last: 0, height: 0 })
  const [unseen, setUnseen] = useState(0)
  const thread = useRoom((room) => room.thread)
  const marks = useRoom((room) => room.marks)
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const [first, last] = [thread.order[0], lastSeq(thread)]
    const grown = first !== before.current.first && before.current.first !== undefined
    const own = thread.lines[thread.order.at(-1) ?? '']?.seq === null
    if (atEnd.current || own) list.scrollTop = list.scrollHeight
    else if (grown) list.scrollTop += list.scrollHeight - before.current.height
    else if (last > before.current.last) {
      const more = last - before.current.last
      setUnseen((count) => count + more)
    }
    before.current = { first, last, height: list.scrollHeight }
  }, [thread, marks])
  useEffect(() => {
    const list = box.current
    if (!list) return
    // A keyboard or a banner that opens takes height from the log; the end stays in sight.
    const watch = new ResizeObserver(() => atEnd.current && (list.scrollTop = list.scrollHeight))
    watch.observe(list)
    return () => watch.disconnect()
  }, [])
  const onScroll = () => {
    const list = box.current
    if (!list) return
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
    if (atEnd.current) setUnseen(0)
  }
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    box.current?.focus()
  }
  return { box, atEnd, unseen, toEnd, onScroll }
}

/** Whoever looks at the end of the conversation has read it. */
function useReading(chatId: string, atEnd: RefObject<boolean>, unseen: number) {
  const last = useRoom((room) => lastSeq(room.thread))
  useEffect(() => {
    if (!last) return
    const tell = () => document.visibilityState === 'visible' && atEnd.current && tellRead(chatId)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [chatId, last, atEnd, unseen])
}
