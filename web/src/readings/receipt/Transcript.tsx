import { pageRowsMax } from '@evenlight/contract/lengths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSay } from '../../words/say.tsx'
import { calls, type ChatMessage, otherOf, type Receipt, type Side } from '../calls.ts'
import { ExactMoment } from './ExactTime.tsx'
import { MessageLine } from '../room/MessageLine.tsx'

async function all(readingId: string) {
  const messages: ChatMessage[] = []
  for (;;) {
    const after_seq = String(messages.at(-1)?.seq ?? 0)
    const { data } = await calls.messages({ query: { chat_id: readingId, after_seq, limit: String(pageRowsMax) } })
    messages.push(...data)
    if (data.length < pageRowsMax) return messages
  }
}

/** What was written, fetched when somebody wants to read it. */
export function Transcript({ receipt, side }: { receipt: Receipt; side: Side }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['readings.transcript', receipt.chat_id],
    queryFn: () => all(receipt.chat_id),
    enabled: open,
  })
  const { name } = otherOf(receipt, side)
  return (
    <section aria-labelledby="transcript" className={cx('flex flex-col gap-12', !open && 'print:hidden')}>
      <h2 id="transcript" className="text-h3">
        {say('readings.transcript')}
      </h2>
      {!open && (
        <Button kind="secondary" className="self-start" onClick={() => setOpen(true)}>
          {say('readings.transcript.show')}
        </Button>
      )}
      {error && <ErrorNote cause={error} retry={() => void refetch()} />}
      {open && !data && !error && <Skeleton className="h-portrait" pressed />}
      {data?.length === 0 && <p className="text-muted">{say('readings.transcript.empty')}</p>}
      {data && data.length > 0 && (
        <ol className="flex flex-col gap-8">
          {data.map((message) => (
            <MessageLine
              key={message.id}
              name={name}
              readingId={receipt.chat_id}
              mine={message.from === receipt[side].id}
              stamp={<ExactMoment at={message.at} exact={false} />}
              line={{
                ...message,
                key: message.client_msg_id,
                state: message.undelivered ? 'undelivered' : message.read_at ? 'read' : 'sent',
              }}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
