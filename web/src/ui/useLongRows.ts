import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../preferences.ts'
import { useKeptScroll } from './useKeptScroll.ts'

const OVERSCAN = 8

interface LongRows {
  count: number
  /** Of a row, in sizes of the page's letters. */
  rowRem: number
  /** Of what stays in sight over the rows. */
  headRem: number
  /** Another list from its top on, when it changes. */
  of: string
  onOpen: (index: number) => void
}

const steps: Record<string, (at: number, page: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: () => Infinity,
}

/** Of a long list the rows in sight and the one that the arrows stand on, which Enter opens. */
export function useLongRows({ count, rowRem, headRem, of, onOpen }: LongRows) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number>()
  usePreferences(({ text }) => text)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const [rowPx, headPx] = [Math.round(rowRem * rem), Math.round(headRem * rem)]
  // The row of the arrows stays there while it is out of sight, or a screen reader would lose it.
  const rangeExtractor = (range: Range) => {
    const near = defaultRangeExtractor(range)
    return at === undefined || at >= count || near.includes(at) ? near : [...near, at].toSorted((a, b) => a - b)
  }
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here.
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    rangeExtractor,
  })
  useEffect(() => rows.measure(), [rows, rowPx])
  useKeptScroll(box, rows.getTotalSize())
  const shown = useRef(of)
  useEffect(() => {
    if (shown.current === of) return
    shown.current = of
    setAt(undefined)
    if (box.current) box.current.scrollTop = 0
  }, [of])

  const firstInSight = () => Math.min(Math.ceil((box.current?.scrollTop ?? 0) / rowPx), Math.max(count - 1, 0))
  const press = (event: KeyboardEvent) => {
    if (event.target !== box.current || event.altKey || event.metaKey || count === 0) return
    const inSight = Math.max(Math.floor(((box.current?.clientHeight ?? 0) - headPx) / rowPx) - 1, 1)
    const step = steps[event.key]
    if (step) {
      const next = Math.min(Math.max(step(at ?? firstInSight(), inSight), 0), count - 1)
      setAt(next)
      rows.scrollToIndex(next)
    } else if (event.key === 'Enter' && at !== undefined) onOpen(at)
    else return
    event.preventDefault()
  }
  /** Whoever comes by keyboard stands on the first row that is to be seen. */
  const focus = ({ target }: { target: EventTarget }) => {
    if (target === box.current && at === undefined) setAt(firstInSight())
  }
  return { box, rows, at, rowPx, headPx, press, focus }
}
