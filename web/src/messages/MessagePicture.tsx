import type { Image } from '@evenlight/contract/uploads'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import type { output } from 'zod/mini'
import { Picture } from '../ui/Picture.tsx'
import { useSay } from '../words/say.tsx'

/** The picture of a message: the way to the whole of it in a new tab, and a preview. */
export function MessagePicture({ image }: { image: output<typeof Image> }) {
  const { original_url } = image
  const say = useSay()
  const hint = useId()
  const [broken, setBroken] = useState('')
  return (
    <figure className="flex flex-col items-start gap-8">
      {broken === original_url ? (
        <p className="text-meta text-muted">{say('messages.picture.broken')}</p>
      ) : (
        <Picture
          image={image}
          alt={say('messages.picture.of')}
          onError={() => setBroken(original_url)}
          className="max-w-full h-auto border border-line bg-sunken"
        />
      )}
      <figcaption className="flex items-center gap-8">
        <a
          href={original_url}
          target="_blank"
          rel="noreferrer"
          aria-describedby={hint}
          className="link inline-flex items-center min-h-target font-semibold"
        >
          {say('messages.view')}
        </a>
        <ExternalLink className="size-16 text-muted" aria-hidden="true" />
        <span id={hint} className="say-only">
          {say('messages.view.hint')}
        </span>
      </figcaption>
    </figure>
  )
}
