import { usePicture } from '../uploads/usePicture.ts'

/** A picture beside a form: `attached` to show, `sent` for the call, and whether it is still on its way. */
export function usePictured() {
  const { attached, choose, remove } = usePicture()
  const name = attached?.picture?.name
  return {
    attached,
    choose,
    remove,
    loading: attached !== null && !attached.picture && !attached.cause,
    /** The same words with another picture are another question: the key of the try differs. */
    sent: (key: string) => ({ image: name, key: name ? `${key}-${name}` : key }),
  }
}
