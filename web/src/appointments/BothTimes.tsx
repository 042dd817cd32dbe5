import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { useClock, useOwnZone } from './times.ts'

interface BothTimesProps {
  at: string
  /** The other person, and the zone of their account. */
  name: string
  zone: string
}

/** A moment by one's own clock, and by the other's where that shows something else. */
export function BothTimes({ at, name, zone }: BothTimesProps) {
  const say = useSay()
  const own = useOwnZone()
  const clock = useClock()
  const [mine, theirs] = [clock.dayAndTime(at, own), clock.dayAndTime(at, zone)]
  return (
    <p className="flex flex-col">
      <time dateTime={at} className="font-semibold tabular">
        {say('appointments.time.own', { time: mine, zone: placeOf(own) })}
      </time>
      {mine !== theirs && (
        <span className="text-meta text-muted tabular">
          {say('appointments.time.theirs', { time: theirs, name, zone: placeOf(zone) })}
        </span>
      )}
    </p>
  )
}
