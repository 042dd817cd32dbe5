import { Button } from '../ui/Button.tsx'
import { PictureField } from '../uploads/PictureField.tsx'
import { useSay } from '../words/say.tsx'
import type { usePictured } from './usePictured.ts'

interface SendProps {
  picture: ReturnType<typeof usePictured>
  of: { pending: boolean; away: string | false }
}

/** How a form ends that says something: a picture with it, and the button that waits for that. */
export function SubmitRow({ picture, of }: SendProps) {
  const say = useSay()
  return (
    <>
      <PictureField attached={picture.attached} onChoose={picture.choose} onRemove={picture.remove} />
      <Button
        type="submit"
        pending={of.pending}
        why={of.away || (picture.loading && say('tickets.picture.wait'))}
        className="self-start"
      >
        {say('tickets.go')}
      </Button>
    </>
  )
}
