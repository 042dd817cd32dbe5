import { Mail, MessageSquareText, Mic, Phone, Video } from 'lucide-react'
import { useSay } from '../words/say.tsx'
import type { Reader } from './calls.ts'

const signs = { chat: MessageSquareText, voice: Mic, video: Video, phone: Phone, email: Mail }

/** How a reader can be reached: only the ways that they offer. */
export function Channels({ of }: { of: Reader }) {
  const say = useSay()
  return (
    <ul className="flex flex-wrap gap-x-12 gap-y-4 text-meta text-muted">
      {of.channels.map((channel) => {
        const Sign = signs[channel]
        return (
          <li key={channel} className="inline-flex items-center gap-4">
            <Sign className="size-16 text-primary" aria-hidden="true" />
            {say(`readers.${channel}`)}
          </li>
        )
      })}
    </ul>
  )
}
