import { paths } from '@evenlight/contract/paths'
import { Link } from 'react-router'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import type { Flag, Outcome } from './calls.ts'
import { Decide } from './Decide.tsx'

// One stands under another.
const linkInRow = 'link inline-flex items-center min-h-target lg:min-h-24'

/** One place: who to whom, what was found and how often, the way to the words, and what was decided. */
export function FlagRow({ flag }: { flag: Flag }) {
  const say = useSay()
  const { reader, kind, found, times, at, warned_before, decided } = flag
  return (
    <li className="flex flex-col gap-12 px-16 lg:px-20 py-16 border-b border-line last:border-b-0">
      <div className="flex flex-col gap-4 min-w-0">
        <Two flag={flag} />
        <span>
          {say(`pressure.found.${found}`)} <span className="text-muted">{say(`pressure.kind.${kind}`)}</span>
        </span>
        <span className="text-meta text-muted">
          <When at={at} /> · {say('pressure.times', { count: times })}
          {warned_before > 0 && <> · {say('pressure.warned_before', { count: warned_before })}</>}
        </span>
        <Link
          to={placeOf(flag)}
          className={`${linkInRow} self-start`}
          aria-label={say('pressure.read.of', { name: reader.username })}
        >
          {say('pressure.read')}
        </Link>
      </div>
      {decided && <Decided of={decided} />}
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8 empty:hidden">
        <Decide flag={flag} />
      </div>
    </li>
  )
}

/** Where the words are read, for a reason where they are of two people alone. */
const placeOf = ({ kind, subject_id, reader }: Flag) => {
  if (kind === 'reading') return paths.lookUp(subject_id)
  return kind === 'review' ? paths.testimonials() : paths.person(reader.id)
}

const Two = ({ flag: { reader, client } }: { flag: Flag }) => (
  <span className="flex flex-wrap items-center gap-x-8">
    <Link to={paths.person(reader.id)} className={`${linkInRow} font-semibold`}>
      <bdi className="wrap-anywhere">{reader.username}</bdi>
    </Link>
    <span aria-hidden="true" className="rtl:-scale-x-100">
      →
    </span>
    <Link to={paths.person(client.id)} className={linkInRow}>
      <bdi className="wrap-anywhere">{client.username}</bdi>
    </Link>
  </span>
)

const tones: Record<Outcome, Tone> = { cleared: 'plain', warned: 'warning', withdrawn: 'plain' }
function Decided({ of: { outcome, by, at, reason } }: { of: NonNullable<Flag['decided']> }) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-8 text-meta text-muted">
        <Badge tone={tones[outcome]}>{say(`pressure.outcome.${outcome}`)}</Badge>
        <span>
          {say('pressure.by', { name: by.username })} <When at={at} />
        </span>
      </p>
      {reason && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {reason}
        </p>
      )}
    </div>
  )
}
