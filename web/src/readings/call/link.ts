import type { Signal } from '@evenlight/contract/call'
import type { output } from 'zod/mini'
import { readReport, type Sounded } from './report.ts'

export type Said = output<typeof Signal>

interface Wiring {
  ways: () => RTCConfiguration
  microphone: MediaStreamTrack | null
  tell: (signal: Said) => void
  onSound: (stream: MediaStream) => void
  onState: (state: RTCPeerConnectionState) => void
}

/** One connection to the other browser. Who `offers` makes it and every change of it; so the two never offer at once. */
export function openLink({ ways, microphone, tell, onSound, onState }: Wiring) {
  const line = new RTCPeerConnection(ways())
  let before: Sounded | undefined
  let early: RTCIceCandidateInit[] = []
  line.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate?.candidate) return
    const { sdpMid, sdpMLineIndex } = candidate
    tell({ kind: 'candidate', candidate: candidate.candidate, mid: sdpMid ?? '', line: sdpMLineIndex ?? 0 })
  })
  line.addEventListener('track', ({ track }) => onSound(new MediaStream([track])))
  line.addEventListener('connectionstatechange', () => onState(line.connectionState))

  const sender = () => line.getTransceivers()[0]?.sender
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
      else line.addTransceiver(microphone ?? 'audio', { direction: 'sendrecv' })
      tell({ kind: 'offer', sdp: await describe() })
    },
    answer: async (sdp: string) => {
      const isFirst = line.remoteDescription === null
      if (!isFirst) line.setConfiguration(ways())
      await line.setRemoteDescription({ type: 'offer', sdp })
      const [audio] = line.getTransceivers()
      if (isFirst && audio) {
        audio.direction = 'sendrecv'
        await audio.sender.replaceTrack(microphone)
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
    setMicrophone: (track: MediaStreamTrack | null) => sender()?.replaceTrack(track),
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
