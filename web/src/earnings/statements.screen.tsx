import { useSearchParams } from 'react-router'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { earningsChanged } from './calls.ts'
import { List } from './List.tsx'
import { Making } from './Making.tsx'

const heaps = ['disputed', 'accepted', 'open', 'approved', 'failed', 'paid', 'all'] as const

/** A reader's statements; for the house everybody's, those that wait for it first. */
export function Component() {
  const say = useSay()
  const isDesk = useSession(({ userData }) => userData?.type) === 'ADMIN'
  useOn('statement:changed', () => void earningsChanged())
  return (
    <Page
      title={say('earnings.statements')}
      lead={say(isDesk ? 'earnings.statements.lead.desk' : 'earnings.statements.lead')}
      width="text"
    >
      {isDesk ? <Desk /> : <List empty={<Empty scene="ledger">{say('earnings.statements.none')}</Empty>} />}
    </Page>
  )
}

function Desk() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const chosen = heaps.find((name) => name === query.get('tab')) ?? 'disputed'
  return (
    <>
      <Making />
      <Tabs
        label={say('earnings.statements')}
        tabs={heaps.map((name) => ({
          name,
          label: say(name === 'all' ? 'earnings.heap.all' : `earnings.state.${name}`),
        }))}
        chosen={chosen}
        onChoose={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      >
        <List
          key={chosen}
          named
          {...(chosen !== 'all' && { state: chosen })}
          empty={<Empty scene="ledger">{say('earnings.statements.none.desk')}</Empty>}
        />
      </Tabs>
    </>
  )
}
