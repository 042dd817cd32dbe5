import { AttachedPicture } from '../chats/AttachPicture.tsx'
import { PICTURE_TYPES } from '../chats/picture.ts'
import { FileDrop } from '../ui/FileDrop.tsx'
import { useSay } from '../words/say.tsx'
import type { usePictured } from './usePictured.ts'

/** Takes a picture, and shows it before it is sent. */
export function PictureField({ of: { attached, choose, remove } }: { of: ReturnType<typeof usePictured> }) {
  const say = useSay()
  if (attached) return <AttachedPicture attached={attached} alone={false} onRemove={remove} />
  return (
    <FileDrop
      label={say('tickets.picture.add')}
      rule={say('chats.picture.rule')}
      accept={PICTURE_TYPES}
      onFile={choose}
    />
  )
}
