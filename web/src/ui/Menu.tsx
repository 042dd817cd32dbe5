import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'

/** A button that opens a short list of links and buttons beneath it. Esc, a press elsewhere and a choice close it. */
export function Menu({ label, children, className }: { label: ReactNode; children: ReactNode; className?: string }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: Event) => !box.current?.contains(event.target as Node) && setOpen(false)
    addEventListener('pointerdown', elsewhere)
    addEventListener('focusin', elsewhere)
    return () => {
      removeEventListener('pointerdown', elsewhere)
      removeEventListener('focusin', elsewhere)
    }
  }, [open])
  const leave = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div
      ref={box}
      className={cx('relative', className)}
      onKeyDown={(event) => open && event.key === 'Escape' && leave()}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
        className="-me-12 inline-flex items-center gap-8 min-h-target px-12 rounded-button hover:bg-sunken"
      >
        {label}
        <ChevronDown
          className={cx('size-16 text-muted transition-transform duration-120', open && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      {open && (
        <ul
          id={list}
          onClick={() => setOpen(false)}
          className="absolute end-0 top-full z-30 mt-4 min-w-panel-half p-8 flex flex-col rounded-button bg-surface border border-line shadow-float animate-enter"
        >
          {children}
        </ul>
      )}
    </div>
  )
}

/** The look of one entry; put it on a link or a button inside an `li`. */
export const menuEntry =
  'flex w-full items-center gap-12 min-h-target px-12 rounded-control text-start hover:bg-sunken aria-[current=page]:bg-soft-primary'
