import { useId } from 'react'
import { useIntl } from 'react-intl'
import { PICTURE_TYPES } from './picture.ts'
import type { Attached } from './usePicture.ts'
import { LinkLike } from '../ui/Button.tsx'
import { useSentence } from '../ui/ErrorNote.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import { useSay } from '../words/say.tsx'

interface PictureFieldProps {
  attached: Attached | null
  /** The picture of the message that is written again could not be had. */
  lost?: boolean
  onChoose: (file: File) => void
  onRemove: () => void
  /** It is on its way with the message and can't be changed any more. */
  still?: boolean
}

/** A picture to go with the words, if one likes; what may be one is said beforehand. */
export function PictureField({ attached, lost, onChoose, onRemove, still }: PictureFieldProps) {
  const say = useSay()
  const own = useId()
  return (
    <div role="group" aria-labelledby={`${own}-name`} className="flex flex-col gap-4">
      <p id={`${own}-name`} className="text-meta font-semibold">
        {say('uploads.picture')}
        <span className="font-normal text-muted"> · {say('parts.optional')}</span>
      </p>
      {lost && (
        <p role="status" className="text-meta">
          {say('uploads.lost')}
        </p>
      )}
      {attached ? (
        <Chosen attached={attached} onChoose={onChoose} onRemove={onRemove} still={still} />
      ) : (
        !still && (
          <FileDrop
            label={say('uploads.choose')}
            rule={say('uploads.kinds')}
            accept={PICTURE_TYPES}
            onFile={onChoose}
          />
        )
      )}
    </div>
  )
}

function Chosen({
  attached,
  onChoose,
  onRemove,
  still,
}: Omit<PictureFieldProps, 'lost' | 'attached'> & { attached: Attached }) {
  const say = useSay()
  const { formatNumber } = useIntl()
  const { preview, part, picture, cause, file } = attached
  const uploading = !picture && !cause
  return (
    <div className="flex flex-wrap items-center gap-12 mt-4 p-12 rounded-control border border-line">
      {preview && <img src={preview} alt={say('uploads.preview')} className="size-72 object-cover rounded-control" />}
      <div className="grow basis-portrait min-w-0 flex flex-col gap-4 text-meta">
        <Stage attached={attached} />
        {uploading && (
          <span className="flex items-center gap-12">
            <progress value={part} max={1} aria-label={say('uploads.loading')} className="bar" />
            <span aria-hidden="true" className="tabular text-muted">
              {formatNumber(part, { style: 'percent' })}
            </span>
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-x-16 px-4">
        {file !== undefined && <LinkLike onClick={() => onChoose(file)}>{say('ui.retry')}</LinkLike>}
        {!still && <LinkLike onClick={onRemove}>{say(uploading ? 'uploads.cancel' : 'uploads.remove')}</LinkLike>}
      </div>
    </div>
  )
}

/** Says how the picture stands; how far it has come is in the bar, and is not read out at every step. */
function Stage({ attached: { picture, cause, file } }: { attached: Attached }) {
  const say = useSay()
  const sentence = useSentence()
  if (cause)
    return (
      <p role="status" className={file ? undefined : 'text-danger'}>
        {file && say('uploads.failed')} {sentence(cause)}
      </p>
    )
  return <p role="status">{say(picture ? 'uploads.ready' : 'uploads.loading')}</p>
}
