import { ImagePlus, X } from 'lucide-react'
import { IconButton } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { Progress } from '../ui/Progress.tsx'
import { useSay } from '../words/say.tsx'
import { PICTURE_TYPES } from './picture.ts'
import type { Attached } from './usePicture.ts'

/** Chooses a picture; says beforehand what may be one. */
export function AttachButton({ onChoose }: { onChoose: (file: File) => void }) {
  const say = useSay()
  return (
    <label
      data-tip={say('uploads.add')}
      className="relative inline-grid place-items-center size-target shrink-0 rounded-button text-muted hover:text-ink hover:bg-sunken cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <ImagePlus className="size-20" aria-hidden="true" />
      <input
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={say('uploads.add')}
        className="say-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    </label>
  )
}

/** The picture before it is sent, how far it has come, and the way to take it away. */
export function AttachedPicture({
  attached: { preview, part, picture, cause },
  alone,
  onRemove,
}: {
  attached: Attached
  /** Nothing is written beside it yet. */
  alone: boolean
  onRemove: () => void
}) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <div className="flex items-center gap-12 p-8 rounded-control bg-sunken">
      {preview && <img src={preview} alt={say('uploads.preview')} className="size-72 object-cover rounded-control" />}
      <div className="grow min-w-0 text-meta" role="status">
        {cause ? (
          <p className="text-danger">
            {sentence(cause)} {say('uploads.rule')}
          </p>
        ) : picture ? (
          <p>{say(alone ? 'uploads.words' : 'uploads.ready')}</p>
        ) : (
          <Progress label={say('uploads.loading')} done={part} of={1} />
        )}
      </div>
      <IconButton label={say('uploads.take_away')} onClick={onRemove}>
        <X className="size-20" />
      </IconButton>
    </div>
  )
}
