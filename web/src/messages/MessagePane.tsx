import { Maximize2, X } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { toView } from './places.ts'
import { useMessage } from './useMessage.ts'

/** Beside the list: the message that is open. */
export function MessagePane({ id, onClose }: { id: string | null; onClose: () => void }) {
  const say = useSay()
  if (!id)
    return (
      <div className="hidden lg:block lg:col-span-3">
        <Empty scene="letters">{say('messages.choose')}</Empty>
      </div>
    )
  return <Open key={id} id={id} onClose={onClose} />
}

function Open({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useSay()
  const { asked, title } = useMessage(id)
  return (
    <article
      aria-label={title}
      className="lg:col-span-3 min-w-0 card p-16 lg:p-24 flex flex-col gap-16 lg:sticky lg:top-24 lg:max-h-pane lg:overflow-y-auto overscroll-contain"
    >
      <div className="flex items-start gap-8">
        <h2 className="grow min-w-0 text-h3 wrap-anywhere pt-8">
          <bdi>{title}</bdi>
        </h2>
        <Link
          {...toView(id)}
          aria-label={say('messages.alone')}
          title={say('messages.alone')}
          className="inline-grid place-items-center size-target rounded-button text-muted hover:text-ink hover:bg-sunken"
        >
          <Maximize2 className="size-20" aria-hidden="true" />
        </Link>
        <IconButton label={say('messages.close')} onClick={onClose}>
          <X className="size-20" />
        </IconButton>
      </div>
      <p role="status" className="say-only">
        {asked.data && say('messages.opened', { title })}
      </p>
      <Loaded of={asked} failed={say('messages.one.failed')} shape={shape}>
        {(message) => <MessageDetail message={message} onHidden={onClose} />}
      </Loaded>
    </article>
  )
}

const shape = (
  <div aria-busy="true" className="flex flex-col gap-12 max-w-text">
    <Skeleton className="h-20 w-square" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20 w-square" />
  </div>
)
