import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { More } from '../ui/More.tsx'
import { Rows } from '../ui/Rows.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { type Folder, folderOf } from './calls.ts'
import { MessageRow } from './MessageRow.tsx'
import { useHide } from './useHide.ts'
import { useWide } from '../ui/useWide.ts'

/** The messages of one folder, newest first. */
export function FolderList({ folder, q, open }: { folder: Folder; q: string; open: string | null }) {
  const say = useSay()
  const hide = useHide()
  const wide = useWide()
  const found = useInfiniteQuery({
    ...folderOf(folder, q),
    placeholderData: (before, query) => (query?.queryKey[1] === folder ? keepPreviousData(before) : undefined),
  })
  const { data, error, refetch } = found
  const messages = data?.pages.flatMap((page) => page.data) ?? []
  if (!data && error) return <ErrorNote cause={error} what={say('messages.failed')} retry={() => void refetch()} />
  if (!data) return <Shapes />
  return (
    <div className="flex flex-col gap-8" aria-busy={found.isPlaceholderData}>
      {q && (
        <p role="status" className="say-only">
          {say('messages.found', { count: messages.length })}
        </p>
      )}
      {messages.length === 0 ? (
        <Nothing folder={folder} q={q} />
      ) : (
        <More of={found}>
          <div className="card overflow-hidden">
            <Rows
              label={say(`messages.${folder}`)}
              items={messages}
              start={open ?? undefined}
              onKey={(key, { id }) => {
                if (key !== '#' && key !== 'Delete') return false
                void hide(id)
                return true
              }}
            >
              {(message, tabIndex) => (
                <MessageRow message={message} folder={folder} q={q} open={open} wide={wide} tabIndex={tabIndex} />
              )}
            </Rows>
          </div>
        </More>
      )}
      {messages.length > 0 && wide && <p className="text-label text-muted">{say('messages.keys')}</p>}
    </div>
  )
}

function Nothing({ folder, q }: { folder: Folder; q: string }) {
  const say = useSay()
  if (q) return <Empty scene="path">{say('messages.none.found', { q })}</Empty>
  return <Empty scene="letters">{say(`messages.none.${folder}`)}</Empty>
}

const Shapes = () => (
  <div aria-busy="true" className="card overflow-hidden">
    {[1, 2, 3, 4].map((at) => (
      <div
        key={at}
        className="flex flex-col justify-center gap-8 ps-24 pe-20 h-72 border-b border-line last:border-b-0"
      >
        <Skeleton className="h-16 w-square" />
        <Skeleton className="h-12" />
      </div>
    ))}
  </div>
)
