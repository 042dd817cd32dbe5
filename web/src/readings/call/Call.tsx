import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import { camera } from './camera.ts'
import type { Door } from './door.ts'
import { isOpen, listen, useCall } from './call.ts'
import { DeviceTrouble } from './DeviceChoice.tsx'
import { holdCall } from './hold.ts'
import { microphone } from './microphone.ts'
import { Own } from './Own.tsx'
import { Pictures } from './Pictures.tsx'

/** The call of a room: how it stands, whether one is heard and seen, and what can be done about it. */
export function Call({ reading, side, door }: { reading: Reading; side: Side; door: Door }) {
  const say = useSay()
  const [tries, setTries] = useState(0)
  const { id, channel } = reading
  useEffect(() => holdCall({ id, channel }, side, door), [id, channel, side, door, tries])
  const { phase, needsPress } = useCall()
  const { name } = otherOf(reading, side)
  const video = channel === 'video'
  return (
    <section
      aria-label={say('call.name', { name })}
      className={cx(
        'flex flex-col gap-8 px-12 lg:px-20 py-8 border-b border-line text-meta',
        video && 'shrink-0 sm:landscape:w-1/2 sm:landscape:py-16 sm:landscape:border-b-0 sm:landscape:border-e',
      )}
    >
      {video && phase !== 'elsewhere' && <Pictures name={name} door={door} />}
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <CallState name={name} channel={channel} door={door} />
        {phase === 'elsewhere' ? (
          <Button kind="secondary" onClick={() => setTries(tries + 1)}>
            {say('call.here')}
          </Button>
        ) : (
          <Own video={video} />
        )}
      </div>
      {needsPress && (
        <Button onClick={() => void listen()} className="self-start">
          {say('call.press', { name })}
        </Button>
      )}
      <DeviceTrouble of={microphone} />
      {video && <DeviceTrouble of={camera} />}
    </section>
  )
}

interface CallStateProps {
  name: string
  channel: Reading['channel']
  door: Door
}

/** What the call does, in one line; and that nobody keeps it. */
function CallState({ name, channel, door: { useRoom } }: CallStateProps) {
  const say = useSay()
  const phase = useCall((call) => call.phase)
  const open = useRoom(isOpen)
  const stands = say(channel === 'video' ? 'call.stands.video' : 'call.stands')
  return (
    <p className="grow basis-0 min-w-portrait">
      <span role="status" className="font-medium">
        {phase === 'connected' && !open ? stands : say(`call.phase.${phase}`, { name })}
      </span>{' '}
      <span className="text-muted">{say('call.unrecorded')}</span>
    </p>
  )
}
