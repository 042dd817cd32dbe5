import { useQuery } from '@tanstack/react-query'
import { FormattedTime } from 'react-intl'
import { useAction } from '../action.ts'
import { queries } from '../queries.ts'
import { Status } from '../ui/Badge.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { deskCalls, deskKey, deskOf } from './desk.ts'

const choices = ['available', 'paused', 'away'] as const
type Choice = (typeof choices)[number]

/** The one big switch of a reader, and how visitors see them now; `asked`: because somebody waits for an answer. */
export function AvailabilitySwitch({ asked }: { asked: boolean }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(deskOf())
  const save = useAction(
    (availability: Choice, key) => deskCalls.saveDesk({ body: { availability }, key }),
    (desk) => queries.setQueryData(deskKey, desk),
  )
  if (error && !data) return <ErrorNote cause={error} what={say('readings.desk.failed')} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-square rounded-card" />
  const chosen = save.isPending ? save.variables : data.settings.availability
  return (
    <section aria-labelledby="availability" className="card p-20 lg:p-24 flex flex-col gap-16">
      <h2 id="availability" className="text-h3">
        {say('readings.desk.switch')}
      </h2>
      <div
        role="radiogroup"
        aria-labelledby="availability"
        aria-busy={save.isPending}
        className="flex gap-4 p-4 rounded-card bg-sunken"
      >
        {choices.map((choice) => (
          <label
            key={choice}
            className={cx(
              'relative grow sm:basis-0 grid place-items-center min-h-48 px-8 rounded-button border text-center text-meta sm:text-body font-semibold cursor-pointer',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              choice === chosen
                ? 'border-primary bg-surface text-primary forced-colors:outline-2'
                : 'border-transparent forced-colors:border-0 text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="availability"
              className="say-only"
              checked={choice === chosen}
              onChange={() => save.mutate(choice)}
            />
            {say(`readings.desk.${choice}`)}
          </label>
        ))}
      </div>
      {save.error && <ErrorNote cause={save.error} />}
      <p className="flex flex-wrap items-center gap-x-12">
        <span className="text-muted">{say('readings.desk.seen')}</span>
        <Status of={data.availability} />
        {asked && <span className="text-muted">{say('readings.desk.seen.asked')}</span>}
        {data.back_at && (
          <span className="text-muted tabular">
            <FormattedTime value={data.back_at} />
          </span>
        )}
      </p>
    </section>
  )
}
