import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { SelectField } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { statementOf } from './calls.ts'
import { Csv } from './Csv.tsx'
import { type Kind, kinds, sorted } from './kinds.ts'
import { Lines } from './Lines.tsx'
import { Pending } from './Pending.tsx'

/** Every second and cent that came or went, newest first. */
export function Statement() {
  const say = useSay()
  const [kind, setKind] = useState<Kind>('all')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(statementOf())
  const lines = data?.pages.flatMap((page) => page.data) ?? []
  const { pending, posted } = sorted(lines, kind)
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-16">
      <div className="flex flex-wrap items-end justify-between gap-16">
        <h2 id="statement">{say('wallet.statement')}</h2>
        {lines.length > 0 && (
          <div className="flex flex-wrap items-end gap-8">
            <SelectField
              label={say('wallet.statement.kind')}
              value={kind}
              onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'all')}
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {say(`wallet.kind.${one}`)}
                </option>
              ))}
            </SelectField>
            <Csv />
          </div>
        )}
      </div>
      {error && !data && <ErrorNote cause={error} what={say('wallet.statement.failed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-square rounded-card" />}
      <Pending lines={pending} />
      {data && lines.length === 0 && <Empty scene="ledger">{say('wallet.statement.empty')}</Empty>}
      {posted.length > 0 && <Lines lines={posted} />}
      {lines.length > 0 && posted.length === 0 && kind !== 'all' && (
        <p className="text-muted">{say('wallet.statement.none')}</p>
      )}
      {hasNextPage && (
        <Button
          kind="secondary"
          className="self-center"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {say('wallet.statement.more')}
        </Button>
      )}
    </section>
  )
}
