import { claimCauses, claimCharactersMax } from '@evenlight/contract/claims'
import { useFields } from '../form.ts'
import type { Receipt } from '../readings/calls.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, SelectField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { AmountField } from './AmountField.tsx'
import { cacheClaim, calls, type Claim } from './calls.ts'

interface Values {
  cause: Claim['cause']
  seconds_wanted: string
  text: string
}
const labels = { cause: 'claims.cause', seconds_wanted: 'claims.wanted', text: 'claims.text' } as const

/** A client asks for time back on one reading. */
export function AskForm({ receipt, most }: { receipt: Receipt; most: number }) {
  const say = useSay()
  const start: Values = { cause: 'slow', seconds_wanted: String(most), text: '' }
  const { field, ...sending } = useFields<Values, Claim>({
    name: 'claim',
    start,
    labels,
    draft: `claim-${receipt.chat_id}`,
    act: ({ seconds_wanted, ...typed }, key) =>
      calls.ask({ body: { session_id: receipt.chat_id, seconds_wanted: Number(seconds_wanted), ...typed }, key }),
    onDone: (claim) => {
      cacheClaim(claim)
      toast(say('claims.asked', { name: receipt.reader.display_name }))
    },
  })
  return (
    <Form of={sending} failed={say('claims.failed')} kept={say('claims.kept')}>
      <p className="text-muted">{say('claims.ask.lead', { name: receipt.reader.display_name })}</p>
      <SelectField {...field('cause')}>
        {claimCauses.map((one) => (
          <option key={one} value={one}>
            {say(`claims.cause.${one}`)}
          </option>
        ))}
      </SelectField>
      <AmountField {...field('seconds_wanted')} most={most} />
      <AreaField
        {...field('text', { required: say('claims.needed') })}
        maxLength={claimCharactersMax}
        hint={say('claims.text.hint', { name: receipt.reader.display_name })}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('claims.ask.go')}
      </Button>
    </Form>
  )
}
