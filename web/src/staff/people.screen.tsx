import { useSearchParams } from 'react-router'
import { RuleForm } from '../giveback/RuleForm.tsx'
import { Prices } from '../prices/Prices.tsx'
import { AllShortReadings } from '../shorts/ShortReadings.tsx'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { Money } from './Money.tsx'
import { People } from './People.tsx'

const tabs = ['people', 'payments', 'shorts', 'prices', 'giveback'] as const
const panels = {
  people: <People />,
  payments: <Money />,
  shorts: <AllShortReadings />,
  prices: <Prices />,
  giveback: <RuleForm />,
}

/** Where somebody of the house finds a person or a payment, and sets prices. */
export function Component() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find((name) => name === search.get('tab')) ?? 'people'
  return (
    <Page title={say('staff.title')} width="text">
      <Tabs
        label={say('staff.title')}
        tabs={tabs.map((name) => ({ name, label: say(`staff.tab.${name}`) }))}
        chosen={chosen}
        onChoose={(tab) => setSearch(tab === 'people' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      >
        {panels[chosen]}
      </Tabs>
    </Page>
  )
}
