import type { ReactNode } from 'react'

export interface Fold {
  title: string
  /** The language of a title that somebody wrote. */
  lang?: string
  text: ReactNode
}

/** Titles that open what is under them, by the browser's own means. */
export const Folds = ({ folds }: { folds: readonly Fold[] }) => (
  <div className="flex flex-col border-b border-line">
    {folds.map(({ title, lang, text }) => (
      <details key={title} className="group border-t border-line">
        <summary className="flex items-center gap-16 min-h-target py-16 list-none font-serif text-h3 hover:text-primary">
          <span lang={lang} dir={lang && 'auto'} className="grow text-balance">
            {title}
          </span>
          <svg
            viewBox="-8 -8 16 16"
            className="size-16 shrink-0 text-primary fill-none stroke-current group-open:rotate-45"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M-7 0h14M0-7v14" />
          </svg>
        </summary>
        <div className="pb-20 pe-32 max-w-text text-muted">{text}</div>
      </details>
    ))}
  </div>
)
