import { paths } from '@evenlight/contract/paths'
import { reviewedSecondsMin } from '@evenlight/core/meter/times'
import { useQuery } from '@tanstack/react-query'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'
import { useFavorites } from '../../favorites/useFavorites.ts'
import { Link } from 'react-router'
import { AskPush } from '../../push/AskPush.tsx'
import { profileOf } from '../../readers/calls.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { clockFace } from '../../ui/Clock.tsx'
import { timeOf } from '../../wallet/calls.ts'
import { minutesOf } from '../../words/figures.ts'
import { useSay } from '../../words/say.tsx'
import type { Receipt } from '../calls.ts'
import { returnedOf } from './account.ts'
import { RateForm } from './RateForm.tsx'

interface AfterProps {
  receipt: Receipt
  /** It has ended a moment ago, in this browser: what it came to is said first. */
  justEnded: boolean
}

/** After a reading, for the client: what it came to, stars, words, a heart, and where to go. Every step may be left out. */
export function NextSteps({ receipt, justEnded }: AfterProps) {
  const say = useSay()
  return (
    <section aria-labelledby="after" className="flex flex-col gap-24 px-16 py-24 sm:p-24 rounded-card bg-soft-primary">
      <div className="flex flex-col gap-4">
        <h2 id="after" className="text-h3">
          {say(justEnded ? 'readings.after.ended' : 'readings.after')}
        </h2>
        {justEnded && <Sum receipt={receipt} />}
      </div>
      {receipt.state === 'settled' &&
        (receipt.free_seconds + receipt.paid_seconds < reviewedSecondsMin ? (
          <p className="text-meta text-muted">{say('readings.rate.too_short')}</p>
        ) : (
          <RateForm receipt={receipt} />
        ))}
      <Onward receipt={receipt} />
      {justEnded && <AskPush why="reading" />}
    </section>
  )
}

/** What was used, what came back, and what is left. */
function Sum({ receipt }: { receipt: Receipt }) {
  const { free_seconds, paid_seconds, unbilled_seconds } = receipt
  const say = useSay()
  const { data: time } = useQuery(timeOf())
  const back = returnedOf(receipt)
  return (
    <p>
      {say('readings.after.sum', {
        kind: !paid_seconds ? (free_seconds ? 'free' : 'none') : free_seconds ? 'both' : 'paid',
        counted: clockFace(free_seconds + paid_seconds),
        free: clockFace(free_seconds),
        paid: clockFace(paid_seconds),
      })}{' '}
      {unbilled_seconds > 0 && say('readings.after.rest', { rest: clockFace(unbilled_seconds) })}{' '}
      {back > 0 && say('readings.after.returned', { time: clockFace(back) })}{' '}
      {time && say('readings.after.balance', { minutes: minutesOf(time.paid_seconds + time.free_seconds) })}{' '}
      <a href="#receipt" className="link lg:hidden">
        {say('readings.after.receipt')}
      </a>
    </p>
  )
}

function Onward({ receipt: { reader, channel } }: { receipt: Receipt }) {
  const say = useSay()
  const favorites = useFavorites()
  const { data: profile } = useQuery({ ...profileOf(reader.id), retry: false })
  return (
    <div className="flex flex-col gap-12">
      <LinkButton to={paths.start(reader.id, channel)}>
        {say('readings.ask_again', { name: reader.display_name })}
      </LinkButton>
      <div className="flex items-center justify-between gap-8">
        <Link to={paths.readers()} className="link inline-flex items-center min-h-target">
          {say('readings.others')}
        </Link>
        {favorites && profile && <FavoriteButton reader={profile} favorites={favorites} className="-me-12" />}
      </div>
    </div>
  )
}
