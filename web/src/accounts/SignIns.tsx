import { useQuery } from '@tanstack/react-query'
import { FormattedDate, FormattedRelativeTime } from 'react-intl'
import { useAction } from '../action.ts'
import { queries } from '../queries.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { SkeletonBars } from '../ui/Skeletons.tsx'
import { useSay, Words } from '../words/say.tsx'
import { calls } from './calls.ts'
import { deviceName } from './rules.ts'
import { Section } from './Section.tsx'

const queryKey = ['accounts.sign-ins']
type Place = Awaited<ReturnType<typeof calls.signIns>>[number]

/** Every open sign-in of the person, and a way to end each. */
export function SignIns() {
  const say = useSay()
  const { data, error, refetch, dataUpdatedAt } = useQuery({ queryKey, queryFn: () => calls.signIns() })
  const end = useAction(
    (id?: string) => calls.endSignIns({ body: id ? { id } : {} }),
    (left) => queries.setQueryData(queryKey, left),
  )
  return (
    <Section id="sign-ins" title={say('accounts.sign_ins')} hint={say('accounts.sign_ins.hint')}>
      {error && <ErrorNote cause={error} what={say('accounts.sign_ins.failed')} retry={() => void refetch()} />}
      {end.error && <ErrorNote cause={end.error} />}
      {!data && !error && <SkeletonBars count={2} bar="h-48" />}
      <ul className="flex flex-col">
        {data?.map((place) => (
          <Row
            key={place.id}
            place={place}
            now={dataUpdatedAt}
            pending={end.isPending && end.variables === place.id}
            onEnd={() => end.mutate(place.id)}
          />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button
          kind="secondary"
          className="self-start max-sm:w-full"
          pending={end.isPending && end.variables === undefined}
          onClick={() => end.mutate(undefined)}
        >
          {say('accounts.sign_ins.end.others')}
        </Button>
      )}
    </Section>
  )
}

interface RowProps {
  place: Place
  now: number
  pending: boolean
  onEnd: () => void
}

const hour = { hour: 'numeric', minute: '2-digit' } as const
const day = { day: 'numeric', month: 'short' } as const

function Row({ place, now, pending, onEnd }: RowProps) {
  const say = useSay()
  const today = new Date(place.made_at).toDateString() === new Date(now).toDateString()
  const device = deviceName(place.device) ?? say('accounts.sign_ins.unknown')
  return (
    <li className="flex items-center justify-between gap-16 py-12 first:pt-0 border-b border-line last:border-b-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4 font-semibold">
          <bdi>{device}</bdi>
          {place.current && <Badge tone="primary">{say('accounts.sign_ins.this')}</Badge>}
        </p>
        <p className="text-meta text-muted">
          <Words
            id="accounts.sign_ins.seen"
            values={{
              when: <Ago seconds={(Date.parse(place.seen_at) - now) / 1000} />,
              address: <bdi>{place.address}</bdi>,
              date: <FormattedDate value={place.made_at} {...(today ? hour : day)} />,
            }}
          />
        </p>
      </div>
      {!place.current && (
        <Button
          kind="secondary"
          className="shrink-0"
          pending={pending}
          onClick={onEnd}
          aria-label={say('accounts.sign_ins.end.of', { device })}
        >
          {say('accounts.sign_ins.end')}
        </Button>
      )}
    </li>
  )
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago, in the largest unit that leaves a whole number. */
function Ago({ seconds }: { seconds: number }) {
  const [unit, size] = units.find(([, of]) => Math.abs(seconds) >= of) ?? (['minute', 60] as const)
  return <FormattedRelativeTime value={Math.round(seconds / size)} unit={unit} numeric="auto" />
}
