import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadChunk } from '../load-chunk.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { useSay } from '../words/say.tsx'
import type { Reader } from '../readers/calls.ts'
import { asLeft } from './as-left.ts'

/** How far under the window the rest of the page is when its code is asked for. */
const AHEAD = '300px'

/** Only the server has it at once; no browser loads this line. */
const drawnNow = import.meta.env.SSR ? (await import('./Below.tsx')).Below : undefined

/** React takes it for the content and leaves alone what stands there. */
const asDrawn = { __html: '' }

/**
 * The rest of the home page. What the server drew stands as it is, without any code, until one comes near it; then its code
 * is fetched and it comes alive. On a page that the browser draws itself the place is empty until then.
 */
export function Later({ readers }: { readers: readonly Reader[] }) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const putBack = useRef<ReturnType<typeof asLeft>>(null)
  const [Live, setLive] = useState<ComponentType<{ readers: readonly Reader[] }> | undefined>(() => drawnNow)
  const [fault, setFault] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const fetched = () =>
      loadChunk(() => import('./Below.tsx')).then(
        ({ Below }) => {
          putBack.current = place.current && asLeft(place.current)
          setLive(() => Below)
        },
        (cause: unknown) => setFault(place.current?.hasChildNodes() ? undefined : cause),
      )
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        void fetched()
      },
      { rootMargin: AHEAD },
    )
    if (place.current) near.observe(place.current)
    return () => near.disconnect()
  }, [tries])
  useLayoutEffect(() => {
    putBack.current?.(place.current)
    putBack.current = null
  }, [Live])
  const again = () => {
    setFault(undefined)
    setTries(tries + 1)
  }
  if (Live)
    return (
      <div key="live" ref={place} className="min-h-page">
        <Live readers={readers} />
      </div>
    )
  return (
    <>
      <div ref={place} className="min-h-page" suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />
      {fault !== undefined && (
        <div className="wrap-page pb-48">
          <ErrorNote cause={fault} what={say('home.below.failed')} retry={again} />
        </div>
      )}
    </>
  )
}
