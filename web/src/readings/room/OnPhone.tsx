import { otherSide } from '@evenlight/core/meter/other-side'
import { paths } from '@evenlight/contract/paths'
import { Phone } from 'lucide-react'
import { useDemo } from '../../demo.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { useRoom } from './room.ts'

/** The telephones of a reading: what rings, who is on the line, and how it ends. */
export function OnPhone({ reading, side }: { reading: Reading; side: Side }) {
  const say = useSay()
  const demo = useDemo()
  const stopped = useRoom((room) => room.answered?.clock.stopped_by) ?? []
  const { name } = otherOf(reading, side)
  const other = otherSide(side)
  const rings = stopped.includes(`${side}_away`) && reading.state === 'accepted'
  const waits = stopped.includes(`${other}_away`)
  const phase = rings ? 'rings' : waits ? 'waits' : reading.state === 'open' ? 'talks' : 'rings'
  return (
    <section
      aria-label={say('phone.room', { name })}
      className="flex flex-wrap items-center gap-x-16 gap-y-8 px-12 lg:px-20 py-8 border-b border-line text-meta"
    >
      <Phone className="size-20 shrink-0 text-primary" aria-hidden="true" />
      <p className="grow basis-0 min-w-portrait">
        <span role="status" className="font-medium">
          {say(`phone.room.${phase}`, { name })}
        </span>{' '}
        <span className="text-muted">{say('phone.room.masked')}</span>
      </p>
      {demo && (
        <a
          href={paths.demoTelephones()}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center min-h-target"
        >
          {say('phone.room.demo')}
        </a>
      )}
    </section>
  )
}
