/** A span of server time in milliseconds, `fromMs` included, `toMs` not. */
export interface Span {
  fromMs: number
  toMs: number
}

/** Sorted spans that neither touch nor overlap, covering the same time. Empty ones vanish. */
export const joined = (spans: readonly Span[]): Span[] => {
  const out: Span[] = []
  for (const { fromMs, toMs } of [...spans].sort((a, b) => a.fromMs - b.fromMs)) {
    if (toMs <= fromMs) continue
    const last = out.at(-1)
    if (last && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs)
    else out.push({ fromMs, toMs })
  }
  return out
}

/** The time that lies in both; either side may come in any order. */
export const overlap = (some: readonly Span[], others: readonly Span[]): Span[] => {
  const [a, b] = [joined(some), joined(others)]
  const out: Span[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [x, y] = [a[i]!, b[j]!]
    const fromMs = Math.max(x.fromMs, y.fromMs)
    const toMs = Math.min(x.toMs, y.toMs)
    if (fromMs < toMs) out.push({ fromMs, toMs })
    if (x.toMs < y.toMs) i++
    else j++
  }
  return out
}

/** `whole` without the time that lies in `holes`. */
export const without = (whole: readonly Span[], holes: readonly Span[]): Span[] => {
  const cuts = joined(holes)
  return joined(whole).flatMap((span) => {
    const out: Span[] = []
    let fromMs = span.fromMs
    for (const cut of cuts) {
      if (cut.toMs <= fromMs || cut.fromMs >= span.toMs) continue
      if (cut.fromMs > fromMs) out.push({ fromMs, toMs: cut.fromMs })
      fromMs = Math.max(fromMs, cut.toMs)
    }
    if (fromMs < span.toMs) out.push({ fromMs, toMs: span.toMs })
    return out
  })
}

/** Total length in milliseconds of spans that do not overlap. */
export const lengthMs = (spans: readonly Span[]) => spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)

/** The instant at which `ms` of these (sorted) spans have passed; undefined when they are shorter than that. */
export const instantMs = (spans: readonly Span[], ms: number): number | undefined => {
  let leftMs = ms
  for (const { fromMs, toMs } of spans) {
    if (leftMs <= toMs - fromMs) return fromMs + leftMs
    leftMs -= toMs - fromMs
  }
  return undefined
}

/** The first `ms` of these (sorted) spans. */
export const firstMs = (spans: readonly Span[], ms: number): Span[] => {
  const endMs = instantMs(spans, ms)
  return endMs === undefined
    ? [...spans]
    : joined(spans.map(({ fromMs, toMs }) => ({ fromMs, toMs: Math.min(toMs, endMs) })))
}
