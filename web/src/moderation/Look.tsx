import { useState } from 'react'
import { FormattedDate } from 'react-intl'
import { useFields } from '../form.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { AreaField, TextField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { Written } from './Before.tsx'
import { calls } from './calls.ts'

type Found = Awaited<ReturnType<typeof calls.look>>

/** One message or session by its id, for a reason that is written down. */
export function Look() {
  const say = useSay()
  const [found, setFound] = useState<Found | null>(null)
  const { field, submit, pending, cause } = useFields({
    name: 'look',
    start: { id: '', reason: '' },
    labels: { id: 'moderation.look.id', reason: 'moderation.look.reason' },
    act: ({ id, reason }) => calls.look({ params: { id: id.trim() }, query: { reason } }),
    onDone: setFound,
  })
  return (
    <div className="grid lg:grid-cols-2 gap-32 items-start">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-16 max-w-form">
        <p className="text-muted">{say('moderation.look.lead')}</p>
        {cause && <ErrorNote cause={cause} what={say('moderation.look.failed')} />}
        <TextField {...field('id', { required: say('moderation.look.needed') })} dir="ltr" autoComplete="off" />
        <AreaField
          {...field('reason', { required: say('moderation.look.why') })}
          hint={say('moderation.look.hint')}
          rows={2}
          maxLength={500}
        />
        <div>
          <Button type="submit" pending={pending}>
            {say('moderation.look.go')}
          </Button>
        </div>
      </form>
      {found && <Shown found={found} />}
    </div>
  )
}

function Shown({ found }: { found: Found }) {
  const say = useSay()
  if ('message' in found)
    return (
      <section aria-label={say('moderation.look.message')}>
        <ol>
          {[found.message, ...found.before].map((message) => (
            <Written key={message.id} message={message} named />
          ))}
        </ol>
      </section>
    )
  return (
    <section aria-label={say('moderation.look.session')}>
      {found.messages.length === 0 && <p className="text-muted">{say('moderation.look.empty')}</p>}
      <ol>
        {found.messages.map(({ id, from, body, at }) => (
          <li key={id} className="py-8 border-t border-line text-meta">
            <p className="flex flex-wrap items-center gap-x-8 text-muted">
              <Avatar id={from} size="small" />
              <bdi className="font-semibold wrap-anywhere">{from}</bdi>
              <time dateTime={at}>
                <FormattedDate value={at} dateStyle="medium" timeStyle="medium" />
              </time>
            </p>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {body}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
