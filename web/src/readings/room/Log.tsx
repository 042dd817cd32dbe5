import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/say.tsx'
import { fetchEarlier, emitRead } from './room-connection.ts'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { type Chunk, chunked } from './chunks.ts'
import { lastBefore, type PlacedEvent } from './events.ts'
import { FirstQuestion } from './FirstQuestion.tsx'
import { Greeting } from './Greeting.tsx'
import { LogChunk } from './LogChunk.tsx'
import { DayDivider, ClockEventLine } from './Dividers.tsx'
import { useRoom } from './room.ts'
import { firstSeq, lastSeq, lastUnsent } from './thread.ts'
import { useSticky } from '../../ui/useSticky.ts'

/** The conversation. It follows the newest message only when the person is there already. */
export function Log({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const other = otherOf(reading, side)
  const events = usePlaced(reading.events)
  const busy = useRoom((room) => room.busy)
  const earlier = useRoom((room) => (firstSeq(room.thread) ?? 1) > 1)
  const waits = useRoom((room) => room.answered?.clock.stopped_by.includes('not_started') === true)
  const chunks = useChunks()
  const { box, content, atEnd, unseen, toEnd, onScroll } = useSticky(
    useRoom(useShallow(({ thread }) => ({ first: thread.order[0], last: lastSeq(thread), own: lastUnsent(thread) }))),
  )
  useReading(reading.id, atEnd, unseen)
  return (
    <div className="relative grow min-h-0 flex flex-col">
      <div
        ref={box}
        role="log"
        aria-label={say('readings.log', { name: other.name })}
        aria-busy={busy}
        tabIndex={0}
        onScroll={onScroll}
        className="relative grow min-h-portrait in-data-[room=short]:min-h-48 overflow-y-auto overscroll-contain px-12 lg:px-20 pt-4 pb-16 -outline-offset-2 [overflow-anchor:none]"
      >
        <div ref={content} className="flex flex-col min-h-full">
          {earlier && (
            <Button
              kind="quiet"
              className="self-center"
              pending={busy}
              onClick={() => void fetchEarlier().catch(() => undefined)}
            >
              {say('readings.earlier')}
            </Button>
          )}
          {!earlier && (
            <p className="mt-12 text-label text-muted text-center text-balance">{say('readings.log.who')}</p>
          )}
          <ol className="flex flex-col empty:hidden">
            {!earlier && <DayDivider at={reading.requested_at} />}
            {!earlier && (reading.question || side === 'reader') && <FirstQuestion reading={reading} side={side} />}
            {!earlier && reading.greeting && <Greeting words={reading.greeting} name={other.name} side={side} />}
            {!earlier &&
              events
                .filter(({ after }) => after === undefined)
                .map((event) => (
                  <ClockEventLine key={event.at + event.what} event={event} name={other.name} side={side} />
                ))}
          </ol>
          {chunks.length === 0 && !busy && (waits || !reading.question) && (
            <p className="m-auto py-32 text-muted text-center">
              {say(waits ? `readings.log.empty.${side}` : 'readings.log.empty')}
            </p>
          )}
          {chunks.map((chunk, at) => (
            <LogChunk
              key={chunk.at}
              keys={chunk.keys}
              before={chunks[at - 1]?.keys.at(-1)}
              after={chunks[at + 1]?.keys[0]}
              since={at === 0 && !earlier ? reading.requested_at : undefined}
              events={events}
              readingId={reading.id}
              me={reading[side].id}
              name={other.name}
              side={side}
            />
          ))}
        </div>
      </div>
      {unseen > 0 && (
        <Button className="absolute bottom-12 inset-x-0 mx-auto w-fit shadow-float rounded-full" onClick={toEnd}>
          {say('readings.unseen', { count: unseen })}
        </Button>
      )}
    </div>
  )
}

/** The same list as long as nothing moves in it, so that a message draws nothing else again. */
function usePlaced(events: Reading['events']): readonly PlacedEvent[] {
  const places = useRoom(useShallow(({ thread }) => events.map(({ at }) => lastBefore(thread, at))))
  return useMemo(() => events.map((event, at) => ({ ...event, after: places[at] })), [events, places])
}

function useChunks() {
  const thread = useRoom((room) => room.thread)
  const [known, setKnown] = useState<{ order: readonly string[]; chunks: readonly Chunk[] }>({ order: [], chunks: [] })
  if (known.order === thread.order) return known.chunks
  const chunks = chunked(thread, known.chunks)
  setKnown({ order: thread.order, chunks })
  return chunks
}

/** Whoever looks at the end of the conversation has read it. */
function useReading(readingId: string, atEnd: RefObject<boolean>, unseen: number) {
  // What waited comes with a number from before the last one.
  const count = useRoom((room) => room.thread.order.length)
  useEffect(() => {
    if (!count) return
    const tell = () => document.visibilityState === 'visible' && atEnd.current && emitRead(readingId)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [readingId, count, atEnd, unseen])
}
