import { Picture as Drawn } from '../ui/Picture.tsx'
import { useSay } from '../words/say.tsx'
import type { Held } from './calls.ts'

/** The picture that came with a message, and the way to see it whole. */
export function Picture({ of: { msgTranscript_image: image } }: { of: Held }) {
  const say = useSay()
  if (!image) return null
  return (
    <figure className="flex flex-col items-start gap-4">
      <Drawn image={image} alt={say('moderation.picture')} className="border border-line" />
      <a href={image.original_url} target="_blank" rel="noreferrer" className="link text-meta">
        {say('moderation.picture.view')}
      </a>
    </figure>
  )
}
