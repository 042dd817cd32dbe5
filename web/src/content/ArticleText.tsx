import type { ReactNode } from 'react'
import { Body } from './Body.tsx'
import { Byline } from './Byline.tsx'
import type { Piece } from './calls.ts'

type Shown = Pick<Piece, 'title' | 'summary' | 'body' | 'author' | 'published_at'> & Partial<Pick<Piece, 'locale'>>

/** An article as visitors read it, on its page and in its author's preview; `over` stands above the title. */
export function ArticleText({
  of,
  over,
  heading: Heading = 'h1',
}: {
  of: Shown
  over?: ReactNode
  heading?: 'h1' | 'h2'
}) {
  return (
    <article className="flex flex-col gap-24 max-w-text mx-auto w-full">
      <header className="flex flex-col gap-12">
        {over}
        <Heading tabIndex={-1} dir="auto" lang={of.locale} className="wrap-anywhere text-balance">
          {of.title}
        </Heading>
        {of.summary && (
          <p dir="auto" lang={of.locale} className="text-lead text-muted">
            {of.summary}
          </p>
        )}
        <Byline of={of} />
      </header>
      <Body html={of.body} lang={of.locale} />
    </article>
  )
}
