import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '../brand.ts'
import { Contours } from '../ui/art/Contours.tsx'
import { Moon } from '../ui/art/Moon.tsx'
import { useSay } from '../words/say.tsx'

/** What the pages around an account stand in: one column of fields, and beside it what one comes in for. */
export function AccountFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap-page py-32 lg:py-48">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="grid lg:grid-cols-2 gap-48 items-start">
        <div className="flex flex-col gap-24 w-full max-w-form mx-auto lg:mx-0">
          <header className="flex flex-col gap-8">
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p className="text-lead text-muted">{lead}</p>}
          </header>
          {children}
        </div>
        <Aside />
      </div>
    </div>
  )
}

const promises = [
  [0.25, 'clock'],
  [0.5, 'stay'],
  [0.75, 'ask'],
] as const

function Aside() {
  const say = useSay()
  return (
    <aside className="hidden lg:flex sticky top-32 flex-col overflow-hidden rounded-card bg-soft-primary">
      <div className="relative h-square overflow-hidden" aria-hidden="true">
        <Contours seed="door" className="absolute inset-0 size-full" />
      </div>
      <div className="flex flex-col gap-20 p-32 border-t border-line">
        <p className="font-serif text-h3 text-balance">{say('accounts.aside')}</p>
        <ul className="flex flex-col gap-12">
          {promises.map(([phase, name]) => (
            <li key={name} className="flex items-center gap-12">
              <Moon phase={phase} className="size-20 text-primary" />
              {say(`accounts.aside.${name}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
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
