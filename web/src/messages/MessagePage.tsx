import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { messageOf } from './calls.ts'
import { MessageDetail } from './MessageDetail.tsx'
import { isMine, otherOf } from './sides.ts'

/** One message on a page of its own. */
export function MessagePage({ id }: { id: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const me = useSession(({ userData }) => userData?.id)
  const { data, error, refetch } = useQuery(messageOf(id))
  const back = () => void navigate(paths.messages(), { state: { folder: data && folderFor(data, me) } })
  const title = data
    ? say(isMine(data, me) ? 'messages.to' : 'messages.from', { name: otherOf(data, me).name })
    : say('messages.one')
  const gone = error instanceof Failed && (error.status === 404 || error.status === 422)
  return (
    <Page
      title={title}
      width="text"
      actions={
        <Button kind="secondary" onClick={back}>
          {say('messages.back')}
        </Button>
      }
    >
      {data && !gone && (
        <article className="card p-16 lg:p-24">
          <MessageDetail message={data} onHidden={back} />
        </article>
      )}
      {gone && <Empty scene="letters">{say('messages.gone')}</Empty>}
      {error && !data && !gone && (
        <ErrorNote cause={error} what={say('messages.one.failed')} retry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-page rounded-card" />}
    </Page>
  )
}

const folderFor = (message: Parameters<typeof isMine>[0] & { state: string }, me: string | undefined) =>
  !isMine(message, me) ? 'inbox' : message.state === 'delivered' ? 'sent' : 'outbox'
