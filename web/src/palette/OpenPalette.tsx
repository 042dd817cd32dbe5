import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '../ui/Button.tsx'
import { useLetters, writes } from '../ui/letters.ts'
import { palette } from '../words/palette.ts'
import { MoreWords } from '../words/More.tsx'
import { useSay } from '../words/say.tsx'
import type { Page } from './found.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/** Over each page of the house: finds people, pages and things by one field. Ctrl K opens it, and / where nothing is written. */
export const OpenPalette = ({ pages }: { pages: readonly Page[] }) => (
  <MoreWords words={palette}>
    <Opener pages={pages} />
  </MoreWords>
)

function Opener({ pages }: { pages: readonly Page[] }) {
  const say = useSay()
  // Not known until it is opened first. From then on the dialog stays, as one that is taken away gives no focus back.
  const [open, setOpen] = useState<boolean>()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.shiftKey || event.isComposing || event.repeat) return
    const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && useLetters.getState()
    if (!isCommand && !isSlash) return
    if (open && isCommand) setOpen(false)
    else if (document.querySelector('dialog[open]:modal')) return
    else if (isSlash && event.target instanceof Element && event.target.closest(writes)) return
    else setOpen(true)
    event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <IconButton label={say('palette.title')} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Search className="size-20" />
      </IconButton>
      {open !== undefined && (
        <Suspense>
          <Palette open={open} pages={pages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
