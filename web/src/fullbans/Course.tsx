import { paths } from '@evenlight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { FullBanCase } from './calls.ts'

type What = 'asked' | 'opened' | 'suspended' | 'banned' | 'refused' | 'appealed' | 'answered' | 'lifted'
interface Step {
  by: string
  what: What
  at: string
  words?: string | undefined
  readingId?: string | undefined
}

const step = (what: What, done: { by: { username: string }; at: string; words: string } | undefined): Step[] =>
  done ? [{ what, by: done.by.username, at: done.at, words: done.words }] : []

const stepsOf = (ban: FullBanCase): Step[] => {
  const asked = ban.requests.map(({ reader, at, reason, chat_id }): Step => ({
    what: 'asked',
    by: reader.display_name,
    at,
    words: reason,
    readingId: chat_id,
  }))
  const { appeal, person } = ban
  const steps = [
    ...(asked.length ? asked : [{ what: 'opened' as const, by: ban.opened_by.username, at: ban.opened_at }]),
    ...step('suspended', ban.suspended),
    ...step(ban.state === 'refused' ? 'refused' : 'banned', ban.decided),
    ...(appeal ? [{ what: 'appealed' as const, by: person.username, at: appeal.at, words: appeal.text }] : []),
    ...step('answered', appeal?.answer),
    ...step('lifted', ban.lifted),
  ]
  return steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** Everything that was said and done about one ban, in its order. */
export function Course({ of }: { of: FullBanCase }) {
  const say = useSay()
  return (
    <ol className="flex flex-col gap-12">
      {stepsOf(of).map(({ what, by, at, words, readingId }) => (
        <li key={`${what} ${by} ${at}`} className="flex flex-col gap-2 ps-12 border-s-2 border-line">
          <span className="text-meta text-muted">
            <bdi className="font-semibold text-ink">{by}</bdi> {say(`fullbans.did.${what}`)} · <When at={at} />
          </span>
          <Words>{words}</Words>
          {readingId && (
            <Link to={paths.pastReading(readingId)} className="link self-start inline-flex items-center min-h-target">
              {say('fullbans.reading')}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

const Words = ({ children }: { children: ReactNode }) =>
  children ? (
    <span dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {children}
    </span>
  ) : null
