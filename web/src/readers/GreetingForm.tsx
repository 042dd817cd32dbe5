import { greetingCharactersMax, statusLineCharactersMax } from '@evenlight/contract/readers'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { saveDesk } from './desk.ts'

const labels = { status_line: 'readers.status_line', greeting: 'readers.greeting' } as const

/** The line beneath the name, and the first words of every room. */
export function GreetingForm({ settings }: { settings: { status_line: string; greeting: string } }) {
  const say = useSay()
  const { status_line, greeting } = settings
  const { field, ...sending } = useFields({
    name: 'words',
    start: { status_line, greeting },
    labels,
    act: (values) => saveDesk(values),
    onDone: () => toast(say('readers.settings.saved')),
  })
  return (
    <Form of={sending} failed={say('readers.settings.not_saved')}>
      <TextField
        {...field('status_line')}
        hint={say('readers.status_line.hint', { most: statusLineCharactersMax })}
        maxLength={statusLineCharactersMax}
        optional
      />
      <AreaField
        {...field('greeting')}
        hint={say('readers.greeting.hint', { most: greetingCharactersMax })}
        maxLength={greetingCharactersMax}
        optional
      />
      <Button type="submit" pending={sending.pending} className="self-start">
        {say('readers.settings.save')}
      </Button>
    </Form>
  )
}
