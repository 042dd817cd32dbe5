import type { manualClock } from '../../kernel/clock.ts'

type Manual = ReturnType<typeof manualClock>
interface Entry {
  atMs: number
  work: () => Promise<unknown>
}

/** What happens one thing after the other, on a clock that only goes ahead: what is late because something took long follows it. */
export const makeAgenda = (clock: Manual, onTurn: (now: number) => Promise<unknown>) => {
  const entries: Entry[] = []
  const add = (atMs: number, work: Entry['work']) => {
    const at = entries.findIndex((entry) => entry.atMs > atMs)
    entries.splice(at < 0 ? entries.length : at, 0, { atMs, work })
  }
  const moveTo = async (atMs: number) => {
    if (atMs > clock.now()) await clock.advance(atMs - clock.now())
    await onTurn(clock.now())
  }
  /** Lets everything happen that is due by then. */
  const until = async (endMs: number) => {
    while (entries[0] && entries[0].atMs <= endMs) {
      const { atMs, work } = entries.shift()!
      await moveTo(atMs)
      await work()
    }
    await moveTo(endMs)
  }
  return { add, until }
}
export type Agenda = ReturnType<typeof makeAgenda>
