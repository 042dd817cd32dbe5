import { type ReactNode, useId } from 'react'

/** One matter of the account: what it is at the start, its form beside it where there is room. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const name = useId()
  return (
    <section aria-labelledby={name} className="grid lg:grid-cols-3 gap-16 lg:gap-32 py-32 border-t border-line">
      <div className="flex flex-col gap-8">
        <h2 id={name} className="text-h3">
          {title}
        </h2>
        {hint && <p className="text-meta text-muted">{hint}</p>}
      </div>
      <div className="lg:col-span-2 w-full max-w-form flex flex-col gap-16">{children}</div>
    </section>
  )
}
