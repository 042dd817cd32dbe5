import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../brand.ts'
import { Contours } from '../ui/art/Contours.tsx'

/** What the pages around an account stand in: one column of fields, and the hills beside it where there is room. */
export function Frame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap-page py-32 lg:py-48">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="grid lg:grid-cols-2 gap-48 items-stretch">
        <div className="flex flex-col gap-24 w-full max-w-form mx-auto lg:mx-0">
          <header className="flex flex-col gap-8">
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p className="text-lead text-muted">{lead}</p>}
          </header>
          {children}
        </div>
        <div
          className="hidden lg:block relative overflow-hidden rounded-card bg-soft-primary min-h-full"
          aria-hidden="true"
        >
          <Contours seed="door" className="absolute inset-0 size-full" />
        </div>
      </div>
    </div>
  )
}

/** When one step of a page gives way to the next, the new heading takes the focus that went with the old. */
export function useStepFocus(step: string) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [step])
}
