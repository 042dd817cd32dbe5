import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSay } from '../words/say.tsx'
import { Button } from './Button.tsx'
import { ErrorNote } from './ErrorNote.tsx'
import { fetchMore, type Growing } from './next-page.ts'
import { useComeBack } from './useComeBack.ts'

interface Paged extends Growing {
  error: unknown
  hasNextPage: boolean
  isFetchNextPageError: boolean
}

/** A list that comes in pages, the children, and under it the way to the next one. The first line that comes takes the focus. */
export function More({ of, label, children }: { of: Paged; label?: string; children: ReactNode }) {
  const say = useSay()
  useComeBack()
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<number | null>(null)
  const [busy, setBusy] = useState(false)
  const pages = of.data?.pages.length
  const lines = () => [...(box.current?.querySelector('ul, ol, tbody')?.children ?? [])]
  const show = () => {
    known.current = lines().length
    setBusy(true)
    void fetchMore(of).finally(() => setBusy(false))
  }
  useEffect(() => {
    if (known.current === null || busy) return
    const line = lines()[known.current]
    if (line) focusOn(line)
    if (line || of.isFetchNextPageError) known.current = null
  }, [busy, pages, of.isFetchNextPageError])
  return (
    <div ref={box} className="flex flex-col gap-16">
      {children}
      {of.isFetchNextPageError && !busy ? (
        <ErrorNote cause={of.error} what={say('parts.more.failed')} retry={show} />
      ) : (
        of.hasNextPage && (
          <Button kind="secondary" className="self-center" pending={busy} onClick={show}>
            {label ?? say('parts.more')}
          </Button>
        )
      )}
    </div>
  )
}

const focusOn = (line: Element) =>
  (line.hasAttribute('tabindex')
    ? (line as HTMLElement)
    : line.querySelector<HTMLElement>('a, button, summary')
  )?.focus()
