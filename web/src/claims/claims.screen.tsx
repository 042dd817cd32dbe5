import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { capped } from '../capped.ts'
import { useSay } from '../words/say.tsx'
import { claimsChanged, claimsOf, type Heap } from './calls.ts'
import { List } from './List.tsx'

const heaps = ['waiting', 'all'] as const satisfies readonly Heap[]
const sides = { CLIENT: 'client', READER: 'reader', ADMIN: 'admin' } as const
/** Time asked back: a client's own claims; for a reader and for the house those that wait for an answer first. */
export function Component() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const side = sides[useSession(({ userData }) => userData?.type) ?? 'CLIENT']
  const chosen = heaps.find((name) => name === query.get('tab')) ?? (side === 'client' ? 'all' : 'waiting')
  const { data } = useInfiniteQuery(claimsOf(chosen))
  useOn('claim:changed', () => void claimsChanged())
  const waiting = data?.pages[0]?.waiting ?? 0
  const count = {
    shown: capped(waiting),
    said: say('claims.waiting', { count: waiting }),
  }
  const tabs = side === 'client' ? heaps.toReversed() : heaps
  return (
    <Page title={say('claims.title')} lead={say(`claims.lead.${side}`)} width="text">
      <Tabs
        label={say('claims.title')}
        tabs={tabs.map((name) => ({
          name,
          label: say(name === 'all' ? 'claims.heap.all' : 'claims.heap.waiting'),
          count: name === 'waiting' && waiting ? count : undefined,
        }))}
        chosen={chosen}
        onChoose={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      >
        <List
          key={chosen}
          heap={chosen}
          side={side}
          empty={
            <Empty
              scene="moon"
              action={side === 'client' && <LinkButton to={paths.history()}>{say('claims.to_readings')}</LinkButton>}
            >
              {say(
                chosen === 'waiting' ? 'claims.none.waiting' : side === 'client' ? 'claims.none.client' : 'claims.none',
              )}
            </Empty>
          }
        />
      </Tabs>
    </Page>
  )
}
