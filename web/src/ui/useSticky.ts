import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 60

interface Ends {
  /** The key of the first item that is here. */
  first: string | undefined
  /** The number of the last item; what comes in raises it. */
  last: number
  /** The key of an item that the person has just put at the end, which leads there from anywhere. */
  own: string | undefined
}

/**
 * Sticks to the end while one is there; elsewhere what comes in is counted, and what is put above moves nothing. The end
 * is sought when the browser has laid the page out, never before: asking for a height would make it do so for each message.
 */
export function useSticky({ first, last, own }: Ends) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const before = useRef({ first: undefined as string | undefined, last: 0, height: 0, room: 0 })
  const [unseen, setUnseen] = useState(0)
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const was = before.current
    if (own !== undefined) atEnd.current = true
    if (atEnd.current) setUnseen(0)
    else if (first !== was.first && was.first !== undefined) list.scrollTop += list.scrollHeight - was.height
    else if (last > was.last) setUnseen((count) => count + last - was.last)
    before.current = { ...was, first, last }
  }, [first, last, own])
  useEffect(() => {
    const [list, inner] = [box.current, content.current]
    if (!list || !inner) return
    // A keyboard or a banner that opens takes height from the log, too; the end stays in sight.
    const watch = new ResizeObserver(() => {
      Object.assign(before.current, { height: list.scrollHeight, room: list.clientHeight })
      if (atEnd.current) list.scrollTop = list.scrollHeight
    })
    watch.observe(list)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [])
  const onScroll = () => {
    const list = box.current
    if (!list) return
    const { height, room } = before.current
    // The page moved it, by a keyboard, a banner or a turn of the phone: the end is sought again in a moment.
    if (atEnd.current && (list.scrollHeight !== height || list.clientHeight !== room)) return
    atEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
    if (atEnd.current) setUnseen(0)
  }
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    box.current?.focus()
  }
  return { box, content, atEnd, unseen, toEnd, onScroll }
}
