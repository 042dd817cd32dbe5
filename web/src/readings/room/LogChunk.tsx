import { memo, useEffect, useMemo, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import type { Side } from '../calls.ts'
import { goesOn, isNewDay } from './chunks.ts'
import { DayDivider, ClockEventLine } from './Dividers.tsx'
import { MessageLine } from './MessageLine.tsx'
import type { PlacedEvent } from './events.ts'
import { type Room, useRoom } from './room.ts'
import type { Line, Thread } from './thread.ts'

/** After this long a piece has been laid out once, so that the browser knows its height and may leave it out. */
const SETTLED_MS = 1000

/** Some messages of the log that follow each other. One that is out of sight costs nothing, and it is drawn again only when it changes. */
export const LogChunk = memo(function LogChunk({
  keys,
  before,
  after,
  since,
  events,
  readingId,
  me,
  name,
  side,
}: {
  keys: readonly string[]
  /** The messages around it. */
  before: string | undefined
  after: string | undefined
  /** When the conversation began, where its first messages are among these. */
  since: string | undefined
  events: readonly PlacedEvent[]
  readingId: string
  me: string
  name: string
  side: Side
}) {
  const settled = useSettled(keys.length)
  // One look at the store a piece, not one a message: a long conversation has thousands of them.
  const lines = useRoom(useMemo(() => linesOf([before, ...keys, after]), [before, keys, after]))
  const marked = (line: Line | undefined) => line && events.filter((event) => event.after === line.key)
  return (
    <ol className={cx('flex flex-col', settled && after !== undefined && 'log-piece')}>
      {lines.slice(1, -1).map((line, at) => {
        if (!line) return null
        const earlier = lines[at]
        const here = marked(line) ?? []
        return [
          isNewDay(line.at, earlier?.at ?? since) && <DayDivider key={`${line.key}-day`} at={line.at} />,
          <MessageLine
            key={line.key}
            line={line}
            mine={line.from === me}
            readingId={readingId}
            name={name}
            goneOn={!marked(earlier)?.length && goesOn(earlier, line)}
            goesOn={!here.length && goesOn(line, lines[at + 2])}
          />,
          ...here.map((event) => <ClockEventLine key={event.at + event.what} event={event} name={name} side={side} />),
        ]
      })}
    </ol>
  )
})

/** Gives what takes these lines from the room: the same list until one of them changes, found without making anything of each. */
function linesOf(keys: readonly (string | undefined)[]) {
  let from: Thread['lines'] | undefined
  let known: readonly (Line | undefined)[] = []
  return ({ thread: { lines } }: Room) => {
    if (lines === from) return known
    from = lines
    const isSame = known.length > 0 && keys.every((key = '', at) => lines[key] === known[at])
    if (!isSame) known = keys.map((key = '') => lines[key])
    return known
  }
}

function useSettled(size: number) {
  const [settled, setSettled] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(size), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [size])
  return settled === size
}
