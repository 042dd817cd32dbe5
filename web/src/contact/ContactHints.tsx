import { useDeferredValue, useMemo } from 'react'
import { Excerpts } from './FoundDetails.tsx'
import { useBlockWords } from './useBlockWords.ts'
import { useFinder } from './useFinder.ts'
import { useSay } from '../words/say.tsx'

/** Says while one types what the admin would send back. It never stands in the way. */
export function ContactHints({ text }: { text: string }) {
  const say = useSay()
  const read = useDeferredValue(text)
  const words = useBlockWords()
  const finder = useFinder()
  const found = useMemo(() => finder?.findContact(read, { words }) ?? [], [finder, read, words])
  const warned = found.every(({ kind }) => kind === 'word') ? 'contact.watched' : 'contact.moderated'
  return (
    <div
      className={
        found.length > 0 ? 'flex flex-col gap-4 px-12 py-8 rounded-control bg-soft-warning text-meta' : 'say-only'
      }
    >
      <p role="status" className="font-medium text-warning">
        {found.length > 0 && say(warned)}
      </p>
      <Excerpts text={read} found={found} />
    </div>
  )
}
