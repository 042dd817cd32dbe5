import { offerRule } from '@evenlight/contract/limits'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'

/** When a client is asked whether they want a limit, for whoever wants to know. */
export function OfferRule() {
  const say = useSay()
  const money = useMoney()
  return (
    <details className="text-meta">
      <summary className="link min-h-target content-center cursor-pointer">{say('limits.offer.why')}</summary>
      <p className="text-muted max-w-form">
        {say('limits.offer.rule', {
          times: offerRule.timesDay,
          week: money(offerRule.centsWeek),
          month: money(offerRule.centsMonth),
          risen: money(offerRule.risenCentsMonth),
          days: offerRule.restDays,
        })}
      </p>
    </details>
  )
}
