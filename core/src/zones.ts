const formats = new Map<string, Intl.DateTimeFormat>()

// Making one takes far longer than using it.
const formatFor = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits })
  formats.set(timeZone, made)
  return made
}

/** What the wall clock of `timeZone` shows at `ms`, as if that were UTC. */
export const wallMs = (timeZone: string, ms: number) => {
  const parts = formatFor(timeZone).formatToParts(ms)
  const shown = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute)
}

/** The instant at which the wall clock shows `wall`; in an hour that is skipped, the same time after the jump. */
export const instantAt = (timeZone: string, wall: number) => {
  const first = wall - (wallMs(timeZone, wall) - wall)
  return first - (wallMs(timeZone, first) - wall)
}

/** The day that the wall clock of `timeZone` shows at `ms`: `2026-11-20`. */
export const dayAt = (timeZone: string, ms: number) => new Date(wallMs(timeZone, ms)).toISOString().slice(0, 10)
