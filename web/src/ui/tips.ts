const REST_MS = 400
const GAP = 8

/** One tip for the whole page, over everything: nobody can point at two things. */
function makeTip() {
  const tip = document.createElement('div')
  tip.popover = 'manual'
  tip.ariaHidden = 'true'
  tip.className = 'tip'
  return tip
}

/** Above its place or beneath it where there is no room, and never out of the window. */
function placed(at: DOMRect, { width, height }: DOMRect) {
  const above = at.top - height - GAP
  const most = document.documentElement.clientWidth - width - GAP
  const start = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, most))
  return `${start}px ${above < GAP ? at.bottom + GAP : above}px`
}

/**
 * Shows the words of `data-tip` for what the pointer rests on or the keyboard has come to. A tip stays while the pointer
 * is on it and goes with Esc. Its words are those that a screen reader says of the thing anyway, so they are shown only.
 * Until the returned function is called.
 */
export function watchTips() {
  const tip = makeTip()
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  let on: Element | undefined
  const hide = () => {
    clearTimeout(timer)
    on = undefined
    if (tip.matches(':popover-open')) tip.hidePopover()
  }
  const show = () => {
    if (!on?.isConnected) return hide()
    // Within an open dialog, as all that is outside of one is out of reach.
    ;(on.closest('dialog') ?? document.body).append(tip)
    tip.textContent = on.getAttribute('data-tip')
    tip.showPopover()
    tip.style.translate = placed(on.getBoundingClientRect(), tip.getBoundingClientRect())
  }
  const come = (target: EventTarget | null, afterMs: number) => {
    const to = target instanceof Element ? (target.closest('[data-tip]') ?? undefined) : undefined
    if (to === on || target === tip) return
    hide()
    on = to
    if (to) timer = setTimeout(show, afterMs)
  }
  const over = ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && come(target, REST_MS)
  const focused = ({ target }: Event) => come((target as Element).matches(':focus-visible') ? target : null, 0)
  addEventListener('pointerover', over, { signal })
  addEventListener('focusin', focused, { signal })
  for (const gone of ['focusout', 'pointerdown', 'scroll']) addEventListener(gone, hide, { capture: true, signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  return () => {
    end.abort()
    hide()
    tip.remove()
  }
}
