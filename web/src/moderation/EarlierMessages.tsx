import { useQuery } from '@tanstack/react-query'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Message, partiesOf } from './calls.ts'
import { contextOf } from './queries.ts'

const SHOWN = 5

/** What the two wrote to each other before, whatever became of it. */
export function EarlierMessages({ id }: { id: string }) {
  const say = useSay()
  return (
    <section aria-label={say('moderation.before')} className="flex flex-col gap-8">
      <h3 className="font-sans text-meta font-semibold">{say('moderation.before')}</h3>
      <Loaded
        of={useQuery(contextOf(id))}
        failed={say('moderation.before.failed')}
        shape={<Skeleton className="h-72" />}
      >
        {(context) =>
          'before' in context && context.before.length > 0 ? (
            <ol className="flex flex-col">
              {context.before.slice(0, SHOWN).map((message) => (
                <Written key={message.id} message={message} />
              ))}
            </ol>
          ) : (
            <p className="text-meta text-muted">{say('moderation.before.none')}</p>
          )
        }
      </Loaded>
    </section>
  )
}

const tones: Record<Message['state'], Tone> = { waiting: 'info', delivered: 'success', returned: 'danger' }

/** An earlier message with its writer, day and state; `named` where whom it was for can't be known from around it. */
export function Written({ message, named }: { message: Message; named?: boolean }) {
  const say = useSay()
  const { from, to } = partiesOf(message)
  return (
    <li className="py-8 border-t border-line flex flex-col gap-4 text-meta">
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <span className="font-semibold">
          <bdi>{from.name}</bdi>
          {named && (
            <>
              {' '}
              <span aria-hidden="true">→</span>
              <span className="say-only"> {say('moderation.to')} </span> <bdi>{to.name}</bdi>
            </>
          )}
        </span>
        <When at={message.created_at} className="text-muted" />
        <Badge tone={tones[message.state]}>{say(`moderation.state.${message.state}`)}</Badge>
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {message.message}
      </p>
      {message.returned_reason && (
        <p className="text-muted">
          {say('moderation.state.because')} <span dir="auto">{message.returned_reason}</span>
        </p>
      )}
    </li>
  )
}
