import { OwnName } from '../accounts/OwnName.tsx'
import { useFields } from '../form.ts'
import { PasswordField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { cacheErasure, calls } from './calls.ts'

/** Asks to be erased, with the password once more. */
export function AskErasure({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'erase',
    start: { password: '' },
    labels: { password: 'own.copy.password' },
    act: ({ password }) => calls.erase({ body: { action: 'ask', password } }),
    onDone: (erasure) => {
      cacheErasure(erasure)
      toast(say('own.erase.asked'))
    },
  })
  return (
    <Form of={sending} failed={say('own.erase.not_asked')} className="max-w-form flex flex-col gap-16">
      <OwnName />
      <PasswordField
        {...field('password', { required: say('own.needed') })}
        hint={say('own.erase.password.hint')}
        autoComplete="current-password"
        autoFocus
      />
      <FormEnd of={sending} kind="danger" go={say('own.erase.go')} leave={say('own.leave')} onLeave={onClose} />
    </Form>
  )
}
