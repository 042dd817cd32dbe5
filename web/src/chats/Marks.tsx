import { FormattedDate, FormattedTime } from 'react-intl'
import { useSay } from '../words/say.tsx'
import { type Chat, otherOf, type Side } from './calls.ts'
import { type Mark, useRoom } from './room.ts'

const mark = 'self-center px-12 py-2 text-label text-muted text-center'
const dayOf = (at: string | undefined) => (at === undefined ? undefined : new Date(at).toDateString())

/** A new day begins with this message. */
export function DayMark({ of, before }: { of: string; before: string | undefined }) {
  const at = useRoom((room) => room.thread.lines[of]?.at)
  const earlier = useRoom((room) => room.thread.lines[before ?? '']?.at)
  if (!at || dayOf(at) === dayOf(earlier)) return null
  return (
    <li className={mark}>
      <FormattedDate value={at} weekday="long" day="numeric" month="long" />
    </li>
  )
}

/** The clock turned. Seen here, said in the one status region of the room. */
export function TurnMark({ mark: { what, why, at }, chat, side }: { mark: Mark; chat: Chat; side: Side }) {
  const say = useSay()
  const { name } = otherOf(chat, side)
  const words =
    what === 'stopped'
      ? why
        ? say(`chats.stands.${side}.${why}`, { name })
        : say('chats.clock.stands')
      : say(`chats.turned.${what}`)
  return (
    <li aria-hidden="true" className={`${mark} rounded-full bg-sunken`}>
      <span className="tabular">
        <FormattedTime value={at} />
      </span>{' '}
      · {words}
    </li>
  )
}
