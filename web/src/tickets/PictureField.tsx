import { Attach } from '../messages/Attach.tsx'
import type { usePictured } from './usePictured.ts'

/** Takes a picture, and shows it before it is sent. */
export const PictureField = ({ of: { attached, choose, remove } }: { of: ReturnType<typeof usePictured> }) => (
  <Attach attached={attached} lost={false} onChoose={choose} onRemove={remove} still={false} />
)
