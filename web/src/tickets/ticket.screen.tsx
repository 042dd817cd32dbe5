import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CareCard } from '../care/Card.tsx'
import { useOn } from '../live.ts'
import { useSession } from '../session/session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useSay } from '../words/say.tsx'
import { AddForm } from './AddForm.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { useAsker } from './asker.ts'
import { type Thread, threadOf, ticketsChanged } from './calls.ts'
import { CloseTicket } from './CloseTicket.tsx'
import { Conversation } from './Conversation.tsx'
import { ErasedBy, StateBadge } from './StateBadge.tsx'

/** One question with all that was said in it, and the place to say more. */
export function Component() {
  const say = useSay()
  const { ticket_id: id = '' } = useParams()
  const thread = useQuery(threadOf(id))
  useOn('ticket:changed', () => void ticketsChanged())
  return (
    <Page
      title={thread.data?.subject ?? say('tickets.title')}
      heading={thread.data && <bdi className="wrap-anywhere">{thread.data.subject}</bdi>}
      back={{ to: paths.help(), words: say('tickets.back') }}
      width="text"
    >
      <Loaded of={thread} failed={say('tickets.list.failed')} shape={<RowSkeletons />}>
        {(data) => <Said of={data} />}
      </Loaded>
    </Page>
  )
}

function Said({ of }: { of: Thread }) {
  const say = useSay()
  const asker = useAsker()
  const me = useSession(({ userData }) => userData)
  const mine = me !== undefined && of.member?.id === me?.id
  return (
    <>
      <div className="flex flex-wrap items-center gap-8 text-meta text-muted">
        <StateBadge of={of.state} forAdmin={!mine} />
        <p>
          {!mine && (
            <>
              <bdi>{asker(of)}</bdi> ·{' '}
            </>
          )}
          {say(`tickets.topic.${of.topic}`)}
        </p>
        {of.chat_id && (
          <Link to={paths.pastReading(of.chat_id)} className="link">
            {say('tickets.about.reading')}
          </Link>
        )}
        {mine && of.state !== 'closed' && <CloseTicket of={of} />}
      </div>
      {of.guest && <Banner>{say('tickets.guest.address', { email: of.guest.email })}</Banner>}
      {of.topic === 'erasure' && of.state !== 'closed' && <ErasedBy askedMs={Date.parse(of.asked_at)} />}
      {of.care && of.state !== 'closed' && <Care mine={mine} />}
      <Conversation of={of} mine={mine ? 'member' : 'desk'} />
      {mine ? <AddForm to={of} /> : <AnswerForm to={of} />}
    </>
  )
}

/** Who wrote it finds who helps; who answers it, how. */
function Care({ mine }: { mine: boolean }) {
  const say = useSay()
  return mine ? (
    <CareCard>{say('care.card.ticket')}</CareCard>
  ) : (
    <Banner tone="danger">{say('care.mark.ticket')}</Banner>
  )
}
