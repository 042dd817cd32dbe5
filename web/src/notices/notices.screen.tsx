import { useSearchParams } from 'react-router'
import { useIsAt } from '../session/role.ts'
import { PushSettings } from '../push/PushSettings.tsx'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSay } from '../words/say.tsx'
import { Preferences } from './Preferences.tsx'
import { List } from './List.tsx'
import { Write } from './Write.tsx'

const names = ['list', 'choices', 'write'] as const
type Name = (typeof names)[number]

/** What reached this person and what is on the board, and which of it rings or comes by mail. The house writes here as well. */
export function Component() {
  const say = useSay()
  const isEditor = useIsAt('content')
  const [query, setQuery] = useSearchParams()
  const open = names.filter((name) => name !== 'write' || isEditor)
  const chosen = open.find((name) => name === query.get('tab')) ?? 'list'
  const choose = (name: Name) =>
    setQuery(name === 'list' ? {} : { tab: name }, { replace: true, preventScrollReset: true })
  return (
    <Page title={say('notices.title')} lead={say('notices.lead')} width="text">
      <Tabs
        label={say('notices.title')}
        tabs={open.map((name) => ({ name, label: say(`notices.tab.${name}`) }))}
        chosen={chosen}
        onChoose={choose}
      >
        {chosen === 'list' && <List onChoices={() => choose('choices')} />}
        {chosen === 'choices' && (
          <div className="flex flex-col gap-32 max-w-text">
            <Preferences />
            <PushSettings />
          </div>
        )}
        {chosen === 'write' && <Write onDone={() => choose('list')} />}
      </Tabs>
    </Page>
  )
}
