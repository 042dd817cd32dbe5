import type { Signal } from '@evenlight/contract/call'
import type { output } from 'zod/mini'
import { readReport, type Sounded } from './report.ts'

export type Said = output<typeof Signal>

interface Wiring {
  ways: () => RTCConfiguration
  microphone: MediaStreamTrack | null
  /** Of a video call: what may be sent of this person's picture now. */
  picture: (() => MediaStreamTrack | null) | undefined
  tell: (signal: Said) => void
  onTrack: (track: MediaStreamTrack) => void
  onState: (state: RTCPeerConnectionState) => void
}

/** Of a picture: a line that is too narrow for both keeps the voice. */
const PICTURE_BITS_A_SECOND = 800_000

/** Sends this picture from now on, or none. */
async function send(sender: RTCRtpSender, track: MediaStreamTrack | null) {
  if (sender.track === track) return
  await sender.replaceTrack(track)
  const { encodings, ...rest } = sender.getParameters()
  const bounded = encodings.map((one) => ({ ...one, maxBitrate: PICTURE_BITS_A_SECOND }))
  await sender.setParameters({ ...rest, encodings: bounded })
}

/** One connection to the other browser. Who `offers` makes it and every change of it; so the two never offer at once. */
export function openLink({ ways, microphone, picture, tell, onTrack, onState }: Wiring) {
  const line = new RTCPeerConnection(ways())
  let before: Sounded | undefined
  let early: RTCIceCandidateInit[] = []
  line.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate?.candidate) return
    const { sdpMid, sdpMLineIndex } = candidate
    tell({ kind: 'candidate', candidate: candidate.candidate, mid: sdpMid ?? '', line: sdpMLineIndex ?? 0 })
  })
  line.addEventListener('track', ({ track }) => onTrack(track))
  line.addEventListener('connectionstatechange', () => onState(line.connectionState))

  const senders = () => line.getTransceivers().map(({ sender }) => sender)
  const describe = async (): Promise<string> => {
    await line.setLocalDescription()
    return line.localDescription?.sdp ?? ''
  }
  /** A candidate that comes before what it belongs to would be lost. */
  const takeEarly = async () => {
    const all = early
    early = []
    for (const one of all) await line.addIceCandidate(one)
  }

  const seekAnew = () => {
    line.setConfiguration(ways())
    line.restartIce()
  }

  return {
    offer: async (restart = false) => {
      if (restart) seekAnew()
      // Once, and by who offers alone: otherwise each would have a line of its own for what it sends.
      else {
        line.addTransceiver(microphone ?? 'audio', { direction: 'sendrecv' })
        // There from the beginning, so that a camera that comes later changes nothing between the two.
        if (picture) line.addTransceiver('video', { direction: 'sendrecv' })
      }
      tell({ kind: 'offer', sdp: await describe() })
    },
    answer: async (sdp: string) => {
      const isFirst = line.remoteDescription === null
      if (!isFirst) line.setConfiguration(ways())
      await line.setRemoteDescription({ type: 'offer', sdp })
      if (isFirst) {
        for (const one of line.getTransceivers()) one.direction = 'sendrecv'
        await senders()[0]?.replaceTrack(microphone)
      }
      tell({ kind: 'answer', sdp: await describe() })
      await takeEarly()
    },
    take: async (sdp: string) => {
      if (line.signalingState !== 'have-local-offer') return
      await line.setRemoteDescription({ type: 'answer', sdp })
      await takeEarly()
    },
    add: async (candidate: string, sdpMid: string, sdpMLineIndex: number) => {
      early.push({ candidate, sdpMid, sdpMLineIndex })
      if (line.remoteDescription) await takeEarly()
    },
    setMicrophone: (track: MediaStreamTrack | null) => senders()[0]?.replaceTrack(track),
    /** Sends what may be seen of this person now. */
    showPicture: async () => {
      const sender = senders()[1]
      if (sender && picture) await send(sender, picture())
    },
    isAnswered: () => line.remoteDescription !== null,
    isConnected: () => line.connectionState === 'connected',
    /** What came in and went out since the last report. */
    report: async () => {
      const { report, now } = readReport(await line.getStats(), before)
      before = now
      return report
    },
    close: () => {
      onState = () => undefined
      line.close()
    },
  }
}
export type Link = ReturnType<typeof openLink>
