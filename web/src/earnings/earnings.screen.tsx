import { earnings as area } from '@evenlight/contract/earnings'
import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { SelectField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { More } from '../ui/More.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { type Day, earnedOf } from './calls.ts'
import { Days } from './Days.tsx'
import { Download } from './Download.tsx'
import { halvesBefore } from './halves.ts'
import { Lines } from './Lines.tsx'
import { useHalf } from './useHalf.ts'

const isEmpty = ({ readings, earned_cents }: Day) => readings === 0 && earned_cents === 0

/** What a reader earned in half a month: by day, and by reading. Which half month, and how the days are shown, is in the address. */
export function Component() {
  const say = useSay()
  const money = useMoney()
  const nameOfHalf = useHalf()
  const [search, setSearch] = useSearchParams()
  const half = search.get('half') ?? undefined
  const go = (part: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...part }, { replace: true, preventScrollReset: true })
  const earned = useInfiniteQuery(earnedOf(half))
  // The running one is the newest of those to choose from, and the server says which it is.
  const running = useInfiniteQuery(earnedOf()).data?.pages[0]?.half.name
  return (
    <Page
      title={say('earnings.title')}
      lead={say('earnings.lead')}
      width="text"
      actions={
        <>
          <LinkButton kind="secondary" to={paths.payoutAccount()}>
            {say('earnings.account')}
          </LinkButton>
          <LinkButton kind="secondary" to={paths.statements()}>
            {say('earnings.statements')}
          </LinkButton>
        </>
      }
    >
      {running && (
        <SelectField
          label={say('earnings.half')}
          value={half ?? running}
          onChange={({ target }) => go({ half: target.value })}
        >
          {halvesBefore(running).map((name) => (
            <option key={name} value={name}>
              {nameOfHalf(name)}
            </option>
          ))}
        </SelectField>
      )}
      <Loaded of={earned} failed={say('earnings.failed.load')} shape={<RowSkeletons />}>
        {({ pages }) => {
          const first = pages[0]!
          const lines = pages.flatMap(({ data }) => data)
          if (lines.length === 0 && first.days.every(isEmpty))
            return (
              <div className="flex flex-col gap-16">
                <Empty scene="ledger">{say('earnings.none')}</Empty>
                <p className="text-meta text-muted">{say('earnings.rule')}</p>
              </div>
            )
          return (
            <>
              <Part title={say('earnings.days')}>
                <p className="text-lead">
                  {say('earnings.sentence', { amount: money(first.earned_cents), count: first.readings })}
                </p>
                <Days
                  days={first.days}
                  as={search.get('as') === 'table' ? 'table' : 'chart'}
                  onAs={(as) => go({ as })}
                />
              </Part>
              <Part title={say('earnings.lines')}>
                {lines.length === 0 ? (
                  <p className="text-muted">{say('earnings.none')}</p>
                ) : (
                  <>
                    <div className="flex flex-wrap gap-8">
                      <Download
                        as="csv"
                        route={area.readings}
                        path={`${area.readings.path}?half=${first.half.name}`}
                        name={`evenlight-${first.half.name}`}
                      />
                    </div>
                    <More of={earned} label={say('earnings.lines.more')}>
                      <Lines label={say('earnings.lines')} lines={lines} />
                    </More>
                  </>
                )}
                <p className="text-meta text-muted">{say('earnings.rule')}</p>
              </Part>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
