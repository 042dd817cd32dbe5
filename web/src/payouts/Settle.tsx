import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { OwnName } from '../accounts/OwnName.tsx'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, PasswordField, SelectField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { act, cachePayout, linesOf, type Payout } from './calls.ts'

const labels = {
  which: 'payouts.settle.which',
  as: 'payouts.settle.as',
  paid_on: 'payouts.settle.on',
  reason: 'payouts.settle.reason',
  password: 'payouts.account.password',
} as const
type Values = Record<keyof typeof labels, string>

/** The house says what the bank has done with one line, or with all that wait. */
export function Settle({ of }: { of: Payout }) {
  const say = useSay()
  const needed = { required: say('payouts.needed') }
  const waiting = of.standing.waiting ?? 0
  const { form, field, ...sending } = useFields<Values, Payout>({
    name: 'settle',
    start: { which: waiting ? 'all' : '', as: waiting ? 'paid' : 'failed', paid_on: '', reason: '', password: '' },
    labels,
    act: ({ which, as, paid_on, reason, password }, key) =>
      act({
        body: {
          action: 'settle',
          payout_id: of.id,
          as: as === 'paid' ? 'paid' : 'failed',
          password,
          ...(which !== 'all' && { numbers: [Number(which)] }),
          ...(as === 'paid' && paid_on && { paid_on }),
          ...(as === 'failed' && { reason }),
        },
        key,
      }),
    onDone: (payout) => {
      cachePayout(payout)
      toast(say('payouts.settled'))
    },
  })
  const as = form.watch('as')
  return (
    <Form of={sending} failed={say('payouts.not_settled')} className="card p-20 flex flex-col gap-16">
      <SelectField {...field('which', needed)}>
        {waiting > 0 ? (
          <option value="all">{say('payouts.settle.all', { count: waiting })}</option>
        ) : (
          <option value="">{say('payouts.settle.choose')}</option>
        )}
        <Choices id={of.id} as={as} />
      </SelectField>
      {waiting > 0 && (
        <SelectField {...field('as')}>
          <option value="paid">{say('payouts.settle.as.paid')}</option>
          <option value="failed">{say('payouts.settle.as.failed')}</option>
        </SelectField>
      )}
      {as === 'paid' ? (
        <TextField {...field('paid_on')} type="date" optional />
      ) : (
        <AreaField {...field('reason', needed)} rows={2} maxLength={reasonCharactersMax} />
      )}
      <OwnName />
      <PasswordField {...field('password', needed)} autoComplete="current-password" />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('payouts.settle.go')}
      </Button>
    </Form>
  )
}

/** Lines of which that can be said; what was paid can have come back. */
function Choices({ id, as }: { id: string; as: string }) {
  const say = useSay()
  const money = useMoney()
  const lines = useInfiniteQuery(linesOf(id)).data?.pages.flatMap(({ data }) => data) ?? []
  const fits = as === 'paid' ? ['waiting'] : ['waiting', 'paid']
  return lines
    .filter(({ state }) => fits.includes(state))
    .map(({ number, reader, amount_cents }) => (
      <option key={number} value={number}>
        {say('payouts.settle.line', { number, name: reader.display_name, amount: money(amount_cents) })}
      </option>
    ))
}
