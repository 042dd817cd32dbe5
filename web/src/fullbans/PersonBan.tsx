import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useOn } from '../live.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { Acts, type Person } from './Acts.tsx'
import { bansChanged, openOf } from './calls.ts'
import { BanState } from './BanState.tsx'

/** How somebody stands: the case that is open about them, or the way to begin one. */
export function PersonBan({ person }: { person: Person }) {
  const say = useSay()
  const open = useQuery(openOf(person.id))
  useOn('full_ban:changed', () => void bansChanged())
  return (
    <Loaded of={open} failed={say('fullbans.case.failed')} shape={<Skeleton className="h-72" />}>
      {(ban) =>
        ban ? (
          <div className="flex flex-col items-start gap-8">
            <BanState of={ban} />
            <Link to={paths.ban(ban.id)} className="link inline-flex items-center min-h-target">
              {say('fullbans.of.person.see')}
            </Link>
          </div>
        ) : (
          <Acts person={person} may={['suspend', 'ban']} />
        )
      }
    </Loaded>
  )
}
