const pressable = 'a, button, summary'

/** Remembers where the focus is in a drawn part and what is unfolded there; gives what puts it into the part that replaces it. */
export function asLeft(drawn: HTMLElement) {
  const at = [...drawn.querySelectorAll(pressable)].findIndex((one) => one === document.activeElement)
  const unfolded = [...drawn.querySelectorAll('details')].map(({ open }) => open)
  return (live: HTMLElement | null) => {
    if (!live) return
    live.querySelectorAll('details').forEach((one, n) => (one.open = unfolded[n] ?? false))
    live.querySelectorAll<HTMLElement>(pressable)[at]?.focus({ preventScroll: true })
  }
}
