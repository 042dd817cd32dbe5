import { useEffect, useRef } from 'react'

const LOOK_MS = 100
/** How loud a usual voice fills the bar. */
const FULL = 0.25

/** Tells again and again how loud it is, 0 to 1, until the returned function is called. */
function watchLevel(stream: MediaStream, tell: (level: number) => void) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  const samples = new Float32Array(analyser.fftSize)
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume().catch(() => undefined)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    tell(Math.min(1, loudest / FULL))
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

/** How loud the microphone hears its person. */
export function LevelMeter({ stream, label }: { stream: MediaStream | null; label: string }) {
  const bar = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    if (!stream) return
    return watchLevel(stream, (level) => {
      if (bar.current) bar.current.value = level
    })
  }, [stream])
  return <meter ref={bar} min={0} max={1} value={0} aria-label={label} className="bar" />
}
