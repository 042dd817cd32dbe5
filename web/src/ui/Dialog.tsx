import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../words/say.tsx'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'

interface DialogProps {
  open: boolean
  /** Called for Esc, the close button and a press on the backdrop. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, at the end. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
}

/**
 * A native modal dialog: focus goes to its title, or to what is marked `data-first`, stays in and comes back;
 * the page behind is inert.
 */
export function Dialog(props: DialogProps) {
  return (
    <Layer
      {...props}
      className="m-auto w-[calc(100%-32px)] max-w-dialog max-h-[calc(100dvh-32px)] rounded-card animate-enter"
    />
  )
}

const Foot = createContext<HTMLElement | null>(null)

/** What stays in sight at the foot of a drawer while the rest scrolls above it, never under it; elsewhere it stands where it is. */
export function DrawerBar({ children }: { children: ReactNode }) {
  const foot = use(Foot)
  const bar = <div className="flex flex-col gap-12">{children}</div>
  return foot ? createPortal(bar, foot) : bar
}

/** The same, along the end edge of the window and its bottom on a phone. `still`: the page behind stays in use. */
export function Drawer({ still, ...props }: DialogProps & { still?: boolean }) {
  return (
    <Layer
      {...props}
      modal={!still}
      barred
      className="fixed inset-x-0 bottom-0 top-auto border-x-0 border-b-0 lg:border-t-0 lg:border-s lg:inset-y-0 lg:start-auto ms-auto me-0 mb-0 lg:mt-0 z-30 w-full max-w-none lg:max-w-panel lg:h-dvh max-h-dvh open:flex flex-col overflow-y-auto overscroll-contain rounded-t-card lg:rounded-none animate-enter"
    />
  )
}

function Layer({
  open,
  onClose,
  title,
  children,
  actions,
  role,
  modal = true,
  barred = false,
  className,
}: DialogProps & { modal?: boolean; barred?: boolean; className: string }) {
  const box = useRef<HTMLDialogElement>(null)
  const beside = useRef(false)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const name = useId()
  const say = useSay()
  useEffect(() => {
    const dialog = box.current
    if (!dialog || dialog.open === open) return
    if (!open) dialog.close()
    else if (modal) dialog.showModal()
    else dialog.show()
    if (open) (dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2'))?.focus()
  }, [open, modal])
  return (
    <dialog
      ref={box}
      role={role}
      data-still={!modal || undefined}
      aria-labelledby={name}
      className={cx('bg-surface border border-line shadow-float p-0', className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => !modal && event.key === 'Escape' && onClose()}
      // A click lands here, too, when a selection is dragged over the edge: the press itself must begin and end beside.
      onPointerDown={({ target }) => (beside.current = target === box.current)}
      onPointerUp={({ target }) => (beside.current &&= target === box.current)}
      onClick={({ target }) => modal && beside.current && target === box.current && onClose()}
    >
      {open && (
        <div
          className={cx(
            'flex flex-col gap-16 p-24',
            barred && 'grow min-h-portrait overflow-y-auto overscroll-contain',
          )}
        >
          <div className="flex items-start justify-between gap-16">
            <h2 id={name} tabIndex={-1} className="text-h3 outline-none">
              {title}
            </h2>
            <IconButton label={say('ui.close')} onClick={onClose} className="-me-12 -mt-8">
              <X className="size-20" />
            </IconButton>
          </div>
          <Foot value={foot}>{children}</Foot>
          {actions && <div className="flex flex-wrap justify-end gap-8">{actions}</div>}
        </div>
      )}
      {open && barred && (
        <div ref={setFoot} className="shrink-0 px-24 py-16 border-t border-line bg-surface empty:hidden" />
      )}
    </dialog>
  )
}
