import type { Heard } from '@evenlight/contract/areas'
import { emit, on } from '../../live.ts'
import { useSession } from '../../session/session.ts'
import type { Reading, Side } from '../calls.ts'
import { beginCall, isOpen, phaseNow, setCall, useCall } from './call.ts'
import type { Door } from './door.ts'
import { keepAwake } from './keep-awake.ts'
import { makeMeeting } from './meeting.ts'
import { makeWays } from './ways.ts'
import { camera } from './camera.ts'
import { microphone, useMicrophone } from './microphone.ts'
import { makePicture } from './picture.ts'

const TICK_MS = 1000
type Held = Pick<Reading, 'id' | 'channel'>

/** Holds this person's end of a call until the returned function is called. */
export function holdCall({ id: readingId, channel }: Held, side: Side, { useRoom, reportSound }: Door) {
  const end = beginCall()
  const { opened, release } = microphone.hold()
  const own = () => useMicrophone.getState().stream?.getAudioTracks()[0] ?? null
  const ways = makeWays(readingId)
  const picture = channel === 'video' ? makePicture(readingId, () => isOpen(useRoom.getState())) : undefined
  const meeting = makeMeeting({
    ways: ways.now,
    offers: side === 'client',
    microphone: own,
    picture,
    say: (said) => void emit('call:signal', { chat_id: readingId, ...said }).catch(() => undefined),
  })

  // A microphone that is shut sends silence. One that is taken away would send nothing, as a lost line does.
  const shut = () => {
    const track = own()
    if (track) track.enabled = isOpen(useRoom.getState()) && !useCall.getState().muted
  }
  const isHere = () => phaseNow() !== 'elsewhere'
  /** Another window of this person has the call from now on. */
  const giveWay = () => {
    meeting.cut()
    release()
    setCall({ phase: 'elsewhere', wanted: false })
  }
  // One after the other: what the second needs the first may still be making.
  let turn: Promise<unknown> = Promise.resolve()
  const onSignal = (told: Heard<'call:signal'>) => {
    if (told.chat_id !== readingId || !isHere()) return
    if (told.from === useSession.getState().userData?.id) return giveWay()
    turn = turn.then(() => meeting.take(told)).catch(() => undefined)
  }
  const onMicrophone = () => {
    shut()
    meeting.takeMicrophone()
  }
  const onPicture = () => {
    picture?.follow()
    meeting.showPicture()
  }
  const follows = picture
    ? [useRoom.subscribe(onPicture), useCall.subscribe(onPicture), camera.use.subscribe(onPicture)]
    : []
  const bye = () => isHere() && meeting.bye()
  const timer = setInterval(() => isHere() && meeting.tick(), TICK_MS)
  window.addEventListener('pagehide', bye)
  const ends: (() => unknown)[] = [
    on('call:signal', onSignal),
    useRoom.subscribe(shut),
    useCall.subscribe(shut),
    useMicrophone.subscribe(onMicrophone),
    ...follows,
    reportSound(async () => (isHere() ? meeting.report() : undefined)),
    () => clearInterval(timer),
    () => window.removeEventListener('pagehide', bye),
    bye,
    meeting.cut,
    release,
    () => picture?.end(),
    keepAwake(),
    end,
  ]
  // The first words are not lost to a question of the browser: who has not answered it says nothing yet.
  void Promise.all([opened, ways.asked]).then(() => isHere() && meeting.hello())
  return () => ends.forEach((one) => one())
}
