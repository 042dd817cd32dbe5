import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { useQuery } from '@tanstack/react-query'
import { useFields } from '../form.ts'
import { AreaField, TextField } from '../ui/Field.tsx'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { toast } from '../ui/Toast.tsx'
import { useMoney } from '../words/figures.ts'
import { focusHeading } from '../ui/useArrived.ts'
import { useSay } from '../words/say.tsx'
import { cacheStatement, calls, type Line, type Statement } from './calls.ts'
import { centsOf, typedCents } from './cents.ts'
import { disputedOf } from './disputed.ts'
import { Lines } from './Lines.tsx'

type Disputed = Line & { number: number; dispute: NonNullable<Line['dispute']> }

/** The house decides: an amount for each disputed line, and then the whole. */
export function Decide({ statement }: { statement: Statement }) {
  const say = useSay()
  const disputed = useQuery({ ...disputedOf(statement.id), enabled: statement.state === 'disputed' })
  if (statement.state !== 'disputed') return <Fields statement={statement} lines={[]} />
  return (
    <Loaded of={disputed} failed={say('earnings.lines.failed')} shape={<RowSkeletons />}>
      {(lines) => <Fields statement={statement} lines={lines as Disputed[]} />}
    </Loaded>
  )
}

type Values = Record<`amount${number}` | `reason${number}`, string>
/** One form whose fields are the disputed lines. */
function Fields({ statement, lines }: { statement: Statement; lines: readonly Disputed[] }) {
  const say = useSay()
  const money = useMoney()
  const start = Object.fromEntries(
    lines.flatMap((line) => [
      [`amount${line.number}`, typedCents(line.dispute.wanted_cents)],
      [`reason${line.number}`, ''],
    ]),
  ) as Values
  const labels = Object.fromEntries(
    Object.keys(start).map((name) => [
      name,
      name.startsWith('amount') ? 'earnings.decide.amount' : 'earnings.decide.reason',
    ]),
  ) as { [Name in keyof Values]: 'earnings.decide.amount' | 'earnings.decide.reason' }
  const { field, ...sending } = useFields<Values, Statement>({
    name: 'decide',
    start,
    labels,
    draft: `earnings-decide-${statement.id}`,
    act: (typed, key) =>
      calls.act({
        body: {
          invoice_id: statement.id,
          action: 'approve',
          ...(lines.length > 0 && {
            lines: lines.map(({ number }) => ({
              number,
              amount_cents: centsOf(typed[`amount${number}`] ?? '') ?? 0,
              ...(typed[`reason${number}`]?.trim() && { reason: typed[`reason${number}`] }),
            })),
          }),
        },
        key,
      }),
    onDone: (answered) => {
      cacheStatement(answered)
      toast(say('earnings.approved'))
      focusHeading()
    },
  })
  const within =
    ({ amount_cents, dispute }: Disputed) =>
    (typed: string) => {
      const cents = centsOf(typed)
      const fits = cents !== undefined && cents >= amount_cents && cents <= dispute.wanted_cents
      return fits || say('earnings.decide.between', { from: money(amount_cents), to: money(dispute.wanted_cents) })
    }
  return (
    <Form of={sending} failed={say('earnings.failed')} kept={say('earnings.kept')}>
      {lines.length > 0 && (
        <Lines
          label={say('earnings.decide.lines')}
          lines={lines}
          actionOf={(line) => {
            const one = line as Disputed
            return (
              <div className="grid sm:grid-cols-2 items-start gap-12">
                <TextField
                  {...field(`amount${one.number}`, { validate: within(one) })}
                  inputMode="decimal"
                  dir="ltr"
                  hint={say('earnings.decide.amount.hint', {
                    number: one.number,
                    from: money(one.amount_cents),
                    to: money(one.dispute.wanted_cents),
                  })}
                />
                <AreaField
                  {...field(`reason${one.number}`)}
                  hint={say('earnings.decide.reason.hint')}
                  rows={2}
                  maxLength={reasonCharactersMax}
                  optional
                />
              </div>
            )
          }}
        />
      )}
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('earnings.approve')}
      </Button>
    </Form>
  )
}
