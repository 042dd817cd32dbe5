import type { Side } from '@evenlight/core/meter/meter'
import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { BothTimes } from '../appointments/BothTimes.tsx'
import { Beside } from '../care/Beside.tsx'
import { CareCard } from '../care/Card.tsx'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { Acts } from './Acts.tsx'
import { otherOf, type Paging } from './calls.ts'

const tones: Record<Paging['state'], Tone> = {
  asked: 'warning',
  coming: 'success',
  came: 'success',
  not_come: 'plain',
  agreed: 'success',
  declined: 'plain',
  lapsed: 'plain',
  withdrawn: 'plain',
  taken: 'plain',
  called_off: 'plain',
}

/** A page: from whom to whom, for when, what was said, how it stands and what can be done. */
export function PagingCard({ paging, side }: { paging: Paging; side: Side }) {
  const say = useSay()
  const { id, name } = otherOf(paging, side)
  const { state, comment, until } = paging
  return (
    <article tabIndex={-1} aria-label={say('paging.of', { name })} className="card p-16 lg:p-20 flex flex-col gap-12">
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
        <Badge tone={tones[state]}>{say(`paging.state.${state}`)}</Badge>
      </div>
      <Wanted paging={paging} side={side} />
      {comment && (
        <blockquote dir="auto" className="ps-12 border-s-2 border-line whitespace-pre-wrap wrap-anywhere">
          {comment}
        </blockquote>
      )}
      <Care paging={paging} side={side} />
      <p role="status" className="text-meta">
        {say(`paging.says.${side}.${state}`, { name })}{' '}
        {until && (
          <>
            {say(state === 'coming' && side === 'client' ? 'paging.coming_until' : 'paging.until')}{' '}
            <When at={until} plain />.
          </>
        )}
      </p>
      <Onward paging={paging} side={side} />
      <Acts paging={paging} side={side} />
    </article>
  )
}

/** To who wrote that they may not be safe, who helps; to a reader beside them, how to be there. */
function Care({ paging, side }: { paging: Paging; side: Side }) {
  const say = useSay()
  const { id, care, until } = paging
  if (!care) return null
  if (side === 'reader') return <Beside id={`care-${id}`} asked />
  return <CareCard>{say(until ? 'care.card.said' : 'care.card.here', { name: otherOf(paging, side).name })}</CareCard>
}

/** For now, or the two times; of what was agreed to, that one alone. */
function Wanted({ paging, side }: { paging: Paging; side: Side }) {
  const say = useSay()
  const { name, zone } = otherOf(paging, side)
  const { when, agreed_at, minutes, asked_at, channel } = paging
  if (when === 'now')
    return (
      <p>
        {say('paging.now')} <When at={asked_at} plain />. {say(`appointments.by.${channel}`)}.
      </p>
    )
  return (
    <div className="flex flex-col gap-8">
      {(agreed_at ? [agreed_at] : when).map((at) => (
        <BothTimes key={at} at={at} name={name} zone={zone} />
      ))}
      <p className="text-meta text-muted">{say(`appointments.long.${channel}`, { minutes })}</p>
    </div>
  )
}

/** Where it goes on. */
function Onward({ paging: { state, reader }, side }: { paging: Paging; side: Side }) {
  const say = useSay()
  const link = 'link self-start inline-flex items-center min-h-target'
  if (state === 'agreed')
    return (
      <Link to={paths.appointments()} className={link}>
        {say('paging.to_appointments')}
      </Link>
    )
  if (state === 'coming' && side === 'reader')
    return (
      <Link to={paths.requests()} className={link}>
        {say('paging.to_desk')}
      </Link>
    )
  return state === 'came' && side === 'client' ? (
    <Link to={paths.profile(reader.id)} className={link}>
      {say('paging.to_profile')}
    </Link>
  ) : null
}
