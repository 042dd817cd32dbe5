import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Statement } from './calls.ts'
import { useDay } from './useDay.ts'

/** Where what is due goes or went, and what the reader can do about it. */
export function Paying({ of, isDesk }: { of: Statement; isDesk: boolean }) {
  const say = useSay()
  const dayOf = useDay()
  const { state, payout, goes_to } = of
  if (!['approved', 'batched', 'paid', 'failed'].includes(state)) return null
  const isWaiting = state === 'approved' || state === 'failed'
  return (
    <div className="card p-20 flex flex-col gap-8">
      {payout && (
        <p>
          {say(`earnings.payout.${payout.state}`, { to: payout.to })}{' '}
          {payout.state === 'paid' && payout.paid_on ? <bdi>{dayOf(payout.paid_on)}</bdi> : <When at={payout.at} />}
        </p>
      )}
      {payout?.reason && (
        <p dir="auto" className="text-meta wrap-anywhere">
          {payout.reason}
        </p>
      )}
      {isWaiting && (
        <p>
          {goes_to === undefined
            ? say(isDesk ? 'earnings.goes.nowhere.desk' : 'earnings.goes.nowhere')
            : say('earnings.goes.to', { to: goes_to })}
        </p>
      )}
      {!isDesk && isWaiting && (
        <Link to={paths.payoutAccount()} className="link self-start">
          {say(goes_to === undefined ? 'earnings.goes.set' : 'earnings.goes.change')}
        </Link>
      )}
    </div>
  )
}
