import { useSearchParams } from 'react-router'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { Payments } from './Payments.tsx'
import { People } from './People.tsx'
import { Waiting } from './Waiting.tsx'

const tabs = ['people', 'payments'] as const

/** Where somebody of the house finds a person or a payment, and sees what waits. */
export function Component() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find((name) => name === search.get('tab')) ?? 'people'
  return (
    <Page title={say('staff.title')} width="text">
      <Waiting />
      <Tabs
        label={say('staff.title')}
        tabs={tabs.map((name) => ({ name, label: say(`staff.tab.${name}`) }))}
        chosen={chosen}
        onChoose={(tab) => setSearch(tab === 'people' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      >
        {chosen === 'people' ? <People /> : <Payments />}
      </Tabs>
    </Page>
  )
}
