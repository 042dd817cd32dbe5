import { ChevronDown, ChevronRight, Pin } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { cx } from '../ui/cx.ts'
import { toast } from '../ui/Toast.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { BoardDeeds, BoardFacts } from './Board.tsx'
import type { Notice } from './calls.ts'
import { hide, markRead, unhide } from './optimistic.ts'
import { RowButton } from './RowButton.tsx'
import { useCut } from '../ui/useCut.ts'
import { useTitle } from './useTitle.ts'

/** One notice. Opening it is reading it; a notice that leads somewhere opens there. */
export function Item({ of }: { of: Notice }) {
  const say = useSay()
  const title = useTitle()
  const [open, setOpen] = useState(false)
  const body = useId()
  const [text, cut] = useCut<HTMLParagraphElement>(open)
  const read = () => of.unread && void markRead([of.id])
  const turn = () => {
    setOpen(!open)
    read()
  }
  const opens = !of.link && cut
  return (
    <li className="flex items-start gap-8 px-12 lg:px-20 py-16 border-b border-line last:border-b-0">
      <Dot unread={of.unread} />
      <div className="grow min-w-0 flex flex-col gap-4">
        <Title
          of={of}
          onFollow={read}
          opens={opens && { 'aria-expanded': open, 'aria-controls': body, onClick: turn }}
        />
        {of.body && (
          <p
            id={body}
            ref={text}
            dir="auto"
            className={cx('text-muted wrap-anywhere whitespace-pre-line', !open && 'line-clamp-2')}
          >
            {of.body}
          </p>
        )}
        <div className={cx('flex flex-wrap gap-x-8 gap-y-4 text-label text-muted', of.body && 'items-center')}>
          <Facts of={of} />
          <span className={cx('flex ms-auto -me-8', !of.body && 'pt-12')}>
            {of.unread && (
              <RowButton aria-label={say('notices.read', { title: title(of) })} onClick={read}>
                {say('notices.read.short')}
              </RowButton>
            )}
            {of.board ? <BoardDeeds of={of} board={of.board} /> : <Hide of={of} />}
          </span>
        </div>
      </div>
    </li>
  )
}

interface TitleProps {
  of: Notice
  onFollow: () => void
  /** What opens the rest of the text, where there is more of it than is seen. */
  opens: ComponentProps<'button'> | false
}

function Title({ of, onFollow, opens }: TitleProps) {
  const title = useTitle()
  const look =
    'flex items-start justify-between gap-8 pt-12 -mt-12 pb-4 -mb-4 rounded-control text-start hover:text-primary'
  const sign = 'size-16 my-4 shrink-0 text-muted'
  const words = (
    <span dir="auto" className={cx('wrap-anywhere', of.unread && 'font-semibold')}>
      {title(of)}
    </span>
  )
  if (of.link)
    return (
      <Link to={of.link} onClick={onFollow} className={look}>
        {words}
        <ChevronRight className={cx(sign, 'rtl:-scale-x-100')} aria-hidden="true" />
      </Link>
    )
  if (!opens) return <p>{words}</p>
  const turned = opens['aria-expanded']
  return (
    <button type="button" {...opens} className={look}>
      {words}
      <ChevronDown
        className={cx(sign, 'transition-transform duration-120', turned && 'rotate-180')}
        aria-hidden="true"
      />
    </button>
  )
}

function Dot({ unread }: { unread: boolean }) {
  const say = useSay()
  return (
    <span className="grid place-items-center size-12 h-24 shrink-0">
      {unread && (
        <>
          <span aria-hidden="true" className="size-8 rounded-full bg-primary forced-colors:bg-[Highlight]" />
          <span className="say-only">{say('notices.unread')}</span>
        </>
      )}
    </span>
  )
}

const Facts = ({ of }: { of: Notice }): ReactNode => (
  <>
    {of.pinned && <Pinned />}
    <Since at={of.at} />
    {of.board && <BoardFacts board={of.board} />}
  </>
)

/** That it stands above all others. */
export function Pinned() {
  const say = useSay()
  return (
    <Badge tone="primary">
      <Pin className="size-12" aria-hidden="true" />
      {say('notices.pinned')}
    </Badge>
  )
}

/** What of the board is taken down is for its admins to say; everything else everybody clears for themselves. */
function Hide({ of }: { of: Notice }) {
  const say = useSay()
  const title = useTitle()
  const away = () =>
    void hide(of.id).then(
      () => toast(say('notices.hidden'), () => void unhide(of.id).catch(() => toast(say('notices.hide.failed')))),
      () => toast(say('notices.hide.failed')),
    )
  return (
    <RowButton aria-label={say('notices.hide', { title: title(of) })} onClick={away}>
      {say('notices.hide.short')}
    </RowButton>
  )
}
