const HIDDEN_MS = 250

/** Gathers items and hands them to `take` together, once a frame. A hidden tab has no frames, so there it's a timer. */
export function perFrame<Item>(take: (items: Item[]) => void) {
  let waiting: Item[] = []
  const flush = () => {
    const items = waiting
    waiting = []
    if (items.length) take(items)
  }
  return (item: Item) => {
    if (waiting.push(item) > 1) return
    requestAnimationFrame(flush)
    setTimeout(flush, HIDDEN_MS)
  }
}
