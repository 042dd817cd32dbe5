import { Failed } from '@evenlight/contract/client'
import { paths } from '@evenlight/contract/paths'
import { useNavigate } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { useMessage } from './useMessage.ts'

/** One message on a page of its own. */
export function MessagePage({ id }: { id: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const { asked, mine, title } = useMessage(id)
  const { data, error } = asked
  const folder = data && (mine ? (data.state === 'delivered' ? 'sent' : 'outbox') : 'inbox')
  const back = () => void navigate(paths.messages(), { state: { folder } })
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
      {gone ? (
        <Empty scene="letters">{say('messages.gone')}</Empty>
      ) : (
        <Loaded of={asked} failed={say('messages.one.failed')} shape={<Skeleton className="h-page rounded-card" />}>
          {(message) => (
            <article className="card p-16 lg:p-24">
              <MessageDetail message={message} onHidden={back} />
            </article>
          )}
        </Loaded>
      )}
    </Page>
  )
}
