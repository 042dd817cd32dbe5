import type { payouts as area } from '@evenlight/contract/payouts'
import type { ReactNode } from 'react'
import type { input } from 'zod/mini'
import { OwnName } from '../accounts/OwnName.tsx'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, payoutsChanged } from './calls.ts'

type Body = input<(typeof area)['setAccount']['body']>
const password = 'payouts.account.password' as const
const useSaved = () => {
  const say = useSay()
  return () => {
    payoutsChanged()
    toast(say('payouts.account.saved'))
  }
}

/** Its last field and its button are the same wherever the money goes. */
function Around({
  of,
  field,
  children,
}: {
  of: Parameters<typeof Form>[0]['of']
  field: Parameters<typeof PasswordField>[0]
  children: ReactNode
}) {
  const say = useSay()
  return (
    <Form of={of} failed={say('payouts.account.not_saved')}>
      {children}
      <OwnName />
      <PasswordField {...field} hint={say('payouts.account.password.hint')} autoComplete="current-password" />
      <Button type="submit" pending={of.pending} why={of.away} className="self-start">
        {say('payouts.account.save')}
      </Button>
    </Form>
  )
}

export function PayPalForm() {
  const say = useSay()
  const onDone = useSaved()
  const needed = { required: say('payouts.needed') }
  const { field, ...sending } = useFields({
    name: 'payout-paypal',
    start: { email: '', password: '' },
    labels: { email: 'payouts.account.email', password },
    act: (typed) => calls.setAccount({ body: { way: 'paypal', ...typed } }),
    onDone,
  })
  return (
    <Around of={sending} field={field('password', needed)}>
      <TextField {...field('email', needed)} type="email" dir="ltr" autoComplete="email" />
    </Around>
  )
}

export function BankForm() {
  const say = useSay()
  const onDone = useSaved()
  const needed = { required: say('payouts.needed') }
  const { field, ...sending } = useFields({
    name: 'payout-bank',
    start: { holder: '', bank_code: '', account_number: '', password: '' },
    labels: {
      holder: 'payouts.account.holder',
      bank_code: 'payouts.account.bank_code',
      account_number: 'payouts.account.number',
      password,
    },
    act: (typed) => calls.setAccount({ body: { way: 'bank', ...typed } satisfies Body }),
    onDone,
  })
  return (
    <Around of={sending} field={field('password', needed)}>
      <TextField {...field('holder', needed)} hint={say('payouts.account.holder.hint')} autoComplete="name" />
      <TextField {...field('bank_code', needed)} dir="ltr" autoComplete="off" spellCheck={false} />
      <TextField {...field('account_number', needed)} dir="ltr" autoComplete="off" spellCheck={false} />
    </Around>
  )
}
