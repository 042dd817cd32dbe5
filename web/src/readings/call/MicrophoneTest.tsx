import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useSay } from '../../words/say.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import {
  again,
  chosenMicrophone,
  chooseMicrophone,
  holdMicrophone,
  listMicrophones,
  useMicrophone,
} from './microphone.ts'

/** Which microphone, and whether it hears its person. */
export function MicrophoneTest({ onReady }: { onReady?: (ready: boolean) => void }) {
  const say = useSay()
  const { stream, trouble } = useMicrophone()
  useEffect(() => holdMicrophone().release, [])
  const ready = stream !== null
  useEffect(() => onReady?.(ready), [ready, onReady])
  return (
    <div
      role="group"
      aria-label={say('call.microphone')}
      className="flex flex-col gap-12 p-16 rounded-button border border-line"
    >
      {trouble ? <MicrophoneTrouble /> : <Devices stream={stream} />}
    </div>
  )
}

function Devices({ stream }: { stream: MediaStream | null }) {
  const say = useSay()
  const { data: devices = [] } = useQuery({
    queryKey: ['microphones', stream?.id],
    queryFn: listMicrophones,
    staleTime: 0,
  })
  const now = stream?.getAudioTracks()[0]?.getSettings().deviceId
  return (
    <>
      <SelectField
        label={say('call.microphone')}
        value={devices.some(({ deviceId }) => deviceId === chosenMicrophone()) ? chosenMicrophone() : (now ?? '')}
        onChange={({ target }) => void chooseMicrophone(target.value)}
      >
        {devices.length === 0 && <option value={now ?? ''}>{say('call.microphone.asking')}</option>}
        {devices.map(({ deviceId, label }, n) => (
          <option key={deviceId} value={deviceId}>
            {label || say('call.microphone.number', { n: n + 1 })}
          </option>
        ))}
      </SelectField>
      <LevelMeter stream={stream} label={say('call.level')} />
      <p className="text-meta text-muted">{say('call.microphone.test')}</p>
    </>
  )
}

/** Why there is no microphone, what helps, and another try. */
export function MicrophoneTrouble() {
  const say = useSay()
  const trouble = useMicrophone((microphone) => microphone.trouble)
  if (!trouble) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-16 gap-y-8 text-meta">
      <span className="grow basis-0 min-w-portrait">{say(`call.trouble.${trouble}`)}</span>
      {trouble !== 'unsupported' && (
        <Button kind="secondary" onClick={() => void again()}>
          {say('call.again')}
        </Button>
      )}
    </div>
  )
}
