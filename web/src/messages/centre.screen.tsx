import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { Page } from '../ui/Page.tsx'
import { Search } from '../ui/Search.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { capped } from '../capped.ts'
import { useSay } from '../words/say.tsx'
import { type Folder, folderOf, folders } from './calls.ts'
import { FolderList } from './FolderList.tsx'
import { MessagePane } from './MessagePane.tsx'
import { folderIn } from './places.ts'

const known = (name: string | null | undefined) => folders.find((folder) => folder === name)

/** `/admin-user/message`: what came, what waits, what was delivered. What is chosen stands in the address. */
export function Component() {
  const say = useSay()
  const isReader = useSession(({ userData }) => userData?.type) === 'READER'
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  const folder = known(search.get('tab')) ?? known(folderIn(state)) ?? 'inbox'
  const q = search.get('q') ?? ''
  const open = search.get('open')
  const go = (part: { tab?: Folder; q?: string; open?: string | undefined }) => {
    const next = Object.entries({ tab: folder, q, ...part }).filter(([, value]) => value)
    setSearch(new URLSearchParams(next as [string, string][]), { replace: true, preventScrollReset: true })
  }
  const counted = useCounted()
  const { data } = useInfiniteQuery(folderOf(folder, q))
  const vacant = data?.pages[0]?.data.length === 0 && !open
  const close = () => {
    go({})
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  return (
    <Page
      title={say('messages.title')}
      lead={say(isReader ? 'messages.lead.reader' : 'messages.lead.client')}
      actions={
        <LinkButton kind={open ? 'secondary' : 'primary'} to={paths.message()}>
          {say('messages.write')}
        </LinkButton>
      }
    >
      <Tabs
        label={say('messages.folders')}
        tabs={folders.map((name) => ({ name, label: say(`messages.${name}`), count: counted(name) }))}
        chosen={folder}
        onChoose={(tab) => go({ tab })}
      >
        <div className={cx('gap-24 items-start', !vacant && 'lg:grid lg:grid-cols-5')}>
          <div className={cx('lg:col-span-2 min-w-0 flex flex-col gap-16', open && 'hidden lg:flex')}>
            {(!vacant || q) && (
              <Search
                label={say('messages.search')}
                hint={say('messages.search.hint')}
                value={q}
                onSearch={(words) => go({ q: words, open: open ?? undefined })}
              />
            )}
            <FolderList folder={folder} q={q} open={open} />
          </div>
          {!vacant && <MessagePane id={open} onClose={close} />}
        </div>
      </Tabs>
    </Page>
  )
}

/** What stands beside the name of a folder: what is new in it, or what waits there or came back. Nothing where nothing does. */
function useCounted() {
  const say = useSay()
  const { data } = useInfiniteQuery(folderOf('inbox'))
  const counts = data?.pages[0]?.counts
  const returned = counts?.returned ?? 0
  return (folder: Folder) => {
    const count = { inbox: counts?.unread, outbox: counts && counts.waiting + returned, sent: 0 }[folder]
    if (!count) return undefined
    return {
      shown: capped(count),
      said: say(`messages.counted.${folder === 'inbox' ? 'inbox' : 'outbox'}`, { count, returned }),
      warns: folder === 'outbox' && returned > 0,
    }
  }
}
