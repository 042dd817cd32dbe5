import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { AreaField, TextField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { Button } from '../ui/Button.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import type { Line } from './calls.ts'
import { centsOf } from './cents.ts'

/** What a reader holds against one line. */
export interface Wanted {
  number: number
  amount_cents: number
  reason: string
}
const labels = { amount: 'earnings.dispute.amount', reason: 'earnings.dispute.reason' } as const
const start = { amount: '', reason: '' }

interface DisputeProps {
  line: Line & { number: number }
  wanted: Wanted | undefined
  onWant: (wanted: Wanted | undefined) => void
}

/** A line that may be disputed: noted here, and sent with all others at once. */
export function DisputeForm({ line, wanted, onWant }: DisputeProps) {
  const say = useSay()
  const money = useMoney()
  const [open, setOpen] = useState(false)
  if (wanted)
    return (
      <div className="flex flex-wrap items-center gap-8 text-meta">
        <span className="grow wrap-anywhere">
          {say('earnings.disputed', { amount: money(wanted.amount_cents) })} <bdi>{wanted.reason}</bdi>
        </span>
        <Button kind="quiet" onClick={() => onWant(undefined)}>
          {say('earnings.dispute.drop', { number: line.number })}
        </Button>
      </div>
    )
  if (!open)
    return (
      <Button kind="quiet" flush onClick={() => setOpen(true)}>
        {say('earnings.dispute', { number: line.number })}
      </Button>
    )
  return <Fields line={line} onLeave={() => setOpen(false)} onWant={onWant} />
}

function Fields({ line, onLeave, onWant }: Pick<DisputeProps, 'line' | 'onWant'> & { onLeave: () => void }) {
  const say = useSay()
  const money = useMoney()
  const { field, ...sending } = useFields<typeof start, Wanted>({
    name: `dispute-${line.number}`,
    start,
    labels,
    draft: `earnings-dispute-${line.statement_id}-${line.number}`,
    act: ({ amount, reason }) => Promise.resolve({ number: line.number, amount_cents: centsOf(amount) ?? 0, reason }),
    onDone: onWant,
  })
  return (
    <Form of={sending} failed={say('earnings.failed')} className="flex flex-col gap-12">
      <TextField
        {...field('amount', {
          validate: (typed) =>
            (centsOf(typed) ?? -Infinity) > line.amount_cents ||
            say('earnings.dispute.more', { amount: money(line.amount_cents) }),
        })}
        inputMode="decimal"
        dir="ltr"
        hint={say('earnings.dispute.amount.hint', { amount: money(line.amount_cents) })}
      />
      <AreaField
        {...field('reason', { validate: (typed) => Boolean(typed.trim()) || say('earnings.needed') })}
        rows={3}
        maxLength={reasonCharactersMax}
        hint={say('earnings.dispute.reason.hint')}
      />
      <FormEnd of={sending} go={say('earnings.dispute.note')} leave={say('earnings.dispute.leave')} onLeave={onLeave} />
    </Form>
  )
}
