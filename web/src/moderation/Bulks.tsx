import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../action.ts'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote, useSentence } from '../ui/ErrorNote.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Coming } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toast.tsx'
import { useNow } from '../ui/useNow.ts'
import { useSoon } from '../ui/useSoon.ts'
import { useSay, useWritten } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { bringBack, type Bulk, bulksChanged, bulksOf, canUndo, endBulk } from './bulk.ts'

/** Several steps in a row are one question. */
const GATHER_MS = 200

/** Decisions on many: how far those under way are, and what came of one's own until they are closed. */
export function Bulks() {
  const say = useSay()
  const { data, error, isPending, refetch } = useQuery(bulksOf())
  const soon = useSoon(() => void bulksChanged(), GATHER_MS)
  useOn('bulk:changed', soon.set)
  useEffect(() => {
    if (data) bringBack(data)
  }, [data])
  if (isPending) return <Coming />
  if (error && !data)
    return <ErrorNote cause={error} what={say('moderation.bulk.failed')} retry={() => void refetch()} />
  if (!data?.length) return null
  return (
    <ul aria-label={say('moderation.bulk.list')} className="card overflow-hidden">
      {data.map((bulk) => (
        <li key={bulk.id} className="flex flex-col gap-8 px-16 lg:px-20 py-12 border-b border-line last:border-b-0">
          {bulk.state === 'under_way' ? <UnderWay of={bulk} /> : <Over of={bulk} />}
        </li>
      ))}
    </ul>
  )
}

function useEnd(id: string) {
  const sentence = useSentence()
  const end = useAction((action: 'stop' | 'undo' | 'close') => endBulk(id, action))
  const failed = (cause: unknown) => {
    toast(sentence(cause))
    void bulksChanged()
  }
  return { pending: end.isPending, end: (action: 'stop' | 'undo' | 'close') => end.mutate(action, { onError: failed }) }
}

function UnderWay({ of: { id, act, by, total, decided, refused } }: { of: Bulk }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { end } = useEnd(id)
  const done = decided + refused
  const label = say(`moderation.bulk.doing.${act}`, { count: total })
  return (
    <>
      <Progress
        label={by.id === me ? label : `${label} ${say('moderation.bulk.by', { name: by.username })}`}
        done={done}
        of={total}
        words={say('moderation.bulk.progress', { done, of: total })}
        {...(by.id === me && { cancel: { words: say('moderation.bulk.stop'), act: () => end('stop') } })}
      />
      {by.id === me && <p className="text-meta text-muted">{say('moderation.bulk.state.under_way')}</p>}
    </>
  )
}

function Over({ of }: { of: Bulk }) {
  const say = useSay()
  const { id, act, state, total, decided, refused, undone, begun_at } = of
  const { pending, end } = useEnd(id)
  const what = say(`moderation.bulk.done.${act}`, { count: decided + undone })
  const left = total - decided - refused - undone
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <div role="status" className="me-auto min-w-0">
          <p className="font-semibold tabular">{what}</p>
          <p className="text-meta text-muted">
            {say(`moderation.bulk.state.${state}`, { count: left })}{' '}
            {undone > 0 && <>{say('moderation.bulk.undone', { count: undone, delivered: decided })} </>}
            <When at={begun_at} plain />
          </p>
        </div>
        <Undo of={of} pending={pending} onUndo={() => end('undo')} />
        <Button
          kind="quiet"
          className="-me-24 max-sm:ms-auto"
          aria-label={say('moderation.bulk.close', { what })}
          onClick={() => end('close')}
        >
          {say('ui.close')}
        </Button>
      </div>
      {refused > 0 && <Failures of={of} />}
    </>
  )
}

function Undo({ of, pending, onUndo }: { of: Bulk; pending: boolean; onUndo: () => void }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const isOpen = of.undo_until !== undefined
  useNow(isOpen)
  if (!isOpen || !canUndo(of, me, Date.now())) return null
  const seconds = Math.ceil((Date.parse(of.undo_until ?? '') - Date.now()) / 1000)
  return (
    <Button kind="secondary" pending={pending} aria-keyshortcuts="u" onClick={onUndo}>
      {say('moderation.bulk.undo')}
      <span role="timer" aria-label={say('moderation.undo.left')} className="tabular text-muted">
        {say('moderation.undo.seconds', { seconds })}
      </span>
    </Button>
  )
}

/** Which of them were not decided, and why. */
function Failures({ of: { failures, refused } }: { of: Bulk }) {
  const say = useSay()
  const written = useWritten()
  return (
    <details open={failures.length <= 3}>
      <summary className="text-meta font-medium py-8 lg:py-2 cursor-pointer">
        {say('moderation.bulk.failures', { count: refused })}
      </summary>
      <ul className="flex flex-col gap-4 pt-4 text-meta">
        {failures.map(({ message_id, client, reader, type, code, values }) => {
          const [from, to] = type === 'CLIENT' ? [client, reader] : [reader, client]
          return (
            <li key={message_id} className="wrap-anywhere">
              <bdi>{from}</bdi> <span className="text-muted">{say('moderation.to')}</span> <bdi>{to}</bdi>
              {' · '}
              {written(`problem.${code}`, values)}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
