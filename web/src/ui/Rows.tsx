import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface RowsProps<Item extends { id: string }> {
  label: string
  items: readonly Item[]
  /** The row that Tab comes to first. */
  start?: string | undefined
  /** Any other key pressed on a row; true when it took the row away, so that the focus goes to the next one. */
  onKey?: (key: string, item: Item) => boolean
  children: (item: Item, tabIndex: 0 | -1) => ReactNode
}

const places: Record<string, (at: number, last: number) => number> = {
  j: (at, last) => Math.min(at + 1, last),
  k: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A list of links that is one stop of Tab: arrows, j and k move in it. Its keys do nothing while the focus is elsewhere. */
export function Rows<Item extends { id: string }>({ label, items, start, onKey, children }: RowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string>()
  const refocus = useRef<number | null>(null)
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])]
  const has = (id: string | undefined) => items.some((item) => item.id === id)
  const current = has(stop) ? stop : has(start) ? start : items[0]?.id
  useEffect(() => {
    if (refocus.current === null) return
    links()[Math.min(refocus.current, items.length - 1)]?.focus()
    refocus.current = null
  }, [items.length])
  const press = (event: KeyboardEvent) => {
    const at = links().findIndex((link) => link === document.activeElement)
    const item = items[at]
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return
    const place = places[event.key]
    if (place) {
      event.preventDefault()
      links()[place(at, items.length - 1)]?.focus()
    } else if (onKey?.(event.key, item)) refocus.current = at
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={press}
      onFocus={({ target }) => setStop(items[links().indexOf(target)]?.id)}
      className="flex flex-col"
    >
      {items.map((item) => (
        <li key={item.id} className="border-b border-line last:border-b-0">
          {children(item, item.id === current ? 0 : -1)}
        </li>
      ))}
    </ul>
  )
}
