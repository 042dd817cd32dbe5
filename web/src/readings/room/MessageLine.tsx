import { Failed } from '@evenlight/contract/client'
import { Check, CheckCheck, CircleSlash, Clock3 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { FormattedTime, useIntl } from 'react-intl'
import { cx } from '../../ui/cx.ts'
import { useSentence } from '../../ui/ErrorNote.tsx'
import { useSay } from '../../words/say.tsx'
import { discard, retry } from './sending.ts'
import { OpenPicture, TheirPicture } from './TheirPicture.tsx'
import type { Line } from './thread.ts'

type Shown = Pick<Line, 'body' | 'image' | 'at' | 'state' | 'problem' | 'key'>

interface MessageProps {
  line: Shown
  mine: boolean
  readingId: string
  /** The other person's. */
  name: string
  /** It reads as one turn with the message before it. */
  goneOn?: boolean
  /** The same with the one after it; only the end of a turn shows its time. */
  goesOn?: boolean
  /** Stands in place of the time and how far it has come. */
  stamp?: ReactNode
}

/** One message, drawn again only when something in it changes. */
export const MessageLine = memo(function MessageLine({
  line,
  mine,
  readingId,
  name,
  goneOn = false,
  goesOn = false,
  stamp,
}: MessageProps) {
  const say = useSay()
  const { formatTime } = useIntl()
  const { body, image, at, state } = line
  return (
    <li
      className={cx(
        'flex flex-col gap-2 max-w-bubble',
        mine ? 'self-end items-end' : 'self-start items-start',
        goneOn ? 'mt-4' : 'mt-12',
      )}
    >
      <span className="say-only">
        {say('readings.line', { name: mine ? say('readings.me') : name, time: formatTime(at) })}
      </span>
      <div
        className={cx(
          'flex flex-col gap-8 px-12 py-8 rounded-card whitespace-pre-wrap wrap-anywhere text-wrap',
          mine ? 'bg-mine' : 'bg-theirs',
          !goesOn && (mine ? 'rounded-ee-control' : 'rounded-es-control'),
          state === 'failed' && 'border border-danger',
        )}
      >
        {image &&
          (mine ? <OpenPicture image={image} /> : <TheirPicture image={image} name={name} readingId={readingId} />)}
        {body && (
          <p dir="auto" className="text-wrap">
            {body}
          </p>
        )}
      </div>
      {state === 'failed' ? (
        <NotSent line={line} />
      ) : (
        <p className={cx('flex items-center gap-4 text-label text-muted', goesOn && 'say-only')}>
          {stamp}
          {mine && (!stamp || state === 'undelivered') && <Stage state={state} at={at} name={name} />}
          {!mine && !stamp && <FormattedTime value={at} />}
        </p>
      )}
    </li>
  )
})

const ticks = {
  queued: Clock3,
  sending: Clock3,
  waits: Clock3,
  undelivered: CircleSlash,
  sent: Check,
  read: CheckCheck,
} as const

/** How far one's own message has come: the same marks everywhere, each with its word. */
function Stage({ state, at, name }: { state: Line['state']; at: string; name: string }) {
  const say = useSay()
  const { formatTime } = useIntl()
  const shown = state === 'failed' ? 'queued' : state
  const Tick = ticks[shown]
  return (
    <>
      <Tick className={cx('size-16', shown === 'read' && 'text-primary')} aria-hidden="true" />
      <span>{say(`readings.state.${shown}`, { time: formatTime(at), name })}</span>
    </>
  )
}

/** What was not sent keeps its text, says why, and can be tried again or taken away. */
function NotSent({ line: { key, problem } }: { line: Pick<Line, 'key' | 'problem'> }) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-12 text-label">
      <span className="text-danger">
        {say('readings.state.failed')} {problem && sentence(new Failed(problem.status ?? 0, problem))}
      </span>
      {[{ words: 'ui.retry', act: retry } as const, { words: 'readings.discard', act: discard } as const].map(
        ({ words, act }) => (
          <button key={words} type="button" className="link min-h-target px-4 font-semibold" onClick={() => act(key)}>
            {say(words)}
          </button>
        ),
      )}
    </div>
  )
}
