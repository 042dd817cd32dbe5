/** Time as the server knows it. Everything that decides takes `now` from here; nothing else reads a clock. */
export interface Clock {
  /** Milliseconds since the epoch; never goes back. */
  now(): number
  /** Calls `fn` once when `now()` has reached `atMs`; the answer cancels it. */
  at(atMs: number, fn: () => unknown): () => void
}

const timeoutMsMax = 2 ** 31 - 1

/**
 * The node's own monotonic clock, anchored once at `anchorMs` (the database's clock at start), so that a stepped
 * wall clock bills nobody.
 */
export const monotonicClock = (anchorMs: number): Clock => {
  const startedMs = performance.now()
  const now = () => Math.floor(anchorMs + performance.now() - startedMs)
  const at = (atMs: number, fn: () => unknown) => {
    let timer: NodeJS.Timeout
    const arm = () => {
      const leftMs = atMs - now()
      timer = setTimeout(leftMs > timeoutMsMax ? arm : fn, Math.min(Math.max(leftMs, 0), timeoutMsMax))
      timer.unref()
    }
    arm()
    return () => clearTimeout(timer)
  }
  return { now, at }
}

/** A clock that stands until it is moved: `advance` runs what falls due on the way, in order, and waits for it. */
export const manualClock = (startMs: number) => {
  let nowMs = startMs
  const due: { atMs: number; fn: () => unknown }[] = []
  const next = (untilMs: number) => {
    due.sort((a, b) => a.atMs - b.atMs)
    return due[0] && due[0].atMs <= untilMs ? due.shift() : undefined
  }
  return {
    now: () => nowMs,
    at: (atMs: number, fn: () => unknown) => {
      const entry = { atMs, fn }
      due.push(entry)
      return () => {
        const index = due.indexOf(entry)
        if (index >= 0) due.splice(index, 1)
      }
    },
    async advance(ms: number) {
      const untilMs = nowMs + ms
      for (let entry = next(untilMs); entry; entry = next(untilMs)) {
        nowMs = Math.max(nowMs, entry.atMs)
        await entry.fn()
      }
      nowMs = untilMs
    },
  }
}
