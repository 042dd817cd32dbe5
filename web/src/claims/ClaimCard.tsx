import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { WaitsNote } from '../approvals/WaitsNote.tsx'
import { Objecting } from '../ui/Objecting.tsx'
import { useTime } from '../wallet/time.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import type { Claim } from './calls.ts'
import { ClaimState } from './ClaimState.tsx'
import { ClientAnswer } from './ClientAnswer.tsx'

/** Which side of a claim looks at it. */
export type Side = 'client' | 'reader' | 'admin'

/** A claim with all that was said to it, what happens next, and what this side can answer. */
export function ClaimCard({ claim, side }: { claim: Claim; side: Side }) {
  const mine = claim.waits_for === side
  return (
    <div className="flex flex-col gap-16">
      <div className="flex flex-wrap items-center gap-8 text-meta text-muted">
        <ClaimState of={claim} />
        <When at={claim.made_at} />
      </div>
      <Course claim={claim} side={side} />
      <p className="font-semibold">
        <Next claim={claim} side={side} />
      </p>
      {wasAgainst(claim, side) && <Objecting to={paths.objection(claim.chat_id)} className="text-meta" />}
      {side === 'admin' && <WaitsNote about={claim.id} />}
      {side === 'client'
        ? (mine || claim.may_appeal) && <ClientAnswer claim={claim} />
        : mine && <AnswerForm claim={claim} isAdmin={side === 'admin'} />}
    </div>
  )
}

/** Whether the house decided against this side, who has no word left in the claim itself. */
const wasAgainst = ({ state, may_appeal }: Claim, side: Side) =>
  (side === 'client' && state === 'declined' && !may_appeal) || (side === 'reader' && state === 'approved')

/** What was asked for and what was said to it, in its order. */
function Course({ claim, side }: { claim: Claim; side: Side }) {
  const say = useSay()
  const time = useTime()
  const { offer, reader_words, appeal, decided_words, granted_seconds, state } = claim
  const [client, reader] = [claim.client.username, claim.reader.display_name]
  return (
    <dl className="flex flex-col gap-12">
      <Said
        by={side === 'client' ? say('claims.by.you') : client}
        what={say('claims.wants', { time: time(claim.seconds_wanted), cause: say(`claims.cause.${claim.cause}`) })}
        words={claim.text}
      />
      {(offer || reader_words) && (
        <Said
          by={side === 'reader' ? say('claims.by.you') : reader}
          what={offer ? say(`claims.offers.${offer.as}`, { time: time(offer.seconds) }) : say('claims.declines')}
          words={reader_words}
        />
      )}
      {appeal !== undefined && (
        <Said by={side === 'client' ? say('claims.by.you') : client} what={say('claims.appeals')} words={appeal} />
      )}
      {(state === 'approved' || state === 'declined') && (
        <Said
          by={say('claims.by.house')}
          what={state === 'approved' ? say('claims.gave', { time: time(granted_seconds) }) : say('claims.declines')}
          words={decided_words}
        />
      )}
    </dl>
  )
}

const Said = ({ by, what, words }: { by: string; what: ReactNode; words?: string | undefined }) => (
  <div className="flex flex-col gap-2 ps-12 border-s-2 border-line">
    <dt className="text-meta text-muted">
      <bdi className="font-semibold text-ink">{by}</bdi> · {what}
    </dt>
    {words && (
      <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {words}
      </dd>
    )}
  </div>
)

/** Whose turn it is and until when, or what came of it. */
function Next({ claim, side }: { claim: Claim; side: Side }) {
  const say = useSay()
  const time = useTime()
  const { waits_for, granted_seconds } = claim
  if (waits_for === null)
    return granted_seconds > 0 ? say('claims.next.given', { time: time(granted_seconds) }) : say('claims.next.nothing')
  if (waits_for === side && side !== 'reader') return say(`claims.next.${side}.you`)
  if (waits_for !== 'reader') return say(`claims.next.${waits_for}`)
  return (
    <>
      {side === 'reader'
        ? say('claims.next.reader.you')
        : say('claims.next.reader', { name: claim.reader.display_name })}{' '}
      <When at={claim.answer_by} />. {say('claims.next.then')}
    </>
  )
}
