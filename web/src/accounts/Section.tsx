import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { FormEnd } from '../ui/Form.tsx'
import { useSay } from '../words/say.tsx'

interface SectionProps {
  /** Its place in the address, where a way leads straight to it. */
  id?: string
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** One matter of the account: what it is at the start, what there is of it beside it where there is room. */
export function Section({ id, title, hint, children }: SectionProps) {
  const name = useId()
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  // What is loaded comes after the browser has looked for the place.
  useEffect(() => {
    if (id && hash === `#${id}`) heading.current?.focus()
  }, [hash, id])
  return (
    <section
      id={id}
      aria-labelledby={name}
      className="grid lg:grid-cols-3 gap-16 lg:gap-32 py-24 lg:py-32 border-t border-line"
    >
      <div className="flex flex-col gap-4">
        <h2 ref={heading} id={name} tabIndex={id ? -1 : undefined} className="text-h3">
          {title}
        </h2>
        {hint && <p className="text-meta text-muted">{hint}</p>}
      </div>
      <div className="lg:col-span-2 flex flex-col gap-16">{children}</div>
    </section>
  )
}

interface ChangeableProps {
  title: string
  hint?: ReactNode
  /** What stands now. */
  now: ReactNode
  /** What the button says, where it is not a change. */
  action?: string
  children: (close: () => void) => ReactNode
}

/** A matter of which one sees what stands now; its form comes when it is asked for and takes the focus. */
export function Changeable({ title, hint, now, action, children }: ChangeableProps) {
  const say = useSay()
  const [open, setOpen] = useState<boolean | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open === null) return
    box.current?.querySelector<HTMLElement>(open ? 'input:not([hidden]), select' : 'button')?.focus()
  }, [open])
  return (
    <Section title={title} hint={hint}>
      <div ref={box}>
        {open ? (
          <div className="max-w-form">{children(() => setOpen(false))}</div>
        ) : (
          <div className="flex items-center lg:items-start justify-between gap-16">
            <div className="min-w-0 wrap-anywhere">{now}</div>
            <Button
              kind="secondary"
              aria-label={action ? undefined : say('accounts.change.of', { what: title })}
              onClick={() => setOpen(true)}
            >
              {action ?? say('accounts.change')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}

/** The end of such a form: keep it, or leave things as they are. */
export function SaveOrLeave({
  save,
  ...rest
}: Pick<ComponentProps<typeof FormEnd>, 'of' | 'onLeave'> & { save?: string }) {
  const say = useSay()
  return <FormEnd go={save ?? say('accounts.save')} leave={say('accounts.leave')} {...rest} />
}
