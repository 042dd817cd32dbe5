import { Pin } from 'lucide-react'
import { Badge } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'

/** A notice as it will stand on the page of whoever it is for. */
export function Preview({ title, body, pinned }: { title: string; body: string; pinned: boolean }) {
  const say = useSay()
  return (
    <div className="card flex flex-col items-start gap-8 px-12 lg:px-20 py-16">
      <p dir="auto" className="w-full font-semibold wrap-anywhere">
        {title || say('notices.write.title')}
      </p>
      <p dir="auto" className="w-full text-muted wrap-anywhere whitespace-pre-line">
        {body || say('notices.write.body')}
      </p>
      {pinned && (
        <Badge tone="primary">
          <Pin className="size-12" aria-hidden="true" />
          {say('notices.pinned')}
        </Badge>
      )}
    </div>
  )
}
