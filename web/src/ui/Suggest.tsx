import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useSay } from '../words/say.tsx'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import { Field } from './Field.tsx'

export interface Suggestion {
  id: string
  name: string
  /** What else they are called; it stands beside the name and isn't looked in. */
  also?: string | undefined
}

interface SuggestProps<Item extends Suggestion> {
  label: string
  placeholder?: string
  hint?: string
  error?: ReactNode
  items: readonly Item[]
  /** The one chosen. A name that is only typed, or changed after choosing, is none. */
  chosen: Item | null
  onChoose: (item: Item | null) => void
  /** Told as the text changes, for lists that the server finds. */
  onType?: (text: string) => void
  /** A newer list is on its way; the old one stays. */
  busy?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The items whose name contains the text, whatever its case. */
export const suggested = <Item extends Suggestion>(items: readonly Item[], text: string) => {
  const sought = text.trim().toLocaleLowerCase()
  return items.filter(({ name }) => name.toLocaleLowerCase().includes(sought))
}

/** What to show: what matches, or the old list while a newer one is on its way that may match. */
const shownOf = <Item extends Suggestion>(items: readonly Item[], text: string, busy: boolean | undefined) => {
  const matching = suggested(items, text)
  return busy && matching.length === 0 ? items : matching
}

const step: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }
/** The place that an arrow leads to in a list that goes round; none in an empty one. */
const moved = (at: number, by: 1 | -1, count: number) =>
  at < 0 && by < 0 ? count - 1 : (at + by + count) % (count || 1)

/** A text field with a list of matching names under it: arrows and Enter choose, Esc closes and then clears. */
export function Suggest<Item extends Suggestion>(props: SuggestProps<Item>) {
  const { label, placeholder, hint, error, items, chosen, onChoose, onType, busy, disabled, ref } = props
  const say = useSay()
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(chosen?.name ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const found = shownOf(items, chosen?.name === text ? '' : text, busy)
  const at = found.findIndex(({ id }) => id === active)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEffect(() => setText((typed) => chosen?.name ?? typed), [chosen])

  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(undefined)
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
    const by = step[event.key]
    const item = found[at]
    if (by !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(found[moved(at, by, found.length)]?.id)
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
            disabled={disabled}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            className="control pe-48 bidi-plain"
          />
          {text && !disabled && (
            <IconButton label={say('parts.clear')} onClick={clear} className="absolute end-0 inset-y-0">
              <X className="size-16" />
            </IconButton>
          )}
          <List own={own} open={open} label={label} found={found} at={at} busy={busy} onPick={pick} />
          <span role="status" className="say-only">
            {open && !busy && say('parts.suggestions', { count: found.length })}
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
  busy: boolean | undefined
  onPick: (item: Item) => void
}

function List<Item extends Suggestion>({ own, open, label, found, at, busy, onPick }: ListProps<Item>) {
  const say = useSay()
  useEffect(() => {
    // Answers a promise in some browsers, which would be taken for a clean-up.
    document.getElementById(`${own}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [own, at])
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
          {item.also && <bdi className="ps-8 text-meta text-muted">{item.also}</bdi>}
        </li>
      ))}
      {found.length === 0 && (
        <li
          role="option"
          aria-disabled="true"
          aria-selected="false"
          className="flex items-center min-h-target px-12 text-muted"
        >
          {say(busy ? 'parts.suggestions.coming' : 'parts.suggestions.none')}
        </li>
      )}
    </ul>
  )
}
