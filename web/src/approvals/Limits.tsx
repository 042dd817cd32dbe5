import { approvalMost, approvalSumHours } from '@evenlight/contract/approvals'
import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFields } from '../form.ts'
import { useIsAt } from '../session/role.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, TextField } from '../ui/Field.tsx'
import { Form, FormEnd } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { useAmount } from './amount.ts'
import { approvalsChanged, calls, type Limit, limitsOf } from './calls.ts'

/** The limits of one's own desk, with who set them and why. */
export function Limits() {
  const say = useSay()
  return (
    <Loaded of={useQuery(limitsOf)} failed={say('approvals.failed')} shape={<RowSkeletons />}>
      {(all) => (
        <div className="flex flex-col gap-16">
          <p className="text-muted">{say('approvals.limits.lead', { hours: approvalSumHours })}</p>
          <ul className="card overflow-hidden">
            {all.map((one) => (
              <Row key={one.kind} of={one} />
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  )
}

function Row({ of }: { of: Limit }) {
  const say = useSay()
  const amount = useAmount()
  const maySet = useIsAt('money')
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="flex flex-col gap-12 px-16 lg:px-20 py-16 border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-16 gap-y-4">
        <span className="me-auto min-w-0 flex flex-col">
          <span className="font-semibold">{say(`approvals.kind.${of.kind}`)}</span>
          <span className="tabular">{amount(of)}</span>
        </span>
        {maySet && !isOpen && (
          <Button
            kind="secondary"
            aria-label={`${say('approvals.limits.change')}: ${say(`approvals.kind.${of.kind}`)}`}
            onClick={() => setOpen(true)}
          >
            {say('approvals.limits.change')}
          </Button>
        )}
      </div>
      {of.set && (
        <p className="text-meta text-muted wrap-anywhere">
          {say('approvals.limits.set')} <bdi>{of.set.by.username}</bdi> · <Since at={of.set.at} /> ·{' '}
          <bdi>{of.set.reason}</bdi>
        </p>
      )}
      {isOpen && <Change of={of} onLeave={() => setOpen(false)} />}
    </li>
  )
}

/** Typed in whole dollars or minutes. */
const unitOf = (kind: Limit['kind']) => (kind === 'time' ? 60 : 100)

function Change({ of: { kind, amount }, onLeave }: { of: Limit; onLeave: () => void }) {
  const say = useSay()
  const unit = unitOf(kind)
  const { field, ...sending } = useFields<{ figure: string; reason: string }, Limit[]>({
    name: `limit-${kind}`,
    start: { figure: String(Math.floor(amount / unit)), reason: '' },
    labels: {
      figure: kind === 'time' ? 'approvals.limits.minutes' : 'approvals.limits.dollars',
      reason: 'approvals.limits.reason',
    },
    act: ({ figure, reason }, key) =>
      calls.setLimit({ body: { kind, amount: Number(figure.trim()) * unit, reason }, key }),
    onDone: () => {
      void approvalsChanged()
      toast(say('approvals.limits.done'))
      onLeave()
    },
  })
  const isWhole = (typed: string) =>
    (/^\d{1,9}$/.test(typed.trim()) && Number(typed) * unit <= approvalMost) || say('approvals.limits.bad')
  return (
    <Form of={sending} failed={say('approvals.not_done')}>
      <TextField {...field('figure', { validate: isWhole })} inputMode="numeric" dir="ltr" autoComplete="off" />
      <AreaField {...field('reason', { required: say('approvals.needed') })} rows={2} maxLength={reasonCharactersMax} />
      <FormEnd of={sending} go={say('approvals.limits.go')} leave={say('approvals.decline.leave')} onLeave={onLeave} />
    </Form>
  )
}
