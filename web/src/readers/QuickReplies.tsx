import { useQuery } from '@tanstack/react-query'
import { useSay } from '../words/say.tsx'
import { deskOf } from './desk.ts'

/** The reader's own ready sentences; a press puts one into the box, it is sent by hand. */
export function QuickReplies({ onPick }: { onPick: (reply: string) => void }) {
  const say = useSay()
  const { data } = useQuery(deskOf())
  const replies = data?.settings.quick_replies ?? []
  if (!replies.length) return null
  return (
    <ul aria-label={say('readings.replies')} className="flex gap-8 overflow-x-auto -mx-4 px-4 py-4">
      {replies.map((reply) => (
        <li key={reply} className="shrink-0">
          <button
            type="button"
            onClick={() => onPick(reply)}
            className="max-w-panel-half truncate min-h-target px-16 rounded-full border border-line-strong text-meta hover:bg-sunken"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  )
}
