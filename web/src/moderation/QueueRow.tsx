import { Check, Image, Lock } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { partiesOf } from './calls.ts'
import { WaitingTime } from './WaitingTime.tsx'
import { claimedBy, type Row } from './queue.ts'

interface QueueRowProps {
  row: Row
  me: string | undefined
  at: boolean
  open: boolean
  chosen: boolean
  fresh: boolean
  /** Changes as time goes by, so that ages are drawn again. */
  tick: number
}

/** One line of the list: who to whom, the first words, what is marked, how long it waits. */
export const QueueRow = memo(function Line({ row, me, at, open, chosen, fresh }: QueueRowProps) {
  const say = useSay()
  const { from, to } = partiesOf(row)
  const claim = claimedBy(row, me, Date.now())
  return (
    <div
      id={`row-${row.id}`}
      role="option"
      data-id={row.id}
      aria-selected={chosen}
      aria-current={open || undefined}
      className={cx(
        'flex items-center gap-8 pe-12 py-4 min-h-48 border-b border-line last:border-b-0 cursor-pointer',
        open ? 'bg-soft-primary' : 'hover:bg-sunken',
        row.gone && 'opacity-60',
        at && 'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 outline-focus',
      )}
    >
      <Tick on={chosen} />
      <span className="grow min-w-0 flex flex-col">
        <span className={cx('truncate text-meta', fresh && !row.gone ? 'font-semibold' : 'text-muted')}>
          {fresh && !row.gone && <span className="say-only">{say('moderation.new')} </span>}
          <bdi>{from.name}</bdi> <span aria-hidden="true">→</span>
          <span className="say-only"> {say('moderation.to')} </span> <bdi>{to.name}</bdi>
        </span>
        <span className="truncate text-meta text-muted">
          {row.gone ? (
            say('moderation.gone')
          ) : claim ? (
            <Reviewing name={claim.by.username} />
          ) : (
            <FirstWords row={row} />
          )}
        </span>
      </span>
      {row.msgTranscript_image && (
        <Image className="size-16 shrink-0 text-muted" role="img" aria-label={say('moderation.picture')} />
      )}
      <span className="shrink-0 flex flex-col items-end">
        {row.care && <Badge tone="danger">{say('care.mark')}</Badge>}
        {row.pressure && <Badge tone="warning">{say('moderation.pressure')}</Badge>}
        <Marks count={row.marks.length} />
        <WaitingTime since={row.created_at} className="text-end" />
      </span>
    </div>
  )
})

const WORDS_MOST = 160
const FirstWords = ({ row }: { row: Row }) => <bdi dir="auto">{row.message.trim().slice(0, WORDS_MOST)}</bdi>

function Reviewing({ name }: { name: string }) {
  const say = useSay()
  return (
    <span className="inline-flex items-center gap-4 text-info font-medium">
      <Lock className="size-12" aria-hidden="true" />
      {say('moderation.reviewing', { name })}
    </span>
  )
}

function Marks({ count }: { count: number }) {
  const say = useSay()
  if (!count) return null
  return (
    <span className="px-8 rounded-full bg-soft-warning text-warning text-label font-semibold tabular whitespace-nowrap">
      {say('moderation.marks', { count })}
    </span>
  )
}

const Tick = ({ on }: { on: boolean }) => (
  <span data-tick className="self-stretch w-target lg:w-32 grid place-items-center shrink-0 ps-4" aria-hidden="true">
    <span
      className={cx(
        'size-24 lg:size-16 grid place-items-center border rounded-tick',
        on ? 'bg-primary border-primary text-on-primary' : 'border-line-strong',
      )}
    >
      {on && <Check className="size-12" strokeWidth={3} />}
    </span>
  </span>
)
