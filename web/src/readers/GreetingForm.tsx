import { greetingCharactersMax } from '@evenlight/contract/readers'
import { ContactMarks } from '../contact/ContactMarks.tsx'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { saveDesk } from './desk.ts'

const labels = { greeting: 'readers.greeting' } as const

/** The first words of every room. */
export function GreetingForm({ greeting }: { greeting: string }) {
  const say = useSay()
  const { field, form, ...sending } = useFields({
    name: 'words',
    start: { greeting },
    draft: 'greeting',
    labels,
    act: (values) => saveDesk(values),
    onDone: () => toast(say('readers.settings.saved')),
  })
  return (
    <Form of={sending} failed={say('readers.settings.not_saved')}>
      <AreaField
        {...field('greeting')}
        hint={say('readers.greeting.hint', { most: greetingCharactersMax })}
        maxLength={greetingCharactersMax}
        optional
      />
      <ContactMarks text={form.watch('greeting')} />
      <Button type="submit" pending={sending.pending} className="self-start">
        {say('readers.settings.save')}
      </Button>
    </Form>
  )
}
