import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './Button.tsx'
import { useSay } from '../words/say.tsx'

export interface About {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
}

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint under the label, error below; hands the input what ties them together. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  children,
}: About & { id?: string; children: (wiring: Wiring) => ReactNode }) {
  const made = useId()
  const say = useSay()
  const own = id ?? made
  const told = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-4">
      <label htmlFor={own} className="text-meta font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> · {say('parts.optional')}</span>}
      </label>
      {hint && (
        <p id={`${own}-hint`} className="text-meta text-muted">
          {hint}
        </p>
      )}
      {children({ id: own, 'aria-describedby': told || undefined, 'aria-invalid': error ? true : undefined })}
      <Wrong id={`${own}-error`}>{error}</Wrong>
    </div>
  )
}

/** What is wrong, with its sign, under the field it belongs to. */
export function Wrong({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex gap-8 text-meta font-medium text-danger">
      <svg viewBox="0 0 12 12" className="size-12 shrink-0 mt-4" aria-hidden="true">
        <path d="M6 1.5 11 10.5H1z" fill="currentColor" />
      </svg>
      <span>{children}</span>
    </p>
  )
}

type Of<T extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<T>, 'children'> & About

const split = <P extends About>({ label, hint, error, optional, ...input }: P) => ({
  about: { label, hint, error, optional },
  input,
})

export function TextField(props: Of<'input'>) {
  const { about, input } = split(props)
  return (
    <Field {...about} id={input.id}>
      {(wiring) => <input dir="auto" {...input} {...wiring} className={cx('control', input.className)} />}
    </Field>
  )
}

export function AreaField(props: Of<'textarea'>) {
  const { about, input } = split(props)
  return (
    <Field {...about} id={input.id}>
      {(wiring) => (
        <textarea rows={4} dir="auto" {...input} {...wiring} className={cx('control resize-none', input.className)} />
      )}
    </Field>
  )
}

export function SelectField({ children, ...props }: Of<'select'> & { children: ReactNode }) {
  const { about, input } = split(props)
  return (
    <Field {...about} id={input.id}>
      {(wiring) => (
        <div className="relative">
          <select {...input} {...wiring} className={cx('control appearance-none pe-48', input.className)}>
            {children}
          </select>
          <ChevronDown
            className="absolute end-12 inset-y-0 my-auto size-20 text-muted pointer-events-none"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  )
}

export function PasswordField(props: Of<'input'>) {
  const { about, input } = split(props)
  const [shown, show] = useState(false)
  const say = useSay()
  return (
    <Field {...about} id={input.id}>
      {(wiring) => (
        <div className="relative">
          <input
            dir="ltr"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={cx('control pe-48 rtl:pe-12 rtl:ps-48 rtl:text-end', input.className)}
          />
          <IconButton
            label={say(shown ? 'parts.password.hide' : 'parts.password.show')}
            className="absolute end-0 inset-y-0"
            onClick={() => show(!shown)}
          >
            {shown ? <EyeOff className="size-20" /> : <Eye className="size-20" />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}

/** A one-time code: one field, so that paste, autofill and password managers work. */
export function CodeField(props: Of<'input'>) {
  const { about, input } = split(props)
  return (
    <Field {...about} id={input.id}>
      {(wiring) => (
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          {...input}
          {...wiring}
          className={cx('control tabular text-h3 tracking-wide', input.className)}
        />
      )}
    </Field>
  )
}

export function CheckField(props: Of<'input'>) {
  const { about, input } = split(props)
  const made = useId()
  const id = input.id ?? made
  const told = [about.hint && `${id}-hint`, about.error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-4">
      <label htmlFor={id} className="flex items-start gap-8 min-h-target py-8 cursor-pointer">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={told || undefined}
          aria-invalid={about.error ? true : undefined}
          className="size-24"
        />
        <span className="text-body">{about.label}</span>
      </label>
      {about.hint && (
        <p id={`${id}-hint`} className="-mt-8 ps-32 text-meta text-muted">
          {about.hint}
        </p>
      )}
      <Wrong id={`${id}-error`}>{about.error}</Wrong>
    </div>
  )
}
