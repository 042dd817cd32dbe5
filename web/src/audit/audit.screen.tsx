import { paths } from '@evenlight/contract/paths'
import { Link, useSearchParams } from 'react-router'
import { FindField } from '../ui/FindField.tsx'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { auditLog } from '../words/audit.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { kinds } from './calls.ts'
import { Entries } from './Entries.tsx'

/** Who of the house did what to whom, and why. */
export const Component = () => (
  <MoreWords words={auditLog}>
    <Log />
  </MoreWords>
)

function Log() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const kind = kinds.find((name) => name === search.get('kind')) ?? 'deeds'
  const [about, who] = [search.get('about') ?? '', search.get('who') ?? '']
  const settled = useSettled(who.trim())
  const set = (name: string, value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Page title={say('audit.title')} lead={say('audit.lead')} width="text">
      {about ? (
        <p className="flex flex-wrap gap-x-16 items-center">
          {say('audit.about')}
          <Link to={paths.audit()} className="link inline-flex items-center min-h-target">
            {say('audit.all')}
          </Link>
        </p>
      ) : (
        <FindField
          label={say('audit.who')}
          hint={say('audit.who.hint')}
          value={who}
          onType={(typed) => set('who', typed)}
        />
      )}
      <Tabs
        label={say('audit.title')}
        tabs={kinds.map((name) => ({ name, label: say(`audit.kind.${name}`) }))}
        chosen={kind}
        onChoose={(name) => set('kind', name === 'deeds' ? '' : name)}
      >
        <Entries key={kind} of={{ kind, about, who: about ? '' : settled }} />
      </Tabs>
    </Page>
  )
}
