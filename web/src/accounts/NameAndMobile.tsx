import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { PasswordField } from '../ui/Field.tsx'
import { Summary } from '../ui/Summary.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { MobileField, UsernameField, useUsernameRules } from './NameFields.tsx'
import { type Own, ownChanged } from './own.ts'
import { Section } from './Section.tsx'

const labels = {
  username: 'accounts.username',
  mobile_number: 'accounts.mobile',
  password: 'accounts.password.current',
} as const

export function NameAndMobile({ own }: { own: Own }) {
  const say = useSay()
  const { form, field, submit, pending, cause, summary } = useFields({
    name: 'name',
    start: { username: own.username, mobile_number: own.mobile_number ?? '', password: '' },
    labels,
    act: ({ username, mobile_number, password }) =>
      calls.updateUser({
        body: {
          password,
          ...(username.trim() !== own.username && { username: username.trim() }),
          ...(mobile_number !== (own.mobile_number ?? '') && { mobile_number: mobile_number || null }),
        },
      }),
    onDone: () => {
      form.resetField('password')
      void ownChanged()
      toast(say('accounts.saved'))
    },
  })
  const named = useUsernameRules()
  return (
    <Section title={say('accounts.name')} hint={say('accounts.name.hint')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-16">
        <Summary {...summary} />
        {cause && <ErrorNote cause={cause} />}
        <UsernameField {...field('username', named)} />
        <MobileField {...field('mobile_number')} />
        <PasswordField {...field('password', { required: say('accounts.needed') })} autoComplete="current-password" />
        <Button type="submit" kind="secondary" pending={pending} className="self-start">
          {say('accounts.save')}
        </Button>
      </form>
    </Section>
  )
}
