import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { CareCard } from '../../care/Card.tsx'
import { FreeNow } from '../../readers/FreeNow.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { useArrived } from '../../ui/useArrived.ts'
import { WriteToOther } from '../WriteToOther.tsx'

type Ended = Pick<Reading, 'channel' | 'client' | 'reader' | 'state' | 'declined_reason' | 'question_care'>

/** A request that came to nothing: what happened, that it cost nothing, and the ways on. */
export function ClosedRequest({
  reading,
  side,
  takenBack,
}: {
  reading: Ended
  side: Side | undefined
  /** By the client, rather than by its time running out. */
  takenBack: boolean
}) {
  const say = useSay()
  useArrived()
  const { name } = otherOf(reading, side)
  const who = side ?? 'client'
  const state = reading.state === 'missed' || reading.state === 'declined' ? reading.state : 'withdrawn'
  const title = say(
    takenBack && side === 'client' ? 'readings.outcome.client.taken_back' : `readings.outcome.${who}.${state}`,
    { name },
  )
  return (
    <Page title={title} lead={side !== 'reader' && say('readings.outcome.free')} width="text">
      <div className="flex flex-col items-start gap-24">
        {reading.declined_reason && (
          <blockquote className="p-16 rounded-button bg-theirs wrap-anywhere" dir="auto">
            {reading.declined_reason}
          </blockquote>
        )}
        {side === 'client' && reading.question_care && <CareCard>{say('care.card.over')}</CareCard>}
        <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
          {side === 'reader' ? (
            <LinkButton to={paths.requests()}>{say('readings.to_desk')}</LinkButton>
          ) : (
            <>
              <LinkButton kind="secondary" to={paths.start(reading.reader.id, reading.channel)}>
                {say('readings.ask_again', { name })}
              </LinkButton>
              <WriteToOther of={reading} side="client" />
              <Link to={paths.readers()} className="link inline-flex items-center min-h-target">
                {say('readings.others')}
              </Link>
            </>
          )}
        </div>
      </div>
      {side === 'client' && <FreeNow insteadOf={reading.reader.id} />}
    </Page>
  )
}
