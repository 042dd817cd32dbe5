import { useFields } from '../form.ts'
import { queries } from '../person.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PasswordField } from '../ui/Field.tsx'
import { Summary } from '../ui/Summary.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { useNewPassword } from './new-password.ts'
import { OwnName } from './OwnName.tsx'
import { Section } from './Section.tsx'

const labels = { password: 'accounts.password.current', new_password: 'accounts.password.new' } as const

export function ChangePassword() {
  const say = useSay()
  const { field, submit, reset, pending, cause, summary } = useFields({
    name: 'password',
    start: { password: '', new_password: '' },
    labels,
    act: (body) => calls.updateUser({ body }),
    onDone: () => {
      reset()
      void queries.invalidateQueries({ queryKey: ['accounts.sign-ins'] })
      toast(say('accounts.password.saved'))
    },
  })
  const needed = { required: say('accounts.needed') }
  const chosen = useNewPassword()
  return (
    <Section title={say('accounts.password')} hint={say('accounts.password.change.hint')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-16">
        <Summary {...summary} />
        {cause && <ErrorNote cause={cause} />}
        <OwnName />
        <PasswordField {...field('password', needed)} autoComplete="current-password" />
        <PasswordField {...field('new_password', chosen.rules)} hint={chosen.hint} autoComplete="new-password" />
        <Button type="submit" kind="secondary" pending={pending} className="self-start">
          {say('accounts.save')}
        </Button>
      </form>
    </Section>
  )
}
