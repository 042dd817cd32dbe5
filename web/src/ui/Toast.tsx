import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { useSay } from '../words/say.tsx'
import { IconButton } from './Button.tsx'

const SHOWN_MS = 8000

interface Note {
  id: number
  text: string
  undo?: (() => void) | undefined
}

const useNotes = create<readonly Note[]>(() => [])
let last = 0

const drop = (id: number) => useNotes.setState((notes) => notes.filter((note) => note.id !== id), true)

/**
 * Says something in passing for 8 seconds, with a way to take it back where there is one; whoever has come to it with the
 * pointer or the focus has as long as they like. Returns how to end it early.
 */
export function toast(text: string, undo?: () => void) {
  const id = ++last
  useNotes.setState((notes) => [...notes.slice(-2), { id, text, undo }], true)
  return () => drop(id)
}

/** Where toasts appear: once, in the shell. */
export function Toasts() {
  const notes = useNotes()
  return (
    <div role="status" className="fixed inset-x-16 over-bars z-40 flex flex-col items-center gap-8 pointer-events-none">
      {notes.map((note) => (
        <Toast key={note.id} {...note} />
      ))}
    </div>
  )
}

function Toast({ id, text, undo }: Note) {
  const say = useSay()
  const [hovered, hover] = useState(false)
  const [focused, focus] = useState(false)
  const waits = hovered || focused
  useEffect(() => {
    if (waits) return
    const timer = setTimeout(drop, SHOWN_MS, id)
    return () => clearTimeout(timer)
  }, [id, waits])
  return (
    <div
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
      className="flex items-center gap-8 max-w-dialog ps-16 pe-4 rounded-button border border-transparent bg-ink text-page shadow-float animate-enter pointer-events-auto"
    >
      <span className="py-8">{text}</span>
      {undo && (
        <button
          type="button"
          className="min-h-target px-12 font-semibold underline underline-offset-2"
          onClick={() => {
            drop(id)
            undo()
          }}
        >
          {say('ui.undo')}
        </button>
      )}
      <IconButton label={say('ui.close')} onClick={() => drop(id)} className="text-page hover:text-ink">
        <X className="size-16" />
      </IconButton>
    </div>
  )
}
