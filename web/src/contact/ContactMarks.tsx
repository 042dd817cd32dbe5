import { useDeferredValue, useId, useMemo } from 'react'
import { FoundDetails } from './FoundDetails.tsx'
import { useFinder } from './useFinder.ts'

/** Marks contact details in words for everybody, while one types and where they were refused. */
export function ContactMarks({ text }: { text: string }) {
  const own = useId()
  const read = useDeferredValue(text)
  const finder = useFinder()
  const found = useMemo(() => finder?.findContact(read) ?? [], [finder, read])
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && <FoundDetails id={own} text={read} found={found} refused={false} />}
    </div>
  )
}
