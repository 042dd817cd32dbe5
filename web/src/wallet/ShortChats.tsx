import { paths } from '@evenlight/contract/paths'
import { LinkButton } from '../ui/Button.tsx'
import { minutesOf, useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Sold } from './calls.ts'

/** Beside the packages: a few minutes with one reader, whom their first use names. */
export function ShortChats({ of, mayBuy }: { of: readonly Sold[]; mayBuy: boolean }) {
  const say = useSay()
  const money = useMoney()
  if (of.length === 0) return null
  return (
    <section aria-labelledby="short-chats" className="card p-16 lg:p-24 flex flex-col gap-16">
      <div className="flex flex-col gap-4">
        <h2 id="short-chats" className="text-h3">
          {say('wallet.short_chats')}
        </h2>
        <p className="text-muted max-w-text">{say('wallet.short_chats.text')}</p>
      </div>
      <ul className="flex flex-col gap-12">
        {of.map(({ id, name, paid_seconds, free_seconds, price_cents }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-16 gap-y-8">
            <span className="font-serif text-h3 tabular">
              {say('ui.minutes', { minutes: minutesOf(paid_seconds + free_seconds) })}
            </span>
            <span className="text-lead font-semibold tabular me-auto">{money(price_cents)}</span>
            {mayBuy && (
              <LinkButton kind="secondary" to={paths.buy(id)} aria-label={say('wallet.prices.buy.of', { name })}>
                {say('wallet.prices.buy')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
