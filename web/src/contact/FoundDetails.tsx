import type { Found } from '@evenlight/contact/find'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'

const AROUND = 24

/** What in the text may not be sent, or is watched for, with the words around it. */
export function FoundDetails({
  id,
  text,
  found,
  refused,
}: {
  id: string
  text: string
  found: readonly Found[]
  refused: boolean
}) {
  const say = useSay()
  const warned = found.every(({ kind }) => kind === 'word') ? 'contact.watched_here' : 'contact.refused_here'
  return (
    <div
      id={id}
      role={refused ? 'alert' : undefined}
      className={cx(
        'flex flex-col gap-4 px-12 py-8 rounded-control text-meta',
        refused ? 'bg-soft-danger' : 'bg-soft-warning',
      )}
    >
      <p className={cx('font-medium', refused ? 'text-danger' : 'text-warning')}>
        {say(refused ? 'contact.refused' : warned)}
      </p>
      <Excerpts text={text} found={found} />
    </div>
  )
}

/** Each place with the words around it. */
export const Excerpts = ({ text, found }: { text: string; found: readonly Pick<Found, 'from' | 'to'>[] }) =>
  found.map(({ from, to }) => (
    <p key={from} dir="auto" className="wrap-anywhere">
      {from > AROUND && '…'}
      {text.slice(Math.max(0, from - AROUND), from)}
      <mark className="bg-warning text-surface rounded-control px-2">{text.slice(from, to)}</mark>
      {text.slice(to, to + AROUND)}
      {to + AROUND < text.length && '…'}
    </p>
  ))
