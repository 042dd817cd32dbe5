import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

/** Rows that each lead to a page of their own. */
export const LinkRows = ({ children }: { children: ReactNode }) => <ul className="card overflow-hidden">{children}</ul>

/** One of them; `over` stands above it. */
export const LinkRow = ({ to, over, children }: { to: To; over?: ReactNode; children: ReactNode }) => (
  <li className="border-b border-line last:border-b-0">
    {over}
    <Link to={to} className="flex items-center gap-16 px-16 lg:px-20 py-12 min-h-72 hover:bg-sunken">
      <span className="grow min-w-0 flex flex-wrap items-center gap-x-16 gap-y-4">{children}</span>
      <ChevronRight className="size-16 shrink-0 text-muted rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  </li>
)
