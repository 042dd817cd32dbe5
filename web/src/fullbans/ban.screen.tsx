import { paths } from '@evenlight/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useOn } from '../live.ts'
import { Readings } from '../staff/Readings.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSay } from '../words/say.tsx'
import { Acts } from './Acts.tsx'
import { BanList } from './BanList.tsx'
import { bansChanged, caseOf, type FullBanCase } from './calls.ts'
import { Course } from './Course.tsx'
import { Evidence } from './Evidence.tsx'
import { BanState } from './BanState.tsx'

/** One ban: what was said and done, what else is known of the person, and what may be decided. */
export function Component() {
  const say = useSay()
  const { id = '' } = useParams()
  const found = useQuery(caseOf(id))
  useOn('full_ban:changed', () => void bansChanged())
  const name = found.data?.person.username
  return (
    <Page
      title={name ?? say('fullbans.case')}
      heading={name && <bdi className="wrap-anywhere">{name}</bdi>}
      back={{ to: paths.bans(), words: say('fullbans.title') }}
      width="text"
    >
      <Loaded of={found} failed={say('fullbans.case.failed')} shape={<Skeleton className="h-portrait" />}>
        {(ban) => <Case ban={ban} />}
      </Loaded>
    </Page>
  )
}

function Case({ ban }: { ban: FullBanCase }) {
  const say = useSay()
  const { person, evidence, earlier, may } = ban
  return (
    <>
      <div className="flex flex-col gap-8">
        <BanState of={ban} />
        {ban.fraud && <p>{say('fullbans.is_fraud')}</p>}
        <Link to={paths.person(person.id)} className="link self-start inline-flex items-center min-h-target">
          {say('fullbans.person', { name: person.username })}
        </Link>
      </div>
      <Part title={say('fullbans.course')}>
        <Course of={ban} />
      </Part>
      {(may.length > 0 || ban.waits_for) && (
        <Part title={say('fullbans.acts')}>
          {may.length > 0 ? (
            <Acts key={ban.state} person={{ ...person, unused: evidence }} of={ban} may={may} />
          ) : (
            <p className="text-muted">{say('fullbans.acts.another')}</p>
          )}
        </Part>
      )}
      <Part title={say('fullbans.evidence')}>
        <Evidence of={ban} />
      </Part>
      <Part title={say('fullbans.earlier')}>
        {earlier.length ? <BanList bans={earlier} /> : <p className="text-muted">{say('fullbans.earlier.none')}</p>}
      </Part>
      <Part title={say('fullbans.readings')}>
        <Readings of={person.type === 'READER' ? 'reader_id' : 'client_id'} id={person.id} />
      </Part>
    </>
  )
}
