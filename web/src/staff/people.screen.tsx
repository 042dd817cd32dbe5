import { useSearchParams } from 'react-router'
import { CountryField } from '../accounts/CountryField.tsx'
import { RuleForm } from '../giveback/RuleForm.tsx'
import { Prices } from '../prices/Prices.tsx'
import { AllShortReadings } from '../shorts/ShortReadings.tsx'
import { useIsAt } from '../session/role.ts'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { membersDesk } from '../words/members-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { Money } from './Money.tsx'
import { People } from './People.tsx'

const tabs = ['people', 'payments', 'shorts', 'prices', 'giveback'] as const
const panels = {
  people: <People country={(code, choose) => <Country code={code} choose={choose} />} />,
  payments: <Money />,
  shorts: <AllShortReadings />,
  prices: <Prices />,
  giveback: <RuleForm />,
}

/** Where somebody of the house finds a person or a payment, and, if they see money, sets prices. */
export const Component = () => (
  <MoreWords words={membersDesk}>
    <Desk />
  </MoreWords>
)

function Desk() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const seesMoney = useIsAt('money')
  const chosen = tabs.find((name) => name === search.get('tab')) ?? 'people'
  if (!seesMoney) return <Page title={say('staff.title')}>{panels.people}</Page>
  return (
    <Page title={say('staff.title')}>
      <Tabs
        label={say('staff.title')}
        tabs={tabs.map((name) => ({ name, label: say(`staff.tab.${name}`) }))}
        chosen={chosen}
        onChoose={(tab) => setSearch(tab === 'people' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      >
        {chosen === 'people' ? panels.people : <div className="max-w-text">{panels[chosen]}</div>}
      </Tabs>
    </Page>
  )
}

function Country({ code, choose }: { code: string; choose: (code: string) => void }) {
  const say = useSay()
  return (
    <CountryField
      label={say('members.country')}
      none={say('members.any')}
      value={code}
      autoComplete="off"
      onChange={({ target }) => choose(target.value)}
    />
  )
}
