import { titleCharactersMax } from '@evenlight/contract/lengths'
import { paths } from '@evenlight/contract/paths'
import { ticketCharactersMax } from '@evenlight/contract/tickets'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useFields } from '../form.ts'
import { AreaField, SelectField, TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { calls, cacheThread, type Thread, type Ticket, topics } from './calls.ts'
import { SubmitRow } from './SubmitRow.tsx'
import { usePictured } from './usePictured.ts'

interface Values {
  topic: Ticket['topic']
  subject: string
  body: string
}
const start: Values = { topic: 'account', subject: '', body: '' }
const labels = { topic: 'tickets.topic', subject: 'tickets.subject', body: 'tickets.body' } as const

/** A new question; what is typed stays until it is sent. */
export function AskForm() {
  const say = useSay()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const about = search.get('about') ?? undefined
  const topic = topics.find((one) => one === search.get('topic')) ?? (about ? 'report' : start.topic)
  const picture = usePictured()
  const { field, ...sending } = useFields<Values, Thread>({
    name: 'ask',
    start: { ...start, topic },
    labels,
    draft: about ? `ticket-${about}` : 'ticket',
    act: (typed, key) => {
      const { image, key: own } = picture.sent(key)
      return calls.ask({ body: { ...typed, image, chat_id: about }, key: own })
    },
    onDone: (thread) => {
      cacheThread(thread)
      toast(say('tickets.asked'))
      void navigate(paths.ticket(thread.id))
    },
  })
  const needed = { required: say('tickets.needed') }
  return (
    <Form of={sending} failed={say('tickets.failed')} kept={say('tickets.kept')}>
      <p className="text-muted">{say('tickets.ask.lead')}</p>
      {about && (
        <p>
          {say('tickets.about')}{' '}
          <Link to={paths.pastReading(about)} className="link">
            {say('tickets.about.reading')}
          </Link>
        </p>
      )}
      <SelectField {...field('topic')}>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {say(`tickets.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('subject', needed)} maxLength={titleCharactersMax} />
      <AreaField {...field('body', needed)} rows={6} maxLength={ticketCharactersMax} hint={say('tickets.body.hint')} />
      <SubmitRow picture={picture} of={sending} />
    </Form>
  )
}
