import { coolOffDays } from '@evenlight/contract/limits'
import { useState } from 'react'
import { useAction } from '../action.ts'
import { useOffline } from '../online.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { SelectField } from '../ui/Field.tsx'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { calls, limitsOf } from './calls.ts'

/** Time off: no reading and no purchase until it is over. */
export function CoolOff({ until }: { until: string | null }) {
  const say = useSay()
  const away = useOffline()
  const [days, setDays] = useState<number>(coolOffDays[0])
  const { mutate, isPending, error } = useAction(
    (cool_off_days: number, key) => calls.set({ body: { cool_off_days }, key }),
    (kept) => {
      queries.setQueryData(limitsOf.queryKey, kept)
      toast(say('limits.saved'))
    },
  )
  return (
    <div className="flex flex-col gap-12">
      <h3 className="font-sans text-body font-semibold">{say('limits.cool_off')}</h3>
      <p className={until ? 'font-semibold' : 'text-muted'}>
        {until ? (
          <>
            {say('limits.cool_off.until')} <When at={until} />
          </>
        ) : (
          say('limits.cool_off.lead')
        )}
      </p>
      {error && <ErrorNote cause={error} what={say('limits.failed')} />}
      <div className="flex flex-wrap items-end gap-12">
        <SelectField
          label={say('limits.cool_off.days')}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {coolOffDays.map((count) => (
            <option key={count} value={count}>
              {say('limits.days', { count })}
            </option>
          ))}
        </SelectField>
        <Button kind="secondary" pending={isPending} why={away} onClick={() => mutate(days)}>
          {say('limits.cool_off.go')}
        </Button>
        {until && (
          <Button kind="quiet" pending={isPending} why={away} onClick={() => mutate(0)}>
            {say('limits.cool_off.end')}
          </Button>
        )}
      </div>
    </div>
  )
}
