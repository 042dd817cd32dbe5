import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useFields } from '../form.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, SelectField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { AmountField } from './AmountField.tsx'
import { cacheClaim, calls, type Claim } from './calls.ts'

interface Values {
  /** `free`: paid seconds as free time, which only a reader's offer may say. */
  give: 'paid' | 'free' | 'nothing'
  seconds: string
  reason: string
}
const labels = { give: 'claims.give', seconds: 'claims.seconds', reason: 'claims.reason' } as const

const asked = ({ give, seconds, reason }: Values, claim_id: string, isAdmin: boolean) => {
  const words = { ...(reason && { reason }) }
  if (give === 'nothing') return { claim_id, action: 'decline' as const, reason }
  return isAdmin
    ? { claim_id, action: 'approve' as const, seconds: Number(seconds), ...words }
    : { claim_id, action: 'offer' as const, seconds: Number(seconds), as: give, ...words }
}

/** The reader offers or declines; an admin, once it is theirs, grants or declines. */
export function AnswerForm({ claim, isAdmin }: { claim: Claim; isAdmin: boolean }) {
  const say = useSay()
  const most = claim.returnable_seconds
  const start: Values = { give: 'paid', seconds: String(Math.min(most, claim.seconds_wanted)), reason: '' }
  const { form, field, ...sending } = useFields<Values, Claim>({
    name: 'answer',
    start,
    labels,
    draft: `claim-answer-${claim.id}`,
    act: (typed, key) => calls.answer({ body: asked(typed, claim.id, isAdmin), key }),
    onDone: (answered) => {
      cacheClaim(answered)
      toast(say('claims.answered'))
    },
  })
  const nothing = form.watch('give') === 'nothing'
  const ways = [...(most > 0 ? (isAdmin ? (['paid'] as const) : (['paid', 'free'] as const)) : []), 'nothing'] as const
  return (
    <Form of={sending} failed={say('claims.failed')} kept={say('claims.kept')}>
      <SelectField {...field('give')}>
        {ways.map((way) => (
          <option key={way} value={way}>
            {say(`claims.give.${way}`)}
          </option>
        ))}
      </SelectField>
      {!nothing && <AmountField {...field('seconds')} most={most} />}
      <AreaField
        {...field('reason', { validate: (typed) => !nothing || Boolean(typed.trim()) || say('claims.reason.needed') })}
        rows={3}
        maxLength={reasonCharactersMax}
        optional={!nothing}
        hint={say('claims.reason.hint')}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say(nothing ? 'claims.decline' : isAdmin ? 'claims.approve' : 'claims.offer')}
      </Button>
    </Form>
  )
}
