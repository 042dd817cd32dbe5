import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import { Stars } from '../ui/Stars.tsx'
import { useSay } from '../words/say.tsx'
import type { Testimonial } from './calls.ts'

const inFull = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

interface ReviewProps {
  of: Testimonial
  who?: ReactNode
  /** On a page of one's own, which the server does not draw: the day is the browser's. */
  own?: boolean
  /** What may be done with it. */
  children?: ReactNode
}

/** One testimonial; the reader's answer is folded under it. */
export function Review({ of, who, own, children }: ReviewProps) {
  const say = useSay()
  const { formatDate } = useIntl()
  const { stars, text, at, reply, client, reader, free_reading } = of
  return (
    <li tabIndex={-1} className="py-20 border-t border-line flex flex-col gap-8 outline-none">
      <p className="flex flex-wrap items-center gap-x-12 gap-y-4 text-meta">
        <Stars stars={stars} />
        <bdi className="font-semibold">{who ?? client.username}</bdi>
        <time dateTime={at} className="text-muted">
          {formatDate(at, own ? { dateStyle: 'medium' } : inFull)}
        </time>
        {free_reading && <span className="text-muted">{say('testimonials.free')}</span>}
      </p>
      {text ? (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {text}
        </p>
      ) : (
        <p className="text-muted">{say('testimonials.stars_only')}</p>
      )}
      {reply && (
        <details className="group ps-16 border-s-2 border-line-strong">
          <summary className="inline-flex items-center gap-8 min-h-target text-meta font-semibold text-primary">
            {say('testimonials.reply.of', { name: reader.display_name })}
            <ChevronDown
              className="size-16 transition-transform duration-120 group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="pb-8 whitespace-pre-line wrap-anywhere" dir="auto">
            {reply.text}
          </p>
        </details>
      )}
      {children}
    </li>
  )
}
