import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PasswordField } from '../ui/Field.tsx'
import { Summary } from '../ui/Summary.tsx'
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
      {(close) => <Form onClose={close} />}
    </Changeable>
  )
}

function Form({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { field, submit, pending, away, cause, summary } = useFields({
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
    <form onSubmit={submit} noValidate className="flex flex-col gap-16">
      <Summary {...summary} />
      {cause && <ErrorNote cause={cause} />}
      <OwnName />
      <PasswordField {...field('password', { required: say('accounts.needed') })} autoComplete="current-password" />
      <PasswordField {...field('new_password', chosen.rules)} hint={chosen.hint} autoComplete="new-password" />
      <SaveOrLeave pending={pending} why={away} onLeave={onClose} />
    </form>
  )
}
