import { type ComponentProps, type ReactNode, useId } from 'react'
import { brand } from '../brand.ts'
import { Back } from './Back.tsx'
import { cx } from './cx.ts'

interface PageProps {
  title: string
  /** The words over the page where they differ from the title in the tab. */
  heading?: ReactNode
  lead?: ReactNode
  back?: ComponentProps<typeof Back>
  actions?: ReactNode
  /** `page` 1200 px; in the middle of it `text` 68 characters, `form` one column of fields. */
  width?: 'page' | 'text' | 'form'
  children: ReactNode
}

const widths = { page: '', text: 'max-w-text mx-auto', form: 'max-w-form mx-auto' }

/** What every screen stands in: the title of the tab, the one h1 that takes the focus on arrival, the width. */
export function Page({ title, heading, lead, back, actions, width = 'page', children }: PageProps) {
  return (
    <div className="wrap-page py-32 lg:py-48">
      <title>{`${title} · ${brand.name}`}</title>
      <div data-in-turn className={cx('flex flex-col gap-24 lg:gap-32', widths[width])}>
        <header className="flex flex-wrap items-end justify-between gap-16">
          <div className="flex flex-col gap-8 min-w-0">
            {back && <Back {...back} />}
            <h1 tabIndex={-1} className="wrap-anywhere">
              {heading ?? title}
            </h1>
            {lead && <p className="text-lead text-muted max-w-text">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-8">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}

/** One matter of a page under its heading; `id` where a way leads straight to it. */
interface PartProps {
  id?: string
  title: string
  /** The language of a title that somebody wrote. */
  lang?: string
  children: ReactNode
}

export function Part({ id, title, lang, children }: PartProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-24 flex flex-col gap-16">
      <h2 id={heading} lang={lang} dir={lang && 'auto'} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
