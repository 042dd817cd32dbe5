import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Moon } from './art/Moon.tsx'
import { cx } from './cx.ts'

export type Kind = 'primary' | 'secondary' | 'quiet' | 'danger'

const kinds: Record<Kind, string> = {
  primary: 'bg-primary text-on-primary border-primary hover:bg-primary-hover hover:border-primary-hover',
  secondary: 'bg-surface text-primary border-primary hover:bg-soft-primary',
  quiet: 'text-primary border-transparent hover:bg-soft-primary',
  danger: 'bg-surface text-danger border-danger hover:bg-soft-danger',
}

/** The classes of a button, for elements that can't be one (a label, a file picker). */
export const look = (kind: Kind = 'primary', wide = false, flush = false) =>
  cx(
    'relative inline-flex items-center justify-center gap-8 max-w-full wrap-break-word min-h-target py-8 rounded-button border text-body font-semibold text-center no-underline',
    'transition-transform duration-120 active:scale-98 select-none may-shut',
    flush ? 'self-start px-16 -ms-16' : 'px-24',
    wide && 'w-full',
    kinds[kind],
  )

type ButtonProps = ComponentProps<'button'> & {
  kind?: Kind
  wide?: boolean
  /** Without a ground of its own, its words begin where those above it do. */
  flush?: boolean
  /** Work is under way: the width stays, the words give way to the moon, presses do nothing. */
  pending?: boolean
  /** Why it can't be pressed now, shown beneath. Setting it disables the button but leaves it in reach of the keyboard. */
  why?: string | false | undefined
}

export function Button({
  kind,
  wide,
  flush,
  pending,
  why,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reason = useId()
  const dead = pending || Boolean(why) || rest['aria-disabled'] === true
  const press = (event: MouseEvent<HTMLButtonElement>) => (dead ? event.preventDefault() : onClick?.(event))
  const button = (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={dead || undefined}
      aria-busy={pending || undefined}
      aria-describedby={why ? reason : rest['aria-describedby']}
      className={cx(look(kind, wide, flush), className)}
    >
      <span className={cx('inline-flex min-w-0 items-center gap-8', pending && 'opacity-0')}>{children}</span>
      {pending && <Waiting />}
    </button>
  )
  if (!why) return button
  return (
    <span className={cx('inline-flex flex-col gap-4', wide && 'w-full text-center')}>
      {button}
      <span id={reason} className="text-label text-muted">
        {why}
      </span>
    </span>
  )
}

const Waiting = () => (
  <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
    <Moon className="size-20" turning />
  </span>
)

export function LinkButton({ kind, wide, className, ...rest }: LinkProps & { kind?: Kind; wide?: boolean }) {
  return <Link {...rest} className={cx(look(kind, wide), className)} />
}

/** A button inside a line of words, as plain as a link. */
export const LinkLike = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className="link min-h-target font-semibold" />
)

/** A square button that shows a picture alone; `label` is what it says. */
export function IconButton({
  label,
  children,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={label}
      className={cx(
        'inline-grid place-items-center size-target shrink-0 rounded-button text-muted hover:text-ink hover:bg-sunken',
        className,
      )}
    >
      {children}
    </button>
  )
}
