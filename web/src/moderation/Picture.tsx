import { useSay } from '../words/say.tsx'
import type { Held } from './calls.ts'

/** The picture that came with a message, and the way to see it whole. */
export function Picture({ of: { msgTranscript_image: image } }: { of: Held }) {
  const say = useSay()
  if (!image) return null
  const { original_url, width, height } = image
  return (
    <figure className="flex flex-col items-start gap-4">
      <img
        src={original_url}
        alt={say('moderation.picture')}
        width={width}
        height={height}
        className="max-h-picture w-auto rounded-button border border-line"
      />
      <a href={original_url} target="_blank" rel="noreferrer" className="link text-meta">
        {say('moderation.picture.view')}
      </a>
    </figure>
  )
}
