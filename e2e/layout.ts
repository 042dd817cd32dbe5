import type { Page } from '@playwright/test'

/** Runs in the page: what a machine can see of a layout that is wrong, one sentence a fault. */
function faultsInPage() {
  const found = new Set<string>()
  const nameOf = (one: Element) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `${one.tagName.toLowerCase()} “${words}”`
  }
  const isHidden = (one: Element) =>
    one.closest('[inert], [aria-hidden=true]') !== null ||
    !one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const isForEars = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  const clipOf = (one: Element) => getComputedStyle(one).clipPath !== 'none' || getComputedStyle(one).clip !== 'auto'
  const ancestors = (one: Element) => {
    const list: Element[] = []
    for (let at: Element | null = one; at; at = at.parentElement) list.push(at)
    return list
  }
  const isLeft = (one: Element) => isHidden(one) || ancestors(one).some((at) => clipOf(at) || isForEars(at))
  /** What floats over the page is held against its own kind only. */
  const layerOf = (one: Element) =>
    ancestors(one).find(
      (at) => at.matches('dialog, [role=listbox]') || /fixed|sticky/.test(getComputedStyle(at).position),
    ) ?? document.body
  const scrollers = (one: Element) =>
    ancestors(one).filter((at) => /auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow))
  /** The part of a box that is not scrolled out of sight. */
  const seen = (box: DOMRect, one: Element) => {
    let { left, top, right, bottom } = box
    for (const at of scrollers(one)) {
      if (at === document.body || at === document.documentElement) continue
      const frame = at.getBoundingClientRect()
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return { left, top, right, bottom }
  }
  type Box = ReturnType<typeof seen>
  const shared = (a: Box, b: Box) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  })

  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) found.add(`the page is ${over} px wider than the window`)

  const modal = [...document.querySelectorAll('dialog[open]')].find((one) => one.matches(':modal'))
  const root = modal ?? document.body

  const texts: { one: Element; boxes: Box[]; layer: Element }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement
    if (!one || !node.textContent?.trim() || one.closest('option, script, style, noscript, title, svg') || isLeft(one))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const whole = [...range.getClientRects()]
    const isScrolled = scrollers(one).some((at) => at !== document.body && at !== document.documentElement)
    if (!isScrolled && whole.some((box) => box.left < -1 || box.right > innerWidth + 1))
      found.add(`out of the window: ${nameOf(one)}`)
    const boxes = whole
      .map((box) => seen(box, one))
      .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1)
    texts.push({ one, boxes, layer: layerOf(one) })
  }
  for (const { one } of texts)
    for (const at of ancestors(one)) {
      const style = getComputedStyle(at)
      if (at === document.body || at === document.documentElement) break
      // Three dots say that there is more.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue
      const cuts = (way: string) => way === 'hidden' || way === 'clip'
      if (cuts(style.overflowX) && at.scrollWidth > at.clientWidth + 1) found.add(`cut at the side: ${nameOf(at)}`)
      if (cuts(style.overflowY) && at.scrollHeight > at.clientHeight + 1) found.add(`cut below: ${nameOf(at)}`)
    }
  for (const [at, a] of texts.entries())
    for (const b of texts.slice(at + 1)) {
      if (a.layer !== b.layer || a.one === b.one) continue
      const lies = a.boxes.some((x) =>
        b.boxes.some((y) => {
          const { width, height } = shared(x, y)
          return width > 3 && height > 0.4 * Math.min(x.bottom - x.top, y.bottom - y.top)
        }),
      )
      if (lies) found.add(`words over words: ${nameOf(a.one)} and ${nameOf(b.one)}`)
    }

  /** A button at the end of a field belongs to it. */
  const isInside = (inner: Element, outer: Element) => {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
    return a.left >= b.left && a.right <= b.right && a.top >= b.top - 2 && a.bottom <= b.bottom + 2
  }
  const controls = [
    ...root.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]',
    ),
  ]
    .filter((one) => !isLeft(one))
    .map((one) => ({
      one,
      layer: layerOf(one),
      boxes: [...one.getClientRects()].map((box) => seen(box, one.parentElement ?? one)),
    }))
  for (const [at, a] of controls.entries())
    for (const b of controls.slice(at + 1)) {
      if (a.layer !== b.layer || a.one.contains(b.one) || b.one.contains(a.one)) continue
      if (a.one.closest('label') !== null && a.one.closest('label') === b.one.closest('label')) continue
      const isField = a.one.matches('input') && isInside(b.one, a.one)
      const lies = a.boxes.some((x) => b.boxes.some((y) => shared(x, y).width > 2 && shared(x, y).height > 2))
      if (lies && !isField) found.add(`controls over each other: ${nameOf(a.one)} and ${nameOf(b.one)}`)
    }
  return [...found]
}

/** What a machine can see of a layout that is wrong: words and controls that are cut, lie over one another or leave the window. */
export const faultsOfLayout = (page: Page) => page.evaluate(faultsInPage)
