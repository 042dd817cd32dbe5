import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useState } from 'react'
import { useOwn } from '../../accounts/own.ts'
import { useFields } from '../../form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AreaField } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Part } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSay } from '../../words/say.tsx'
import { ReadingLine } from '../ReadingLine.tsx'
import { useWatch } from './watch.ts'

const start = { reason: '' }
const labels = { reason: 'live.reason' } as const

/** Reading along: asked for with a reason, and over when it is left. */
export function Watch({ readingId, over }: { readingId: string; over: boolean }) {
  const say = useSay()
  const [reason, setReason] = useState('')
  if (!reason && over) return null
  return (
    <Part title={say('live.watch')}>
      {reason ? (
        <Words readingId={readingId} reason={reason} onLeave={() => setReason('')} />
      ) : (
        <Ask onAsk={setReason} />
      )}
    </Part>
  )
}

function Ask({ onAsk }: { onAsk: (reason: string) => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'watch',
    start,
    labels,
    act: ({ reason }) => Promise.resolve(reason),
    onDone: onAsk,
  })
  return (
    <Form of={sending}>
      <p className="text-muted">{say('live.watch.lead')}</p>
      <AreaField
        {...field('reason', { required: say('live.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('live.reason.hint')}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('live.watch')}
      </Button>
    </Form>
  )
}

function Words({ readingId, reason, onLeave }: { readingId: string; reason: string; onLeave: () => void }) {
  const say = useSay()
  const { data: own } = useOwn()
  const { chat, messages, failed, connected, again } = useWatch(readingId, reason, own?.username ?? '')
  if (failed) return <ErrorNote cause={failed} what={say('live.deed.failed')} retry={again} />
  if (!chat) return <Skeleton className="h-portrait" />
  return (
    <>
      {!connected && (
        <Banner tone="danger" role="status">
          {say('live.watch.lost')}
        </Banner>
      )}
      {chat.channel !== 'chat' && <p className="text-muted">{say('live.watch.call')}</p>}
      {chat.question && (
        <div className="text-meta">
          <p className="text-muted">{say('live.watch.question')}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {chat.question}
          </p>
        </div>
      )}
      <div role="log" aria-label={say('live.watch.log')} tabIndex={0} className="card p-20">
        {messages.length === 0 ? (
          <p className="text-muted">{say('live.watch.none')}</p>
        ) : (
          <ol className="flex flex-col">
            {messages.map((message) => (
              <ReadingLine key={message.id} message={message} of={chat} />
            ))}
          </ol>
        )}
      </div>
      <Button kind="secondary" className="self-start" onClick={onLeave}>
        {say('live.watch.stop')}
      </Button>
    </>
  )
}
