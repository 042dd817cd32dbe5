import { nameCharactersMax, titleCharactersMax } from '@evenlight/contract/lengths'
import { ticketCharactersMax } from '@evenlight/contract/tickets'
import { EmailField, useEmailRules } from '../accounts/NameFields.tsx'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, SelectField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { calls } from './calls.ts'

const topics = ['account', 'payment', 'technical', 'report', 'other'] as const
export interface Sent {
  email: string
  reference: string
  care: boolean
}
interface Values {
  name: string
  email: string
  topic: (typeof topics)[number]
  subject: string
  body: string
}
const start: Values = { name: '', email: '', topic: 'account', subject: '', body: '' }
const labels = {
  name: 'contact.name',
  email: 'contact.email',
  topic: 'contact.topic',
  subject: 'contact.subject',
  body: 'contact.body',
} as const

/** A question of somebody who may have no account; what is typed stays until it is sent. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const say = useSay()
  const { field, ...sending } = useFields<Values, Omit<Sent, 'email'>>({
    name: 'contact',
    start,
    labels,
    draft: 'contact',
    act: (body, key) => calls.write({ body, key }),
    onDone: (answer, { email }) => onSent({ ...answer, email: email.trim() }),
  })
  const mailed = useEmailRules()
  const needed = { required: say('accounts.needed') }
  return (
    <Form of={sending} failed={say('contact.failed')} kept={say('contact.kept')}>
      <TextField {...field('name', needed)} maxLength={nameCharactersMax} autoComplete="name" />
      <EmailField {...field('email', mailed)} hint={say('contact.email.hint')} />
      <SelectField {...field('topic')}>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {say(`contact.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('subject', needed)} maxLength={titleCharactersMax} />
      <AreaField {...field('body', needed)} rows={6} maxLength={ticketCharactersMax} hint={say('contact.body.hint')} />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('contact.go')}
      </Button>
    </Form>
  )
}
