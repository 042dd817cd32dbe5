import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { PasswordField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { useNewPassword } from './new-password.ts'
import { OwnName } from './OwnName.tsx'
import { Changeable, SaveOrLeave } from './Section.tsx'

const labels = { password: 'accounts.password.current', new_password: 'accounts.password.new' } as const

export function ChangePassword() {
  const say = useSay()
  return (
    <Changeable title={say('accounts.password')} hint={say('accounts.password.change.hint')} now={null}>
      {(close) => <Details onClose={close} />}
    </Changeable>
  )
}

function Details({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'password',
    start: { password: '', new_password: '' },
    labels,
    act: (body) => calls.updateUser({ body }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: ['accounts.sign-ins'] })
      toast(say('accounts.password.saved'))
      onClose()
    },
  })
  const chosen = useNewPassword()
  return (
    <Form of={sending}>
      <OwnName />
      <PasswordField {...field('password', { required: say('accounts.needed') })} autoComplete="current-password" />
      <PasswordField {...field('new_password', chosen.rules)} hint={chosen.hint} autoComplete="new-password" />
      <SaveOrLeave of={sending} onLeave={onClose} />
    </Form>
  )
}
