import { type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '../words/say.tsx'
import { Button } from './Button.tsx'
import { ErrorNote } from './ErrorNote.tsx'

interface Paged {
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** A list that comes in pages, the children, and under it the way to the next one. The first line that comes takes the focus. */
export function More({ of, label, children }: { of: Paged; label?: string; children: ReactNode }) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<number | null>(null)
  const lines = () => [...(box.current?.querySelector('ul, ol, tbody')?.children ?? [])]
  const show = () => {
    known.current = lines().length
    void of.fetchNextPage()
  }
  useEffect(() => {
    if (known.current === null || of.isFetchingNextPage) return
    const line = lines()[known.current]
    known.current = null
    if (line) focusOn(line)
  }, [of.isFetchingNextPage])
  return (
    <div ref={box} className="flex flex-col gap-16">
      {children}
      {of.isFetchNextPageError ? (
        <ErrorNote cause={of.error} what={say('parts.more.failed')} retry={show} />
      ) : (
        of.hasNextPage && (
          <Button kind="secondary" className="self-center" pending={of.isFetchingNextPage} onClick={show}>
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
