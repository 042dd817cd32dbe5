import type { ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { SelectField } from '../ui/Field.tsx'
import { More } from '../ui/More.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { useZoneName } from '../words/when.tsx'
import { type Line, statementOf } from './calls.ts'
import { CsvDownload } from './CsvDownload.tsx'
import { filterOf, kinds, monthsBefore, startOf } from './filters.ts'
import { Lines } from './Lines.tsx'
import { Pending } from './Pending.tsx'

/** Every second and cent that came or went, newest first. What it is narrowed to stands in the address. */
export function Statement({ detailsOf }: { detailsOf: (line: Line) => ReactNode }) {
  const say = useSay()
  const zone = useZoneName()
  const [search, setSearch] = useSearchParams()
  const [kind, month] = [search.get('kind'), search.get('month')]
  const filter = filterOf(kind, month)
  const narrowed = Object.keys(filter).length > 0
  const statement = useInfiniteQuery(statementOf(filter))
  const { data, error, refetch } = statement
  const lines = data?.pages.flatMap((page) => page.data) ?? []
  const posted = lines.filter(({ state }) => state === 'posted')
  const go = (part: { kind?: string; month?: string }) => {
    const next = Object.entries({ kind, month, ...part }).filter((pair): pair is [string, string] => Boolean(pair[1]))
    setSearch(new URLSearchParams(next), { replace: true, preventScrollReset: true })
  }
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-16 pt-16">
      <div className="flex flex-wrap items-end justify-between gap-16">
        <h2 id="statement">{say('wallet.statement')}</h2>
        {(narrowed || lines.length > 0) && (
          <div className="grid grid-cols-2 items-end gap-8 max-sm:w-full sm:flex sm:flex-wrap">
            <Choices kind={kind} month={month} onChoose={go} />
            <CsvDownload filter={filter} />
          </div>
        )}
      </div>
      {error && !data && <ErrorNote cause={error} what={say('wallet.statement.failed')} retry={() => void refetch()} />}
      {!data && !error && <RowSkeletons />}
      <Pending lines={lines.filter(({ state }) => state !== 'posted')} />
      {data && posted.length === 0 && (
        <Empty
          scene="ledger"
          action={
            narrowed && (
              <Button kind="secondary" onClick={() => go({ kind: '', month: '' })}>
                {say('wallet.statement.all')}
              </Button>
            )
          }
        >
          {say(narrowed ? 'wallet.statement.none' : 'wallet.statement.empty')}
        </Empty>
      )}
      {posted.length > 0 && (
        <>
          <More of={statement} label={say('wallet.statement.more')}>
            <Lines lines={posted} detailsOf={detailsOf} />
          </More>
          <p className="text-label text-muted">{say('wallet.statement.zone', { zone })}</p>
        </>
      )}
    </section>
  )
}

interface ChoicesProps {
  kind: string | null
  month: string | null
  onChoose: (part: { kind?: string; month?: string }) => void
}

function Choices({ kind, month, onChoose }: ChoicesProps) {
  const say = useSay()
  const { formatDate } = useIntl()
  return (
    <>
      <SelectField
        label={say('wallet.statement.month')}
        value={month ?? ''}
        onChange={({ target }) => onChoose({ month: target.value })}
      >
        <option value="">{say('wallet.statement.month.any')}</option>
        {monthsBefore(new Date()).map((one) => (
          <option key={one} value={one}>
            {formatDate(startOf(one), { month: 'long', year: 'numeric' })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('wallet.statement.kind')}
        value={kind ?? ''}
        onChange={({ target }) => onChoose({ kind: target.value })}
      >
        <option value="">{say('wallet.kind.all')}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {say(`wallet.kind.${one}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
