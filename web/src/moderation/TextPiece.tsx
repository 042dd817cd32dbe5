import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import type { Piece } from './spans.ts'

/** A piece of a held message, as it is marked and taken out. `told`: what the looks say is said in words too. */
export function TextPiece({ piece: { from, text, mark, out }, told }: { piece: Piece; told: boolean }) {
  const say = useSay()
  const Tag = out ? 'del' : 'span'
  const words = (
    <Tag data-from={from} className={cx(out && 'bg-ink text-page no-underline rounded-tick')}>
      {text}
    </Tag>
  )
  const hidden = told && out && <span className="say-only select-none"> ({say('moderation.text.is_out')})</span>
  if (!mark)
    return (
      <>
        {words}
        {hidden}
      </>
    )
  return (
    <mark
      data-mark={`${mark.from}-${mark.to}`}
      className={cx(
        'rounded-tick text-ink cursor-pointer',
        !out && 'bg-soft-warning underline decoration-2 decoration-warning underline-offset-2',
      )}
    >
      {words}
      {told && <span className="say-only select-none"> ({say(`moderation.kind.${mark.kind}`)})</span>}
      {hidden}
    </mark>
  )
}
