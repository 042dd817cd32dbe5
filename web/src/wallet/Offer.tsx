import type { ReactNode } from 'react'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { isShortChat, type Sold } from './calls.ts'

/** What a package holds and costs; `children` is what can be done with it. */
export function Offer({ of, children }: { of: Sold; children?: ReactNode }) {
  const say = useSay()
  const money = useMoney()
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-8">
        <span className="font-serif text-h3 tabular">
          {say('ui.minutes', { minutes: minutesOf(of.paid_seconds + of.free_seconds) })}
        </span>
        {of.free_seconds > 0 && (
          <span className="text-meta font-semibold text-ember">
            {say('wallet.of_them_free', { minutes: minutesOf(of.free_seconds) })}
          </span>
        )}
      </span>
      {isShortChat(of) && <span className="text-meta text-muted">{say('wallet.short_chat')}</span>}
      <span className="mt-auto text-lead font-semibold tabular">{money(of.price_cents)}</span>
      {children}
    </>
  )
}
