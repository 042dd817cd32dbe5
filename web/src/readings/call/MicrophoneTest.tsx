import { useEffect } from 'react'
import { useSay } from '../../words/say.tsx'
import { DeviceChoice, DeviceTrouble } from './DeviceChoice.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { microphone } from './microphone.ts'

/** Which microphone, and whether it hears its person. */
export function MicrophoneTest({ onReady }: { onReady?: (ready: boolean) => void }) {
  const say = useSay()
  const { stream, trouble } = microphone.use()
  useEffect(() => microphone.hold().release, [])
  const ready = stream !== null
  useEffect(() => onReady?.(ready), [ready, onReady])
  return (
    <div
      role="group"
      aria-label={say('call.microphone')}
      className="flex flex-col gap-12 p-16 rounded-button border border-line"
    >
      {trouble ? (
        <DeviceTrouble of={microphone} />
      ) : (
        <>
          <DeviceChoice of={microphone} />
          <LevelMeter stream={stream} label={say('call.level')} />
          <p className="text-meta text-muted">{say('call.microphone.test')}</p>
        </>
      )}
    </div>
  )
}
