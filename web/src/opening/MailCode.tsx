import { oneTimeCodeDigits } from '@evenlight/contract/lengths'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'
import { opening, type Opening, stands } from './calls.ts'

const start = { code: '' }
const labels = { code: 'opening.mail.code' } as const

/** The code that the letter holds: that it can be entered shows that the letter arrived. */
export function MailCode({ onDone }: { onDone: () => void }) {
  const say = useSay()
  const { field, ...sending } = useFields<typeof start, Opening>({
    name: 'opening-mail',
    start,
    labels,
    act: ({ code }) => opening.confirmMail({ body: { code: code.trim() } }),
    onDone: (answer) => {
      stands(answer)
      onDone()
    },
  })
  return (
    <Form of={sending} failed={say('opening.not_tried')}>
      <p role="status">{say('opening.mail.sent')}</p>
      <TextField
        {...field('code', { pattern: { value: /^\s*\d{6}\s*$/, message: say('opening.mail.digits') } })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={oneTimeCodeDigits + 2}
        dir="ltr"
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('opening.mail.confirm')}
      </Button>
    </Form>
  )
}
