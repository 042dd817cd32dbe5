import { cx } from '../ui/cx.ts'
import { Picture } from '../ui/Picture.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { brand } from '../brand.ts'
import { useAsker } from './asker.ts'
import type { Thread } from './calls.ts'

/** All that was said, oldest first; `mine` is the side that looks at it. */
export function Conversation({ of, mine }: { of: Thread; mine: 'member' | 'desk' }) {
  const say = useSay()
  const asker = useAsker()
  return (
    <div role="log" aria-label={of.subject}>
      <ol className="flex flex-col gap-16">
        {of.lines.map(({ id, from, body, image, at }) => (
          <li
            key={id}
            className={cx(
              'flex flex-col gap-4 max-w-bubble px-16 py-12 rounded-button border border-transparent',
              from === mine ? 'self-end bg-mine' : 'self-start bg-theirs',
            )}
          >
            <p className="flex flex-wrap gap-x-8 text-label text-muted">
              <bdi className="font-semibold text-ink">
                {from === mine ? say('tickets.you') : from === 'desk' ? brand.name : asker(of)}
              </bdi>
              <When at={at} />
            </p>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {body}
            </p>
            {image && (
              <a href={image.original_url} target="_blank" rel="noopener" className="link">
                <Picture image={image} alt={say('tickets.picture')} />
                <span className="text-meta">{say('tickets.picture.open')}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
