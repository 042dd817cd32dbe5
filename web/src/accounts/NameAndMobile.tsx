import { useFields } from '../form.ts'
import { PasswordField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'
import { MobileField, UsernameField, useUsernameRules } from './NameFields.tsx'
import { type Own, ownChanged } from './own.ts'
import { Changeable, SaveOrLeave } from './Section.tsx'

const labels = {
  username: 'accounts.username',
  mobile_number: 'accounts.mobile',
  password: 'accounts.password.current',
} as const

/** The name that others see, and where codes may go. */
export function NameAndMobile({ own }: { own: Own }) {
  const say = useSay()
  return (
    <Changeable
      title={say('accounts.name')}
      hint={say('accounts.name.hint')}
      now={
        <>
          <p className="font-semibold">
            <bdi>{own.username}</bdi>
          </p>
          <p className="text-meta text-muted">
            {own.mobile_number ? <bdi dir="ltr">{own.mobile_number}</bdi> : say('accounts.mobile.none')}
          </p>
        </>
      }
    >
      {(close) => <Details own={own} onClose={close} />}
    </Changeable>
  )
}

function Details({ own, onClose }: { own: Own; onClose: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
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
      void ownChanged()
      toast(say('accounts.saved'))
      onClose()
    },
  })
  const named = useUsernameRules()
  return (
    <Form of={sending}>
      <UsernameField {...field('username', named)} />
      <MobileField {...field('mobile_number')} />
      <PasswordField {...field('password', { required: say('accounts.needed') })} autoComplete="current-password" />
      <SaveOrLeave of={sending} onLeave={onClose} />
    </Form>
  )
}
