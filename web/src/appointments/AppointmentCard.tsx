import { paths } from '@evenlight/contract/paths'
import { Beside } from '../care/Beside.tsx'
import { CareCard } from '../care/Card.tsx'
import { Link } from 'react-router'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { Acts } from './Acts.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import { Arriving } from './Arriving.tsx'
import { BothTimes } from './BothTimes.tsx'
import type { Appointment } from './calls.ts'
import { otherOf, type Side } from './side.ts'

const tones: Record<Appointment['state'], Tone> = {
  asked: 'warning',
  countered: 'warning',
  accepted: 'success',
  declined: 'plain',
  cancelled: 'plain',
  lapsed: 'plain',
  kept: 'success',
  missed: 'danger',
}

/** An appointment with whom and when it is, what was said to it, and what can be done. */
export function AppointmentCard({ appointment, side }: { appointment: Appointment; side: Side }) {
  const say = useSay()
  const { starts_at, minutes, channel, note, reason, state, chat_id } = appointment
  const { id, name, zone } = otherOf(appointment, side)
  return (
    <article aria-label={say('appointments.with', { name })} className="card p-16 lg:p-20 flex flex-col gap-12">
      <div className="flex flex-wrap items-center justify-between gap-8">
        <h2 className="text-h3 wrap-anywhere">
          {side === 'client' ? (
            <Link to={paths.profile(id)} className="link">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h2>
        <Badge tone={tones[state]}>{say(`appointments.state.${state}`)}</Badge>
      </div>
      <div>
        <BothTimes at={starts_at} name={name} zone={zone} />
        <p className="text-meta text-muted">{say(`appointments.long.${channel}`, { minutes })}</p>
      </div>
      {note && <Said by={side === 'client' ? say('appointments.you') : name} words={note} />}
      <Proposed appointment={appointment} side={side} />
      {reason && <Said by={say('appointments.reason')} words={reason} />}
      <Care appointment={appointment} side={side} />
      <p className="text-meta">
        <Next appointment={appointment} side={side} />
      </p>
      {chat_id && state !== 'accepted' && (
        <Link to={paths.room(chat_id)} className="link self-start">
          {say('appointments.reading')}
        </Link>
      )}
      {appointment.waits_for === null && state === 'accepted' && <AddToCalendar id={appointment.id} />}
      <Arriving appointment={appointment} side={side} />
      <Acts appointment={appointment} side={side} />
    </article>
  )
}

const Said = ({ by, words }: { by: string; words: string }) => (
  <figure className="ps-12 border-s-2 border-line">
    <figcaption className="text-meta text-muted">
      <bdi>{by}</bdi>
    </figcaption>
    <blockquote dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {words}
    </blockquote>
  </figure>
)

/** To who wrote that they may not be safe, who helps; to a reader beside them, how to be there. */
function Care({ appointment, side }: { appointment: Appointment; side: Side }) {
  const say = useSay()
  const { id, care, state } = appointment
  const isAhead = state === 'asked' || state === 'countered' || state === 'accepted'
  if (!care) return null
  if (care !== side) return <Beside id={`care-${id}`} asked />
  return (
    <CareCard>{say(isAhead ? 'care.card.said' : 'care.card.here', { name: otherOf(appointment, side).name })}</CareCard>
  )
}

/** The other time that is proposed for one that stands. */
function Proposed({ appointment, side }: { appointment: Appointment; side: Side }) {
  const say = useSay()
  const { name, zone } = otherOf(appointment, side)
  if (!appointment.proposed_at) return null
  return (
    <div className="p-12 rounded-button bg-soft-warning">
      <p>{say(appointment.waits_for === side ? 'appointments.proposed.you' : 'appointments.proposed', { name })}</p>
      <BothTimes at={appointment.proposed_at} name={name} zone={zone} />
    </div>
  )
}

/** Whose turn it is and until when, or what came of it. */
function Next({ appointment, side }: { appointment: Appointment; side: Side }) {
  const say = useSay()
  const { state, waits_for, answer_by, free_until, missed_by, cancelled_by } = appointment
  const { name } = otherOf(appointment, side)
  if (waits_for && answer_by)
    return (
      <>
        {say(waits_for === side ? 'appointments.next.you' : 'appointments.next.other', { name })}{' '}
        <When at={answer_by} plain />
      </>
    )
  if (state === 'accepted')
    return (
      <>
        {say('appointments.next.free')} <When at={free_until} plain />. {say('appointments.next.later')}
      </>
    )
  if (missed_by) {
    const who = missed_by === 'both' ? 'both' : missed_by === side ? 'you' : 'other'
    return say(state === 'cancelled' ? `appointments.cancelled_late.${who}` : `appointments.missed.${who}`, { name })
  }
  if (cancelled_by)
    return say(
      `appointments.cancelled.${cancelled_by === side ? 'you' : cancelled_by === 'house' ? 'house' : 'other'}`,
      { name },
    )
  return say(`appointments.over.${state}`)
}
