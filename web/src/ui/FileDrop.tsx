import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSay } from '../words/say.tsx'
import { cx } from './cx.ts'
import { Wrong } from './Field.tsx'

interface FileDropProps {
  /** What the press does, such as "Choose a picture". */
  label: string
  /** What may be one, told beforehand. */
  rule: string
  /** Media types, such as `image/png`. A file that is dropped may be another: say so in `error`. */
  accept: readonly string[]
  onFile: (file: File) => void
  error?: ReactNode
  disabled?: boolean
}

/** A file, chosen by press or dropped on the field. The browser's own field lies over the whole of it and takes both. */
export function FileDrop({ label, rule, accept, onFile, error, disabled }: FileDropProps) {
  const say = useSay()
  const own = useId()
  const [over, setOver] = useState(false)
  const take = (file: File | undefined) => {
    setOver(false)
    if (file) onFile(file)
  }
  return (
    <div className="flex flex-col gap-4">
      <label
        onDragEnter={() => setOver(!disabled)}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
        className={cx(
          'relative flex items-center gap-12 p-16 rounded-button border border-dashed cursor-pointer',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          'has-disabled:cursor-not-allowed has-disabled:opacity-60',
          over ? 'border-primary bg-soft-primary' : error ? 'border-danger' : 'border-line-strong hover:bg-sunken',
        )}
      >
        <ImagePlus className="size-24 shrink-0 text-primary" aria-hidden="true" />
        <span className="flex flex-col">
          <span className="font-semibold text-primary">{label}</span>
          <span id={`${own}-rule`} className="text-meta text-muted">
            {rule} <span className="pointer-coarse:hidden">{say('parts.file.drop')}</span>
          </span>
        </span>
        <input
          type="file"
          accept={accept.join(',')}
          disabled={disabled}
          aria-label={label}
          aria-describedby={cx(`${own}-rule`, error ? `${own}-error` : null)}
          aria-invalid={error ? true : undefined}
          className="absolute inset-0 w-full opacity-0 cursor-pointer disabled:cursor-not-allowed"
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      <Wrong id={`${own}-error`}>{error}</Wrong>
    </div>
  )
}
