import type { Span } from '../src/meter/span.ts'

/**
 * The rules of away time and of unsteady lines said again, a step of time after the other: of each step since `fromMs` whether
 * the person was away in it, and whether their line was unsteady. `signs` are all their signs of life.
 */
export const naive = (
  evidence: readonly Span[],
  signs: readonly number[],
  { fromMs = 0, untilMs, stepMs }: { fromMs?: number; untilMs: number; stepMs: number },
) => {
  const there = new Uint8Array(Math.max(0, untilMs - fromMs) / stepMs + 1)
  for (const span of evidence)
    there.fill(1, Math.max(0, span.fromMs - fromMs) / stepMs, Math.max(0, span.toMs - fromMs) / stepMs)
  const isSign = new Uint8Array(there.length)
  for (const ms of signs) if (ms >= fromMs) isSign[(ms - fromMs) / stepMs] = 1
  const gaps: [from: number, to: number][] = []
  const away = new Uint8Array(there.length - 1)
  const shaky = new Uint8Array(there.length - 1)
  let [since, held, unsteady] = [fromMs, 0, false]
  for (let n = 0; n < away.length; n++) {
    const ms = fromMs + n * stepMs
    // A gap ends at a sign of life, and the next may begin at once.
    if (isSign[n] && ms > since) {
      gaps.push([since, ms])
      const recent = gaps.filter(([, to]) => to > ms - 60_000)
      const lost = recent
        .filter(([from, to]) => to - from < 10_000)
        .map(([from, to]) => to - Math.max(from, ms - 60_000))
      if (recent.length >= 6 || lost.reduce((sum, one) => sum + one, 0) > 15_000) unsteady = true
      held = 0
    }
    if (isSign[n]) since = ms
    if (unsteady && held >= 6000) unsteady = false
    const isThere = there[n] === 1
    shaky[n] = unsteady ? 1 : 0
    away[n] = isThere && !unsteady ? 0 : 1
    held = isThere ? held + stepMs : 0
    if (isThere) since = ms + stepMs
  }
  return { away, shaky }
}
