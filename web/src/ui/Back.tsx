import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Over a heading, where its page is one of several: the way to all of them. */
export const Back = ({ to, words }: { to: string; words: ReactNode }) => (
  <Link to={to} className="link self-start inline-flex items-center gap-8 min-h-target -mt-12 print:hidden">
    <ArrowLeft className="size-16 rtl:-scale-x-100" aria-hidden="true" />
    {words}
  </Link>
)
