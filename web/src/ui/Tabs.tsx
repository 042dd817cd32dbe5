import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useSay } from '../words/say.tsx'
import { tones } from './Badge.tsx'
import { cx } from './cx.ts'

interface Tab<Name extends string> {
  name: Name
  label: ReactNode
  /** A number beside the name, and what it counts for those who don't see where it stands. */
  count?: { shown: string; said: string; warns?: boolean } | undefined
}

/** So much of the tab before and after the chosen one shows. */
const PEEK = 32

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
  children: ReactNode
}

/** Tabs over one panel; the children are the chosen tab's content. Arrows move, Home and End jump. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const say = useSay()
  const own = useId()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!bar.current) return
    const watcher = new ResizeObserver(() => bring(bar.current))
    watcher.observe(bar.current)
    return () => watcher.disconnect()
  }, [chosen])
  const move = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: rtl ? -1 : 1,
      ArrowLeft: rtl ? 1 : -1,
      Home: -tabs.length,
      End: tabs.length,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ name }) => name === chosen)
    const to = Math.abs(step) > 1 ? (step < 0 ? 0 : tabs.length - 1) : (at + step + tabs.length) % tabs.length
    const next = tabs[to]
    if (next) onChoose(next.name)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div className="flex flex-col gap-16">
      <div
        ref={bar}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-4 overflow-x-auto scroll-hint border-b border-line"
      >
        {tabs.map(({ name, label: words, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${own}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${own}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className={cx(
              'inline-flex items-center gap-8 min-h-target px-12 sm:px-16 font-semibold whitespace-nowrap border-b-2 -mb-px rounded-t-control',
              name === chosen
                ? 'border-primary text-primary'
                : 'border-transparent forced-colors:border-0 text-muted hover:text-ink',
            )}
          >
            {words}
            {count && (
              <>
                <span aria-hidden="true" className={cx('px-8 rounded-full text-label tabular', toneOf(count.warns))}>
                  {count.shown}
                </span>
                <span className="say-only">{say('ui.also', { said: count.said })}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${chosen}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}

const toneOf = (warns: boolean | undefined) => tones[warns ? 'warning' : 'primary']

/** Moves the bar, never the page, until the chosen tab is in sight. */
function bring(bar: HTMLElement | null) {
  const tab = bar?.querySelector('[aria-selected=true]')
  if (!bar || !tab) return
  const [whole, own] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
  const before = own.x - PEEK - whole.x
  const after = own.x + own.width + PEEK - whole.x - whole.width
  bar.scrollLeft += before < 0 ? before : Math.max(after, 0)
}
