import { pageRowsMax } from '@evenlight/contract/lengths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOwn } from '../accounts/own.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { boardOf } from './calls.ts'
import { Item } from './Item.tsx'
import { markRead } from './optimistic.ts'
import { RowButton } from './RowButton.tsx'

/** While the e-mails of a notice are on their way, an admin sees how far they are. */
const lettersMs = 4000

/** What there is to know, the newest first, and one press that marks all of it. */
export function List({ onChoices }: { onChoices: () => void }) {
  const say = useSay()
  const { data: own } = useOwn()
  const board = useInfiniteQuery({
    ...boardOf(),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some((one) => one.board?.mail?.state === 'leaving'))
        ? lettersMs
        : false,
  })
  const unread = (board.data?.pages ?? []).flatMap(({ data }) => data.filter((one) => one.unread)).map(({ id }) => id)
  const empty = (
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
      <PagedList
        of={board}
        failed={say('notices.failed')}
        shape={<RowSkeletons />}
        empty={empty}
        more={say('notices.more')}
      >
        {(all) => (
          <ul className="card">
            {all.map((one) => (
              <Item key={one.id} of={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
