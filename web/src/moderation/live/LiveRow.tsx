import { paths } from '@evenlight/contract/paths'
import { LinkRow } from '../../ui/LinkRows.tsx'
import { useSay } from '../../words/say.tsx'
import { Since } from '../../words/when.tsx'
import type { Live } from './calls.ts'
import { Counted } from './Counted.tsx'
import { Signs } from './Signs.tsx'

/** One reading of the list: who with whom, how the clock stands, and what asks for a look. */
export function LiveRow({ of, atMs }: { of: Live; atMs: number }) {
  const say = useSay()
  return (
    <LinkRow to={paths.live(of.id)}>
      <span className="me-auto min-w-0 flex flex-col gap-4">
        <span className="font-semibold wrap-anywhere">
          {say('live.between', { client: of.client.username, reader: of.reader.display_name })}
        </span>
        <span className="text-meta text-muted">
          {say(`readers.channel.${of.channel}`)} ·{' '}
          {say(of.state === 'requested' || of.state === 'accepted' ? `live.state.${of.state}` : 'live.state.open')} ·{' '}
          {say('live.since')} <Since at={of.started_at ?? of.requested_at} />
        </span>
        <Signs of={of} />
      </span>
      {of.state === 'open' && <Counted of={of} atMs={atMs} />}
    </LinkRow>
  )
}
