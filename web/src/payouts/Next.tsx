import { paths } from '@evenlight/contract/paths'
import { useNavigate } from 'react-router'
import { useAction } from '../action.ts'
import { WaitsNote } from '../approvals/WaitsNote.tsx'
import { useOffline } from '../online.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { toast } from '../ui/Toast.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { cachePayout, calls, type NextUp } from './calls.ts'

type Way = NextUp['ways'][number]['way']

/** What waits to be paid, and the button that makes a batch of it. */
export function Next({ up }: { up: NextUp }) {
  const say = useSay()
  const money = useMoney()
  const away = useOffline()
  const navigate = useNavigate()
  const { mutate, isPending, variables, error } = useAction(
    (way: Way, key) => calls.act({ body: { action: 'make', way }, key }),
    (payout) => {
      cachePayout(payout)
      toast(say('payouts.made'))
      void navigate(paths.payout(payout.id))
    },
  )
  const isFrozen = up.findings > 0
  return (
    <div className="flex flex-col gap-16">
      {isFrozen && <Banner tone="danger">{say('payouts.frozen', { count: up.findings })}</Banner>}
      <WaitsNote act="payout" />
      {error && <ErrorNote cause={error} what={say('payouts.not_made')} />}
      <ul className="card">
        {up.ways.map(({ way, statements, amount_cents }) => (
          <li key={way} className="flex flex-wrap items-center gap-16 p-16 border-b border-line last:border-b-0">
            <span className="me-auto min-w-0 flex flex-col">
              <span className="font-semibold">{say(`payouts.way.${way}`)}</span>
              <span className="text-meta text-muted">{say('payouts.next.statements', { count: statements })}</span>
            </span>
            {statements > 0 && !isFrozen && (
              <Button pending={isPending && variables === way} why={away} onClick={() => mutate(way)}>
                {say('payouts.make', { amount: money(amount_cents) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {up.no_account.statements > 0 && (
        <p className="text-meta text-muted">
          {say('payouts.next.no_account', {
            count: up.no_account.statements,
            amount: money(up.no_account.amount_cents),
          })}
        </p>
      )}
    </div>
  )
}
