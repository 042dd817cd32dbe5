import { AttachButton, AttachedPicture } from '../chats/AttachPicture.tsx'
import { useSay } from '../words/say.tsx'
import type { usePictured } from './usePictured.ts'

/** Chooses a picture and shows it before it is sent. */
export function PictureField({ of: { attached, choose, remove } }: { of: ReturnType<typeof usePictured> }) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-8">
      {attached && <AttachedPicture attached={attached} alone={false} onRemove={remove} />}
      <div className="flex items-center gap-8 text-meta text-muted">
        <AttachButton onChoose={choose} />
        <span>{say('chats.picture.rule')}</span>
      </div>
    </div>
  )
}
