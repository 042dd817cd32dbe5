import { useSearchParams } from 'react-router'
import { useHear } from '../live.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { Ask } from './Ask.tsx'
import { states, ticketsChanged } from './calls.ts'
import { List } from './List.tsx'

/** Members ask the admins here; for an admin it is what members ask. */
export function Component() {
  const isAdmin = useSession(({ userData }) => userData?.type) === 'ADMIN'
  useHear('ticket:changed', () => void ticketsChanged())
  return isAdmin ? <Desk /> : <Mine />
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
  const [chosen, choose] = useTab(ways, 'mine')
  return (
    <Page title={say('tickets.title')} lead={say('tickets.lead')} width="text">
      <Tabs
        label={say('tickets.title')}
        tabs={ways.map((name) => ({ name, label: say(`tickets.tab.${name}`) }))}
        chosen={chosen}
        onChoose={choose}
      >
        {chosen === 'mine' ? (
          <List
            heap="mine"
            empty={
              <Empty scene="letters" action={<Button onClick={() => choose('ask')}>{say('tickets.tab.ask')}</Button>}>
                {say('tickets.none')}
              </Empty>
            }
          />
        ) : (
          <Ask />
        )}
      </Tabs>
    </Page>
  )
}

const heaps = ['all', ...states] as const
function Desk() {
  const say = useSay()
  const [chosen, choose] = useTab(heaps, 'all')
  return (
    <Page title={say('tickets.desk')} lead={say('tickets.desk.lead')} width="text">
      <Tabs
        label={say('tickets.desk')}
        tabs={heaps.map((name) => ({ name, label: say(`tickets.heap.${name}`) }))}
        chosen={chosen}
        onChoose={choose}
      >
        <List key={chosen} heap={chosen} empty={<Empty scene="moon">{say('tickets.desk.none')}</Empty>} />
      </Tabs>
    </Page>
  )
}
