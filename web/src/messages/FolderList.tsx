import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Rows } from '../ui/Rows.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
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
  const count = found.data?.pages.reduce((sum, { data }) => sum + data.length, 0) ?? 0
  return (
    <div className="flex flex-col gap-8" aria-busy={found.isPlaceholderData}>
      {q && found.data && (
        <p role="status" className="say-only">
          {say('messages.found', { count })}
        </p>
      )}
      <PagedList
        of={found}
        failed={say('messages.failed')}
        shape={<RowSkeletons />}
        empty={<Nothing folder={folder} q={q} />}
      >
        {(messages) => (
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
        )}
      </PagedList>
      {count > 0 && wide && <p className="text-label text-muted">{say('messages.keys')}</p>}
    </div>
  )
}

function Nothing({ folder, q }: { folder: Folder; q: string }) {
  const say = useSay()
  if (q) return <Empty scene="path">{say('messages.none.found', { q })}</Empty>
  return <Empty scene="letters">{say(`messages.none.${folder}`)}</Empty>
}
