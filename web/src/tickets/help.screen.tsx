import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useOn } from '../live.ts'
import { useIsAt } from '../session/role.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { capped } from '../capped.ts'
import { useSay } from '../words/say.tsx'
import { AskForm } from './AskForm.tsx'
import { states, ticketsChanged, ticketsOf } from './calls.ts'
import { List } from './List.tsx'

/** Members ask the admins here; for an admin it is what members ask. */
export function Component() {
  const isDesk = useIsAt('moderation', 'money')
  useOn('ticket:changed', () => void ticketsChanged())
  return isDesk ? <Desk /> : <Mine />
}

const useTab = <Name extends string>(names: readonly Name[], first: Name) => {
  const [query, setQuery] = useSearchParams()
  const chosen = names.find((name) => name === query.get('tab')) ?? first
  const choose = (tab: Name) => setQuery(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true })
  return [chosen, choose] as const
}

const ways = ['mine', 'ask'] as const
function Mine() {
  const say = useSay()
  const heading = useId()
  const [chosen, choose] = useTab(ways, 'mine')
  const [kind, other] = chosen === 'mine' ? (['primary', 'ask'] as const) : (['secondary', 'mine'] as const)
  return (
    <Page
      title={say('tickets.title')}
      lead={say('tickets.lead')}
      width="text"
      actions={
        <Button kind={kind} onClick={() => choose(other)}>
          {say(`tickets.tab.${other}`)}
        </Button>
      }
    >
      <Elsewhere />
      <section aria-labelledby={heading} className="flex flex-col gap-16">
        <h2 id={heading} className="text-h3">
          {say(`tickets.tab.${chosen}`)}
        </h2>
        {chosen === 'mine' ? (
          <List heap="mine" empty={<Empty scene="letters">{say('tickets.none')}</Empty>} />
        ) : (
          <AskForm />
        )}
      </section>
    </Page>
  )
}

const answered = [
  ['clock', paths.clock()],
  ['prices', paths.prices()],
  ['claims', paths.claims()],
  ['limits', paths.account('#limits')],
  ['erase', paths.ownData()],
  ['care', paths.helpLines()],
] as const

/** Where much of what is asked stands already. */
function Elsewhere() {
  const say = useSay()
  const heading = useId()
  const isClient = useSession(({ userData }) => userData?.type) === 'CLIENT'
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-h3">
        {say('tickets.elsewhere')}
      </h2>
      <ul className="flex flex-wrap gap-x-24">
        {answered.map(
          ([name, to]) =>
            (isClient || name !== 'limits') && (
              <li key={name}>
                <Link to={to} className="link inline-flex items-center min-h-target">
                  {say(`tickets.elsewhere.${name}`)}
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

const heaps = [...states, 'all'] as const
function Desk() {
  const say = useSay()
  const [chosen, choose] = useTab(heaps, 'open')
  const { data } = useInfiniteQuery(ticketsOf(chosen))
  const waiting = data?.pages[0]?.waiting ?? 0
  const counted = {
    shown: capped(waiting),
    said: say('tickets.waiting', { count: waiting }),
  }
  return (
    <Page title={say('tickets.desk')} width="text">
      <Tabs
        label={say('tickets.desk')}
        tabs={heaps.map((name) => ({
          name,
          label: say(`tickets.heap.${name}`),
          count: name === 'open' && waiting ? counted : undefined,
        }))}
        chosen={chosen}
        onChoose={choose}
      >
        <div className="flex flex-col gap-12">
          {chosen === 'open' && waiting > 1 && <p className="text-meta text-muted">{say('tickets.desk.lead')}</p>}
          <List key={chosen} heap={chosen} empty={<Empty scene="moon">{say(`tickets.none.${chosen}`)}</Empty>} />
        </div>
      </Tabs>
    </Page>
  )
}
