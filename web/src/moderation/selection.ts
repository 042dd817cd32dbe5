import type { TextSpan } from '@evenlight/core/redaction'

/** Where a point of the page lies in the text whose pieces carry `data-from`; null outside of it. */
function placeOf(box: Element, node: Node, offset: number): number | null {
  if (!box.contains(node)) return null
  const around = node instanceof Element ? node : node.parentElement
  const piece = around?.closest<HTMLElement>('[data-from]')
  if (piece) {
    const from = Number(piece.dataset.from)
    return from + (node.nodeType === Node.TEXT_NODE ? offset : offset > 0 ? (piece.textContent?.length ?? 0) : 0)
  }
  const next = node.childNodes[offset]
  const child =
    next instanceof Element ? (next.matches('[data-from]') ? next : next.querySelector('[data-from]')) : null
  if (child instanceof HTMLElement) return Number(child.dataset.from)
  const last = [...box.querySelectorAll<HTMLElement>('[data-from]')].at(-1)
  return last ? Number(last.dataset.from) + (last.textContent?.length ?? 0) : null
}

/** The part of the text that is selected on the page. */
export function selectedIn(box: Element): TextSpan | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || !selection.anchorNode || !selection.focusNode) return null
  const from = placeOf(box, selection.anchorNode, selection.anchorOffset)
  const to = placeOf(box, selection.focusNode, selection.focusOffset)
  return from === null || to === null ? null : { from: Math.min(from, to), to: Math.max(from, to) }
}

/** Puts the caret at a place of the text. */
export function caretAt(box: Element, place: number) {
  const pieces = [...box.querySelectorAll<HTMLElement>('[data-from]')]
  const piece = pieces.findLast(({ dataset }) => Number(dataset.from) <= place)
  const text = piece?.firstChild
  if (!piece || !text) return
  getSelection()?.collapse(text, Math.min(place - Number(piece.dataset.from), text.textContent?.length ?? 0))
}
