import { paths } from '@evenlight/contract/paths'
import { LinkRow, LinkRows } from '../ui/LinkRows.tsx'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import type { FullBan } from './calls.ts'
import { Due } from './Due.tsx'
import { StateBadge } from './StateBadge.tsx'

/** Bans, each leading to its case. */
export function BanList({ bans }: { bans: readonly FullBan[] }) {
  const say = useSay()
  return (
    <LinkRows>
      {bans.map((ban) => (
        <LinkRow key={ban.id} to={paths.ban(ban.id)}>
          <span className="me-auto min-w-0 flex flex-col">
            <bdi className="font-semibold wrap-anywhere">{ban.person.username}</bdi>
            <span className="text-meta text-muted">
              {say(`staff.type.${ban.person.type}`)} · <Since at={ban.opened_at} />
            </span>
            <span className="text-meta">
              <Due ban={ban} />
            </span>
          </span>
          <StateBadge of={ban.state} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
