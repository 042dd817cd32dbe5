import { Failed } from '@evenlight/contract/client'
import { useRef, useState } from 'react'
import { useAction } from '../../action.ts'
import { useOffline } from '../../online.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { toast } from '../../ui/Toast.tsx'
import { type Crop, middle } from '../../uploads/crop.ts'
import { CropField } from '../../uploads/CropField.tsx'
import { cut, open } from '../../uploads/cut.ts'
import { PICTURE_TYPES, unfit, upload } from '../../uploads/picture.ts'
import { useSay } from '../../words/say.tsx'
import type { Profile } from '../calls.ts'
import { savePage } from '../desk.ts'

const fileOf = ({ original_url }: NonNullable<Profile['picture']>) =>
  original_url.slice(original_url.lastIndexOf('/') + 1)

/** The reader's picture: chosen, cut to a square, taken away. It is public as soon as it is set. */
export function Portrait({ page: { id, picture } }: { page: Profile }) {
  const say = useSay()
  const away = useOffline()
  const [opened, setOpened] = useState<ImageBitmap | null>(null)
  const [wrong, setWrong] = useState<unknown>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  const choose = async (file: File) => {
    setWrong(null)
    const code = unfit(file)
    await (code ? Promise.reject(new Failed(0, { code })) : open(file).then(setOpened)).catch(setWrong)
  }
  const putBack = (name: string) => void savePage({ picture: name }).catch(setWrong)
  const remove = useAction(
    () => savePage({ picture: null }),
    () => {
      toast(say('readers.portrait.removed'), picture ? () => putBack(fileOf(picture)) : undefined)
      heading.current?.focus()
    },
  )
  return (
    <div className="flex flex-wrap items-start gap-24">
      <Avatar id={id} picture={picture} size="head" />
      <div className="grow basis-ring min-w-0 flex flex-col items-start gap-12">
        <p ref={heading} tabIndex={-1} className="text-meta text-muted outline-none">
          {say(picture ? 'readers.portrait.there' : 'readers.portrait.none')}
        </p>
        <div className="w-full">
          <FileDrop
            label={say(picture ? 'readers.portrait.change' : 'uploads.choose')}
            rule={say('uploads.kinds')}
            accept={PICTURE_TYPES}
            onFile={(file) => void choose(file)}
          />
        </div>
        {Boolean(wrong ?? remove.error) && (
          <ErrorNote cause={wrong ?? remove.error} what={say('readers.portrait.failed')} />
        )}
        {picture && (
          <Button kind="secondary" pending={remove.isPending} why={away} onClick={() => remove.mutate(undefined)}>
            {say('readers.portrait.remove')}
          </Button>
        )}
      </div>
      {opened && <Cutting picture={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** Where the square is chosen; what is there stays until the new one is. */
function Cutting({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const say = useSay()
  const away = useOffline()
  const [crop, setCrop] = useState<Crop>(() => middle(picture))
  const save = useAction(
    async (chosen: Crop) => {
      const sent = await upload(await cut(picture, chosen), () => undefined, new AbortController().signal)
      return savePage({ picture: sent.name })
    },
    () => {
      toast(say('readers.portrait.saved'))
      onClose()
    },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('readers.portrait.cut')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {say('accounts.leave')}
          </Button>
          <Button pending={save.isPending} why={away} onClick={() => save.mutate(crop)}>
            {say('readers.portrait.use')}
          </Button>
        </>
      }
    >
      <p className="text-meta text-muted">{say('readers.portrait.cut.how')}</p>
      {save.error && <ErrorNote cause={save.error} what={say('readers.portrait.failed')} />}
      <CropField picture={picture} crop={crop} onChange={setCrop} />
    </Dialog>
  )
}
