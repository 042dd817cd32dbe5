import { Link } from 'react-router'
import { Byline } from './Byline.tsx'
import type { Card } from './calls.ts'

interface TeaserProps {
  of: Card
  to: string
  heading?: 'h2' | 'h3'
  /** Without who wrote it and when. */
  isShort?: boolean
}

/** What is published, in a list. */
export function Teaser({ of, to, heading: Heading = 'h2', isShort }: TeaserProps) {
  return (
    <li className="card p-20 lg:p-24 flex flex-col gap-8">
      <div lang={of.locale} dir="auto" className="flex flex-col gap-8">
        {of.category && <p className="text-label font-semibold text-ember">{of.category}</p>}
        <Heading className="text-h3 text-balance wrap-anywhere">
          <Link to={to} className="hover:text-primary hover:underline">
            {of.title}
          </Link>
        </Heading>
        {of.summary && <p className="text-muted wrap-anywhere">{of.summary}</p>}
      </div>
      {!isShort && <Byline of={of} />}
    </li>
  )
}
