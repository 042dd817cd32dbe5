import { type ReactNode, useId } from 'react'
import { useSay } from '../words/say.tsx'
import { HelpLines } from './HelpLines.tsx'

/** To somebody who wrote that they may not be safe: they aren't alone with it, what becomes of their words, and who helps. */
export function CareWords({ id, children }: { id: string; children: ReactNode }) {
  const say = useSay()
  return (
    <>
      <div role="status" className="flex flex-col gap-4">
        <h2 id={id} className="text-h3">
          {say('care.card')}
        </h2>
        <p>{children}</p>
      </div>
      <HelpLines folded />
    </>
  )
}

/** The same on a ground of its own, beside what was written. */
export function CareCard({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="w-full flex flex-col gap-12 p-16 rounded-button border border-transparent bg-sunken text-start"
    >
      <CareWords id={id}>{children}</CareWords>
    </section>
  )
}
