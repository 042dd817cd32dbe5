import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useAction } from '../../action.ts'
import { WriteTo } from '../../messages/WriteTo.tsx'
import { useOffline } from '../../online.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { More } from '../../ui/More.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toast.tsx'
import { useSay } from '../../words/say.tsx'
import { When } from '../../words/when.tsx'
import { calls, type Missed } from '../calls.ts'
import { Returning } from '../ClientPanel.tsx'
import { missedChanged, missedOf } from '../past.ts'

/** Who asked while nobody answered, until the reader has put each away. */
export function MissedRequests() {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const missed = useInfiniteQuery(missedOf())
  // What was pressed goes with its row.
  const dismissed = () => {
    heading.current?.focus()
    toast(say('readings.missed.dismissed'))
    return missedChanged()
  }
  return (
    <section aria-labelledby="missed" className="card p-20 lg:p-24 flex flex-col gap-16">
      <h2 ref={heading} id="missed" tabIndex={-1} className="text-h3 outline-none">
        {say('readings.missed')}
      </h2>
      <Loaded of={missed} failed={say('readings.missed.failed')} shape={<Skeleton className="h-72" />}>
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data)
          return all.length === 0 ? (
            <p className="text-muted">{say('readings.missed.none')}</p>
          ) : (
            <>
              <p>{say(missed.hasNextPage ? 'readings.missed.more' : 'readings.missed.some', { count: all.length })}</p>
              <More of={missed}>
                <ul className="flex flex-col">
                  {all.map((one) => (
                    <Row key={one.id} missed={one} onDismissed={dismissed} />
                  ))}
                </ul>
              </More>
              {all.length > 1 && (
                <Dismiss ids={all.map(({ id }) => id)} onDone={dismissed} words={say('readings.missed.dismiss_all')} />
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function Row({ missed, onDismissed }: { missed: Missed; onDismissed: () => Promise<unknown> }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id) ?? ''
  const { id, client, state, requested_at, question, may_write } = missed
  const name = client.username
  return (
    <li className="flex flex-col gap-12 py-16 border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-4">
        <h3 className="min-w-0 font-sans text-body font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <Returning reading={missed} />
        <p className="basis-full text-meta text-muted">
          <When at={requested_at} /> · {say(state === 'missed' ? 'readings.missed.rang' : 'readings.missed.taken_back')}
        </p>
      </div>
      {question ? (
        <blockquote className="p-16 rounded-button bg-theirs wrap-anywhere whitespace-pre-wrap" dir="auto">
          {question}
        </blockquote>
      ) : (
        <p className="text-meta text-muted">{say('readings.missed.no_question')}</p>
      )}
      {!may_write && <p className="text-meta text-muted">{say('readings.missed.stranger', { name })}</p>}
      <div className="flex flex-wrap items-center gap-8">
        {may_write && <WriteTo to={name} name={name} of="CLIENT" />}
        <Dismiss
          ids={[id]}
          onDone={onDismissed}
          words={say('readings.missed.dismiss')}
          label={say('readings.missed.dismiss.of', { name })}
        />
        <Link to={paths.conversation(client.id, me)} className="link inline-flex items-center min-h-target px-8">
          {say('readings.missed.see', { name })}
        </Link>
      </div>
    </li>
  )
}

interface DismissProps {
  ids: string[]
  onDone: () => Promise<unknown>
  words: string
  /** What it says where the words alone don't tell whom it is about. */
  label?: string
}

function Dismiss({ ids, onDone, words, label }: DismissProps) {
  const say = useSay()
  const away = useOffline()
  const { mutate, isPending, error } = useAction(() => calls.dismiss({ body: { chat_ids: ids } }), onDone)
  return (
    <>
      {error && <ErrorNote cause={error} what={say('readings.missed.not_dismissed')} />}
      <Button
        kind="secondary"
        className="self-start"
        aria-label={label}
        pending={isPending}
        why={away}
        onClick={() => mutate(undefined)}
      >
        {words}
      </Button>
    </>
  )
}
