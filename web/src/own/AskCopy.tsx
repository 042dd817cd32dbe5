import { OwnName } from '../accounts/OwnName.tsx'
import { useFields } from '../form.ts'
import { PasswordField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { cacheCopy, calls } from './calls.ts'

/** Asks for a copy, with the password once more. */
export function AskCopy({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields({
    name: 'copy',
    start: { password: '' },
    labels: { password: 'own.copy.password' },
    act: (body) => calls.askCopy({ body }),
    onDone: (copies) => {
      cacheCopy(copies)
      toast(say('own.copy.asked'))
      onClose()
    },
  })
  return (
    <Form of={sending} failed={say('own.copy.not_asked')} className="max-w-form flex flex-col gap-16">
      <OwnName />
      <PasswordField
        {...field('password', { required: say('own.needed') })}
        hint={say('own.copy.password.hint')}
        autoComplete="current-password"
        autoFocus
      />
      <FormEnd of={sending} go={say('own.copy.go')} leave={say('own.leave')} onLeave={onClose} />
    </Form>
  )
}
