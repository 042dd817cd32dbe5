import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { brand } from '../brand.ts'
import { Unseen } from '../care/Unseen.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { bulkDesk } from '../words/bulk-desk.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import { BlockWords } from './BlockWords.tsx'
import { clearDesk } from './desk.ts'
import { LookUp } from './LookUp.tsx'
import { Queue } from './Queue.tsx'
import { ReaderSent } from './ReaderSent.tsx'

const tabs = ['queue', 'words', 'sent', 'look'] as const
type Tab = (typeof tabs)[number]

/** The moderator's desk: what waits for a decision, the listed words, and looks into what was written. */
export function Component() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find((name) => name === search.get('tab')) ?? 'queue'
  useEffect(() => clearDesk, [])
  const choose = (tab: Tab) => setSearch(tab === 'queue' ? {} : { tab }, { replace: true, preventScrollReset: true })
  return (
    <div data-in-turn className="wrap-page pt-16 pb-72 lg:pt-24">
      <title>{`${say('moderation.title')} · ${brand.name}`}</title>
      <h1 tabIndex={-1} className="text-h2 mb-8">
        {say('moderation.title')}
      </h1>
      <Unseen />
      <Tabs
        label={say('moderation.title')}
        tabs={tabs.map((name) => ({ name, label: say(`moderation.tab.${name}`) }))}
        chosen={chosen}
        onChoose={choose}
      >
        {chosen === 'queue' && (
          <MoreWords words={bulkDesk}>
            <Queue />
          </MoreWords>
        )}
        {chosen === 'words' && <BlockWords />}
        {chosen === 'sent' && <ReaderSent />}
        {chosen === 'look' && <LookUp />}
      </Tabs>
    </div>
  )
}
