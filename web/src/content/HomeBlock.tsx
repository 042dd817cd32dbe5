import { useId } from 'react'
import { Body } from './Body.tsx'
import type { Piece } from './calls.ts'

/** A text of the house as it stands on the home page, and in the preview of who writes it. */
export function HomeBlock({ of }: { of: Pick<Piece, 'title' | 'summary' | 'body' | 'locale'> }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid lg:grid-cols-3 gap-24 lg:gap-48">
      <div dir="auto" lang={of.locale} className="flex flex-col gap-12">
        <h2 id={heading} className="wrap-anywhere text-balance">
          {of.title}
        </h2>
        {of.summary && <p className="text-muted max-w-text wrap-anywhere">{of.summary}</p>}
      </div>
      <div className="lg:col-span-2">
        <Body html={of.body} lang={of.locale} />
      </div>
    </section>
  )
}
