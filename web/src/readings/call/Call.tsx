import { Mic, MicOff, Settings2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../words/say.tsx'
import { type Reading, otherOf, type Side } from '../calls.ts'
import type { Door } from './door.ts'
import { isOpen, listen, useCall } from './call.ts'
import { holdCall } from './hold.ts'
import { LevelMeter } from './LevelMeter.tsx'
import { useMicrophone } from './microphone.ts'
import { MicrophoneTest, MicrophoneTrouble } from './MicrophoneTest.tsx'

/** The call of a room: how it stands, whether one is heard, and what can be done about it. */
export function Call({ reading, side, door }: { reading: Reading; side: Side; door: Door }) {
  const say = useSay()
  const [tries, setTries] = useState(0)
  useEffect(() => holdCall(reading.id, side, door), [reading.id, side, door, tries])
  const { phase, needsPress } = useCall()
  const trouble = useMicrophone((microphone) => microphone.trouble)
  const { name } = otherOf(reading, side)
  return (
    <section
      aria-label={say('call.name', { name })}
      className="flex flex-col gap-8 px-12 lg:px-20 py-8 border-b border-line text-meta"
    >
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <Standing name={name} door={door} />
        {phase === 'elsewhere' ? (
          <Button kind="secondary" onClick={() => setTries(tries + 1)}>
            {say('call.here')}
          </Button>
        ) : (
          <Own />
        )}
      </div>
      {needsPress && (
        <Button onClick={() => void listen()} className="self-start">
          {say('call.press', { name })}
        </Button>
      )}
      {trouble && <MicrophoneTrouble />}
    </section>
  )
}

/** What the call does, in one line; and that nobody keeps it. */
function Standing({ name, door: { useRoom } }: { name: string; door: Door }) {
  const say = useSay()
  const phase = useCall((call) => call.phase)
  const open = useRoom(isOpen)
  return (
    <p className="grow basis-0 min-w-portrait">
      <span role="status" className="font-medium">
        {phase === 'connected' && !open ? say('call.stands') : say(`call.phase.${phase}`, { name })}
      </span>{' '}
      <span className="text-muted">{say('call.unrecorded')}</span>
    </p>
  )
}

/** One's own microphone: its level, mute, and another one. */
function Own() {
  const say = useSay()
  const muted = useCall((call) => call.muted)
  const stream = useMicrophone((microphone) => microphone.stream)
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="flex items-center gap-8">
      <div className="w-72">
        <LevelMeter stream={stream} label={say('call.level')} />
      </div>
      <Button
        kind="secondary"
        className="max-sm:px-16 whitespace-nowrap"
        onClick={() => useCall.setState({ muted: !muted })}
      >
        {muted ? <MicOff className="size-20" aria-hidden="true" /> : <Mic className="size-20" aria-hidden="true" />}
        {say(muted ? 'call.unmute' : 'call.mute')}
      </Button>
      <Button
        kind="quiet"
        className="px-12"
        aria-label={say('call.microphone.choose')}
        onClick={() => setChoosing(true)}
      >
        <Settings2 className="size-20" aria-hidden="true" />
      </Button>
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={say('call.microphone')}>
        <MicrophoneTest />
      </Dialog>
    </div>
  )
}
