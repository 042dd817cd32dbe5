import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useOn } from '../live.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Coming } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { BothTimes } from './BothTimes.tsx'
import { appointmentsChanged, nextOf } from './calls.ts'
import { otherOf, type Side } from './side.ts'

/** The next appointment, or those that wait for an answer; nothing where there are none. */
export function NextAppointment({ side }: { side: Side }) {
  const say = useSay()
  const { data, isPending } = useQuery(nextOf())
  useOn('appointment:changed', () => void appointmentsChanged())
  if (isPending) return <Coming />
  if (!data || (!data.next && data.waiting === 0)) return null
  const { next, waiting } = data
  const other = next && otherOf(next, side)
  return (
    <section aria-labelledby="next-appointment" className="card p-16 lg:p-20 flex flex-wrap items-center gap-16">
      <CalendarClock className="size-24 shrink-0 text-primary" aria-hidden="true" />
      <div className="grow min-w-0 flex flex-col gap-4">
        <h2 id="next-appointment" className="text-h3 wrap-anywhere">
          {other ? say('appointments.next', { name: other.name }) : say('appointments.title')}
        </h2>
        {next && other && <BothTimes at={next.starts_at} name={other.name} zone={other.zone} />}
        {waiting > 0 && <p className="text-meta text-muted">{say('appointments.waiting', { count: waiting })}</p>}
      </div>
      <LinkButton kind="secondary" to={next ? paths.appointments() : `${paths.appointments()}?tab=asked`}>
        {say('appointments.see')}
      </LinkButton>
    </section>
  )
}
