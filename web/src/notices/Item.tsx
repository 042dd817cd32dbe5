import { Check, ChevronDown, Pin, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { IconButton } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Notice } from './calls.ts'
import { hide, markRead, unhide } from './marks.ts'

/** One notice. Opening it is reading it; a notice that leads somewhere opens there. */
export function Item({ of, children }: { of: Notice; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const body = useId()
  const unread = !of.read_at
  const read = () => unread && void markRead([of.id])
  const title = (
    <span dir="auto" className={cx('wrap-anywhere', unread && 'font-semibold')}>
      {of.title}
    </span>
  )
  const look = 'inline-flex items-center min-h-target rounded-control text-start hover:text-primary'
  return (
    <li className="flex items-start gap-8 px-12 lg:px-20 py-12 border-b border-line last:border-b-0">
      <Dot unread={unread} />
      <div className="grow min-w-0 flex flex-col">
        {of.link ? (
          <Link to={of.link} onClick={read} className={look}>
            {title}
          </Link>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={body}
            className={look}
            onClick={() => {
              setOpen(!open)
              read()
            }}
          >
            {title}
            <ChevronDown
              className={cx('size-16 ms-8 shrink-0 text-muted transition-transform duration-120', open && 'rotate-180')}
              aria-hidden="true"
            />
          </button>
        )}
        <p id={body} dir="auto" className={cx('text-muted wrap-anywhere whitespace-pre-line', !open && 'line-clamp-2')}>
          {of.body}
        </p>
        <Small of={of} />
        {children}
      </div>
      <Acts of={of} onRead={read} />
    </li>
  )
}

function Dot({ unread }: { unread: boolean }) {
  const say = useSay()
  return (
    <span className="grid place-items-center size-12 h-target shrink-0">
      {unread && (
        <>
          <span aria-hidden="true" className="size-8 rounded-full bg-primary forced-colors:bg-[Highlight]" />
          <span className="say-only">{say('notices.unread')}</span>
        </>
      )}
    </span>
  )
}

function Small({ of }: { of: Notice }) {
  const say = useSay()
  return (
    <p className="flex flex-wrap items-center gap-8 pt-4 text-label text-muted">
      {of.pinned && (
        <Badge tone="primary">
          <Pin className="size-12" aria-hidden="true" />
          {say('notices.pinned')}
        </Badge>
      )}
      <When at={of.at} />
    </p>
  )
}

/** What of the board is taken down is for its admins to say; everything else everybody clears for themselves. */
function Acts({ of, onRead }: { of: Notice; onRead: () => void }) {
  const say = useSay()
  const away = () =>
    void hide(of.id).then(
      () => toast(say('notices.hidden'), () => void unhide(of.id).catch(() => toast(say('notices.hide.failed')))),
      () => toast(say('notices.hide.failed')),
    )
  return (
    <div className="flex max-sm:flex-col shrink-0 -me-8">
      {!of.read_at && (
        <IconButton label={say('notices.read', { title: of.title })} onClick={onRead}>
          <Check className="size-20" />
        </IconButton>
      )}
      {!of.board && (
        <IconButton label={say('notices.hide', { title: of.title })} onClick={away}>
          <X className="size-20" />
        </IconButton>
      )}
    </div>
  )
}
