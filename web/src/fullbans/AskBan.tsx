import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { useOn } from '../live.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { askedOf, bansChanged, calls } from './calls.ts'

interface AskProps {
  client: { id: string; username: string }
  readingId: string
}

/** A reader asks the house to ban a client from the site, and reads what came of it. */
export function AskBan({ client, readingId }: AskProps) {
  const say = useSay()
  const [asking, ask] = useState(false)
  const asked = useQuery(askedOf(client.id))
  useOn('full_ban:changed', () => void bansChanged())
  if (asking) return <Ask client={client} readingId={readingId} onLeave={() => ask(false)} />
  return (
    <Loaded of={asked} failed={say('fullbans.ask.list.failed')} shape={<Skeleton className="h-72" />}>
      {(before) => (
        <div className="flex flex-col items-start gap-8">
          {before ? (
            <Before asked={before} name={client.username} />
          ) : (
            <p className="text-muted">{say('fullbans.ask.lead')}</p>
          )}
          {before?.state !== 'asked' && (
            <Button kind="danger" onClick={() => ask(true)}>
              {say('fullbans.ask')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}

type Asked = NonNullable<Awaited<ReturnType<typeof calls.asked>>['asked']>
function Before({ asked: { state, decide_by, words }, name }: { asked: Asked; name: string }) {
  const say = useSay()
  return (
    <>
      <p>
        {say(`fullbans.ask.state.${state}`, { name })} {decide_by && <When at={decide_by} />}
        {state === 'asked' && '.'}
      </p>
      {words && (
        <div className="ps-12 border-s-2 border-line">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {words}
          </p>
        </div>
      )}
    </>
  )
}

const start = { reason: '' }
const labels = { reason: 'fullbans.ask.why' } as const
function Ask({ client, readingId, onLeave }: AskProps & { onLeave: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields<typeof start, unknown>({
    name: 'full-ban',
    start,
    labels,
    draft: `full-ban-${client.id}`,
    act: ({ reason }, key) => calls.ban({ body: { client_id: client.id, chat_id: readingId, reason }, key }),
    onDone: () => {
      void bansChanged()
      toast(say('fullbans.ask.done'))
      onLeave()
    },
  })
  return (
    <Form of={sending} failed={say('fullbans.ask.failed')} kept={say('fullbans.ask.kept')}>
      <p className="text-muted">{say('fullbans.ask.lead')}</p>
      <AreaField
        {...field('reason', { required: say('fullbans.ask.why.needed') })}
        rows={3}
        maxLength={reasonCharactersMax}
        hint={say('fullbans.ask.why.hint')}
      />
      <FormEnd
        of={sending}
        kind="danger"
        go={say('fullbans.ask.go')}
        leave={say('fullbans.ask.leave')}
        onLeave={onLeave}
      />
    </Form>
  )
}
