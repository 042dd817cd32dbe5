import { barePath } from '@evenlight/contract/languages'
import { searchCharactersMax } from '@evenlight/contract/lengths'
import { Search as Glass } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const PAUSE_MS = 250

interface SearchProps {
  label: string
  hint: string
  value: string
  /** What the words are called in the address: with it the search works before the page's code is there. */
  name?: string
  onSearch: (words: string) => void
}

/** Looks while one types, after a short pause; Enter looks at once. */
export function Search({ label, hint, value, name, onSearch }: SearchProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const box = useRef<HTMLInputElement>(null)
  // Whoever was quicker than the page's code typed into what the server drew.
  useEffect(() => setText(box.current?.value ?? ''), [])
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  // A search would call off the way to another page that a press has just begun.
  const leaving = next !== undefined && barePath(next) !== pathname
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  // A slow browser draws that it leaves later than it was pressed.
  const pressed = useRef(false)
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a')
      if (link && barePath(link.pathname) !== pathname) pressed.current = true
    }
    addEventListener('click', press, true)
    return () => removeEventListener('click', press, true)
  }, [pathname])
  useEffect(() => {
    if (leaving || text === sent.current) return
    const timer = setTimeout(() => pressed.current || send(text), PAUSE_MS)
    return () => clearTimeout(timer)
  })
  const send = (words: string) => {
    sent.current = words
    onSearch(words)
  }
  return (
    <form
      role="search"
      className="relative max-w-text"
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
      }}
    >
      <Glass
        className="absolute start-12 inset-y-0 my-auto size-20 text-muted pointer-events-none"
        aria-hidden="true"
      />
      <input
        ref={box}
        type="search"
        name={name}
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={(event) => {
          pressed.current = false
          setText(event.target.value)
        }}
        maxLength={searchCharactersMax}
        enterKeyHint="search"
        autoComplete="off"
        className="control ps-48 bidi-plain"
      />
    </form>
  )
}
