import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

/** One part of the gallery; a picture of each is kept and compared. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={name} data-part={name} className="flex flex-col gap-16 py-24 border-t border-line">
      <h2 id={name} className="text-h3">
        {name}
      </h2>
      <div className="grid md:grid-cols-2 lg:grid-cols-3 gap-24">{children}</div>
    </section>
  )
}

/** A specimen and the state it is in. `wide` takes the whole row. */
export function Specimen({ state, wide, children }: { state: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('flex flex-col gap-8 min-w-0', wide && 'md:col-span-2 lg:col-span-3')}>
      <p className="text-label text-muted">{state}</p>
      <div>{children}</div>
    </div>
  )
}

/** Looks, acts, does nothing. */
export const idle = () => undefined

export const LONG =
  'A very long name that nobody would choose, Wolfeschlegelsteinhausenbergerdorff the Third of Llanfairpwllgwyngyll'
