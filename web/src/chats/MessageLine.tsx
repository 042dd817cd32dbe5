import { Failed } from '@evenlight/contract/client'
import { memo } from 'react'
import { FormattedTime, useIntl } from 'react-intl'
import { cx } from '../ui/cx.ts'
import { useSentence } from '../ui/ErrorNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { useSay } from '../words/say.tsx'
import { useRoom } from './room.ts'
import { discard, retry } from './sending.ts'
import type { Line } from './thread.ts'

/** One message. It is drawn again only when it changes itself; `me` is the id of the person who looks, `name` the other's. */
export const MessageLine = memo(function MessageLine({ id, me, name }: { id: string; me: string; name: string }) {
  const line = useRoom((room) => room.thread.lines[id])
  return line ? <Bubble line={line} mine={line.from === me} name={name} /> : null
})

export function Bubble({
  line,
  mine,
  name,
}: {
  line: Pick<Line, 'body' | 'image' | 'at' | 'state' | 'problem' | 'key'>
  mine: boolean
  name: string
}) {
  const say = useSay()
  const { formatTime } = useIntl()
  const { body, image, at, state } = line
  return (
    <li className={cx('flex flex-col gap-2 max-w-bubble', mine ? 'self-end items-end' : 'self-start items-start')}>
      <span className="say-only">
        {say('chats.line', { name: mine ? say('chats.me') : name, time: formatTime(at) })}
      </span>
      <div
        className={cx(
          'flex flex-col gap-8 px-12 py-8 rounded-card whitespace-pre-wrap wrap-anywhere',
          mine ? 'bg-mine rounded-ee-control' : 'bg-theirs rounded-es-control',
          state === 'failed' && 'border border-danger',
        )}
      >
        {image && (
          <a href={image.original_url} target="_blank" rel="noreferrer" aria-label={say('chats.picture.open')}>
            <Picture image={image} alt={say('chats.picture')} />
          </a>
        )}
        {body && <p dir="auto">{body}</p>}
      </div>
      {state === 'failed' ? (
        <NotSent line={line} />
      ) : (
        <p className="text-label text-muted">{mine ? <Stage state={state} at={at} /> : <FormattedTime value={at} />}</p>
      )}
    </li>
  )
}

function Stage({ state, at }: { state: Line['state']; at: string }) {
  const say = useSay()
  const { formatTime } = useIntl()
  return say(state === 'failed' ? 'chats.state.queued' : `chats.state.${state}`, { time: formatTime(at) })
}

/** What was not sent keeps its text, says why, and can be tried again or taken away. */
function NotSent({ line: { key, problem } }: { line: Pick<Line, 'key' | 'problem'> }) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-12 text-label">
      <span className="text-danger">
        {say('chats.state.failed')} {problem && sentence(new Failed(problem.status, problem))}
      </span>
      {[{ words: 'ui.retry', act: retry } as const, { words: 'chats.discard', act: discard } as const].map(
        ({ words, act }) => (
          <button key={words} type="button" className="link min-h-target px-4 font-semibold" onClick={() => act(key)}>
            {say(words)}
          </button>
        ),
      )}
    </div>
  )
}
