import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../words/say.tsx'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'

export interface Suggestion {
  id: string
  name: string
}

interface SuggestProps<Item extends Suggestion> {
  label: string
  placeholder?: string
  hint?: string
  error?: string | undefined
  items: readonly Item[]
  /** The one chosen. A name that is only typed, or changed after choosing, is none. */
  chosen: Item | null
  onChoose: (item: Item | null) => void
  /** Told as the text changes, for lists that the server finds. */
  onType?: (text: string) => void
  /** A newer list is on its way; the old one stays. */
  busy?: boolean
  disabled?: boolean
}

/** The items whose name contains the text, whatever its case. */
export const suggested = <Item extends Suggestion>(items: readonly Item[], text: string) => {
  const sought = text.trim().toLocaleLowerCase()
  return items.filter(({ name }) => name.toLocaleLowerCase().includes(sought))
}

/** A text field with a list of matching names under it: arrows and Enter choose, Esc closes and then clears. */
export function Suggest<Item extends Suggestion>(props: SuggestProps<Item>) {
  const { label, placeholder, hint, error, items, chosen, onChoose, onType, busy, disabled } = props
  const say = useSay()
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(chosen?.name ?? '')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const found = suggested(items, chosen?.name === text ? '' : text)
  useEffect(() => setText((typed) => chosen?.name ?? typed), [chosen])

  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setAt(-1)
    onType?.(typed)
    if (chosen) onChoose(null)
  }
  const pick = (item: Item) => {
    setText(item.name)
    setOpen(false)
    onChoose(item)
  }
  const clear = () => {
    type('')
    setOpen(false)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = found[at]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setAt(
        found.length === 0
          ? -1
          : at < 0
            ? step > 0
              ? 0
              : found.length - 1
            : (at + step + found.length) % found.length,
      )
    } else if (event.key === 'Enter' && open && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (item) pick(item)
    } else if (event.key === 'Escape' && (open || text)) {
      event.preventDefault()
      event.stopPropagation()
      if (open) setOpen(false)
      else clear()
    }
  }

  return (
    <Field label={label} hint={hint} error={error} id={own}>
      {(wiring) => (
        <div
          className="relative"
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
        >
          <input
            {...wiring}
            ref={input}
            role="combobox"
            aria-expanded={open}
            aria-controls={`${own}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && at >= 0 ? `${own}-${at}` : undefined}
            aria-busy={busy || undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="auto"
            disabled={disabled}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            className="control pe-48"
          />
          {text && !disabled && (
            <IconButton label={say('ui.clear')} onClick={clear} className="absolute end-0 inset-y-0">
              <X className="size-16" />
            </IconButton>
          )}
          <List own={own} open={open} label={label} found={found} at={at} onPick={pick} />
          <span role="status" className="say-only">
            {open && say('ui.suggestions', { count: found.length })}
          </span>
        </div>
      )}
    </Field>
  )
}

interface ListProps<Item extends Suggestion> {
  own: string
  open: boolean
  label: string
  found: readonly Item[]
  at: number
  onPick: (item: Item) => void
}

function List<Item extends Suggestion>({ own, open, label, found, at, onPick }: ListProps<Item>) {
  const say = useSay()
  useEffect(() => document.getElementById(`${own}-${at}`)?.scrollIntoView({ block: 'nearest' }), [own, at])
  return (
    <ul
      id={`${own}-list`}
      role="listbox"
      aria-label={label}
      hidden={!open}
      className="absolute inset-x-0 top-full z-30 mt-4 p-4 max-h-suggest overflow-y-auto rounded-control bg-surface border border-line shadow-float"
    >
      {found.map((item, index) => (
        <li
          key={item.id}
          id={`${own}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
          className={cx(
            'flex items-center min-h-target px-12 rounded-control cursor-pointer hover:bg-sunken',
            index === at && 'bg-soft-primary',
          )}
        >
          <bdi>{item.name}</bdi>
        </li>
      ))}
      {found.length === 0 && (
        <li
          role="option"
          aria-disabled="true"
          aria-selected="false"
          className="flex items-center min-h-target px-12 text-muted"
        >
          {say('ui.no_suggestions')}
        </li>
      )}
    </ul>
  )
}
