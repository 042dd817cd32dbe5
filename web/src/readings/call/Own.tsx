import { Mic, MicOff, Settings2, Video, VideoOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../words/say.tsx'
import { useCall } from './call.ts'
import { CameraTest } from './CameraTest.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { MicrophoneTest } from './MicrophoneTest.tsx'
import { useMicrophone } from './microphone.ts'

/** One's own microphone and camera: level, mute, the picture, and other devices. */
export function Own({ video }: { video: boolean }) {
  const say = useSay()
  const { muted, wanted } = useCall()
  const stream = useMicrophone((microphone) => microphone.stream)
  const [choosing, setChoosing] = useState(false)
  const name = say(video ? 'call.devices' : 'call.microphone')
  return (
    <div className="flex flex-wrap items-center gap-8">
      <div className={cx('w-72', video && 'max-sm:w-48')}>
        <LevelMeter stream={stream} label={say('call.level')} />
      </div>
      <Button
        kind="secondary"
        className="max-sm:px-16 whitespace-nowrap"
        onClick={() => useCall.setState({ muted: !muted })}
      >
        {muted ? <MicOff className="size-20" aria-hidden="true" /> : <Mic className="size-20" aria-hidden="true" />}
        <span className={cx(video && 'max-sm:say-only')}>{say(muted ? 'call.unmute' : 'call.mute')}</span>
      </Button>
      {video && (
        <Button
          kind="secondary"
          className="max-sm:px-16 whitespace-nowrap"
          onClick={() => useCall.setState({ wanted: !wanted })}
        >
          {wanted ? (
            <VideoOff className="size-20" aria-hidden="true" />
          ) : (
            <Video className="size-20" aria-hidden="true" />
          )}
          {say(wanted ? 'call.camera.off' : 'call.camera.on')}
        </Button>
      )}
      <Button
        kind="quiet"
        className="px-12"
        aria-label={say(video ? 'call.devices.choose' : 'call.microphone.choose')}
        onClick={() => setChoosing(true)}
      >
        <Settings2 className="size-20" aria-hidden="true" />
      </Button>
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={name}>
        <div className="flex flex-col gap-16">
          <MicrophoneTest />
          {video && <CameraTest />}
        </div>
      </Dialog>
    </div>
  )
}
