import { OwnName } from '../accounts/OwnName.tsx'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { act, cachePayout, type Payout } from './calls.ts'

/** Money leaves the house by this button, so it asks who presses it. */
export function Send({ id }: { id: string }) {
  const say = useSay()
  const { field, ...sending } = useFields<{ password: string }, Payout>({
    name: 'send',
    start: { password: '' },
    labels: { password: 'payouts.account.password' },
    act: ({ password }, key) => act({ body: { action: 'send', payout_id: id, password }, key }),
    onDone: (payout) => {
      cachePayout(payout)
      toast(say('payouts.sent'))
    },
  })
  return (
    <Form of={sending} failed={say('payouts.not_sent')}>
      <OwnName />
      <PasswordField {...field('password', { required: say('payouts.needed') })} autoComplete="current-password" />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('payouts.send')}
      </Button>
    </Form>
  )
}
