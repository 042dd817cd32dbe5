import { Volume2, VolumeX } from 'lucide-react'
import { Link } from 'react-router'
import { useHear } from '../live.ts'
import { paths } from '../paths.ts'
import { queries } from '../person.ts'
import { useSession } from '../session.ts'
import { choose, useLooks } from '../shell/looks.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Page } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { Availability } from './Availability.tsx'
import { sound } from './chime.ts'
import { deskKey } from './desk.ts'
import { useMine } from './mine.ts'
import { RequestCard } from './RequestCard.tsx'
import { Today } from './Today.tsx'

/** The reader's desk: whether one can be asked, and who asks. */
export function Component() {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { data: mine = [], error, refetch } = useMine()
  useHear<{ reader_id: string }>('reader:availability', ({ reader_id }) => {
    if (reader_id === me) void queries.invalidateQueries({ queryKey: deskKey })
  })
  const asking = mine.filter(({ state }) => state === 'requested')
  const open = mine.find(({ state }) => state === 'open' || state === 'accepted')
  return (
    <Page title={say('chats.desk')} width="text">
      <Availability />
      {error && <ErrorNote cause={error} retry={() => void refetch()} />}
      <div role="status" className="flex flex-col gap-16 empty:hidden">
        {asking.map((chat) => (
          <RequestCard key={chat.id} chat={chat} />
        ))}
      </div>
      {open && (
        <Link to={paths.room(open.id)} className="link">
          {say('chats.bell.open', { name: open.client.username })} {say('chats.bell.go')}
        </Link>
      )}
      {!asking.length && !open && <Empty scene="chairs">{say('chats.desk.empty')}</Empty>}
      <Sound />
      <Today />
    </Page>
  )
}

function Sound() {
  const say = useSay()
  const on = useLooks((looks) => looks.sound === 'on')
  const Picture = on ? Volume2 : VolumeX
  return (
    <section aria-label={say('chats.desk.sound')} className="flex flex-wrap items-center gap-x-16">
      <Picture className="size-20 text-muted" aria-hidden="true" />
      <CheckField
        label={say('chats.desk.sound')}
        checked={on}
        onChange={({ target }) => choose({ sound: target.checked ? 'on' : 'off' })}
      />
      <Button kind="quiet" onClick={() => void sound()}>
        {say('chats.desk.sound.try')}
      </Button>
    </section>
  )
}
