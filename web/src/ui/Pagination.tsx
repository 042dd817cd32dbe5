import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'
import { cx } from './cx.ts'

const AROUND = 1

/** The numbers to show of `pages`: the first, the last, those around `page`; 0 stands for a gap of two or more. */
export function shownPages(page: number, pages: number) {
  const near = (at: number) => at === 1 || at === pages || Math.abs(at - page) <= AROUND
  const lone = (at: number) => !near(at) && near(at - 1) && near(at + 1)
  return Array.from({ length: pages }, (_, at) => at + 1).flatMap((at) =>
    near(at) || lone(at) ? [at] : near(at - 1) ? [0] : [],
  )
}

const place = 'inline-grid place-items-center min-w-target min-h-target px-8 rounded-button tabular'

/** Pages of a list as links, so that each has an address. */
export function Pagination({
  label,
  page,
  pages,
  to,
}: {
  label: string
  page: number
  pages: number
  to: (page: number) => string
}) {
  const say = useSay()
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center sm:gap-4 text-meta">
      <Turn to={page > 1 ? to(page - 1) : undefined} rel="prev" words={say('parts.page.before')}>
        <ChevronLeft className="size-20 rtl:-scale-x-100" aria-hidden="true" />
      </Turn>
      <ol className="contents">
        {shownPages(page, pages).map((at, index) => (
          <li key={at || `gap ${index}`} className={at ? undefined : cx(place, 'text-muted')}>
            {at === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={to(at)}
                aria-label={say('parts.page', { page: at })}
                aria-current={at === page ? 'page' : undefined}
                className={cx(
                  place,
                  at === page
                    ? 'bg-soft-primary text-primary font-semibold forced-colors:outline-2'
                    : 'text-muted hover:bg-sunken',
                )}
              >
                {at}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Turn to={page < pages ? to(page + 1) : undefined} rel="next" words={say('parts.page.after')}>
        <ChevronRight className="size-20 rtl:-scale-x-100" aria-hidden="true" />
      </Turn>
    </nav>
  )
}

interface TurnProps {
  to: string | undefined
  rel: 'prev' | 'next'
  words: string
  children: ReactNode
}

function Turn({ to, rel, words, children }: TurnProps) {
  return to ? (
    <Link to={to} rel={rel} aria-label={words} className={cx(place, 'text-primary hover:bg-soft-primary')}>
      {children}
    </Link>
  ) : (
    <span aria-hidden="true" className={cx(place, 'text-muted opacity-60')}>
      {children}
    </span>
  )
}
