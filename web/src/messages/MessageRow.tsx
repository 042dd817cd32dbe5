import { Image } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../session/session.ts'
import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import type { Folder, Message } from './calls.ts'
import { toView } from './places.ts'
import { isMine, otherOf, statusOf } from './sides.ts'
import { MessageStatus } from './MessageStatus.tsx'

interface MessageRowProps {
  message: Message
  folder: Folder
  q: string
  open: string | null
  wide: boolean
  tabIndex: 0 | -1
}

/** One line of a folder. Where there is room it opens beside the list, else on a page of its own. */
export function MessageRow({ message, folder, q, open, wide, tabIndex }: MessageRowProps) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { id, created_at, msgTranscript_image, returned_reason } = message
  const unread = statusOf(message, me) === 'unread'
  const beside = { to: { search: `?${new URLSearchParams({ tab: folder, ...(q && { q }), open: id })}` }, state: null }
  return (
    <Link
      {...(wide ? beside : toView(id))}
      preventScrollReset={wide}
      tabIndex={tabIndex}
      aria-current={id === open || undefined}
      className="relative flex flex-col gap-2 ps-24 pe-20 py-12 min-h-72 hover:bg-sunken aria-[current=true]:bg-soft-primary -outline-offset-2"
    >
      <span className="flex items-baseline gap-12">
        {unread && (
          <>
            <span
              aria-hidden="true"
              className="absolute start-8 top-24 -translate-y-1/2 size-8 rounded-full bg-primary"
            />
            <span className="say-only">{say('messages.new_one')}</span>
          </>
        )}
        <bdi className={cx('grow min-w-0 truncate', unread && 'font-semibold')}>{otherOf(message, me).name}</bdi>
        {msgTranscript_image && (
          <Image className="size-16 self-center text-muted shrink-0" aria-label={say('messages.picture.of')} />
        )}
        <Since at={created_at} className="shrink-0 text-label text-muted" />
      </span>
      <span dir="auto" className={cx('line-clamp-2 text-meta wrap-anywhere', unread ? 'font-semibold' : 'text-muted')}>
        {message.message}
      </span>
      {isMine(message, me) && (
        <span className="mt-4 flex items-center gap-8">
          <MessageStatus of={message} />
          {returned_reason && (
            <span dir="auto" className="min-w-0 truncate text-label text-danger">
              {returned_reason}
            </span>
          )}
        </span>
      )}
    </Link>
  )
}
