import { gifts } from '@evenlight/contract/gifts'
import { reasonCharactersMax } from '@evenlight/contract/lengths'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useFields } from '../form.ts'
import { queries } from '../queries.ts'
import { useIsAt } from '../session/role.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField, SelectField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toast.tsx'
import { minutesOf } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'

const calls = api(gifts)
const leftOf = queryOptions({ queryKey: ['gifts.left'], queryFn: () => calls.left() })
const kinds = ['free', 'paid'] as const
const minutes = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const

interface GiftProps {
  readingId: string
  side: 'reader' | 'admin'
  onGiven: () => void
}

/** Gives the client of a reading time on the house, as far as the day's share goes. */
export function GiftForm(props: GiftProps) {
  const say = useSay()
  const today = useQuery(leftOf)
  return (
    <Loaded of={today} failed={say('gifts.left.failed')} shape={<Skeleton className="h-72" />}>
      {({ left_seconds, daily_seconds }) =>
        minutesOf(left_seconds) === 0 ? (
          <p className="text-muted">{say('gifts.none_left')}</p>
        ) : (
          <Give {...props} minutesLeft={minutesOf(left_seconds)} daily={minutesOf(daily_seconds)} />
        )
      }
    </Loaded>
  )
}

interface Values {
  kind: (typeof kinds)[number]
  minutes: string
  reason: string
}
const start: Values = { kind: 'free', minutes: '1', reason: '' }
const labels = { kind: 'gifts.kind', minutes: 'gifts.minutes', reason: 'gifts.reason' } as const

function Give({ readingId, side, onGiven, minutesLeft, daily }: GiftProps & { minutesLeft: number; daily: number }) {
  const say = useSay()
  const givesPaid = useIsAt('money')
  const { field, reset, ...sending } = useFields<Values, { left_seconds: number; daily_seconds: number }>({
    name: 'gift',
    start,
    labels,
    draft: `gift-${readingId}`,
    act: ({ kind, reason, ...typed }, key) =>
      calls[kind === 'paid' ? 'givePaid' : 'giveFree']({
        params: { id: readingId },
        body: { seconds: Number(typed.minutes) * 60, reason },
        key,
      }),
    onDone: (answer, typed) => {
      queries.setQueryData(leftOf.queryKey, answer)
      reset()
      onGiven()
      toast(say('gifts.given', { minutes: Number(typed.minutes) }))
    },
  })
  return (
    <Form of={sending} failed={say('gifts.failed')} kept={say('gifts.kept')}>
      <p className="text-muted">
        {say(side === 'admin' ? 'gifts.lead.admin' : 'gifts.lead', { minutes: minutesLeft, daily })}
      </p>
      {givesPaid && (
        <SelectField {...field('kind')}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {say(`gifts.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField {...field('minutes')}>
        {minutes
          .filter((count) => count <= minutesLeft)
          .map((count) => (
            <option key={count} value={count}>
              {say('ui.minutes', { minutes: count })}
            </option>
          ))}
      </SelectField>
      <AreaField
        {...field('reason', { required: say('gifts.reason.needed') })}
        rows={2}
        maxLength={reasonCharactersMax}
        hint={say('gifts.reason.hint')}
      />
      <Button type="submit" pending={sending.pending} why={sending.away} className="self-start">
        {say('gifts.go')}
      </Button>
    </Form>
  )
}
