import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Suggest, type Suggestion } from '../ui/Suggest.tsx'
import { inPages } from '../in-pages.ts'
import { lookUp } from '../readers/calls.ts'
import { useSay } from '../words/say.tsx'
import { Written } from './EarlierMessages.tsx'
import { messageCalls } from './calls.ts'

const FOUND_MOST = '20'

/** Everything a reader has sent, in every state, the newest first. */
export function ReaderSent() {
  const say = useSay()
  const [typed, type] = useState('')
  const [reader, choose] = useState<Suggestion | null>(null)
  const q = typed.trim()
  const found = useQuery({
    queryKey: ['moderation.readers', q],
    queryFn: () => lookUp({ limit: FOUND_MOST, ...(q && { q }) }),
    placeholderData: (before) => before,
  })
  return (
    <div className="flex flex-col gap-24 max-w-text">
      <div className="max-w-form">
        <Suggest
          label={say('moderation.sent.reader')}
          hint={say('moderation.sent.hint')}
          items={(found.data?.data ?? []).map(({ id, display_name, username }) => ({
            id,
            name: display_name,
            also: username,
          }))}
          chosen={reader}
          onChoose={choose}
          onType={type}
          busy={found.isFetching}
        />
      </div>
      {reader && <SentBy key={reader.id} reader={reader} />}
    </div>
  )
}

function SentBy({ reader: { id, name } }: { reader: Suggestion }) {
  const say = useSay()
  const sent = useInfiniteQuery(
    inPages(['moderation.sent', id], (place) => messageCalls.readerSent({ query: { reader_id: id, ...place } })),
  )
  return (
    <section aria-label={say('moderation.sent.of', { name })}>
      <PagedList
        of={sent}
        failed={say('moderation.sent.failed')}
        shape={<Skeleton className="h-portrait" />}
        empty={<Empty scene="letters">{say('moderation.sent.none', { name })}</Empty>}
        more={say('moderation.sent.more')}
      >
        {(messages) => (
          <ol className="flex flex-col">
            {messages.map((message) => (
              <Written key={message.id} message={message} named />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}
