import { useEffect } from 'react'
import { useSay } from '../../words/say.tsx'
import { camera } from './camera.ts'
import { DeviceChoice, DeviceTrouble } from './DeviceChoice.tsx'
import { Moving } from './Moving.tsx'

/** Which camera, and what it sees; nobody else does. */
export function CameraTest() {
  const say = useSay()
  const { stream, trouble } = camera.use()
  useEffect(() => camera.hold().release, [])
  return (
    <div
      role="group"
      aria-label={say('call.camera')}
      className="flex flex-col gap-12 p-16 rounded-button border border-line"
    >
      {trouble ? (
        <DeviceTrouble of={camera} />
      ) : (
        <>
          <DeviceChoice of={camera} />
          <div className="h-square rounded-control overflow-hidden bg-sunken">
            {stream && <Moving stream={stream} label={say('call.picture.own')} mirrored />}
          </div>
          <p className="text-meta text-muted">{say('call.camera.test')}</p>
        </>
      )}
    </div>
  )
}
