import type { Heard } from '@evenlight/contract/areas'
import { listen, noPicture, phaseNow, setCall } from './call.ts'
import { type Link, openLink, type Said } from './link.ts'
import type { Picture } from './picture.ts'
import type { Report } from './report.ts'

/** How often somebody who is alone says hello, how long an offer waits for its answer, and a line for its first sound. */
const HELLO_MS = 3000
const ANSWER_MS = 4000
const CONNECT_MS = 15_000
/** Without sound for so long the line is sought anew: some losses are told by nothing else. */
const LOST_MS = 3000
/** From one try to heal a line to the next. After two the connection is made anew. */
const HEAL_MS = [1000, 4000, 8000, 12_000] as const
const RESTARTS = 2

const newLeg = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

interface Wiring {
  /** Of the two one alone makes connections, and every change of them. */
  offers: boolean
  microphone: () => MediaStreamTrack | null
  picture: Picture | undefined
  ways: () => RTCConfiguration
  say: (said: { leg: string; to?: string; signal: Said }) => void
}

/** Finds the other of a call, and again as often as it is lost. Each try has a name: what belongs to another one is not heard. */
export function makeMeeting({ offers, microphone, picture, ways, say }: Wiring) {
  let leg = newLeg()
  let peer: string | undefined
  let link: Link | undefined
  let [helloAtMs, linkAtMs, healAtMs] = [-Infinity, 0, 0]
  let heals = 0

  const tell = (signal: Said, to = peer) => say({ leg, ...(to && { to }), signal })
  const hello = () => {
    helloAtMs = performance.now()
    say({ leg, signal: { kind: 'hello' } })
  }
  let saidOfPicture = ''
  const tellOfPicture = (again: boolean) => {
    if (!picture || !peer) return
    const said = picture.said()
    const words = JSON.stringify(said)
    if (again || words !== saidOfPicture) tell({ kind: 'camera', ...said })
    saidOfPicture = words
  }
  const showPicture = (again = false) => {
    void link?.showPicture().catch(() => undefined)
    tellOfPicture(again)
  }
  const cut = () => {
    link?.close()
    link = undefined
  }
  const onState = (state: RTCPeerConnectionState) => {
    if (state === 'failed') heal()
    // It may come back by itself; for as long as a new one would take.
    if (state === 'disconnected') linkAtMs = performance.now()
    if (state !== 'connected') return
    heals = 0
    setCall({ phase: 'connected' })
    showPicture(true)
  }
  const connect = () => {
    cut()
    linkAtMs = performance.now()
    if (phaseNow() !== 'failed' && phaseNow() !== 'lost') setCall({ phase: 'connecting' })
    const onTrack = (track: MediaStreamTrack) => {
      const stream = new MediaStream([track])
      if (track.kind === 'video') setCall({ picture: stream })
      else void listen(stream)
    }
    link = openLink({ ways, microphone: microphone(), picture: picture?.track, tell, onTrack, onState })
    return link
  }
  const begin = () => {
    leg = newLeg()
    return connect().offer()
  }
  const heal = () => {
    const nowMs = performance.now()
    if (!peer || nowMs < healAtMs) return
    healAtMs = nowMs + (HEAL_MS[Math.min(heals, HEAL_MS.length - 1)] ?? 0)
    const isFresh = ++heals > RESTARTS
    if (offers) void (isFresh || !link ? begin() : link.offer(true)).catch(() => undefined)
    else if (!isFresh) tell({ kind: 'restart' })
    else {
      leg = newLeg()
      hello()
    }
  }

  const meet = async (other: string, isAnswer: boolean) => {
    const isNew = other !== peer
    peer = other
    if (!isAnswer) tell({ kind: 'hello' })
    if (isNew) cut()
    if (offers && (isNew || !link)) await begin()
    else if (isNew && phaseNow() !== 'lost') setCall({ phase: 'connecting' })
  }
  const answer = (other: string, sdp: string) => {
    const known = other === peer ? link : undefined
    peer = other
    return (known ?? connect()).answer(sdp)
  }
  const lose = () => {
    peer = undefined
    cut()
    setCall({ phase: 'left', theirs: noPicture })
  }
  const take = async ({ leg: other, to, signal }: Heard<'call:signal'>) => {
    if (to && to !== leg) return
    if (signal.kind === 'hello') return meet(other, to !== undefined)
    if (signal.kind === 'offer') return answer(other, signal.sdp)
    if (other !== peer) return
    if (signal.kind === 'answer') await link?.take(signal.sdp)
    if (signal.kind === 'candidate') await link?.add(signal.candidate, signal.mid, signal.line)
    if (signal.kind === 'camera') setCall({ theirs: { wanted: signal.wanted, shown: signal.shown } })
    if (signal.kind === 'restart' && offers) await link?.offer(true)
    if (signal.kind === 'bye') lose()
  }

  return {
    hello,
    take,
    /** Looks once a second whether something that should have come has not. */
    tick: () => {
      if (link?.isConnected()) return
      const nowMs = performance.now()
      if (!(peer && link) && nowMs - helloAtMs >= HELLO_MS) hello()
      if (!link) return
      const isLate = nowMs - linkAtMs >= CONNECT_MS
      if (isLate) setCall({ phase: 'failed' })
      if (offers && (isLate || (!link.isAnswered() && nowMs - linkAtMs >= ANSWER_MS)))
        void begin().catch(() => undefined)
    },
    /** What is heard of the other, told with a beat; a line without sound is healed by it. */
    report: async (): Promise<Report> => {
      const told = (await link?.report()) ?? { spoke: false, heard: false }
      const isLost = (told.sound_age_ms ?? Infinity) > LOST_MS
      const phase = phaseNow()
      if (!isLost && link?.isConnected() && phase !== 'connected') setCall({ phase: 'connected' })
      if (isLost && peer && (phase === 'connected' || phase === 'lost')) {
        // A line is given as long for its first sound.
        if (performance.now() - linkAtMs < LOST_MS) return told
        setCall({ phase: 'lost' })
        heal()
      }
      return told
    },
    /** From now on by this microphone; or without one. */
    takeMicrophone: () => void link?.setMicrophone(microphone())?.catch(() => undefined),
    /** As this person's picture stands now. */
    showPicture: () => showPicture(),
    bye: () => peer && tell({ kind: 'bye' }),
    cut,
  }
}
