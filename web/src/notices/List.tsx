import { pageRowsMax } from '@evenlight/contract/lengths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOwn } from '../accounts/own.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { boardOf } from './calls.ts'
import { Item } from './Item.tsx'
import { markRead } from './optimistic.ts'
import { RowButton } from './RowButton.tsx'

/** The most that one call marks. */

export function List({ onChoices }: { onChoices: () => void }) {
  const say = useSay()
  const { data: own } = useOwn()
  const board = useInfiniteQuery(boardOf())
  const { data, error, refetch } = board
  if (!data && error) return <ErrorNote cause={error} what={say('notices.failed')} retry={() => void refetch()} />
  if (!data) return <Shapes />
  const all = data.pages.flatMap((page) => page.data)
  const unread = all.filter((one) => one.unread).map(({ id }) => id)
  if (all.length === 0)
    return (
      <Empty
        scene="moon"
        action={
          <Button kind="secondary" onClick={onChoices}>
            {say('notices.none.choices')}
          </Button>
        }
      >
        {say('notices.none')}
      </Empty>
    )
  return (
    <div className="flex flex-col gap-16">
      {unread.length > 0 && (
        <div className="flex items-center justify-between gap-16">
          <p className="text-meta text-muted">
            {say('notices.unread.count', { count: Math.max(unread.length, own?.unread.notices ?? 0) })}
          </p>
          <span className="-me-8">
            <RowButton onClick={() => void markRead(unread.slice(0, pageRowsMax))}>{say('notices.read_all')}</RowButton>
          </span>
        </div>
      )}
      <More of={board} label={say('notices.more')}>
        <ul className="card">
          {all.map((one) => (
            <Item key={one.id} of={one} />
          ))}
        </ul>
      </More>
    </div>
  )
}

const Shapes = () => (
  <div aria-busy="true" className="card overflow-hidden">
    {[1, 2, 3].map((at) => (
      <div key={at} className="flex flex-col justify-center gap-8 px-20 h-72 border-b border-line last:border-b-0">
        <Skeleton className="h-16 w-square" />
        <Skeleton className="h-12" />
      </div>
    ))}
  </div>
)
