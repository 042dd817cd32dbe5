import { CalendarClock, Eye, Hourglass, type LucideIcon, ShieldAlert } from 'lucide-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Key } from '../words/en.ts'
import { useSay } from '../words/say.tsx'
import { folderOf } from './calls.ts'
import { useUsualWait } from './useUsualWait.ts'

const rules = [
  [ShieldAlert, 'messages.rule.contact'],
  [CalendarClock, 'messages.rule.use'],
  [Hourglass, 'messages.rule.approval'],
  [Eye, 'messages.rule.who'],
] as const satisfies readonly (readonly [LucideIcon, Key])[]

/** What everybody is told before writing, and how long an approval really takes. */
export function Rules() {
  const say = useSay()
  const { data } = useInfiniteQuery(folderOf('outbox'))
  const usual = useUsualWait(data?.pages[0]?.usual_wait_seconds)
  return (
    <section
      aria-label={say('messages.rules')}
      className="p-16 lg:p-20 rounded-card border border-transparent bg-soft-ember"
    >
      <ul className="flex flex-col gap-12">
        {rules.map(([Icon, words]) => (
          <li key={words} className="flex gap-12">
            <Icon className="size-20 mt-2 shrink-0 text-ember" aria-hidden="true" />
            <p>
              {say(words)}
              {words === 'messages.rule.approval' && usual && <span className="block text-muted">{usual}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
