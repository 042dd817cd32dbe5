import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/Loaded.tsx'
import { Part } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Table } from '../ui/Table.tsx'
import { useSay } from '../words/say.tsx'
import { When } from '../words/when.tsx'
import { type Consent, consentsOf } from './calls.ts'

/** What one agreed to, in which version and when. */
export function Consents() {
  const say = useSay()
  const columns = [
    { name: 'to', label: say('own.consents.what'), cell: ({ to }: Consent) => say(`own.consents.to.${to}`) },
    { name: 'version', label: say('own.consents.version'), cell: ({ version }: Consent) => version ?? '–' },
    { name: 'at', label: say('own.consents.since'), cell: ({ at }: Consent) => <When at={at} /> },
    {
      name: 'ended',
      label: say('own.consents.ended'),
      cell: ({ ended_at }: Consent) => (ended_at ? <When at={ended_at} /> : say('own.consents.still')),
    },
  ]
  return (
    <Part id="consents" title={say('own.consents')}>
      <Loaded of={useQuery(consentsOf())} failed={say('own.failed')} shape={<Skeleton className="h-48" />}>
        {(consents) =>
          consents.length === 0 ? (
            <p>{say('own.consents.none')}</p>
          ) : (
            <Table
              caption={say('own.consents')}
              columns={columns}
              rows={consents}
              idOf={({ to, at }) => `${to} ${at}`}
            />
          )
        }
      </Loaded>
    </Part>
  )
}
