import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useEffect, useRef, useState } from 'react'
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

/** A line that may be disputed: noted here, and sent with all others at once. What comes takes the focus of what went. */
export function DisputeForm({ line, wanted, onWant }: DisputeProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const face = wanted ? 'noted' : open ? 'open' : 'shut'
  const before = useRef(face)
  useEffect(() => {
    if (before.current === face) return
    before.current = face
    box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [face])
  const note = (one: Wanted | undefined) => {
    setOpen(false)
    onWant(one)
  }
  return (
    <div ref={box} className="flex flex-col">
      {wanted ? (
        <Noted wanted={wanted} onDrop={() => note(undefined)} />
      ) : open ? (
        <Fields line={line} onLeave={() => setOpen(false)} onWant={note} />
      ) : (
        <Begin line={line} onBegin={() => setOpen(true)} />
      )}
    </div>
  )
}

function Begin({ line, onBegin }: Pick<DisputeProps, 'line'> & { onBegin: () => void }) {
  const say = useSay()
  return (
    <Button kind="quiet" flush onClick={onBegin}>
      {say('earnings.dispute', { number: line.number })}
    </Button>
  )
}

function Noted({ wanted: { number, amount_cents, reason }, onDrop }: { wanted: Wanted; onDrop: () => void }) {
  const say = useSay()
  const money = useMoney()
  return (
    <div className="flex flex-col gap-4">
      <dl className="ps-12 border-s-2 border-line text-meta">
        <dt className="text-muted">{say('earnings.disputed', { amount: money(amount_cents) })}</dt>
        <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {reason}
        </dd>
      </dl>
      <Button kind="quiet" flush onClick={onDrop}>
        {say('earnings.dispute.drop', { number })}
      </Button>
    </div>
  )
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
