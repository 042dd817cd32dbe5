import { paths } from '@evenlight/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedDate } from 'react-intl'
import { useSession } from '../session/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { PagedList } from '../ui/Loaded.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { useMoney } from '../words/figures.ts'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { otherOf, type Past, sideOf } from './calls.ts'
import { lengthOf } from './length.ts'
import { pastOf } from './past.ts'
import { earnedBy } from './receipt/account.ts'

/** Past readings, each leading to its receipt; `empty` stands there when there are none. */
export function PastList({ withId, empty }: { withId?: string; empty: ReactNode }) {
  const say = useSay()
  const past = useInfiniteQuery(pastOf(withId))
  return (
    <PagedList of={past} failed={say('readings.past.failed')} shape={<RowSkeletons />} empty={empty}>
      {(readings) => (
        <LinkRows>
          {readings.map((reading, at) => {
            const before = readings[at - 1]
            return (
              <PastRow
                key={reading.id}
                reading={reading}
                named={withId === undefined}
                opens={!before || monthOf(before) !== monthOf(reading)}
              />
            )
          })}
        </LinkRows>
      )}
    </PagedList>
  )
}

function monthOf({ requested_at }: Past) {
  const at = new Date(requested_at)
  return at.getFullYear() * 12 + at.getMonth()
}

/** `opens`: the first of its month, which it then names. */
function PastRow({ reading, named, opens }: { reading: Past; named: boolean; opens: boolean }) {
  const say = useSay()
  const me = useSession(({ userData }) => userData?.id)
  const { name } = otherOf(reading, sideOf(reading, me))
  const { state, requested_at } = reading
  return (
    <LinkRow
      to={paths.room(reading.id)}
      over={
        opens && (
          <p className="px-16 lg:px-20 py-8 text-label font-semibold text-muted bg-sunken">
            <FormattedDate value={requested_at} month="long" year="numeric" />
          </p>
        )
      }
    >
      <span className="grow min-w-0 basis-0">
        {named && (
          <span className="block font-semibold truncate">
            <bdi>{name}</bdi>
          </span>
        )}
        <When plain at={requested_at} className={named ? 'text-meta text-muted' : 'font-semibold'} />
        <Earned of={reading} />
      </span>
      {state === 'settled' ? (
        <Counted of={reading} />
      ) : (
        <Badge>{say(`readings.past.${state === 'missed' || state === 'declined' ? state : 'withdrawn'}`)}</Badge>
      )}
    </LinkRow>
  )
}

/** To its reader: what it earned, or why nothing. */
function Earned({ of }: { of: Past }) {
  const say = useSay()
  const money = useMoney()
  const { earned_cents, rate_cents_per_minute } = of
  if (earned_cents === undefined || rate_cents_per_minute === undefined) return null
  return (
    <span className="block text-meta tabular">
      {say(`readings.past.earned.${earnedBy(of)}`, { earned: money(earned_cents), rate: money(rate_cents_per_minute) })}
    </span>
  )
}

/** How long the clock ran, and as what. */
function Counted({ of: { free_seconds, paid_seconds } }: { of: Past }) {
  const say = useSay()
  const spent = [
    ...(free_seconds ? [['free', free_seconds] as const] : []),
    ...(paid_seconds ? [['paid', paid_seconds] as const] : []),
  ]
  return (
    <span className="shrink-0 text-end tabular">
      <span className="block font-semibold">{say(...lengthOf(free_seconds + paid_seconds))}</span>
      {spent.map(([kind, seconds]) => (
        <span key={kind} className="block text-meta text-muted">
          {spent.length === 1
            ? say(`readings.past.only_${kind}`)
            : say(`readings.past.${kind}`, { time: say(...lengthOf(seconds)) })}
        </span>
      ))}
    </span>
  )
}
